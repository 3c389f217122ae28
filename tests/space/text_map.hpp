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

inline int width_of(const TextMap& map) { return static_cast<int>(map.front().size()); }
inline int height_of(const TextMap& map) { return static_cast<int>(map.size()); }
inline char sign_at(const TextMap& map, Point p) { return map[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; }

/// The places of all characters of the map that are in `signs`, row by row.
inline std::vector<Point> places_of(const TextMap& map, std::string_view signs) {
    std::vector<Point> places;
    for (int y = 0; y < height_of(map); ++y)
        for (int x = 0; x < width_of(map); ++x)
            if (signs.find(sign_at(map, {x, y})) != std::string_view::npos) places.push_back({x, y});
    return places;
}

inline Point place_of(const TextMap& map, char sign) { return places_of(map, std::string_view(&sign, 1)).at(0); }

inline BitGrid walls_of(const TextMap& map) {
    BitGrid walls(width_of(map), height_of(map));
    for (const Point p : places_of(map, "#")) walls.set(p);
    return walls;
}

inline BitGrid inverted(const BitGrid& bits) {
    BitGrid result(bits.width(), bits.height());
    for (int y = 0; y < bits.height(); ++y)
        for (int x = 0; x < bits.width(); ++x) result.set({x, y}, !bits.test({x, y}));
    return result;
}

inline BitGrid floor_of(const TextMap& map) { return inverted(walls_of(map)); }

/// The map with `sign` on every place of `places` that is drawn as '.'.
inline TextMap marked(TextMap map, const std::vector<Point>& places, char sign) {
    for (const Point p : places) {
        char& there = map.at(static_cast<std::size_t>(p.y)).at(static_cast<std::size_t>(p.x));
        if (there == '.') there = sign;
    }
    return map;
}

/// A map of random walls: each tile is a wall with a chance of `percent`.
inline BitGrid scattered(int width, int height, int percent, std::uint64_t seed) {
    Rng rng(seed);
    BitGrid walls(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) walls.set({x, y}, rng.chance(percent));
    return walls;
}

}  // namespace td::tests
