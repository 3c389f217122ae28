// The utility of effects, in points of health: by this number tactics compare skills, items and aims.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"

namespace td::tactics {

/// Utility for `who`: harm to foes and help to allies add to it, the reverse subtracts (harm to allies twice).
int utility_of(const AiContext& context, EntityId who, const std::vector<Effect>& effects, const Reach& reach);
/// Does any of the effects heal?
bool heals(const std::vector<Effect>& effects);

}  // namespace td::tactics
