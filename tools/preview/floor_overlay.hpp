// What an author can have marked on a floor, tile by tile. Plain values; knows no window.
#pragma once

#include <string>
#include <vector>

#include "tools/preview/floor_model.hpp"
#include "tools/preview/mistake.hpp"
#include "view/draw/shapes.hpp"

namespace td {

enum class FloorOverlay : std::uint8_t { none, distance, chokepoints, loops, spawns };

struct MarkedTile {
    Point at;
    Colour colour;
    std::string label;  ///< a number or letter; empty: none

    friend bool operator==(const MarkedTile&, const MarkedTile&) = default;
};

struct MarkedFloor {
    std::vector<MarkedTile> tiles;
    std::string told;  ///< a sentence on what is marked; empty: nothing
};

/// Chokepoints that cut off fewer tiles are not marked.
inline constexpr int least_cut_off = 10;

/// The overlay or, without one, the openings of a vault; and in any case ground that cannot be reached (x), what is amiss (!), and the
/// mistakes that have a place on the map of a vault (!).
MarkedFloor marked_floor(const FloorModel& model, FloorOverlay overlay, const std::vector<PreviewMistake>& mistakes = {});

}  // namespace td
