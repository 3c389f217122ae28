// Single steps towards a goal or away from a danger.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// How creatures in the way are treated: `ignored` gives the desired step, `avoided` one that is possible now. Towards a goal, the party
/// changes places with neutrals.
enum class Crowd : std::uint8_t { ignored, avoided };

/// True if the terrain of the tile may delay the turns of a creature that stays there.
bool ground_delays(const AiContext& context, Point p);

std::optional<commands::Walk> step_towards(const AiContext& context, EntityId who, Point goal, Crowd crowd);
/// A step away from `danger` that avoids dead ends if possible.
std::optional<commands::Walk> step_away(const AiContext& context, EntityId who, Point danger, Crowd crowd);
/// A step towards `goal` over harmful ground, if no other way leads there. Enters harmful ground only with at least half of its health,
/// and only to reach a free safe tile that is nearer to the goal. Fires and known traps stay closed.
std::optional<commands::Walk> step_over_harm(const AiContext& context, EntityId who, Point goal);
/// For a party member: changes places with an adjacent ally that is farther from all `foes`, has at least half of its health and twice
/// as much as `who`; never with the leader.
std::optional<commands::Walk> step_behind_ally(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// A step off a tile whose fire or terrain would harm `who` if it stayed; a follower goes on to its leader rather than back. Nothing if the
/// tile is safe, or if no step leads to a better one.
std::optional<commands::Walk> step_out_of_harm(const AiContext& context, EntityId who);
/// For a follower with nothing to do: a step off ground that delays, no farther from its leader. Nothing if its tile is no such ground.
std::optional<commands::Walk> step_off_slow_ground(const AiContext& context, EntityId who);
/// A step that struggles against the feature that holds `who`; nothing if `who` is free.
std::optional<commands::Walk> step_out_of_snare(const AiContext& context, EntityId who);
/// A step down `field` for a party member, blocked only by foes: it changes places with anyone else.
std::optional<commands::Walk> step_through(const AiContext& context, EntityId who, const DistanceField& field);
/// A step down a distance field that was measured on the same ground.
std::optional<commands::Walk> step_along(const AiContext& context, EntityId who, const DistanceField& field, Crowd crowd);

}  // namespace td::tactics
