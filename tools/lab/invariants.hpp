// Invariants that hold between any two turns, whatever the content.
#pragma once

#include <string>
#include <vector>

#include "game/run/game.hpp"

namespace td {

/// One sentence per broken invariant; empty if all hold. Checks every creature, so it is meant for tests and self-play.
[[nodiscard]] std::vector<std::string> broken_invariants(const Game& game);

}  // namespace td
