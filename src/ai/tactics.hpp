// How AI-controlled creatures decide: the plans of their tactic in order, the first that yields a command is carried out.
#pragma once

#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// A command, and the memory of its doer from now on.
struct Decision {
    Command command;
    AiState ai_state;
    const Plan* plan = nullptr;  ///< the plan of the catalog that yielded the command; null: none did
};

/// The decision of `who` in this turn. Precondition: `who` is alive and on the floor.
Decision make_decision(const AiContext& context, EntityId who);

/// Different decisions among which a mind that looks ahead chooses, at most `at_most`: first the one of make_decision(), then one for each
/// plan of its tactic whatever that plan asks for, each of its skills, and a wait. That first one alone where it sees no foe. Precondition:
/// as for make_decision().
std::vector<Decision> candidate_decisions(const AiContext& context, EntityId who, std::size_t at_most);

/// The creature on the tile that `who` would step onto next; none when that tile is free or its decision is not a step. Changes nothing.
EntityId means_to_enter(const AiContext& context, EntityId who);

/// Is a creature's memory the same after it has made up its mind? One that inquires counts as having something new in mind.
bool is_unchanged(const AiState& before, const AiState& after);

}  // namespace td::tactics
