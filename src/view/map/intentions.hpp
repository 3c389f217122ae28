// What creatures have begun and mean to do, drawn on the map: the tiles it would reach, an arrow or a sign over the head, and how long
// it still takes.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/map/animator.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// On the ground, under the creatures: the tiles that pending actions of creatures in sight would reach.
void draw_threatened_tiles(Canvas& canvas, const MapView& view, const Session& session);
/// Over the head of one creature: what it has begun, or what a companion is known to choose.
void draw_intention(Canvas& canvas, const MapView& view, Pictures& pictures, Session& session, EntityId who, Point corner);

}  // namespace td
