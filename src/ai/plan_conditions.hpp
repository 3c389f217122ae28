// Evaluates the conditions of a plan.
#pragma once

#include <vector>

#include "ai/threats.hpp"

namespace td {
struct ConditionTraits;
}

namespace td::tactics {

/// True if all of the conditions hold for `who`. `foes`: those in its sight, nearest first; `threats`: the ones of its decision. A
/// chance is drawn from `rng`, last.
bool conditions_hold(const AiContext& context, EntityId who, const PlanCondition& asked, const std::vector<EntityId>& foes,
                     Threats& threats, Rng& rng);

/// The conditions without those about foes, about where the creature is, and about chance.
PlanCondition lasting_conditions(PlanCondition asked);

/// The first condition, in the order of their table, that does not hold; null if all hold. `rng`: as it was before conditions_hold() drew
/// from it.
const ConditionTraits* first_unmet(const AiContext& context, EntityId who, const PlanCondition& asked, const std::vector<EntityId>& foes,
                                   Threats& threats, const Rng& rng);

}  // namespace td::tactics
