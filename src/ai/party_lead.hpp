// How a leader without a player goes through a dungeon: rest, gather, explore, descend. Knows only what its side has seen.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Is one of the party hurt enough to rest, and would resting help?
bool wants_to_rest(const AiContext& context, EntityId who);

/// One step towards the nearest tile next to something not yet seen; nothing when all that can be reached is known.
std::optional<Command> explore(const AiContext& context, EntityId who);
/// To where conditions of victory want somebody to be, and there it waits.
std::optional<Command> go_to_aim(const AiContext& context, EntityId who);
/// One step towards the nearest item seen and not yet taken, at most `within` tiles away as the crow flies; what it would not pick up in
/// passing is none, unless it wants to attach it.
std::optional<Command> gather(const AiContext& context, EntityId who, int within = 1000);
/// The same for whoever attaches nothing by itself: one step towards the nearest item, or else to what is not yet seen.
std::optional<Command> look_around(const AiContext& context, EntityId who);
/// Down the stairs, or a step towards them, if they have been seen.
std::optional<Command> descend(const AiContext& context, EntityId who);

}  // namespace td::tactics
