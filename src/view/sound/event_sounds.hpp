// What is heard besides the sounds that skills, items and triggers name: each of these has a fixed id among the content's sounds.
#pragma once

#include <string_view>

#include "game/game.hpp"
#include "view/draw/screen.hpp"

namespace td {

/// The id of the sound by which the player hears of `event`; empty: none. Events that the player's side does not see are silent.
std::string_view sound_of(const Game& game, const Event& event);
std::string_view sound_of(MenuMove move);

}  // namespace td
