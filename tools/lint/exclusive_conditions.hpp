// Conditions of plans, triggers and effects that can never hold at the same time.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// True if the two conditions of one trigger, or of one effect, never hold together: asleep and not asleep, of two species.
bool exclude_each_other(const TriggerCondition& a, const TriggerCondition& b);
/// True if one of `some` excludes one of `others`.
bool exclude_each_other(const std::vector<TriggerCondition>& some, const std::vector<TriggerCondition>& others);

/// The conditions of an effect of the trigger as conditions of the trigger. Those that have no such form are left out: in an effect, `self`
/// is whom it affects, which may be any creature of an area.
std::vector<TriggerCondition> as_conditions_of_trigger(const Trigger& trigger, const Effect& effect);

/// "`alone` and `allies_at_least` exclude each other"; empty if what the plan says of `if` and `unless` can be met.
std::string why_never_done(const Plan& plan);

}  // namespace td
