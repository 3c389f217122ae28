// Creatures that notice a foe which passes between two of their own turns. They go to investigate, without a target yet.
// Source: "Turn Time Systems", off-turn spotting. Whether creatures watch at all is a setting of the time system.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"

namespace td::tactics {

struct Noticing {
    EntityId who;
    AiState ai_state;  ///< with an inquiry
};

/// AI-controlled foes into whose line of sight `mover` just came and which notice it, by the chance of their species.
/// Precondition: the sight in `context` is up to date.
std::vector<Noticing> who_notices(const AiContext& context, EntityId mover);

}  // namespace td::tactics
