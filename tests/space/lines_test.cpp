#include "space/lines.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "space/field_of_view.hpp"
#include "space/text_map.hpp"

using namespace td;
using namespace td::tests;

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
