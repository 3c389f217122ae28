#include "tools/cases/priced_action.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The first problem of an action that is written so, and was read as `action`.
std::string problem_of_action(const std::string& yaml, PricedAction action, PricedAction* checked = nullptr) {
    Snippet snippet(yaml);
    const Reader::Step step(snippet.reader, "deed", snippet.root());
    check_action(snippet.root(), action, snippet.reader);
    if (checked) *checked = action;
    return snippet.problems.empty() ? std::string() : snippet.problems[0].message;
}

PricedAction priced(CostEntry entry, std::vector<int> weapons = {}, Ticks cost = 0) {
    PricedAction action{entry};
    action.weapons = std::move(weapons);
    action.cost = cost;
    return action;
}

}  // namespace

TEST_CASE("an entry of the table of costs has its name, and a move or an action its short one") {
    CHECK(value_of(cost_entry(), "move") == CostEntry::step);
    CHECK(value_of(cost_entry(), "step") == CostEntry::step);
    CHECK(value_of(cost_entry(), "action") == CostEntry::other);
    CHECK(value_of(cost_entry(), "attach_from_ground") == CostEntry::attach_from_ground);
    CHECK_FALSE(value_of(cost_entry(), "volly"));
}

TEST_CASE("weapons are told by the time that each takes, from a tenth to four times the usual") {
    CHECK(value_of(weapon_times(), "[100, 80]") == std::vector<int>{100, 80});
    CHECK(problem_of(weapon_times(), "[9]").find("C032") != std::string::npos);
    CHECK(problem_of(weapon_times(), "[401]").find("C032") != std::string::npos);
    CHECK_FALSE(value_of(weapon_times(), "[]"));
    CHECK(value_of(doer_speed(), "-3") == -3);
    CHECK_FALSE(value_of(doer_speed(), "4"));
}

TEST_CASE("only attacks have weapons, and a stroke has one") {
    CHECK(problem_of_action("weapons: [100]", priced(CostEntry::volley, {100})) == "");
    CHECK(problem_of_action("weapons: [100]", priced(CostEntry::pick_up, {100})) == "only a `volley` or a `melee` has weapons");
    CHECK(problem_of_action("weapons: [100, 90]", priced(CostEntry::melee, {100, 90})) == "only one weapon strikes; others follow up");
    CHECK(problem_of_action("do: volley", priced(CostEntry::volley)).find("a volley needs its `weapons`") == 0);
}

TEST_CASE("an action with a cost of its own asks no tables") {
    CHECK(problem_of_action("cost: 5", priced(CostEntry::volley, {}, 5)) == "");
    CHECK(problem_of_action("weapons: [100]", priced(CostEntry::volley, {100}, 5)).find("doesn't use the cost of weapons") !=
          std::string::npos);
    CHECK(problem_of_action("costs: {wait: 9}", priced(CostEntry::wait, {}, 5)).find("doesn't use the cost tables") != std::string::npos);
}

TEST_CASE("a stroke without a weapon is made with an ordinary one") {
    PricedAction checked;
    CHECK(problem_of_action("do: melee", priced(CostEntry::melee), &checked) == "");
    CHECK(checked.weapons == std::vector<int>{100});
}
