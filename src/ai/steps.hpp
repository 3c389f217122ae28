// Single steps on the way to somewhere.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Whether creatures in the way count: what somebody would like to do, and what can be done now.
enum class Crowd : std::uint8_t { ignored, avoided };

std::optional<Command> step_towards(const AiContext& context, EntityId who, Point goal, Crowd crowd);
/// Away from `danger`, by a way that leads on if there is one.
std::optional<Command> step_away(const AiContext& context, EntityId who, Point danger, Crowd crowd);
/// Off a tile that burns, if that would hurt it; nothing when it stands well or is hemmed in.
std::optional<Command> step_out_of_fire(const AiContext& context, EntityId who);
/// Towards where it could stand if nothing held it; nothing when it is free.
std::optional<Command> step_out_of_snare(const AiContext& context, EntityId who);
/// Down `field` for one of the party, who changes places with whoever is no foe: only foes are in its way.
std::optional<Command> step_through(const AiContext& context, EntityId who, const DistanceField& field);
/// Down a field somebody else measured on the same ground.
std::optional<Command> step_along(const AiContext& context, EntityId who, const DistanceField& field, Crowd crowd);

}  // namespace td::tactics
