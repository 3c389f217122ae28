// How an AI-controlled leader of the party plays a dungeon: rest, gather, explore, descend. Knows only what its side has seen.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// The plans of an AI-controlled leader of the party, where content has no tactic `lead`.
const std::vector<Plan>& standard_lead();

/// Is a member of the party hurt enough to rest, and would resting help?
bool wants_to_rest(const AiContext& context, EntityId who);

/// One step towards the nearest tile beside an unseen one; nothing when all reachable tiles are known.
std::optional<Command> explore(const AiContext& context, EntityId who);
/// One step towards the nearest tile that a creature has to reach for an objective; on that tile, a wait.
std::optional<Command> go_to_aim(const AiContext& context, EntityId who);
/// One step towards the nearest item seen and not yet taken, at most `within` tiles away in a straight line. Items that are not picked up
/// in passing do not count, unless `who` wants to attach them.
std::optional<Command> gather(const AiContext& context, EntityId who, int within = 1000);
/// The same for a creature that attaches no parts by itself: one step towards the nearest item, or else towards unseen tiles.
std::optional<Command> look_around(const AiContext& context, EntityId who);
/// For a member of a party whose leader explores: one step after the leader; beside the leader, or where no way leads there, a wait.
Command keep_up(const AiContext& context, EntityId who, EntityId leader);
/// Steps to the stairs, all together, of the guests that set out with the party, are too far away to be taken along, and could come.
/// Nothing if there are none, or the creature does not stand on the stairs.
std::optional<int> steps_of_guests(const AiContext& context, EntityId who);
/// Down the stairs, or one step towards them; nothing when they have not been seen.
std::optional<Command> descend(const AiContext& context, EntityId who);

}  // namespace td::tactics
