// Which tiles an action would reach, to mark them on the ground.
#pragma once

#include <vector>

#include "game/run/game.hpp"

namespace td {

/// The tiles that `command` would reach if `who` did it now: where a step leads, what a blow, a skill or attached weapons hit, where a
/// throw lands. Empty for other commands, and for a creature that is not on the floor.
std::vector<Point> tiles_of(const Game& game, EntityId who, const Command& command);

}  // namespace td
