// Single steps towards a goal or away from a danger.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Whether creatures in the way count: `ignored` gives the step that is wished for, `avoided` the one that is possible now.
enum class Crowd : std::uint8_t { ignored, avoided };

std::optional<commands::Walk> step_towards(const AiContext& context, EntityId who, Point goal, Crowd crowd);
/// Away from `danger`, avoiding dead ends where possible.
std::optional<commands::Walk> step_away(const AiContext& context, EntityId who, Point danger, Crowd crowd);
/// Towards `goal` where the ground that walkers keep off because it harms is the only way: over it to a free tile that
/// is nearer, with half of its health left or more, and on from it in any case. Fires and known traps stay closed.
std::optional<commands::Walk> step_over_harm(const AiContext& context, EntityId who, Point goal);
/// For a member of the party: changes places with an ally beside it who is further from all `foes`, not below half of its health and with
/// twice as much left as `who`; not with the leader.
std::optional<commands::Walk> step_behind_ally(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// Off a burning tile, if the fire would hurt `who`; nothing when the tile is safe or no step is possible.
std::optional<commands::Walk> step_out_of_fire(const AiContext& context, EntityId who);
/// A step that struggles with the feature that holds `who`; nothing when `who` is free.
std::optional<commands::Walk> step_out_of_snare(const AiContext& context, EntityId who);
/// Down `field` for a member of the party, which changes places with all but foes: only foes block it.
std::optional<commands::Walk> step_through(const AiContext& context, EntityId who, const DistanceField& field);
/// Down a distance field measured on the same ground.
std::optional<commands::Walk> step_along(const AiContext& context, EntityId who, const DistanceField& field, Crowd crowd);

}  // namespace td::tactics
