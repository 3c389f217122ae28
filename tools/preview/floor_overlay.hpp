// The marks that an author can show on a floor, tile by tile. Plain values; knows no window.
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
    std::string told;  ///< a sentence about the marks; empty: none
};

/// Only chokepoints that cut off at least this many tiles are marked.
inline constexpr int least_cut_off = 10;

/// The overlay or, without one, a vault's openings; and always unreachable ground (x), misplaced things (!), and mistakes with a place on
/// the vault's map (!).
MarkedFloor marked_floor(const FloorModel& model, FloorOverlay overlay, const std::vector<PreviewMistake>& mistakes = {});

}  // namespace td
