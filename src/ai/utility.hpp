// The utility of effects, in points of health: tactics compare skills, items and aims by it.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"

namespace td::tactics {

/// Utility for `who`: harm to foes and help to allies add to it, the reverse subtracts (harm to allies twice).
int utility_of(const AiContext& context, EntityId who, const std::vector<Effect>& effects, const Reach& reach);
/// True if any of the effects heals.
bool heals(const std::vector<Effect>& effects);

}  // namespace td::tactics
