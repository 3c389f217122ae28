// A list of actions on the map: where its creature will stand, step by step, and what each action is aimed at, with its number.
#pragma once

#include <vector>

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// On the ground, under the creatures: the way, and the tiles that are reached.
void draw_listed_tiles(Canvas& canvas, const MapView& view, Session& session);
/// Over them: the creature as a ghost where it will stand at the end, and the numbers of all entries.
void draw_listed_creature(Canvas& canvas, const MapView& view, Pictures& pictures, Session& session);

/// The tiles that the list is about.
std::vector<Point> listed_tiles(const ActionList& list);

}  // namespace td
