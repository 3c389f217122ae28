// Maps drawn as text for tests: '#' is a wall, everything else is open; letters and signs mark places.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/bit_grid.hpp"
#include "base/rng.hpp"

namespace td::tests {

struct TextMap : std::vector<std::string> {
    using std::vector<std::string>::vector;

    /// Lets doctest print both maps when a comparison fails.
    friend std::ostream& operator<<(std::ostream& out, const TextMap& map) {
        for (const std::string& row : map) out << "\n    \"" << row << '"';
        return out;
    }
};

int width_of(const TextMap& map);
int height_of(const TextMap& map);
char sign_at(const TextMap& map, Point p);

/// The places of all characters of the map that are in `signs`, row by row.
std::vector<Point> places_of(const TextMap& map, std::string_view signs);

Point place_of(const TextMap& map, char sign);

BitGrid walls_of(const TextMap& map);

BitGrid inverted(const BitGrid& bits);

BitGrid floor_of(const TextMap& map);

/// The map with `sign` on every place of `places` that is drawn as '.'.
TextMap marked(TextMap map, const std::vector<Point>& places, char sign);

/// A map of random walls: each tile is a wall with a chance of `percent`.
BitGrid scattered(int width, int height, int percent, std::uint64_t seed);

}  // namespace td::tests
