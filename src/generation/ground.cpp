#include "generation/ground.hpp"

#include "generation/vaults.hpp"

namespace td {

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
    each_vault_tile(catalog, layout, [&](Point p, const VaultTile& mark) {
        if (!mark.terrain) return;
        terrain[p] = mark.terrain;
        dry.set(p, is_dry(catalog[mark.terrain]));
    });
    for (const Point door : layout.doors) taken.set(door);
}

}  // namespace td
