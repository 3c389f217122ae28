// Idle turns: which creatures will surely let one pass, which the ribbon shows and the map of threats leaves out, and how many in a row
// count.
#pragma once

#include "ai/ai_context.hpp"

namespace td::tactics {

/// The highest number of idle turns in a row that a member of the party remembers, with foes in sight.
inline constexpr int most_idle_turns = 3;

/// True if `who`, were it to have a turn now, would surely do nothing in it: a status stops it from acting, or all that its plans would do
/// requires a status that it does not have. Goes by its statuses and its tactic only, not by what it remembers. False where these leave it
/// open: for sleepers, for a creature that could heal itself or is on its way to a noise, and for the player's side.
bool is_surely_idle(const AiContext& context, EntityId who);

}  // namespace td::tactics
