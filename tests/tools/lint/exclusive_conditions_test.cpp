// Which conditions never hold together, and which only seem so.
#include "tools/lint/exclusive_conditions.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

using Predicate = TriggerCondition::Kind;

TriggerCondition asking(Predicate kind, bool negated = false) {
    TriggerCondition condition;
    condition.kind = kind;
    condition.negated = negated;
    return condition;
}

TriggerCondition asking_for(Predicate kind, int low, int high = 0, bool negated = false) {
    TriggerCondition condition = asking(kind, negated);
    condition.low = low;
    condition.high = high;
    return condition;
}

TriggerCondition of_species(int number) {
    TriggerCondition condition = asking(Predicate::species);
    condition.species = SpeciesId(static_cast<std::size_t>(number));
    return condition;
}

Plan plan_if(const PlanCondition& only_if, std::optional<PlanCondition> unless = {}) {
    Plan plan{Plan::Kind::attack};
    plan.only_if = only_if;
    plan.unless = std::move(unless);
    return plan;
}

/// A condition with one entry.
template <class Member, class Entry>
PlanCondition with_entry(Member member, Entry entry, PlanCondition condition = {}) {
    condition.*member = entry;
    return condition;
}

}  // namespace

TEST_CASE("a condition and its opposite exclude each other, of one creature") {
    TriggerCondition of_other = asking(Predicate::asleep, true);
    of_other.whose = TriggerCondition::Whose::other;
    CHECK(exclude_each_other(asking(Predicate::asleep), asking(Predicate::asleep, true)));
    CHECK_FALSE(exclude_each_other(asking(Predicate::asleep), asking(Predicate::asleep)));
    CHECK_FALSE(exclude_each_other(asking(Predicate::asleep), of_other));
    CHECK_FALSE(exclude_each_other(asking(Predicate::asleep), asking(Predicate::leader, true)));
}

TEST_CASE("a follow-up in the same tier is narrower than any follow-up") {
    TriggerCondition same_tier = asking(Predicate::follow_up, true);
    same_tier.same_tier = true;
    CHECK_FALSE(exclude_each_other(asking(Predicate::follow_up), same_tier));
    CHECK(exclude_each_other(asking(Predicate::follow_up), asking(Predicate::follow_up, true)));
}

TEST_CASE("a narrower condition excludes the opposite of a wider one, not the other way round") {
    CHECK(exclude_each_other(asking_for(Predicate::health_below, 20), asking_for(Predicate::health_below, 50, 0, true)));
    CHECK_FALSE(exclude_each_other(asking_for(Predicate::health_below, 50), asking_for(Predicate::health_below, 20, 0, true)));
    CHECK(exclude_each_other(asking_for(Predicate::late, 60, 0), asking_for(Predicate::late, 40, 0, true)));
    CHECK(exclude_each_other(asking_for(Predicate::foes_within, 2, 3), asking_for(Predicate::foes_within, 4, 2, true)));
    CHECK_FALSE(exclude_each_other(asking_for(Predicate::foes_within, 2, 2), asking_for(Predicate::foes_within, 4, 3, true)));
    CHECK(exclude_each_other(asking_for(Predicate::speed, 1, 3), asking_for(Predicate::speed, -3, 0)));
    CHECK_FALSE(exclude_each_other(asking_for(Predicate::speed, 0, 3), asking_for(Predicate::speed, -3, 0)));
}

TEST_CASE("two species, and foe and ally, exclude each other") {
    CHECK(exclude_each_other(of_species(0), of_species(1)));
    CHECK_FALSE(exclude_each_other(of_species(1), of_species(1)));
    CHECK(exclude_each_other(asking(Predicate::foe), asking(Predicate::ally)));
    CHECK_FALSE(exclude_each_other(asking(Predicate::foe, true), asking(Predicate::ally, true)));
    CHECK(exclude_each_other({asking(Predicate::leader), of_species(0)}, {of_species(2)}));
}

TEST_CASE("conditions of an effect are about whom the trigger affects, or whom it belongs to") {
    Trigger trigger;
    trigger.to = TriggerCondition::Whose::other;
    Effect effect{.payload = effect::Teleport{},
                  .conditions = {asking(Predicate::asleep), asking(Predicate::foe), asking(Predicate::leader)}};
    effect.conditions[2].whose = TriggerCondition::Whose::other;
    const std::vector<TriggerCondition> seen = as_conditions_of_trigger(trigger, effect);
    REQUIRE(seen.size() == 2);
    CHECK(seen[0].whose == TriggerCondition::Whose::other);
    CHECK(seen[1].whose == TriggerCondition::Whose::self);
    trigger.area = Area{Shape::burst, 0, 1};
    CHECK(as_conditions_of_trigger(trigger, effect).size() == 1);
}

TEST_CASE("a plan whose `if` contradicts itself is never done") {
    const PlanCondition alone = with_entry(&PlanCondition::alone, true);
    CHECK(why_never_done(plan_if(alone)).empty());
    CHECK(why_never_done(plan_if(with_entry(&PlanCondition::allies_at_least, 1, alone))) ==
          "`alone` and `allies_at_least` exclude each other");
    const PlanCondition calm = with_entry(&PlanCondition::hunting, false);
    CHECK(why_never_done(plan_if(with_entry(&PlanCondition::foes_at_least, 1, calm))) ==
          "`hunting: false` and `foes_at_least` exclude each other");
    CHECK(why_never_done(plan_if(with_entry(&PlanCondition::can_strike, false, calm))).empty());
}

TEST_CASE("a plan is never done if its `unless` holds wherever its `if` does") {
    const auto within = [](int tiles) { return with_entry(&PlanCondition::foe_within, tiles); };
    const auto hurt = [](int percent) { return with_entry(&PlanCondition::health_below, percent); };
    CHECK(why_never_done(plan_if(within(5), within(8))) == "whenever its `if` holds, its `unless` holds too");
    CHECK(why_never_done(plan_if(within(5), within(5))) == "`if` and `unless` say the same");
    CHECK(why_never_done(plan_if(within(8), within(5))).empty());
    CHECK(why_never_done(plan_if(hurt(50), hurt(20))).empty());
    CHECK_FALSE(why_never_done(plan_if(within(5), with_entry(&PlanCondition::hunting, true))).empty());
    CHECK(why_never_done(plan_if(within(5), with_entry(&PlanCondition::health_below, 50, within(8)))).empty());
    const auto many = [](int foes) { return with_entry(&PlanCondition::foes_at_least, foes); };
    CHECK_FALSE(why_never_done(plan_if(many(3), many(2))).empty());
    CHECK(why_never_done(plan_if(many(2), many(3))).empty());
    const auto by_chance = [](int percent) { return with_entry(&PlanCondition::chance, percent); };
    CHECK(why_never_done(plan_if(by_chance(20), by_chance(50))).empty());
    CHECK(why_never_done(plan_if(within(5), PlanCondition{})).empty());
}
