// How creatures that nobody steers make up their minds: the plans of their tactic in order, the first that gives a command is done.
#pragma once

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// A decision, and what its maker bears in mind from now on.
struct Decision {
    Command command;
    Mind mind;
    const Plan* plan = nullptr;  ///< of the catalog, that it follows from; null: from none of them
};

/// What `who` does in this turn. Precondition: alive, on the floor.
Decision make_decision(const AiContext& context, EntityId who);

/// Whose tile `who` would like to step into next; none when that tile is free or it has other plans. Changes nothing.
EntityId means_to_enter(const AiContext& context, EntityId who);

}  // namespace td::tactics
