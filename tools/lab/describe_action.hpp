// Actions in words, for traces: exact rather than pretty, with places. Players read events instead: see describe.hpp.
#pragma once

#include <string>

#include "actions/action.hpp"
#include "world/world_view.hpp"

namespace td {

/// "step Hedda (3,1) to (4,1)".
std::string describe(const Action& action, const WorldView& view);

}  // namespace td
