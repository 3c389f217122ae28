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

}  // namespace td
