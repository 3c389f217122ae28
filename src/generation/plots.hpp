// Where rooms go. Corridors run on the odd tiles only (the lattice), so that there is always a wall between two of them;
// a room gets a lot of whole lattice cells, and lots keep a cell between them, so that a corridor can pass between any two.
#pragma once

#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/layout.hpp"

namespace td {

/// A tile on the edge of a vault where somebody can come in.
struct Opening {
    Point tile;
    Direction inward = Direction::south;
    bool door = false;
};

/// Cells of the lattice, inclusive on all sides. They are numbered from 1, so that a rim of cells around them has numbers too.
struct Plot {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    Room room;                      ///< or the rectangle of the vault
    std::vector<Opening> openings;  ///< of a vault; it has a ring of cells around it that belongs to nobody else
};

/// Lattice cells along `tiles` tiles.
constexpr int lattice_cells(int tiles) { return (tiles - 1) / 2; }
constexpr Point tile_of(Point cell) { return {2 * cell.x - 1, 2 * cell.y - 1}; }

/// As many of the rooms the rules ask for as find a place. All keep away from `plots`, and follow them in the result.
std::vector<Plot> place_plots(const FloorRules& rules, Rng& rng, std::vector<Plot> plots = {});

/// A lot for a vault of so many tiles, its openings not yet known; nothing when it finds no place beside the others.
std::optional<Plot> vault_plot(const FloorRules& rules, int width, int height, const std::vector<Plot>& plots, Rng& rng);

/// The lot of a room. Precondition: the room's corner lies on the lattice.
Plot plot_around(const Room& room);

}  // namespace td
