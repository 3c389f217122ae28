// Which tiles an action would reach: what is marked on the ground for actions that are begun.
#pragma once

#include <vector>

#include "game/game.hpp"

namespace td {

/// What `command` would reach if `who` did it now from where it stands: where a step leads, what a blow, a skill or the parts of a machine
/// hit, where a throw lands. Empty for all else, and for what is not there.
std::vector<Point> tiles_of(const Game& game, EntityId who, const Command& command);

}  // namespace td
