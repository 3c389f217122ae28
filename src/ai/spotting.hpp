// Who notices what passes between two of its own turns. It will go and look, but is not after anybody yet.
// Source: "Turn Time Systems", off-turn spotting. Whether creatures watch at all is a setting of the time system.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"

namespace td::tactics {

struct Noticing {
    EntityId who;
    Mind mind;  ///< with an inquiry
};

/// Unsteered foes into whose line of sight `mover` just came and who notice it, with the chance that their species has.
/// Precondition: the situation's sight is of this moment.
std::vector<Noticing> who_notices(const AiContext& context, EntityId mover);

}  // namespace td::tactics
