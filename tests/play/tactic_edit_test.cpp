#include "play/tactic_edit.hpp"

#include <doctest/doctest.h>

#include "base/rng.hpp"

namespace td {

namespace {

using Kind = TacticRow::Kind;
using Mistake = TacticMistake::Kind;

TacticEdit::Offer some_offer() { return {{SkillId(4), SkillId(0), SkillId(2)}, {StatusId(1), StatusId(0)}, {"Taken"}}; }

Tactic some_tactic() {
    Tactic tactic;
    tactic.id = "mine";
    tactic.name = "Mine";
    tactic.plans = {{.kind = Plan::Kind::heal_allies, .amount = 60}, {.kind = Plan::Kind::attack}, {.kind = Plan::Kind::hold}};
    return tactic;
}

TacticEdit some_edit() { return {some_tactic(), some_offer()}; }

/// The row of that kind, with a plan if one is named.
TacticRow row_of(const TacticEdit& edit, Kind kind, int plan = -1) {
    for (const TacticRow& row : edit.rows())
        if (row.kind == kind && (plan < 0 || row.plan == plan)) return row;
    FAIL("there is no such row");
    return {};
}

std::vector<Kind> kinds(const TacticEdit& edit) {
    std::vector<Kind> result;
    for (const TacticRow& row : edit.rows()) result.push_back(row.kind);
    return result;
}

const ConditionTraits& condition_called(std::string_view name) {
    for (const ConditionTraits& traits : condition_traits)
        if (traits.name == name) return traits;
    FAIL("there is no such condition");
    return condition_traits.front();
}

bool is_in_bounds(const PlanCondition& condition) {
    for (const ConditionTraits& traits : condition_traits)
        if (const auto* const of = std::get_if<int PlanCondition::*>(&traits.member))
            if (traits.is_given(condition) && (condition.**of < traits.least || condition.**of > traits.most)) return false;
    return condition != PlanCondition{};
}

bool is_in_bounds(const Plan& plan) {
    const PlanTraits& traits = traits_of(plan.kind);
    const bool number = traits.amount.empty() ? plan.amount == 0 : plan.amount >= traits.least && plan.amount <= traits.most;
    const bool conditions = (!plan.only_if || is_in_bounds(*plan.only_if)) && (!plan.unless || is_in_bounds(*plan.unless));
    return number && conditions && static_cast<bool>(plan.skill) == traits.names_skill && (!plan.boldly || traits.may_be_bold);
}

}  // namespace

TEST_CASE("a tactic has a row for each of its plans, and the details of the one that is open") {
    TacticEdit edit = some_edit();
    CHECK(kinds(edit) == std::vector<Kind>{Kind::name, Kind::description, Kind::spares_sleepers, Kind::look_ahead, Kind::plan, Kind::plan,
                                           Kind::plan, Kind::add_plan});
    edit.open(0);
    CHECK(kinds(edit) == std::vector<Kind>{Kind::name, Kind::description, Kind::spares_sleepers, Kind::look_ahead, Kind::plan, Kind::what,
                                           Kind::amount, Kind::add_condition, Kind::add_condition, Kind::plan, Kind::plan, Kind::add_plan});
    CHECK_FALSE(edit.changed());
    edit.step(row_of(edit, Kind::look_ahead), +1);
    CHECK(row_of(edit, Kind::candidates).kind == Kind::candidates);
    CHECK(edit.changed());
}

TEST_CASE("every kind of plan of the table can be chosen, and comes as it usually is") {
    TacticEdit edit = some_edit();
    edit.open(1);
    const TacticRow what = row_of(edit, Kind::what);
    CHECK(edit.choice_count(what) == static_cast<int>(plan_traits.size()));
    for (int i = 0; i < edit.choice_count(what); ++i) {
        const PlanTraits& traits = plan_traits[static_cast<std::size_t>(i)];
        CAPTURE(traits.name());
        edit.choose(what, i);
        const Plan& plan = edit.tactic().plans[1];
        CHECK(plan.kind == traits.kind);
        CHECK(plan.amount == traits.usual);
        CHECK(is_in_bounds(plan));
        CHECK(edit.chosen(what) == i);
    }
}

TEST_CASE("every condition of the table can be given and taken back, in both places") {
    TacticEdit edit = some_edit();
    for (const bool unless : {false, true})
        for (const ConditionTraits& traits : condition_traits) {
            CAPTURE(traits.name);
            edit.open(0);
            const std::size_t before = edit.further_conditions(0, unless).size();
            edit.add_condition(0, unless, traits);
            const Plan& plan = edit.tactic().plans[0];
            const std::optional<PlanCondition>& given = unless ? plan.unless : plan.only_if;
            REQUIRE(given);
            CHECK(traits.is_given(*given));
            CHECK(is_in_bounds(*given));
            CHECK(edit.further_conditions(0, unless).size() == before - 1);
            const TacticRow row{Kind::condition, 0, unless, &traits};
            CHECK(edit.can_step(row));
            edit.remove(row);
            CHECK_FALSE((unless ? edit.tactic().plans[0].unless : edit.tactic().plans[0].only_if));
        }
    CHECK_FALSE(edit.changed());
}

TEST_CASE("numbers stop at their bounds, whether they are stepped or typed") {
    TacticEdit edit = some_edit();
    edit.open(0);
    const TacticRow amount = row_of(edit, Kind::amount);
    edit.set_number(amount, 999);
    CHECK(edit.tactic().plans[0].amount == 100);
    edit.step(amount, +1);
    CHECK(edit.tactic().plans[0].amount == 100);
    edit.set_number(amount, 0);
    CHECK(edit.tactic().plans[0].amount == 1);
    edit.step(amount, -1);
    CHECK(edit.tactic().plans[0].amount == 1);
    edit.step(amount, +1);
    CHECK(edit.tactic().plans[0].amount == 5);
    edit.set_number(amount, 37);
    edit.step(amount, -1);
    CHECK(edit.tactic().plans[0].amount == 35);
    edit.add_condition(0, false, condition_called("foe_within"));
    const TacticRow within{Kind::condition, 0, false, &condition_called("foe_within")};
    edit.step(within, +1);
    CHECK(edit.tactic().plans[0].only_if->foe_within == 4);
}

TEST_CASE("a skill is one of those offered, the first at first") {
    TacticEdit edit = some_edit();
    edit.add_plan(2, Plan::Kind::use_skill);
    CHECK(edit.open_plan() == 3);
    const TacticRow skill = row_of(edit, Kind::skill);
    CHECK(edit.tactic().plans[3].skill == SkillId(4));
    edit.step(skill, +1);
    CHECK(edit.tactic().plans[3].skill == SkillId(0));
    edit.step(skill, -1);
    edit.step(skill, -1);
    CHECK(edit.tactic().plans[3].skill == SkillId(2));
    edit.choose(row_of(edit, Kind::what), 0);
    CHECK_FALSE(edit.tactic().plans[3].skill);
}

TEST_CASE("plans move past each other, and the open one stays open") {
    TacticEdit edit = some_edit();
    edit.open(0);
    CHECK(edit.move_plan(0, -1) == 0);
    CHECK(edit.move_plan(0, +1) == 1);
    CHECK(edit.open_plan() == 1);
    CHECK(edit.tactic().plans[1].kind == Plan::Kind::heal_allies);
    CHECK(edit.move_plan(0, +1) == 1);
    CHECK(edit.open_plan() == 0);
    CHECK(edit.move_plan(2, +1) == 2);
}

TEST_CASE("a plan is put behind another, and taken away") {
    TacticEdit edit = some_edit();
    edit.add_plan(-1, Plan::Kind::flee);
    CHECK(edit.open_plan() == 0);
    CHECK(edit.tactic().plans[0].kind == Plan::Kind::flee);
    edit.add_plan(1, Plan::Kind::rest);
    CHECK(edit.tactic().plans[2].kind == Plan::Kind::rest);
    edit.remove({Kind::plan, 0});
    CHECK(edit.open_plan() == 1);
    edit.remove({Kind::plan, 1});
    CHECK(edit.open_plan() == -1);
    CHECK_FALSE(edit.changed());
    for (int i = 0; i < 2 * TacticEdit::most_plans; ++i) edit.add_plan(0, Plan::Kind::attack);
    CHECK(static_cast<int>(edit.tactic().plans.size()) == TacticEdit::most_plans);
    CHECK(kinds(edit).back() != Kind::add_plan);
}

TEST_CASE("what is wrong is told: no name, a name that is taken, no plans, a plan that is never reached") {
    TacticEdit edit = some_edit();
    CHECK_FALSE(edit.mistake());
    edit.set_text({Kind::name}, "  ");
    CHECK(edit.mistake() == TacticMistake{Mistake::no_name});
    edit.set_text({Kind::name}, "Taken");
    CHECK(edit.mistake() == TacticMistake{Mistake::name_taken});
    edit.set_text({Kind::name}, "Free");
    edit.move_plan(2, -1);
    CHECK(edit.mistake() == TacticMistake{Mistake::never_reached, 2});
    edit.add_condition(1, false, condition_called("alone"));
    CHECK_FALSE(edit.mistake());
    for (int i = 0; i < 3; ++i) edit.remove({Kind::plan, 0});
    CHECK(edit.mistake() == TacticMistake{Mistake::no_plans});
}

TEST_CASE("a name takes letters of all kinds up to its length, and gives them back") {
    TacticEdit edit = some_edit();
    const TacticRow name{Kind::name};
    edit.set_text(name, "");
    edit.type(name, U'É');
    edit.type(name, U'\n');
    edit.type(name, U'a');
    CHECK(edit.tactic().name ==
          "\xC3\x89"
          "a");
    edit.type(name, U'\b');
    edit.type(name, U'\b');
    edit.type(name, U'\b');
    CHECK(edit.tactic().name.empty());
    for (int i = 0; i < 60; ++i) edit.type(name, U'→');
    CHECK(edit.tactic().name.size() == 3 * TacticEdit::longest_name);
}

TEST_CASE("whatever is done to a tactic, its plans stay within the bounds of the tables") {
    Rng rng = Rng::named(3, "fingers");
    const auto below = [&](std::size_t count) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(count))); };
    TacticEdit edit = some_edit();
    for (int turn = 0; turn < 4000; ++turn) {
        const std::vector<TacticRow> rows = edit.rows();
        const TacticRow row = rows[static_cast<std::size_t>(below(rows.size()))];
        switch (below(8)) {
            case 0: edit.add_plan(row.plan, plan_traits[static_cast<std::size_t>(below(plan_traits.size()))].kind); break;
            case 1: edit.remove(row); break;
            case 2: edit.set_number(row, below(300) - 100); break;
            case 3: edit.choose(row, below(40)); break;
            case 4:
                if (row.plan >= 0) edit.open(row.plan);
                break;
            case 5:
                if (row.plan >= 0) edit.move_plan(row.plan, below(2) * 2 - 1);
                break;
            case 6:
                if (row.kind == Kind::add_condition) {
                    const auto further = edit.further_conditions(row.plan, row.unless);
                    edit.add_condition(row.plan, row.unless, *further[static_cast<std::size_t>(below(further.size()))]);
                }
                break;
            default: edit.step(row, below(2) * 2 - 1); break;
        }
        for (const Plan& plan : edit.tactic().plans) REQUIRE(is_in_bounds(plan));
        REQUIRE(edit.tactic().candidates >= 2);
        REQUIRE(edit.tactic().look_ahead <= 2);
    }
}

TEST_CASE("ids follow from names, and are free") {
    CHECK(id_for_tactic("Rush in!", {}) == "rush_in");
    CHECK(id_for_tactic("Rush in!", {"rush_in"}) == "rush_in_2");
    CHECK(id_for_tactic("Rush in!", {"rush_in", "rush_in_2"}) == "rush_in_3");
    CHECK(id_for_tactic("3 steps", {}) == "tactic_3_steps");
    CHECK(id_for_tactic("→", {}) == "tactic");
    CHECK(id_for_tactic(std::string(80, 'x'), {}).size() <= 48);
}

TEST_CASE("a name that is taken gets a number, within its length") {
    CHECK(free_name("Rush", {"Dash"}) == "Rush");
    CHECK(free_name("Rush", {"Rush", "Rush 2"}) == "Rush 3");
    const std::string longest(TacticEdit::longest_name, 'x');
    CHECK(free_name(longest, {longest}) == std::string(TacticEdit::longest_name - 2, 'x') + " 2");
}

}  // namespace td
