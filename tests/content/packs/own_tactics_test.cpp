#include "content/packs/own_tactics.hpp"

#include <doctest/doctest.h>

#include <rapidcheck.h>

#include "catalog/tactic_traits.hpp"
#include "content/memory_pack.hpp"
#include "content/shipped_content.hpp"

using namespace td;
using namespace td::testing;

namespace {

using Change = TacticsChange::Outcome;

Tactic simple(const std::string& id, std::vector<Plan> plans = {Plan{.kind = Plan::Kind::attack}}) {
    Tactic tactic;
    tactic.id = id;
    tactic.name = "Rush";
    tactic.for_party = true;
    tactic.plans = std::move(plans);
    return tactic;
}

int any(int least, int most) { return *rc::gen::inRange(least, most + 1); }
template <class T>
T any_of(std::vector<T> values) {
    return *rc::gen::elementOf(std::move(values));
}

void give_any(const ConditionTraits& traits, PlanCondition& condition) {
    if (const auto* const of = std::get_if<int PlanCondition::*>(&traits.member)) condition.** of = any(traits.least, traits.most);
    if (const auto* const of = std::get_if<ConditionTraits::Flag PlanCondition::*>(&traits.member)) condition.** of = any(0, 1) == 1;
    if (const auto* const of = std::get_if<SkillId PlanCondition::*>(&traits.member))
        condition.** of = SkillId(static_cast<std::size_t>(any(0, static_cast<int>(test::shipped_content()->skills.size()) - 1)));
    if (const auto* const of = std::get_if<StatusId PlanCondition::*>(&traits.member))
        condition.** of = StatusId(static_cast<std::size_t>(any(0, static_cast<int>(test::shipped_content()->statuses.size()) - 1)));
}

PlanCondition any_condition() {
    PlanCondition condition;
    for (const ConditionTraits& traits : condition_traits)
        if (any(0, 4) == 0) give_any(traits, condition);
    return condition;
}

Plan any_plan() {
    const PlanTraits& traits = plan_traits[static_cast<std::size_t>(any(0, static_cast<int>(plan_traits.size()) - 1))];
    Plan plan{.kind = traits.kind, .amount = traits.usual};
    if (!traits.amount.empty()) plan.amount = any(traits.least, traits.most);
    if (traits.names_skill)
        plan.skill = SkillId(static_cast<std::size_t>(any(0, static_cast<int>(test::shipped_content()->skills.size()) - 1)));
    if (traits.may_be_bold) plan.boldly = any(0, 1) == 1;
    if (any(0, 1) == 1) plan.only_if = any_condition();
    if (any(0, 3) == 0) plan.unless = any_condition();
    return plan;
}

std::string any_text(int least, int most) {
    std::string text;
    const int pieces = any(least, most);
    for (int i = 0; i < pieces; ++i)
        text += any_of<std::string>(
            {"a", "Z", " ", "#", ":", "\"", "'", "\\", "{", "]", "\n", "\t", "é", "→", "-", "0", "null", "true", "~", "&"});
    return text;
}

Tactic any_tactic() {
    Tactic tactic = simple("subject", {});
    tactic.name = any_of<std::string>({"a", "#", "- ", "\"", "é", "null "}) + any_text(0, 10);
    std::erase_if(tactic.name, [](char c) { return c == '\n' || c == '\t'; });
    tactic.description = any_text(0, 60);
    // Nobody can write one that shows nothing.
    if (tactic.description.find_first_not_of(" \n\t") == std::string::npos) tactic.description.clear();
    tactic.for_party = any(0, 1) == 1;
    tactic.spares_sleepers = any(0, 1) == 1;
    tactic.look_ahead = any(0, 2);
    tactic.candidates = any(2, 20);
    const int count = any(1, 6);
    for (int i = 0; i < count; ++i) tactic.plans.push_back(any_plan());
    // The one order of plans that a file may not have: what stands behind it is never reached.
    std::erase_if(tactic.plans, [](const Plan& plan) { return plan == Plan{}; });
    if (tactic.plans.empty()) tactic.plans.push_back({.kind = Plan::Kind::attack});
    return tactic;
}

constexpr std::string_view by_hand =
    "# Mine, since the long winter.\n"
    "tactics:\n"
    "\n"
    "  # The careful one.\n"
    "  first:\n"
    "    name: First   # of two\n"
    "    plans: [hold]\n"
    "\n"
    "  # The other one.\n"
    "  second:\n"
    "    plans:\n"
    "      - {below: 30, do: heal}\n"
    "      - attack\n"
    "    name: 'Second'\n"
    "# The end.\n"
    "statuses:\n"
    "  dizzy: {name: Dizzy}  # not a tactic\n";

Tactic read(std::string_view text, const std::string& id) {
    for (const Tactic& tactic : tactics_in(text, *test::shipped_content()))
        if (tactic.id == id) return tactic;
    FAIL(id << " is not in the text");
    return {};
}

}  // namespace

TEST_CASE("whatever tactic there can be is read as it was written") {
    const bool holds = rc::check("read as written", [] {
        const Tactic tactic = any_tactic();
        const TacticsChange written = save_tactic("", nullptr, tactic, *test::shipped_content());
        RC_LOG(written_tactic(tactic, *test::shipped_content()));
        RC_ASSERT(written.outcome == Change::done);
        RC_ASSERT(tactics_in(written.text, *test::shipped_content()) == std::vector<Tactic>{tactic});
    });
    CHECK(holds);
}

TEST_CASE("every tactic of the game can be written and read, whatever stands around it") {
    std::string text(by_hand);
    for (const Tactic& tactic : test::shipped_content()->tactics) {
        CAPTURE(tactic.id);
        const TacticsChange change = save_tactic(text, nullptr, tactic, *test::shipped_content());
        REQUIRE(change.outcome == Change::done);
        text = change.text;
        CHECK(read(text, tactic.id) == tactic);
    }
    CHECK(tactics_in(text, *test::shipped_content()).size() == test::shipped_content()->tactics.size() + 2);
}

TEST_CASE("a tactic is written with no more than it needs, a plan a line") {
    Plan guarded{.kind = Plan::Kind::follow, .amount = 3};
    guarded.only_if = PlanCondition{.health_below = 40, .alone = false};
    guarded.unless = PlanCondition{.has_status = StatusId(0)};
    Tactic tactic = simple("rush", {{.kind = Plan::Kind::use_skills, .amount = 100, .boldly = true}, guarded, {.kind = Plan::Kind::hold}});
    tactic.description = "In, and \"out\".";
    CHECK(written_tactic(tactic, *test::shipped_content()) ==
          "  rush:\n"
          "    name: Rush\n"
          "    description: \"In, and \\\"out\\\".\"\n"
          "    for_party: true\n"
          "    plans:\n"
          "      - {do: use_skills, boldly: true}\n"
          "      - {do: follow, within: 3, if: {health_below: 40, alone: false}, unless: {has_status: " +
              test::shipped_content()->statuses[0].id +
              "}}\n"
              "      - hold\n");
}

TEST_CASE("what is changed in a file that was edited by hand leaves every other line as it was") {
    Tactic changed = read(by_hand, "second");
    changed.plans.pop_back();
    const Tactic before = read(by_hand, "second");
    const TacticsChange change = save_tactic(by_hand, &before, changed, *test::shipped_content());
    REQUIRE(change.outcome == Change::done);
    CHECK(change.text ==
          "# Mine, since the long winter.\n"
          "tactics:\n"
          "\n"
          "  # The careful one.\n"
          "  first:\n"
          "    name: First   # of two\n"
          "    plans: [hold]\n"
          "\n"
          "  # The other one.\n"
          "  second:\n"
          "    name: Second\n"
          "    plans:\n"
          "      - {do: heal, below: 30}\n"
          "# The end.\n"
          "statuses:\n"
          "  dizzy: {name: Dizzy}  # not a tactic\n");
    const TacticsChange gone = remove_tactic(change.text, changed, *test::shipped_content());
    REQUIRE(gone.outcome == Change::done);
    CHECK(gone.text.find("second:") == std::string::npos);
    CHECK(gone.text.find("# The other one.\n# The end.\n") != std::string::npos);
}

TEST_CASE("a tactic with comments among its lines is refused, and the comment is named") {
    const Tactic before = read(by_hand, "first");
    Tactic changed = before;
    changed.name = "Foremost";
    CHECK(save_tactic(by_hand, &before, changed, *test::shipped_content()).outcome == Change::has_remarks);
    CHECK(save_tactic(by_hand, &before, changed, *test::shipped_content()).line == 6);
    CHECK(save_tactic(by_hand, &before, changed, *test::shipped_content()).text.empty());
    CHECK(remove_tactic(by_hand, before, *test::shipped_content()).outcome == Change::has_remarks);
}

TEST_CASE("a hash in a name is no comment") {
    Tactic tactic = simple("rush");
    tactic.name = "Rush #1";
    const std::string text = save_tactic("", nullptr, tactic, *test::shipped_content()).text;
    Tactic changed = tactic;
    changed.look_ahead = 1;
    CHECK(save_tactic(text, &tactic, changed, *test::shipped_content()).outcome == Change::done);
    const std::string loose = "tactics:\n  rush:\n    name:   \"Rush #1\"\n    for_party: true\n    plans: [attack]\n";
    CHECK(save_tactic(loose, &tactic, changed, *test::shipped_content()).outcome == Change::done);
}

TEST_CASE("a tactic that is another by now is not written over") {
    Tactic before = read(by_hand, "second");
    before.name = "As it was read";
    const TacticsChange change = save_tactic(by_hand, &before, simple("second"), *test::shipped_content());
    CHECK(change.outcome == Change::is_another_now);
    CHECK(change.line == 10);
    const Tactic none = simple("third");
    CHECK(save_tactic(by_hand, &none, none, *test::shipped_content()).outcome == Change::is_another_now);
    CHECK(remove_tactic(by_hand, none, *test::shipped_content()).outcome == Change::is_another_now);
}

TEST_CASE("an id is not taken twice") {
    const TacticsChange change = save_tactic(by_hand, nullptr, simple("first"), *test::shipped_content());
    CHECK(change.outcome == Change::is_there);
    CHECK(change.line == 5);
}

TEST_CASE("a file that cannot be read, or that is laid out otherwise, is left alone") {
    CHECK(save_tactic("tactics:\n  a: [\n", nullptr, simple("rush"), *test::shipped_content()).outcome == Change::has_mistakes);
    CHECK(save_tactic("tactics: {a: {name: A, plans: [hold]}}\n", nullptr, simple("rush"), *test::shipped_content()).outcome ==
          Change::other_layout);
    CHECK(save_tactic("- a list\n", nullptr, simple("rush"), *test::shipped_content()).outcome == Change::other_layout);
    CHECK(save_tactic("tactics: [a]\n", nullptr, simple("rush"), *test::shipped_content()).outcome == Change::other_layout);
}

TEST_CASE("the last tactic goes, and another one comes in its place") {
    const Tactic one = simple("one"), other = simple("other");
    const std::string text = save_tactic("", nullptr, one, *test::shipped_content()).text;
    const TacticsChange emptied = remove_tactic(text, one, *test::shipped_content());
    REQUIRE(emptied.outcome == Change::done);
    CHECK(emptied.text.ends_with("\ntactics: {}\n"));
    const TacticsChange again = save_tactic(emptied.text, nullptr, other, *test::shipped_content());
    REQUIRE(again.outcome == Change::done);
    CHECK(again.text == save_tactic("", nullptr, other, *test::shipped_content()).text);
}

TEST_CASE("a file without tactics, or with comments only, gets its first one") {
    for (const std::string text : {"# Nothing yet.\n", "statuses:\n  dizzy: {name: Dizzy}\n", "tactics:\n"}) {
        CAPTURE(text);
        const TacticsChange change = save_tactic(text, nullptr, simple("rush"), *test::shipped_content());
        REQUIRE(change.outcome == Change::done);
        CHECK(change.text.starts_with(text == "tactics:\n" ? "tactics:\n  rush:" : text));
        CHECK(tactics_in(change.text, *test::shipped_content()).size() == 1);
    }
}

TEST_CASE("a tactic that changes or extends another is not read as one of its own") {
    CHECK(tactics_in("tactics:\n  lead: {change: edit, name: Ahead}\n  more: {extends: lead, name: More}\n", *test::shipped_content())
              .empty());
}
