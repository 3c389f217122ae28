// The state of a floor while it is populated: its terrain, the dry tiles, and the occupied tiles.
#pragma once

#include <optional>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"
#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/layout.hpp"

namespace td {

struct Ground {
    Grid<TerrainId> terrain;
    BitGrid dry;    ///< is_dry, by tile; the dry tiles are connected by orthogonal steps
    BitGrid taken;  ///< occupied by a door, the stairs, a creature, a feature or an item

    Ground(const Catalog& catalog, const Layout& layout);
    bool free(Point p) const { return dry.test(p) && !taken.test(p); }
};

/// A random tile of `room` for which `fits(Point)` is true, each with the same chance; none if there is none.
template <class Fits>
std::optional<Point> random_tile(const Room& room, Rng& rng, Fits&& fits) {
    std::optional<Point> chosen;
    std::uint32_t seen = 0;
    for (int y = room.corner.y; y < room.corner.y + room.height; ++y)
        for (int x = room.corner.x; x < room.corner.x + room.width; ++x)
            if (fits(Point{x, y}) && rng.below(++seen) == 0) chosen = Point{x, y};
    return chosen;
}

}  // namespace td
