// Positions of rooms and vaults. Corridors run only on tiles with odd coordinates (the lattice), so that there is always a wall between two
// corridors. A plot is a rectangle of lattice cells reserved for a room or vault; there is at least one free cell between plots, so that a
// corridor can pass.
#pragma once

#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/layout.hpp"

namespace td {

/// A tile at the edge of a vault through which it can be entered.
struct Opening {
    Point tile;
    Direction inward = Direction::south;
    bool door = false;
};

/// Lattice cells, inclusive on all sides, numbered from 1 so that the border around the lattice has numbers too.
struct Plot {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    Room room;                      ///< or the bounding rectangle of the vault
    std::vector<Opening> openings;  ///< of a vault, which is surrounded by a ring of cells inside its plot
};

/// Number of lattice cells along `tiles` tiles.
constexpr int lattice_cells(int tiles) { return (tiles - 1) / 2; }
constexpr Point tile_of(Point cell) { return {2 * cell.x - 1, 2 * cell.y - 1}; }

/// Plots for as many of the rooms that the rules ask for as fit. They keep away from `plots` and are appended to them.
std::vector<Plot> place_plots(const FloorRules& rules, Rng& rng, std::vector<Plot> plots = {});

/// A plot for a vault of this size, without openings yet; nothing if it fits nowhere beside `plots`.
std::optional<Plot> vault_plot(const FloorRules& rules, int width, int height, const std::vector<Plot>& plots, Rng& rng);

/// The plot of a room. Precondition: the room's corner lies on the lattice.
Plot plot_around(const Room& room);

}  // namespace td
