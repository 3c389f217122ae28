// What must hold between any two turns, whatever the content says. Source: the promises of long play.
#pragma once

#include <string>
#include <vector>

#include "game/game.hpp"

namespace td {

/// A sentence for each invariant that does not hold; empty in a sound game. Looks at everyone, so it is for tests and self-play.
std::vector<std::string> broken_invariants(const Game& game);

}  // namespace td
