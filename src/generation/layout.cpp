// Connects the rooms: a spanning tree so that all can be reached, loops for alternative ways, and dead ends.
#include "generation/layout.hpp"

#include <algorithm>
#include <utility>

#include "generation/corridors.hpp"
#include "generation/open_ground.hpp"
#include "generation/passages.hpp"
#include "generation/plots.hpp"
#include "generation/room_shapes.hpp"
#include "generation/vaults.hpp"

namespace td {
namespace {

using Pair = std::pair<std::size_t, std::size_t>;

int distance(const Plot& a, const Plot& b) {
    const Point way = a.room.centre() - b.room.centre();
    return std::abs(way.x) + std::abs(way.y);
}

/// Minimum spanning tree over all plots (Prim's algorithm). The first of each pair was in the tree before the second.
std::vector<Pair> minimum_spanning_tree(const std::vector<Plot>& plots) {
    std::vector<Pair> tree;
    std::vector<std::size_t> nearest(plots.size(), 0);
    std::vector<bool> joined(plots.size(), false);
    joined[0] = true;
    while (tree.size() + 1 < plots.size()) {
        std::size_t next = 0;
        for (std::size_t i = 1; i < plots.size(); ++i) {
            if (joined[i]) continue;
            if (next == 0 || distance(plots[i], plots[nearest[i]]) < distance(plots[next], plots[nearest[next]])) next = i;
        }
        joined[next] = true;
        tree.emplace_back(nearest[next], next);
        for (std::size_t i = 1; i < plots.size(); ++i)
            if (distance(plots[i], plots[next]) < distance(plots[i], plots[nearest[i]])) nearest[i] = next;
    }
    return tree;
}

/// The nearest plot that `tree` does not connect directly to `plot`; `plot` itself if there is none.
std::size_t nearest_unconnected(const std::vector<Plot>& plots, std::size_t plot, const std::vector<Pair>& tree) {
    std::size_t best = plot;
    for (std::size_t i = 0; i < plots.size(); ++i) {
        const auto joins = [&](const Pair& pair) { return pair == Pair{plot, i} || pair == Pair{i, plot}; };
        if (i == plot || std::any_of(tree.begin(), tree.end(), joins)) continue;
        if (best == plot || distance(plots[plot], plots[i]) < distance(plots[plot], plots[best])) best = i;
    }
    return best;
}

/// `plots`, followed by one for each vault of the floor, which is carved. Vaults without a place are recorded in vaults_left_out.
std::vector<Plot> vault_plots(const Catalog& catalog, const FloorRules& rules, Layout& layout, Rng& rng, std::vector<Plot> plots) {
    constexpr bool doors_at_once = false;
    for (const VaultId drawn : draw_vaults(rules, rng)) {
        PlacedVault placed = flipped_vault(catalog, drawn, rng);
        auto plot = vault_plot(rules, catalog[drawn].width, catalog[drawn].height, plots, rng);
        if (!plot) {
            layout.vaults_left_out.push_back(drawn);
            continue;
        }
        placed.corner = plot->room.corner;
        plot->openings = openings_of(catalog, placed);
        carve_vault(catalog, placed, layout, doors_at_once);
        plots.push_back(*std::move(plot));
    }
    return plots;
}

void carve_rooms(Layout& layout, const FloorRules& rules, const std::vector<Plot>& plots, Rng& rng) {
    for (const Plot& plot : plots) {
        if (!plot.openings.empty()) continue;
        carve_room(layout.tiles, plot.room, shape_by(rules, plot.room, rng), rng);
        layout.rooms.push_back(plot.room);
    }
}

/// Digs the spanning tree, then loops, then dead ends.
void connect_rooms(CorridorDigger& digger, const FloorRules& rules, const std::vector<Plot>& plots, Rng& rng) {
    constexpr bool from_unused_side = true;
    std::vector<Pair> joined = minimum_spanning_tree(plots);
    for (const auto& [from, to] : joined) digger.connect(from, to, !from_unused_side);
    for (std::size_t from = 0; from < plots.size(); ++from) {
        const std::size_t to = nearest_unconnected(plots, from, joined);
        if (to == from || !rng.chance(rules.loops)) continue;
        if (digger.connect(from, to, from_unused_side)) joined.emplace_back(from, to);
    }
    for (std::size_t room = 0; room < plots.size(); ++room)
        if (rng.chance(rules.dead_ends)) digger.dig_dead_end();
}

/// The ring corridor, halfway between the centre of the floor and its border or, if `wide`, near the border.
Plot ring_of(const FloorRules& rules, bool wide) {
    const int across = lattice_cells(rules.width);
    const int down = lattice_cells(rules.height);
    if (wide) return {.left = 2, .top = 2, .right = across - 1, .bottom = down - 1};
    return {.left = across / 4 + 1, .top = down / 4 + 1, .right = across - across / 4, .bottom = down - down / 4};
}

/// The four sides of the ring, which plots must avoid.
std::vector<Plot> sides_of(const Plot& ring) {
    return {{.left = ring.left, .top = ring.top, .right = ring.right, .bottom = ring.top},
            {.left = ring.left, .top = ring.bottom, .right = ring.right, .bottom = ring.bottom},
            {.left = ring.left, .top = ring.top, .right = ring.left, .bottom = ring.bottom},
            {.left = ring.right, .top = ring.top, .right = ring.right, .bottom = ring.bottom}};
}

/// The plots of a floor, and its ring corridor if it has one.
struct Plots {
    std::vector<Plot> plots;
    Plot ring;
};

/// Uses the wide ring only if the narrow one leaves no place for a vault.
Plots plots_around_ring(const Catalog& catalog, const FloorRules& rules, Layout& layout, Rng& rng) {
    const Layout untouched = layout;
    for (const bool wide : {false, true}) {
        Plots plots{{}, ring_of(rules, wide)};
        std::vector<Plot> sides = sides_of(plots.ring);
        const auto count = static_cast<std::ptrdiff_t>(sides.size());
        layout = untouched;
        plots.plots = vault_plots(catalog, rules, layout, rng, std::move(sides));
        if (!wide && !layout.vaults_left_out.empty()) continue;
        plots.plots = place_plots(rules, rng, std::move(plots.plots));
        // The sides have only kept the other plots away.
        plots.plots.erase(plots.plots.begin(), plots.plots.begin() + count);
        return plots;
    }
    return {};  // never reached: a wide ring is always used
}

Plots plots_for(const Catalog& catalog, const FloorRules& rules, Layout& layout, Rng& rng) {
    if (rules.style == FloorStyle::ring) return plots_around_ring(catalog, rules, layout, rng);
    return {place_plots(rules, rng, vault_plots(catalog, rules, layout, rng, {})), {}};
}

Layout corridor_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng) {
    Layout layout{.tiles = Grid<Tile>(rules.width, rules.height, Tile::rock)};
    const auto [plots, ring] = plots_for(catalog, rules, layout, rng);
    if (plots.empty()) return layout;
    carve_rooms(layout, rules, plots, rng);
    CorridorDigger digger(layout, plots, rng);
    digger.set_winding(rules.corridors.winding);
    if (rules.style == FloorStyle::maze) {
        digger.fill_with_maze(rules.loops, rules.dead_ends);
    } else if (rules.style == FloorStyle::ring) {
        digger.dig_ring(ring);
        for (std::size_t i = 0; i < plots.size(); ++i) digger.connect_to_corridor(i);
    } else {
        connect_rooms(digger, rules, plots, rng);
    }
    digger.place_doors(rules.doors);
    widen_corridors(layout, rules.corridors.width);
    dig_niches(layout, rules.corridors.niches, rng);
    return layout;
}

/// One of the vaults, and the rock around it.
Layout drawn_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng) {
    FloorRules one = rules;
    one.vault_rooms = {1, 1};
    const VaultId drawn = draw_vaults(one, rng).at(0);
    PlacedVault placed = flipped_vault(catalog, drawn, rng);
    placed.corner = {1, 1};
    const int width = catalog[drawn].width, height = catalog[drawn].height;
    Layout layout{.tiles = Grid<Tile>(width + 2, height + 2, Tile::rock), .rooms = {{placed.corner, width, height}}};
    constexpr bool doors_at_once = true;
    carve_vault(catalog, placed, layout, doors_at_once);
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
        case FloorStyle::drawn: return drawn_layout(catalog, rules, rng);
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
    std::vector<Plot> plots;
    plots.push_back(plot_around({{1, 1}, width, height}));
    const int left = 2 * ((rules.width - width - 2) / 2) + 1;  // odd, so that the corner lies on the lattice
    plots.push_back(plot_around({{left, 1}, width, height}));
    Rng rng(0);  // the same layout each time
    Layout layout{.tiles = Grid<Tile>(rules.width, rules.height, Tile::rock)};
    for (const Plot& plot : plots) {
        carve_room(layout.tiles, plot.room, RoomShape::plain, rng);
        layout.rooms.push_back(plot.room);
    }
    CorridorDigger digger(layout, plots, rng);
    constexpr bool from_unused_side = true;
    digger.connect(0, 1, !from_unused_side);
    digger.place_doors(100);
    return layout;
}

}  // namespace td
