// How much good effects would do, in points of health or what is as welcome: by this tactics compare what they could do.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"

namespace td::tactics {

/// Harm to foes and good to allies count for it, the reverse against it (harm to allies twice).
int utility_of(const AiContext& context, EntityId who, const std::vector<Effect>& effects, const Reach& reach);
/// Is there healing among them?
bool heals(const std::vector<Effect>& effects);

}  // namespace td::tactics
