// Foes that notice a party member moving between two of their own turns. They go to investigate, without a target yet.
// Source: resources/docs/rules.md, "action_queue". A setting of the time system enables it.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"

namespace td::tactics {

struct Noticing {
    EntityId who;
    AiState ai_state;  ///< its memory from now on, with an investigation
};

/// AI-controlled foes that see `mover` where it came to and notice it, by the chance of their species.
/// Precondition: the sight in `context` is up to date.
std::vector<Noticing> who_notices(const AiContext& context, EntityId mover);

}  // namespace td::tactics
