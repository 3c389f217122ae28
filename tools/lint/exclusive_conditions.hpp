// Conditions of plans, triggers and effects that can never be true at the same time.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// True if the two conditions of one trigger, or of one effect, are never true together: asleep and not asleep, of two species.
bool exclude_each_other(const TriggerCondition& a, const TriggerCondition& b);
/// True if one of `some` excludes one of `others`.
bool exclude_each_other(const std::vector<TriggerCondition>& some, const std::vector<TriggerCondition>& others);

/// The conditions of an effect of the trigger as conditions of the trigger. Omits those that have no such form: in an effect, `self` is
/// the affected creature, which may be any in an area.
std::vector<TriggerCondition> as_conditions_of_trigger(const Trigger& trigger, const Effect& effect);

/// "`alone` and `allies_at_least` exclude each other"; empty if the plan's `if` and `unless` can be met together.
std::string why_never_done(const Plan& plan);

}  // namespace td
