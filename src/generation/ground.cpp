#include "generation/ground.hpp"

namespace td {

bool is_dry(const Terrain& terrain) {
    const bool walkable = (terrain.passable & static_cast<MobilitySet>(Mobility::walk)) != 0;
    return walkable && terrain.speed >= 0 && terrain.triggers.empty();
}

Ground::Ground(const Catalog& catalog, const Layout& layout)
    : terrain(layout.tiles.width(), layout.tiles.height(), catalog.wall),
      dry(layout.tiles.width(), layout.tiles.height()),
      taken(layout.tiles.width(), layout.tiles.height()) {
    for (int y = 0; y < terrain.height(); ++y)
        for (int x = 0; x < terrain.width(); ++x) {
            if (layout.tiles[{x, y}] == Tile::rock) continue;
            terrain[{x, y}] = catalog.floor;
            dry.set({x, y});
        }
    for (const Point door : layout.doors) taken.set(door);
}

}  // namespace td
