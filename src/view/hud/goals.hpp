// The objectives of a floor as the player sees them: the card on arrival, the lines at the map's edge, and the page.
#pragma once

#include <vector>

#include "game/run/game.hpp"
#include "view/draw/canvas.hpp"

namespace td {

/// Draws all objectives with their progress from the top of `box`. Returns the height that they need.
int draw_goals(Canvas& canvas, Box box, const Game& game);

/// On the first floor, draws the story of the dungeon, as far as the goals below leave room for it, and cuts its part off `box`.
void draw_introduction(Canvas& canvas, Box& box, const Game& game);

/// Draws the card shown on arrival until the player does something. `creatures`: boxes of those in sight, which it covers only if it must.
void draw_arrival(Canvas& canvas, Box map, const Game& game, const std::vector<Box>& creatures);

/// Draws the most urgent of the counted objectives (rounds, foes left), small at the upper left of the map, beside the `creatures` that
/// they would cover, given with their heads, and shortened where there is no room for that; below them how many more there are and the key
/// that shows them.
void draw_goal_lines(Canvas& canvas, Box map, const Game& game, const std::vector<Box>& creatures);
/// The height of these lines; 0 if there are none.
int goal_lines_height(Canvas& canvas, const Game& game);

}  // namespace td
