// What creatures have begun or intend, drawn on the map: the tiles it would reach, a sign over the head, and the time left.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/map/animator.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Marks, under the creatures, the tiles that pending actions of creatures in sight would reach.
void draw_threatened_tiles(Canvas& canvas, const MapView& view, const Session& session);
/// Draws over a creature's head what it has begun, or beside its head what a companion will choose. `number`: the box of its number in the
/// order; empty: none is shown. Returns the sign's box; empty: there is none.
Box draw_intention(Canvas& canvas, const MapView& view, Pictures& pictures, Session& session, EntityId who, Point corner, Box number);

}  // namespace td
