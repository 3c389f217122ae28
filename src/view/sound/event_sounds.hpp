// Sounds besides those named by skills, items and triggers: each has a fixed id among the content's sounds.
#pragma once

#include <string_view>

#include "game/run/game.hpp"
#include "view/draw/screen.hpp"

namespace td {

/// The id of the sound for `event`; empty: none. Events that the player's side does not see are silent.
std::string_view sound_of(const Game& game, const Event& event);
std::string_view sound_of(MenuMove move);

}  // namespace td
