#include "view/draw/corners.hpp"

#include <doctest/doctest.h>

namespace td {

namespace {

constexpr Box area{100, 50, 1000, 600};

Corner chosen(Corner wished, const std::vector<Box>& seen) { return free_corner(area, 200, 150, 10, wished, seen); }

}  // namespace

TEST_CASE("a box lies within the area, in the corner that was asked for") {
    CHECK(box_in_corner(area, 200, 150, 10, Corner::bottom_right) == Box{890, 490, 200, 150});
    CHECK(box_in_corner(area, 200, 150, 10, Corner::top_left) == Box{110, 60, 200, 150});
    for (const Corner corner : all_corners) {
        const Box box = box_in_corner(area, 200, 150, 10, corner);
        CHECK(box.intersected(area) == box);
    }
}

TEST_CASE("it stays in its corner until somebody comes to stand below it") {
    CHECK(chosen(Corner::bottom_left, {{600, 300, 48, 48}}) == Corner::bottom_left);
    CHECK(chosen(Corner::bottom_right, {{900, 500, 48, 48}}) == Corner::bottom_left);
    CHECK(chosen(Corner::bottom_left, {{120, 600, 48, 48}}) == Corner::bottom_right);
    CHECK(chosen(Corner::bottom_right, {{900, 500, 48, 48}, {120, 600, 48, 48}}) == Corner::top_right);
}

TEST_CASE("where somebody stands in every corner it stays where it is") {
    std::vector<Box> seen;
    for (const Corner corner : all_corners) seen.push_back(box_in_corner(area, 48, 48, 20, corner));
    CHECK(chosen(Corner::top_left, seen) == Corner::top_left);
}

TEST_CASE("a panel is put where it covers nothing that must be seen, and else where it covers least") {
    const std::vector<Box> candidates{{0, 0, 100, 100}, {200, 0, 100, 100}, {400, 0, 100, 100}};
    CHECK(clear_place(candidates, {}) == candidates[0]);
    CHECK(clear_place(candidates, {{90, 90, 48, 48}}) == candidates[1]);
    CHECK(clear_place(candidates, {{90, 90, 48, 48}, {210, 10, 48, 48}}) == candidates[2]);
    CHECK(clear_place(candidates, {{10, 10, 48, 48}, {295, 95, 48, 48}, {410, 10, 48, 48}}) == candidates[1]);
}

TEST_CASE("wherever a creature stands at the edge of the map, a panel at a side leaves it to be seen") {
    for (const Box map : {Box{208, 90, 1072, 520}, Box{312, 135, 1608, 780}, Box{624, 270, 3216, 1560}})
        for (const int tile : {48, 72, 144})
            for (int x = map.x; x + tile <= map.right(); x += tile)
                for (int y = map.y; y + tile <= map.bottom(); y += tile) {
                    const Box creature{x, y, tile, tile};
                    const Box panel = clear_place(places_at_sides(map, map.width / 4, map.height * 2 / 3, 4, 40), {creature});
                    CHECK(panel.intersected(map) == panel);
                    CHECK(panel.intersected(creature).empty());
                }
}

}  // namespace td
