#include "space/text_map.hpp"

namespace td::tests {

int width_of(const TextMap& map) { return static_cast<int>(map.front().size()); }

int height_of(const TextMap& map) { return static_cast<int>(map.size()); }

char sign_at(const TextMap& map, Point p) { return map[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; }

std::vector<Point> places_of(const TextMap& map, std::string_view signs) {
    std::vector<Point> places;
    for (int y = 0; y < height_of(map); ++y)
        for (int x = 0; x < width_of(map); ++x)
            if (signs.find(sign_at(map, {x, y})) != std::string_view::npos) places.push_back({x, y});
    return places;
}

Point place_of(const TextMap& map, char sign) { return places_of(map, std::string_view(&sign, 1)).at(0); }

BitGrid walls_of(const TextMap& map) {
    BitGrid walls(width_of(map), height_of(map));
    for (const Point p : places_of(map, "#")) walls.set(p);
    return walls;
}

BitGrid inverted(const BitGrid& bits) {
    BitGrid result(bits.width(), bits.height());
    for (int y = 0; y < bits.height(); ++y)
        for (int x = 0; x < bits.width(); ++x) result.set({x, y}, !bits.test({x, y}));
    return result;
}

BitGrid floor_of(const TextMap& map) { return inverted(walls_of(map)); }

TextMap marked(TextMap map, const std::vector<Point>& places, char sign) {
    for (const Point p : places) {
        char& there = map.at(static_cast<std::size_t>(p.y)).at(static_cast<std::size_t>(p.x));
        if (there == '.') there = sign;
    }
    return map;
}

BitGrid scattered(int width, int height, int percent, std::uint64_t seed) {
    Rng rng(seed);
    BitGrid walls(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) walls.set({x, y}, rng.chance(percent));
    return walls;
}

}  // namespace td::tests
