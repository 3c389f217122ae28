// Layouts drawn as text: `#` rock, `.` room, `c` corridor, `+` door, `v` vault.
#pragma once

#include <string>
#include <vector>

#include "generation/layout.hpp"

namespace td::tests {

inline constexpr char tile_glyphs[] = "#.c+v";  ///< in the order of Tile

/// One room for each rectangle given; doors are those in the drawing.
Layout layout_of(const std::vector<std::string>& map, std::vector<Room> rooms = {});

std::vector<std::string> drawing_of(const Grid<Tile>& tiles);

/// The number of regions of open tiles, connected by orthogonal steps.
int region_count(const Grid<Tile>& tiles);

int count_tiles(const Grid<Tile>& tiles, Tile tile);

}  // namespace td::tests
