// Evaluates the conditions of a plan.
#pragma once

#include <vector>

#include "ai/threats.hpp"

namespace td {
struct ConditionTraits;
}

namespace td::tactics {

/// Do all of the conditions hold for `who`? `foes` are those in its sight, nearest first; `threats`: those of its decision; chances are
/// drawn from `rng`, last of all.
bool hold(const AiContext& context, EntityId who, const PlanCondition& asked, const std::vector<EntityId>& foes, Threats& threats,
          Rng& rng);

/// Those of the conditions that do not go by foes, by where it stands, or by chance.
PlanCondition lasting(PlanCondition asked);

/// The first of the conditions, in the order of their table, that does not hold; null if all do. `rng` as it was before hold() drew from
/// it.
const ConditionTraits* first_unmet(const AiContext& context, EntityId who, const PlanCondition& asked, const std::vector<EntityId>& foes,
                                   Threats& threats, const Rng& rng);

}  // namespace td::tactics
