// The map of threats over the ground: which tiles foes in sight could strike before the creature that is asked acts again.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// A tile that can be struck is red, the darker the more harm; it bears the tier or the ticks of the first blow, and how many foes
/// reach it where there are several. A tile beside the asked creature on which nothing can strike it has a green frame.
void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session);

}  // namespace td
