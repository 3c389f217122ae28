#include "generation/pools.hpp"

#include "space/step.hpp"

namespace td {
namespace {

constexpr int smallest_pool = 3;  ///< tiles

/// One pool, grown tile by tile. `dry`: walkers enter its terrain without harm.
class Pool {
public:
    Pool(Ground& ground, const Layout& layout, TerrainId terrain, TerrainId floor, bool dry)
        : m_ground(ground), m_layout(layout), m_terrain(terrain), m_floor(floor), m_dry(dry) {}

    /// Grows a pool from `seed` to at most `size` tiles; a pool smaller than smallest_pool is undone. Returns the number of tiles covered.
    int grow(Point seed, int size, Rng& rng) {
        m_rim = {seed};
        while (!m_rim.empty() && static_cast<int>(m_tiles.size()) < size) {
            const std::size_t pick = rng.below(static_cast<std::uint32_t>(m_rim.size()));
            const Point p = m_rim[pick];
            m_rim[pick] = m_rim.back();
            m_rim.pop_back();
            if (may_cover(p)) cover(p);
        }
        if (m_tiles.size() < smallest_pool) undo();
        return static_cast<int>(m_tiles.size());
    }

private:
    bool may_cover(Point p) const {
        if (m_layout.tiles[p] != Tile::room || m_ground.terrain[p] != m_floor) return false;
        return m_dry || (!is_beside_entrance(m_layout, p) && stays_connected_without(m_ground.dry, p));
    }
    void cover(Point p) {
        m_ground.terrain[p] = m_terrain;
        m_ground.dry.set(p, m_dry);
        m_tiles.push_back(p);
        for (std::size_t side = 0; side < 8; side += 2) m_rim.push_back(p + neighbour_offsets[side]);
    }
    void undo() {
        for (const Point p : m_tiles) {
            m_ground.terrain[p] = m_floor;
            m_ground.dry.set(p);
        }
        m_tiles.clear();
    }

    Ground& m_ground;
    const Layout& m_layout;
    TerrainId m_terrain;
    TerrainId m_floor;
    bool m_dry;
    std::vector<Point> m_rim;
    std::vector<Point> m_tiles;
};

}  // namespace

bool stays_connected_without(const BitGrid& dry, Point p) {
    int pieces = 0;
    for (std::size_t side = 0; side < 8; side += 2) {
        const bool here = dry.test(p + neighbour_offsets[side]);
        const bool joined = dry.test(p + neighbour_offsets[side + 1]) && dry.test(p + neighbour_offsets[(side + 2) % 8]);
        if (here && !joined) ++pieces;
    }
    return pieces <= 1;
}

bool is_beside_entrance(const Layout& layout, Point p) {
    for (std::size_t side = 0; side < 8; side += 2) {
        const Tile beside = layout.tiles[p + neighbour_offsets[side]];
        if (beside == Tile::corridor || beside == Tile::door) return true;
    }
    return false;
}

int room_tiles(const Layout& layout) {
    int count = 0;
    for (const Tile tile : layout.tiles.cells()) count += tile == Tile::room ? 1 : 0;
    return count;
}

void place_pools(Ground& ground, const Layout& layout, const Catalog& catalog, const std::vector<TerrainPatch>& patches, Rng& rng) {
    constexpr int largest_pool = 16;
    const int tiles = room_tiles(layout);
    for (const TerrainPatch& patch : patches) {
        const bool dry = is_dry(catalog[patch.terrain]);
        int left = tiles * patch.percent / 100;
        for (int tries = left; tries > 0 && left >= smallest_pool; tries -= smallest_pool) {
            const Room& room = layout.rooms[rng.below(static_cast<std::uint32_t>(layout.rooms.size()))];
            const auto seed = random_tile(room, rng, [&](Point p) { return ground.terrain[p] == catalog.floor; });
            if (!seed) continue;
            left -= Pool(ground, layout, patch.terrain, catalog.floor, dry)
                        .grow(*seed, rng.between(smallest_pool, std::min(left, largest_pool)), rng);
        }
    }
}

}  // namespace td
