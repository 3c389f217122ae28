#include "tools/lint/exclusive_conditions.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalog/effect_traits.hpp"
#include "catalog/tactic_traits.hpp"

namespace td {

namespace {

using Predicate = TriggerCondition::Kind;

/// True if the predicate is about the floor or the cause, so that `whose` has no meaning.
constexpr bool is_about_no_creature(Predicate kind) {
    return kind == Predicate::weather || kind == Predicate::late || kind == Predicate::floor || is_about_cause(kind);
}

/// True if both conditions are of one kind, and about the same creature if the kind is about one.
bool are_about_the_same(const TriggerCondition& a, const TriggerCondition& b) {
    const bool mutual = a.kind == Predicate::foe || a.kind == Predicate::ally || a.kind == Predicate::within;
    return a.kind == b.kind && (mutual || is_about_no_creature(a.kind) || a.whose == b.whose);
}

/// Precondition: both are about the same subject.
bool ask_for_equal_values(const TriggerCondition& a, const TriggerCondition& b) {
    return a.faction == b.faction && a.mobility == b.mobility && a.low == b.low && a.high == b.high && a.status == b.status &&
           a.terrain == b.terrain && a.feature == b.feature && a.species == b.species && a.item == b.item && a.skill == b.skill &&
           a.weather == b.weather && a.damage_kind == b.damage_kind && a.same_tier == b.same_tier;
}

/// True if `b` is true whenever `a` is. Ignores `not`. Precondition: both are about the same subject.
bool follows_from(const TriggerCondition& b, const TriggerCondition& a) {
    switch (a.kind) {
        case Predicate::health_below:
        case Predicate::within: return a.low <= b.low;
        case Predicate::late: return a.low >= b.low;
        case Predicate::speed:
        case Predicate::floor: return a.low >= b.low && a.high <= b.high;
        case Predicate::foes_within: return a.low <= b.low && a.high >= b.high;
        case Predicate::moves_by: return (a.mobility & ~b.mobility) == 0;
        default: return ask_for_equal_values(a, b);
    }
}

/// True if only one value of this kind is possible at a time, so that two of them exclude each other.
bool has_one_value(Predicate kind) {
    switch (kind) {
        case Predicate::on_terrain:
        case Predicate::on_feature:
        case Predicate::species:
        case Predicate::of_side:
        case Predicate::weather:
        case Predicate::harm_kind:
        case Predicate::by_skill:
        case Predicate::by_item:
        case Predicate::of_status: return true;
        default: return false;
    }
}

/// Precondition: both are required, and are about the same subject.
bool have_no_common_value(const TriggerCondition& a, const TriggerCondition& b) {
    if (a.kind == Predicate::speed || a.kind == Predicate::floor) return a.high < b.low || b.high < a.low;
    return has_one_value(a.kind) && !ask_for_equal_values(a, b);
}

/// The first entry that is true only with a foe in sight; empty if there is none.
std::string_view entry_with_foe(const PlanCondition& condition) {
    if (condition.foe_within > 0) return "foe_within";
    if (condition.foes_at_least > 0) return "foes_at_least";
    if (condition.foe_has_status) return "foe_has_status";
    if (condition.can_strike == true) return "can_strike";
    if (condition.threatened == true) return "threatened";
    return condition.ally_can_strike == true ? "ally_can_strike" : "";
}

/// The first entry that is true only while another of the team is alive; empty if there is none.
std::string_view entry_with_ally(const PlanCondition& condition) {
    if (condition.allies_at_least > 0) return "allies_at_least";
    if (condition.ally_below > 0) return "ally_below";
    if (condition.leader_beyond > 0) return "leader_beyond";
    return condition.ally_can_strike == true ? "ally_can_strike" : "";
}

/// The condition with the entries that follow from its own.
PlanCondition with_consequences(PlanCondition condition) {
    if (!entry_with_foe(condition).empty()) {
        condition.foes_at_least = std::max(condition.foes_at_least, 1);
        condition.hunting = true;
    }
    if (!entry_with_ally(condition).empty() || condition.alone == false) {
        condition.allies_at_least = std::max(condition.allies_at_least, 1);
        condition.alone = false;
    }
    return condition;
}

/// True if the entry of `other` is true whenever that of `condition` is. Precondition: both are given.
bool covers(const ConditionTraits& entry, const PlanCondition& other, const PlanCondition& condition) {
    if (entry.name == "chance") return false;  // drawn for each of the two
    const bool of_least = entry.name.ends_with("_at_least") || entry.name.ends_with("_beyond");
    return std::visit(
        [&](auto member) {
            if constexpr (std::is_same_v<decltype(member), int PlanCondition::*>)
                return of_least ? condition.*member >= other.*member : condition.*member <= other.*member;
            else
                return condition.*member == other.*member;
        },
        entry.member);
}

/// True if `unless` is true whenever `only_if` is.
bool is_always_excluded(const PlanCondition& only_if, const PlanCondition& unless) {
    const PlanCondition met = with_consequences(only_if);
    bool any = false;
    for (const ConditionTraits& entry : condition_traits) {
        if (!entry.is_given(unless)) continue;
        if (!entry.is_given(met) || !covers(entry, unless, met)) return false;
        any = true;
    }
    return any;
}

}  // namespace

bool exclude_each_other(const TriggerCondition& a, const TriggerCondition& b) {
    const bool of_two_sides =
        (a.kind == Predicate::foe && b.kind == Predicate::ally) || (a.kind == Predicate::ally && b.kind == Predicate::foe);
    if (of_two_sides) return !a.negated && !b.negated;
    if (!are_about_the_same(a, b) || (a.negated && b.negated)) return false;
    if (a.negated) return follows_from(a, b);
    return b.negated ? follows_from(b, a) : have_no_common_value(a, b);
}

bool exclude_each_other(const std::vector<TriggerCondition>& some, const std::vector<TriggerCondition>& others) {
    return std::any_of(some.begin(), some.end(), [&](const TriggerCondition& a) {
        return std::any_of(others.begin(), others.end(), [&](const TriggerCondition& b) { return exclude_each_other(a, b); });
    });
}

std::vector<TriggerCondition> as_conditions_of_trigger(const Trigger& trigger, const Effect& effect) {
    std::vector<TriggerCondition> conditions;
    for (TriggerCondition condition : effect.conditions) {
        if (is_about_cause(condition.kind) || is_about_both(condition.kind)) continue;
        const bool of_target =
            condition.whose == TriggerCondition::Whose::self && !is_about_ground(effect) && !is_about_no_creature(condition.kind);
        if (of_target && trigger.area) continue;
        condition.whose = of_target ? trigger.to : TriggerCondition::Whose::self;
        conditions.push_back(condition);
    }
    return conditions;
}

std::string why_never_done(const Plan& plan) {
    if (!plan.only_if) return {};
    const PlanCondition& only_if = *plan.only_if;
    const std::string_view foe = entry_with_foe(only_if), ally = entry_with_ally(only_if);
    if (only_if.hunting == false && !foe.empty()) return fmt::format("`hunting: false` and `{}` exclude each other", foe);
    if (only_if.alone == true && !ally.empty()) return fmt::format("`alone` and `{}` exclude each other", ally);
    if (plan.unless && only_if == *plan.unless) return "`if` and `unless` say the same";
    if (plan.unless && is_always_excluded(only_if, *plan.unless)) return "whenever its `if` holds, its `unless` holds too";
    return {};
}

}  // namespace td
