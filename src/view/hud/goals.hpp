// What wins and what loses here, as the player sees it: the card on arrival, the lines at the edge of the map, the page to read again.
#pragma once

#include <vector>

#include "game/game.hpp"
#include "view/draw/canvas.hpp"

namespace td {

/// All of it, each with how far it has come, from the top of `box`; returns the height used.
int draw_goals(Canvas& canvas, Box box, const Game& game);

/// The card that lies over the map from the arrival on a floor until the player does something, beside `party`: where its members stand,
/// in pixels of the window.
void draw_arrival(Canvas& canvas, Box map, const Game& game, const std::vector<Box>& party);

/// What is counted (rounds, foes left), small at the upper left of the map.
void draw_goal_lines(Canvas& canvas, Box map, const Game& game);
/// From the upper edge of the map to below the last of these lines; 0 when there are none.
int goal_lines_height(Canvas& canvas, const Game& game);

}  // namespace td
