#include "generation/open_ground.hpp"

#include <algorithm>
#include <optional>

#include "generation/room_shapes.hpp"
#include "generation/vaults.hpp"
#include "space/step.hpp"

namespace td {
namespace {

constexpr int sector_side = 12;

Layout solid(const FloorRules& rules) { return {.tiles = Grid<Tile>(rules.width, rules.height, Tile::rock)}; }

bool within_rim(const Grid<Tile>& tiles, Point p) { return p.x > 0 && p.y > 0 && p.x < tiles.width() - 1 && p.y < tiles.height() - 1; }

/// One step of the cellular automaton: a tile becomes rock if at least 5 of the 9 tiles around it are rock, else open ground.
void smooth_cave(Grid<Tile>& tiles) {
    const int width = tiles.width();
    std::vector<std::uint8_t> sums(tiles.cells().size(), 0);
    const auto& cells = tiles.cells();
    for (std::size_t i = 1; i + 1 < cells.size(); ++i)
        sums[i] = static_cast<std::uint8_t>((cells[i - 1] == Tile::rock ? 1 : 0) + (cells[i] == Tile::rock ? 1 : 0) +
                                            (cells[i + 1] == Tile::rock ? 1 : 0));
    for (int y = 1; y + 1 < tiles.height(); ++y)
        for (int x = 1; x + 1 < width; ++x) {
            const auto i = static_cast<std::size_t>(y * width + x);
            const auto stride = static_cast<std::size_t>(width);
            tiles.cells()[i] = sums[i - stride] + sums[i] + sums[i + stride] >= 5 ? Tile::rock : Tile::room;
        }
}

void grow_cave(Grid<Tile>& tiles, Rng& rng) {
    constexpr int rock_percent = 43;
    constexpr int rounds = 4;
    for (int y = 1; y + 1 < tiles.height(); ++y)
        for (int x = 1; x + 1 < tiles.width(); ++x) tiles[{x, y}] = rng.chance(rock_percent) ? Tile::rock : Tile::room;
    for (int i = 0; i < rounds; ++i) smooth_cave(tiles);
}

/// Connected regions of open ground, numbered from 1, with their sizes.
class Regions {
public:
    explicit Regions(const Grid<Tile>& tiles) : m_tiles(tiles), m_region(tiles.width(), tiles.height(), 0) {
        for (int y = 1; y + 1 < tiles.height(); ++y)
            for (int x = 1; x + 1 < tiles.width(); ++x)
                if (tiles[{x, y}] != Tile::rock && m_region[{x, y}] == 0) add_region_of({x, y});
    }

    int count() const { return static_cast<int>(m_sizes.size()); }
    int size(int region) const { return m_sizes[static_cast<std::size_t>(region) - 1]; }
    Point start(int region) const { return m_starts[static_cast<std::size_t>(region) - 1]; }
    int at(Point p) const { return m_region[p]; }
    int largest() const { return static_cast<int>(std::max_element(m_sizes.begin(), m_sizes.end()) - m_sizes.begin()) + 1; }

private:
    void add_region_of(Point first) {
        const int number = count() + 1;
        std::vector<Point> open{first};
        m_region[first] = number;
        for (std::size_t i = 0; i < open.size(); ++i)
            for (const Direction way : orthogonal_directions) {
                const Point next = open[i] + offset(way);
                if (m_tiles[next] == Tile::rock || m_region[next] != 0) continue;
                m_region[next] = number;
                open.push_back(next);
            }
        m_sizes.push_back(static_cast<int>(open.size()));
        m_starts.push_back(first);
    }

    const Grid<Tile>& m_tiles;
    Grid<int> m_region;
    std::vector<int> m_sizes;
    std::vector<Point> m_starts;
};

/// True if `p` lies in a vault.
bool is_in_vault(const Layout& layout, const Catalog& catalog, Point p) {
    return std::any_of(layout.vaults.begin(), layout.vaults.end(), [&](const PlacedVault& placed) {
        return Room{placed.corner, catalog[placed.vault].width, catalog[placed.vault].height}.contains(p);
    });
}

/// Digs the shortest way from a region to any other region, but not through vaults.
void tunnel(Layout& layout, const Catalog& catalog, const Regions& regions, int region) {
    Grid<Point> came_from(layout.tiles.width(), layout.tiles.height(), {-1, -1});
    std::vector<Point> open;
    for (int y = 1; y + 1 < layout.tiles.height(); ++y)
        for (int x = 1; x + 1 < layout.tiles.width(); ++x)
            if (regions.at({x, y}) == region) {
                open.push_back({x, y});
                came_from[{x, y}] = {x, y};
            }
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const Direction way : orthogonal_directions) {
            const Point next = open[i] + offset(way);
            if (!within_rim(layout.tiles, next) || came_from[next].x >= 0) continue;
            const bool arrived = regions.at(next) != 0 && regions.at(next) != region;
            if (!arrived && is_in_vault(layout, catalog, next)) continue;
            came_from[next] = open[i];
            open.push_back(next);
            if (!arrived) continue;
            for (Point p = open[i]; layout.tiles[p] == Tile::rock; p = came_from[p]) layout.tiles[p] = Tile::room;
            return;
        }
}

/// Fills small regions and connects all others, one in each round. If regions are left then, the plan will turn out to be flawed.
void connect_regions(Layout& layout, const Catalog& catalog) {
    constexpr int smallest = 12;
    for (int rounds = 0; rounds < 64; ++rounds) {
        const Regions regions(layout.tiles);
        if (regions.count() <= 1) return;
        const int largest = regions.largest();
        const int region = largest == 1 ? 2 : 1;  // any but the largest
        const bool holds_vault = std::any_of(layout.vaults.begin(), layout.vaults.end(), [&](const PlacedVault& placed) {
            return regions.at(placed.corner - Point{1, 1}) == region;
        });
        if (regions.size(region) >= smallest || holds_vault) {
            tunnel(layout, catalog, regions, region);
            continue;
        }
        for (int y = 1; y + 1 < layout.tiles.height(); ++y)
            for (int x = 1; x + 1 < layout.tiles.width(); ++x)
                if (regions.at({x, y}) == region) layout.tiles[{x, y}] = Tile::rock;
    }
}

/// Vaults stand free, surrounded by a path of one tile.
void place_free_standing_vaults(const Catalog& catalog, const FloorRules& rules, const Room& within, Layout& layout, Rng& rng) {
    constexpr int tries = 40;
    constexpr bool doors_at_once = true;
    for (const VaultId drawn : draw_vaults(rules, rng)) {
        PlacedVault placed = flipped_vault(catalog, drawn, rng);
        const Vault& vault = catalog[drawn];
        const Point last = within.corner + Point{within.width - vault.width - 1, within.height - vault.height - 1};
        const Point first = within.corner + Point{1, 1};
        bool fits = false;
        for (int i = 0; i < tries && !fits && last.x >= first.x && last.y >= first.y; ++i) {
            placed.corner = {rng.between(first.x, last.x), rng.between(first.y, last.y)};
            fits = std::none_of(layout.vaults.begin(), layout.vaults.end(), [&](const PlacedVault& other) {
                const Vault& there = catalog[other.vault];
                return placed.corner.x <= other.corner.x + there.width && other.corner.x <= placed.corner.x + vault.width &&
                       placed.corner.y <= other.corner.y + there.height && other.corner.y <= placed.corner.y + vault.height;
            });
        }
        if (!fits) {
            layout.vaults_left_out.push_back(drawn);
            continue;
        }
        for (int y = -1; y <= vault.height; ++y)
            for (int x = -1; x <= vault.width; ++x) layout.tiles[placed.corner + Point{x, y}] = Tile::room;
        carve_vault(catalog, placed, layout, doors_at_once);
    }
}

/// Pillars in a symmetric grid, at least two tiles from the walls.
void raise_grid_of_pillars(Grid<Tile>& tiles, const Room& hall, int apart) {
    const auto stands = [apart](int along, int length) {
        const int from_wall = std::min(along, length - 1 - along);
        return from_wall % apart == 2;
    };
    for (int y = 0; y < hall.height; ++y)
        for (int x = 0; x < hall.width; ++x)
            if (stands(x, hall.width) && stands(y, hall.height)) tiles[hall.corner + Point{x, y}] = Tile::rock;
}

/// Two sectors, so that the party arrives in one and the stairs are in the other.
std::vector<Room> halves(const Room& room) {
    const bool is_wide = room.width >= room.height;
    const int length = (is_wide ? room.width : room.height) / 2;
    Room first = room;
    Room second = room;
    (is_wide ? first.width : first.height) = length;
    (is_wide ? second.corner.x : second.corner.y) += length;
    (is_wide ? second.width : second.height) -= length;
    return {first, second};
}

}  // namespace

Layout cave_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng) {
    Layout layout = solid(rules);
    grow_cave(layout.tiles, rng);
    place_free_standing_vaults(catalog, rules, {{1, 1}, rules.width - 2, rules.height - 2}, layout, rng);
    connect_regions(layout, catalog);
    layout.rooms = sectors_of(layout.tiles, sector_side);
    return layout;
}

Layout hall_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng) {
    Layout layout = solid(rules);
    const Room hall{{1, 1}, rules.width - 2, rules.height - 2};
    if (rules.room_shapes.empty()) {
        carve_room(layout.tiles, hall, RoomShape::plain, rng);
        raise_grid_of_pillars(layout.tiles, hall, rng.between(4, 6));
    } else {
        carve_room(layout.tiles, hall, shape_by(rules, hall, rng), rng);
    }
    place_free_standing_vaults(catalog, rules, hall, layout, rng);
    connect_regions(layout, catalog);
    layout.rooms = sectors_of(layout.tiles, sector_side);
    return layout;
}

Layout single_room_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng) {
    constexpr int smallest_side = 6;
    Layout layout = solid(rules);
    const auto side = [&](Range range, int floor_side) {
        const int most = longest_room_side(FloorStyle::room, floor_side);
        const int low = std::clamp(range.low, smallest_side, most);
        return rng.between(low, std::clamp(range.high, low, most));
    };
    Room room{{}, side(rules.room_width, rules.width), side(rules.room_height, rules.height)};
    room.corner = {rng.between(1, rules.width - 1 - room.width), rng.between(1, rules.height - 1 - room.height)};
    carve_room(layout.tiles, room, shape_by(rules, room, rng), rng);
    place_free_standing_vaults(catalog, rules, room, layout, rng);
    connect_regions(layout, catalog);
    layout.rooms = halves(room);
    return layout;
}

}  // namespace td
