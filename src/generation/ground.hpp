// What a floor is made of while it is being furnished: terrain, where walkers go dry-shod, and what is taken already.
#pragma once

#include <optional>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"
#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/layout.hpp"

namespace td {

/// May walkers stand there without being slowed, changed or hurt?
bool is_dry(const Terrain& terrain);

struct Ground {
    Grid<TerrainId> terrain;
    BitGrid dry;    ///< is_dry; the dry tiles hang together without diagonal steps
    BitGrid taken;  ///< something is there: a door, the stairs, a creature, an item

    Ground(const Catalog& catalog, const Layout& layout);
    bool free(Point p) const { return dry.test(p) && !taken.test(p); }
};

/// One of the tiles of `room` that `fits(Point)` likes; each is as likely as the others.
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
