// Rooms are placed by dart throwing: each is the best of a few random positions, and is kept if it touches no other plot.
#include "generation/plots.hpp"

#include <algorithm>

namespace td {
namespace {

constexpr int smallest_side = 3;

int random_side(Range range, int longest, Rng& rng) {
    const int low = std::clamp(range.low, smallest_side, longest);
    return rng.between(low, std::clamp(range.high, low, longest));
}

/// The number of cells between two plots, horizontally or vertically, whichever is greater.
int gap(const Plot& a, const Plot& b) {
    const int across = std::max(a.left - b.right, b.left - a.right) - 1;
    const int down = std::max(a.top - b.bottom, b.top - a.bottom) - 1;
    return std::max(across, down);
}

Plot random_plot(const FloorRules& rules, Rng& rng) {
    const int widest = longest_room_side(rules.style, rules.width);
    const int tallest = longest_room_side(rules.style, rules.height);
    Room room{{}, random_side(rules.room_width, widest, rng), random_side(rules.room_height, tallest, rng)};
    const int across = room.width / 2 + 1;
    const int down = room.height / 2 + 1;
    Plot plot;
    plot.left = rng.between(1, lattice_cells(rules.width) - across + 1);
    plot.top = rng.between(1, lattice_cells(rules.height) - down + 1);
    plot.right = plot.left + across - 1;
    plot.bottom = plot.top + down - 1;
    // A room with an even side is one column narrower than its plot, so it may be shifted by one tile.
    room.corner = tile_of({plot.left, plot.top});
    if (room.width % 2 == 0) room.corner.x += rng.between(0, 1);
    if (room.height % 2 == 0) room.corner.y += rng.between(0, 1);
    plot.room = room;
    return plot;
}

/// The smallest gap to one of the others; large if there are none.
int smallest_gap(const Plot& plot, const std::vector<Plot>& others) {
    int smallest = 1000;
    for (const Plot& other : others) smallest = std::min(smallest, gap(plot, other));
    return smallest;
}

}  // namespace

std::vector<Plot> place_plots(const FloorRules& rules, Rng& rng, std::vector<Plot> plots) {
    constexpr int tries_per_room = 10;
    constexpr int throws = 2;
    const auto plots_before = static_cast<int>(plots.size());
    const int wanted = std::max(2, rng.between(rules.rooms.low, std::max(rules.rooms.low, rules.rooms.high)));
    for (int i = 0; i < wanted * tries_per_room && static_cast<int>(plots.size()) - plots_before < wanted; ++i) {
        Plot best;
        int best_gap = 0;
        for (int t = 0; t < throws; ++t) {
            const Plot plot = random_plot(rules, rng);
            const int free = smallest_gap(plot, plots);
            if (free <= best_gap) continue;
            best = plot;
            best_gap = free;
        }
        if (best_gap >= 1) plots.push_back(best);
    }
    return plots;
}

std::optional<Plot> vault_plot(const FloorRules& rules, int width, int height, const std::vector<Plot>& plots, Rng& rng) {
    constexpr int tries = 40;
    const int across = width / 2 + 2;
    const int down = height / 2 + 2;
    // One cell is left free on all sides, so that corridors can reach the vault from any opening.
    const int last_left = lattice_cells(rules.width) - across;
    const int last_top = lattice_cells(rules.height) - down;
    if (last_left < 2 || last_top < 2) return std::nullopt;
    for (int i = 0; i < tries; ++i) {
        const int left = rng.between(2, last_left);
        const int top = rng.between(2, last_top);
        const Plot plot{.left = left,
                        .top = top,
                        .right = left + across - 1,
                        .bottom = top + down - 1,
                        .room = {tile_of({left, top}) + Point{1, 1}, width, height}};
        if (smallest_gap(plot, plots) >= 1) return plot;
    }
    return std::nullopt;
}

Plot plot_around(const Room& room) {
    const int left = (room.corner.x + 1) / 2;
    const int top = (room.corner.y + 1) / 2;
    return {.left = left, .top = top, .right = left + room.width / 2, .bottom = top + room.height / 2, .room = room};
}

}  // namespace td
