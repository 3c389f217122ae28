#include "space/step.hpp"

#include <doctest/doctest.h>

#include "space/text_map.hpp"

using namespace td;
using namespace td::tests;

TEST_CASE("a step goes to any free neighbour but never past a wall's corner") {
    const TextMap map{
        "..#",
        ".@.",
        "#..",
    };
    const BitGrid floor = floor_of(map);
    const Point here = place_of(map, '@');
    CHECK(may_step(floor, here, Direction::north));
    CHECK(may_step(floor, here, Direction::east));
    CHECK(may_step(floor, here, Direction::northwest));
    CHECK(may_step(floor, here, Direction::southeast));
    CHECK_FALSE(may_step(floor, here, Direction::northeast));
    CHECK_FALSE(may_step(floor, {0, 1}, Direction::southeast));
    CHECK_FALSE(may_step(floor, {1, 0}, Direction::southeast));
    CHECK_FALSE(may_step(floor, {0, 0}, Direction::north));
}

TEST_CASE("a step is possible exactly when the step back is, between free tiles") {
    const BitGrid floor = inverted(scattered(30, 30, 30, 5));
    for (int y = 0; y < 30; ++y)
        for (int x = 0; x < 30; ++x)
            for (const Direction direction : all_directions) {
                const Point there = Point{x, y} + offset(direction);
                if (floor({x, y}) && floor(there))
                    CHECK(may_step(floor, {x, y}, direction) == may_step(floor, there, turned(direction, 4)));
            }
}
