#include "space/field_of_view.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "space/text_map.hpp"

using namespace td;
using namespace td::tests;

namespace {

int floor_divide(int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/// Reference implementation: follows the line tile by tile, shifted by a quarter of 1/n to one side; n is its longer extent.
bool open_when_nudged(const BitGrid& opaque, Point from, Point to, int side) {
    const Point d = to - from;
    const bool steep = std::abs(d.y) >= std::abs(d.x);
    const int n = steep ? std::abs(d.y) : std::abs(d.x);
    const int across = steep ? d.x : d.y;
    for (int k = 1; k < n; ++k) {
        // In units of 1/4n, plus half a tile so that rounding down finds the tile.
        const int tile = floor_divide(4 * across * k + side + 2 * n, 4 * n);
        const int along = (steep ? d.y : d.x) / n * k;
        const Point p = from + (steep ? Point{tile, along} : Point{along, tile});
        if (opaque.test(p)) return false;
    }
    return true;
}

bool in_sight(const BitGrid& opaque, Point from, Point to) {
    return from == to || open_when_nudged(opaque, from, to, 1) || open_when_nudged(opaque, from, to, -1);
}

BitGrid view_by_definition(const BitGrid& opaque, Point origin, int radius) {
    const auto within = [&](Point p) { return opaque.contains(p) && (radius == 0 || chebyshev(p, origin) <= radius); };
    BitGrid seen(opaque.width(), opaque.height());
    for (int y = 0; y < opaque.height(); ++y)
        for (int x = 0; x < opaque.width(); ++x) {
            const Point p{x, y};
            const bool open = p == origin || !opaque.test(p);
            if (!within(p) || !open || !in_sight(opaque, origin, p)) continue;
            seen.set(p);
            for (const Direction direction : all_directions) {
                const Point face = p + offset(direction);
                if (within(face) && opaque.test(face)) seen.set(face);
            }
        }
    return seen;
}

BitGrid view(const BitGrid& opaque, Point origin, int radius) {
    BitGrid seen(opaque.width(), opaque.height());
    field_of_view(OpacityMap(opaque), origin, radius, seen);
    return seen;
}

/// The map as seen from '@'; hidden tiles are blank.
TextMap seen_from_at(const TextMap& map, int radius = 0) {
    const BitGrid seen = view(walls_of(map), place_of(map, '@'), radius);
    TextMap shown = map;
    for (int y = 0; y < height_of(map); ++y)
        for (int x = 0; x < width_of(map); ++x)
            if (!seen.test({x, y})) shown[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = ' ';
    return shown;
}

struct Scene {
    BitGrid opaque;
    Point origin;
    int radius;
};

Scene any_scene() {
    const int width = *rc::gen::inRange(1, 140);
    const int height = *rc::gen::inRange(1, 40);
    const int percent = *rc::gen::elementOf(std::vector<int>{0, 2, 10, 25, 45});
    const bool turned = *rc::gen::arbitrary<bool>();
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    BitGrid opaque = turned ? scattered(height, width, percent, seed) : scattered(width, height, percent, seed);
    const Point origin{*rc::gen::inRange(0, opaque.width()), *rc::gen::inRange(0, opaque.height())};
    return {std::move(opaque), origin, *rc::gen::inRange(0, 12)};
}

}  // namespace

TEST_CASE("a room and its walls are seen from inside, and nothing behind them") {
    const TextMap map{
        "############", "#....#.....#", "#..@.#.....#", "#....#.....#", "############",
    };
    const TextMap seen{
        "######      ", "#....#      ", "#..@.#      ", "#....#      ", "######      ",
    };
    CHECK(seen_from_at(map) == seen);
}

TEST_CASE("through a door, a widening part of the next room is seen") {
    const TextMap map{
        "###########", "#...#.....#", "#...#.....#", "#@........#", "#...#.....#", "#...#.....#", "###########",
    };
    const TextMap seen{
        "#####      ", "#...#     #", "#...#  ...#", "#@........#", "#...#  ...#", "#...#     #", "#####      ",
    };
    CHECK(seen_from_at(map) == seen);
}

TEST_CASE("a pillar hides what stands right behind it") {
    const TextMap map{
        "........", "........", "@..#....", "........", "........",
    };
    const TextMap seen{
        "........", "....... ", "@..#    ", "....... ", "........",
    };
    CHECK(seen_from_at(map) == seen);
}

TEST_CASE("the radius counts steps, so the view is a square, walls included") {
    const TextMap map{
        ".......", ".#.....", "...@...", ".......", "......#",
    };
    const TextMap seen{
        " ..... ", " #.... ", " ..@.. ", " ..... ", " ..... ",
    };
    CHECK(seen_from_at(map, 2) == seen);
}

TEST_CASE("two tiles that touch by their corners see each other past any walls") {
    const TextMap map{
        "@#.",
        "#..",
        "...",
    };
    CHECK(seen_from_at(map)[1].substr(1, 1) == ".");
}

TEST_CASE("a creature on an opaque tile sees out of it but is not seen from afar") {
    const TextMap map{
        ".....",
        ".#@#.",
        ".....",
    };
    BitGrid opaque = walls_of(map);
    opaque.set({2, 1});
    CHECK(view(opaque, {2, 1}, 0).test({2, 0}));
    CHECK(view(opaque, {2, 1}, 0).test({0, 0}));
    CHECK(view(opaque, {2, 1}, 0) == view_by_definition(opaque, {2, 1}, 0));
}

TEST_CASE("the field of view agrees with its definition, tile by tile") {
    const bool holds = rc::check("equals the definition", [] {
        const Scene scene = any_scene();
        RC_ASSERT(view(scene.opaque, scene.origin, scene.radius) == view_by_definition(scene.opaque, scene.origin, scene.radius));
    });
    CHECK(holds);
}

TEST_CASE("visibility between open tiles is symmetric, for all pairs of a map") {
    const bool holds = rc::check("symmetric", [] {
        const int width = *rc::gen::inRange(2, 24);
        const int height = *rc::gen::inRange(2, 24);
        const int radius = *rc::gen::inRange(0, 9);
        const BitGrid opaque = scattered(width, height, *rc::gen::inRange(0, 50), *rc::gen::arbitrary<std::uint64_t>());
        const TextMap blank(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '.'));
        std::vector<Point> open;
        for (const Point p : places_of(blank, "."))
            if (!opaque.test(p)) open.push_back(p);
        std::vector<BitGrid> views;
        for (const Point p : open) views.push_back(view(opaque, p, radius));
        for (std::size_t a = 0; a < open.size(); ++a)
            for (std::size_t b = 0; b < a; ++b) RC_ASSERT(views[a].test(open[b]) == views[b].test(open[a]));
    });
    CHECK(holds);
}
