#include "space/lines.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>

#include "space/field_of_view.hpp"
#include "space/text_map.hpp"

using namespace td;
using namespace td::tests;

TEST_CASE("a straight line keeps nearest to the true one and leans north-west between two tiles, or as asked") {
    const TextMap map{
        "@....",
        ".....",
        "....G",
    };
    CHECK(marked(map, straight_line({0, 0}, {4, 2}), '*') == TextMap{
                                                                 "@*...",
                                                                 "..**.",
                                                                 "....G",
                                                             });
    CHECK(marked(map, straight_line({0, 0}, {4, 2}, Lean::south_east), '*') == TextMap{
                                                                                   "@....",
                                                                                   ".**..",
                                                                                   "...*G",
                                                                               });
    CHECK(straight_line({3, 3}, {3, 3}).empty());
}

TEST_CASE("the line back takes the same tiles as the line there") {
    for (int x = -9; x <= 9; ++x)
        for (int y = -9; y <= 9; ++y)
            for (const Lean lean : {Lean::north_west, Lean::south_east}) {
                const Point a{20, 30};
                const Point b = a + Point{x, y};
                std::vector<Point> there = straight_line(a, b, lean);
                std::vector<Point> back = straight_line(b, a, lean);
                there.insert(there.begin(), a);
                back.insert(back.begin(), b);
                std::reverse(back.begin(), back.end());
                if (a != b) CHECK(there == back);
            }
}

TEST_CASE("two open tiles are in sight of each other exactly when the field of view of one holds the other") {
    const bool holds = rc::check("sight equals view", [] {
        const int size = *rc::gen::inRange(2, 30);
        const BitGrid walls = scattered(size, size, *rc::gen::inRange(0, 40), *rc::gen::arbitrary<std::uint64_t>());
        const Point from{*rc::gen::inRange(0, size), *rc::gen::inRange(0, size)};
        BitGrid seen(size, size);
        field_of_view(OpacityMap(walls), from, 0, seen);
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                if (!walls.test({x, y})) RC_ASSERT(in_sight(from, {x, y}, walls) == seen.test({x, y}));
    });
    CHECK(holds);
}

TEST_CASE("what is thrown at a tile in sight reaches it by the lean that is clear, and else falls before the wall") {
    const TextMap map{
        "@#...",
        ".....",
        "....G",
    };
    const BitGrid walls = walls_of(map);
    CHECK(line_of_fire({0, 0}, {4, 2}, walls) == straight_line({0, 0}, {4, 2}, Lean::south_east));
    CHECK(line_of_fire({2, 0}, {0, 0}, walls).empty());
    CHECK(line_of_fire({4, 0}, {1, 0}, walls) == std::vector<Point>{{3, 0}, {2, 0}});
}
