#include "view/draw/placement.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "base/rng.hpp"

namespace td {

namespace {

constexpr Box window{0, 0, 1280, 720};

bool covers_any(Box place, const std::vector<Box>& seen) {
    return std::any_of(seen.begin(), seen.end(), [&](Box each) { return !each.intersected(place).empty(); });
}

}  // namespace

TEST_CASE("a panel is put at the first wish that covers nothing that must be seen") {
    const std::vector<Box> wished{{0, 0, 100, 100}, {200, 0, 100, 100}, {400, 0, 100, 100}};
    CHECK(place_panel(window, wished, {}) == wished[0]);
    CHECK(place_panel(window, wished, {{90, 90, 48, 48}}) == wished[1]);
    CHECK(place_panel(window, wished, {{90, 90, 48, 48}, {210, 10, 48, 48}}) == wished[2]);
    CHECK(place_panel({150, 0, 400, 200}, wished, {}) == wished[1]);
}

TEST_CASE("where every wish covers something, the nearest place that covers nothing is taken") {
    CHECK(place_panel(window, {{100, 100, 100, 50}}, {{90, 110, 48, 48}}) == Box{138, 100, 100, 50});
    CHECK(place_panel(window, {{100, 100, 100, 50}}, {{90, 140, 48, 48}}) == Box{100, 90, 100, 50});
}

TEST_CASE("a panel stays within the area, and one that is too large begins at its upper left") {
    CHECK(place_panel(window, {{1250, 700, 100, 50}}, {}) == Box{1180, 670, 100, 50});
    CHECK(place_panel({208, 90, 300, 200}, {{0, 0, 400, 250}}, {}).corner() == Point{208, 90});
}

TEST_CASE("where there is no free place, the fewest pixels are covered") {
    const Box place = place_panel({0, 0, 100, 100}, {{0, 0, 100, 60}}, {{0, 0, 100, 30}, {0, 70, 100, 30}});
    CHECK(place.height == 60);
    CHECK(place.y == 10);
    CHECK(place_panel({0, 0, 100, 100}, {{0, 0, 100, 60}}, {{0, 0, 100, 30}, {0, 90, 100, 10}}) == Box{0, 30, 100, 60});
}

TEST_CASE("what is less urgent is covered before what is to be seen") {
    const Box card{0, 20, 100, 60}, foe{0, 0, 100, 30}, red_floor{0, 60, 100, 40};
    CHECK(place_panel({0, 0, 100, 100}, {card}, {foe}, {red_floor}) == Box{0, 30, 100, 60});
    CHECK(place_panel({0, 0, 100, 100}, {card}, {red_floor}, {foe}) == Box{0, 0, 100, 60});
    CHECK(place_panel({0, 0, 100, 100}, {{0, 20, 100, 30}}, {{0, 0, 100, 10}}, {red_floor}) == Box{0, 20, 100, 30});
}

TEST_CASE("whenever there is a free place, it is found") {
    Rng rng(7);
    const Box area{3, 2, 24, 16};
    int free = 0;
    for (int round = 0; round < 300; ++round) {
        std::vector<Box> seen;
        for (int i = rng.between(1, 8); i > 0; --i)
            seen.push_back({rng.between(0, 26), rng.between(0, 18), rng.between(1, 7), rng.between(1, 7)});
        const Box wish{rng.between(-5, 30), rng.between(-5, 20), rng.between(1, 12), rng.between(1, 8)};
        bool exists = false;
        for (int y = area.y; y + wish.height <= area.bottom(); ++y)
            for (int x = area.x; x + wish.width <= area.right(); ++x) exists = exists || !covers_any({x, y, wish.width, wish.height}, seen);
        const Box place = place_panel(area, {wish}, seen);
        CHECK(place.intersected(area) == place);
        CHECK(covers_any(place, seen) != exists);
        free += exists ? 1 : 0;
    }
    CHECK(free > 100);
    CHECK(free < 300);
}

TEST_CASE("a note about something at any edge of the window leaves it to be seen") {
    for (const Box anchor : {Box{0, 0, 60, 60}, Box{1220, 0, 60, 60}, Box{0, 660, 60, 60}, Box{1220, 660, 60, 60}, Box{600, 300, 60, 60}})
        for (const auto& [width, height] : {std::pair{280, 120}, std::pair{300, 600}, std::pair{900, 40}}) {
            const Box note = place_panel(window, places_around(anchor, width, height, 6), {anchor});
            CHECK(note.intersected(window) == note);
            CHECK(note.intersected(anchor).empty());
        }
}

TEST_CASE("wherever a creature stands at the edge of the map, a panel at a side leaves it to be seen") {
    for (const Box map : {Box{208, 90, 1072, 520}, Box{312, 135, 1608, 780}, Box{624, 270, 3216, 1560}})
        for (const int tile : {48, 72, 144})
            for (int x = map.x; x + tile <= map.right(); x += tile)
                for (int y = map.y; y + tile <= map.bottom(); y += tile) {
                    const Box creature{x, y, tile, tile};
                    const Box panel = place_panel(map, places_at_sides(map, map.width / 4, map.height * 2 / 3, 4, 40), {creature});
                    CHECK(panel.intersected(map) == panel);
                    CHECK(panel.intersected(creature).empty());
                }
}

}  // namespace td
