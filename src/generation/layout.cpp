// Joins the rooms: a tree so that all can be reached, loops so that there is more than one way, blind ends to look into.
#include "generation/layout.hpp"

#include <algorithm>
#include <utility>

#include "generation/corridors.hpp"
#include "generation/lots.hpp"
#include "generation/open_ground.hpp"
#include "generation/passages.hpp"
#include "generation/room_shapes.hpp"
#include "generation/vaults.hpp"

namespace td {
namespace {

using Pair = std::pair<std::size_t, std::size_t>;

int distance(const Lot& a, const Lot& b) {
    const Point way = a.room.centre() - b.room.centre();
    return std::abs(way.x) + std::abs(way.y);
}

/// The shortest tree over all lots, by Prim's method; each pair names a lot of the tree first and the newcomer second.
std::vector<Pair> shortest_tree(const std::vector<Lot>& lots) {
    std::vector<Pair> tree;
    std::vector<std::size_t> nearest(lots.size(), 0);
    std::vector<bool> joined(lots.size(), false);
    joined[0] = true;
    while (tree.size() + 1 < lots.size()) {
        std::size_t next = 0;
        for (std::size_t i = 1; i < lots.size(); ++i) {
            if (joined[i]) continue;
            if (next == 0 || distance(lots[i], lots[nearest[i]]) < distance(lots[next], lots[nearest[next]])) next = i;
        }
        joined[next] = true;
        tree.emplace_back(nearest[next], next);
        for (std::size_t i = 1; i < lots.size(); ++i)
            if (distance(lots[i], lots[next]) < distance(lots[i], lots[nearest[i]])) nearest[i] = next;
    }
    return tree;
}

/// The nearest lot to `lot` that the tree does not join it to; `lot` itself when there is none.
std::size_t nearest_stranger(const std::vector<Lot>& lots, std::size_t lot, const std::vector<Pair>& tree) {
    std::size_t best = lot;
    for (std::size_t i = 0; i < lots.size(); ++i) {
        const auto joins = [&](const Pair& pair) { return pair == Pair{lot, i} || pair == Pair{i, lot}; };
        if (i == lot || std::any_of(tree.begin(), tree.end(), joins)) continue;
        if (best == lot || distance(lots[lot], lots[i]) < distance(lots[lot], lots[best])) best = i;
    }
    return best;
}

/// Lots of the vaults that the floor gets; those that find no place are noted.
std::vector<Lot> vault_lots(const Catalog& catalog, const FloorRules& rules, Layout& layout, Rng& rng, std::vector<Lot> lots) {
    for (const VaultId drawn : draw_vaults(rules, rng)) {
        PlacedVault placed = turned_vault(catalog, drawn, rng);
        auto lot = vault_lot(rules, catalog[drawn].width, catalog[drawn].height, lots, rng);
        if (!lot) {
            layout.vaults_left_out.push_back(drawn);
            continue;
        }
        placed.corner = lot->room.corner;
        lot->openings = openings_of(catalog, placed);
        carve_vault(catalog, placed, layout, false);
        lots.push_back(*std::move(lot));
    }
    return lots;
}

void carve_rooms(Layout& layout, const FloorRules& rules, const std::vector<Lot>& lots, Rng& rng) {
    for (const Lot& lot : lots) {
        if (!lot.openings.empty()) continue;
        carve_room(layout.tiles, lot.room, shape_by(rules, lot.room, rng), rng);
        layout.rooms.push_back(lot.room);
    }
}

/// A tree over all lots, then loops, then blind ends.
void join_rooms(CorridorDigger& digger, const FloorRules& rules, const std::vector<Lot>& lots, Rng& rng) {
    std::vector<Pair> joined = shortest_tree(lots);
    for (const auto& [from, to] : joined) digger.join(from, to, false);
    for (std::size_t from = 0; from < lots.size(); ++from) {
        const std::size_t to = nearest_stranger(lots, from, joined);
        if (to == from || !rng.chance(rules.loops)) continue;
        if (digger.join(from, to, true)) joined.emplace_back(from, to);
    }
    for (std::size_t room = 0; room < lots.size(); ++room)
        if (rng.chance(rules.dead_ends)) digger.dig_blind_end();
}

/// The ring runs halfway between the middle of the floor and its border or, if it is wide, near the border.
Lot ring_of(const FloorRules& rules, bool wide) {
    const int across = lattice_cells(rules.width);
    const int down = lattice_cells(rules.height);
    if (wide) return {2, 2, across - 1, down - 1, {}, {}};
    return {across / 4 + 1, down / 4 + 1, across - across / 4, down - down / 4, {}, {}};
}

/// Its four sides, which lots keep away from.
std::vector<Lot> sides_of(const Lot& ring) {
    return {{ring.left, ring.top, ring.right, ring.top, {}, {}},
            {ring.left, ring.bottom, ring.right, ring.bottom, {}, {}},
            {ring.left, ring.top, ring.left, ring.bottom, {}, {}},
            {ring.right, ring.top, ring.right, ring.bottom, {}, {}}};
}

/// Which lots there are, and the ring where there is one.
struct Plots {
    std::vector<Lot> lots;
    Lot ring;
};

/// The ring is wide where its vaults would else find no place.
Plots plots_about_ring(const Catalog& catalog, const FloorRules& rules, Layout& layout, Rng& rng) {
    const Layout untouched = layout;
    for (const bool wide : {false, true}) {
        Plots plots{{}, ring_of(rules, wide)};
        std::vector<Lot> sides = sides_of(plots.ring);
        const auto count = static_cast<std::ptrdiff_t>(sides.size());
        layout = untouched;
        plots.lots = vault_lots(catalog, rules, layout, rng, std::move(sides));
        if (!wide && !layout.vaults_left_out.empty()) continue;
        plots.lots = place_lots(rules, rng, std::move(plots.lots));
        plots.lots.erase(plots.lots.begin(), plots.lots.begin() + count);
        return plots;
    }
    return {};
}

Plots plots_for(const Catalog& catalog, const FloorRules& rules, Layout& layout, Rng& rng) {
    if (rules.style == FloorStyle::ring) return plots_about_ring(catalog, rules, layout, rng);
    return {place_lots(rules, rng, vault_lots(catalog, rules, layout, rng, {})), {}};
}

Layout corridor_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng) {
    Layout layout{Grid<Tile>(rules.width, rules.height, Tile::rock), {}, {}, {}, {}, {}};
    const auto [lots, ring] = plots_for(catalog, rules, layout, rng);
    if (lots.empty()) return layout;
    carve_rooms(layout, rules, lots, rng);
    CorridorDigger digger(layout, lots, rng);
    digger.wind(rules.corridors.winding);
    if (rules.style == FloorStyle::maze) {
        digger.fill_with_maze(rules.loops, rules.dead_ends);
    } else if (rules.style == FloorStyle::ring) {
        digger.dig_ring(ring);
        for (std::size_t i = 0; i < lots.size(); ++i) digger.join_corridor(i);
    } else {
        join_rooms(digger, rules, lots, rng);
    }
    digger.hang_doors(rules.doors);
    widen_corridors(layout, rules.corridors.width);
    dig_niches(layout, rules.corridors.niches, rng);
    return layout;
}

}  // namespace

Layout random_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng) {
    switch (rules.style) {
        case FloorStyle::rooms:
        case FloorStyle::maze:
        case FloorStyle::ring: break;
        case FloorStyle::cave: return cave_layout(catalog, rules, rng);
        case FloorStyle::hall: return hall_layout(catalog, rules, rng);
        case FloorStyle::room: return single_room_layout(catalog, rules, rng);
    }
    return corridor_layout(catalog, rules, rng);
}

std::vector<Room> sectors_of(const Grid<Tile>& tiles, int side) {
    constexpr int fewest_tiles = 24;
    const int across = std::max(1, (tiles.width() + side / 2) / side);
    const int down = std::max(1, (tiles.height() + side / 2) / side);
    std::vector<Room> sectors;
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column) {
            const Point corner{tiles.width() * column / across, tiles.height() * row / down};
            const Point end{tiles.width() * (column + 1) / across, tiles.height() * (row + 1) / down};
            int open = 0;
            for (int y = corner.y; y < end.y; ++y)
                for (int x = corner.x; x < end.x; ++x) open += tiles[{x, y}] == Tile::room ? 1 : 0;
            if (open >= fewest_tiles) sectors.push_back({corner, end.x - corner.x, end.y - corner.y});
        }
    return sectors;
}

Layout simple_layout(const FloorRules& rules) {
    const int width = std::min((rules.width - 10) / 2, 15);
    const int height = std::min(rules.height - 4, 15);
    std::vector<Lot> lots;
    lots.push_back(lot_around({{1, 1}, width, height}));
    lots.push_back(lot_around({{2 * ((rules.width - width - 2) / 2) + 1, 1}, width, height}));
    Rng rng(0);
    Layout layout{Grid<Tile>(rules.width, rules.height, Tile::rock), {}, {}, {}, {}, {}};
    for (const Lot& lot : lots) {
        carve_room(layout.tiles, lot.room, RoomShape::plain, rng);
        layout.rooms.push_back(lot.room);
    }
    CorridorDigger digger(layout, lots, rng);
    digger.join(0, 1, false);
    digger.hang_doors(100);
    return layout;
}

}  // namespace td
