#include "space/areas.hpp"

#include <doctest/doctest.h>

#include "space/text_map.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// Walls and all tiles beyond the map block.
struct Walls {
    explicit Walls(const TextMap& map) : floor(floor_of(map)) {}
    bool operator()(Point p) const { return !floor(p); }
    BitGrid floor;
};

}  // namespace

TEST_CASE("the front is the one tile ahead, and not past a wall's corner") {
    const TextMap map{
        ".#.",
        ".@.",
        "...",
    };
    const Walls walls(map);
    CHECK(front_area({1, 1}, Direction::east, walls) == std::vector<Point>{{2, 1}});
    CHECK(front_area({1, 1}, Direction::north, walls).empty());
    CHECK(front_area({1, 1}, Direction::northeast, walls).empty());
    CHECK(front_area({1, 1}, Direction::southeast, walls) == std::vector<Point>{{2, 2}});
    CHECK(front_area({0, 0}, Direction::west, walls).empty());
}

TEST_CASE("an arc is the tile ahead and its two neighbours") {
    const TextMap map{
        "....",
        ".@..",
        "....",
    };
    CHECK(marked(map, arc_area({1, 1}, Direction::east, Walls(map)), '*') == TextMap{
                                                                                 "..*.",
                                                                                 ".@*.",
                                                                                 "..*.",
                                                                             });
    CHECK(marked(map, arc_area({1, 1}, Direction::northwest, Walls(map)), '*') == TextMap{
                                                                                      "**..",
                                                                                      "*@..",
                                                                                      "....",
                                                                                  });
}

TEST_CASE("a line ends with the first tile that stops it, a beam only at a wall or its range") {
    const TextMap map{"@..f..#."};
    const auto stops = [&](Point p) { return sign_at(map, p) == 'f'; };
    CHECK(line_area({0, 0}, Direction::east, 9, Walls(map), stops) == std::vector<Point>{{1, 0}, {2, 0}, {3, 0}});
    CHECK(line_area({0, 0}, Direction::east, 2, Walls(map), stops) == std::vector<Point>{{1, 0}, {2, 0}});
    CHECK(beam_area({0, 0}, Direction::east, 9, Walls(map)).size() == 5);
    CHECK(beam_area({0, 0}, Direction::east, 4, Walls(map)).size() == 4);
}

TEST_CASE("a cone widens by one tile on either side at each step") {
    const TextMap map{
        ".......", ".......", ".......", "@......", ".......", ".......", ".......",
    };
    CHECK(marked(map, cone_area({0, 3}, Direction::east, 3, Walls(map)), '*') == TextMap{
                                                                                     ".......",
                                                                                     "...*...",
                                                                                     "..**...",
                                                                                     "@***...",
                                                                                     "..**...",
                                                                                     "...*...",
                                                                                     ".......",
                                                                                 });
}

TEST_CASE("a diagonal cone fills the corner ahead") {
    const TextMap map{
        "....",
        "....",
        "....",
        "@...",
    };
    const auto tiles = cone_area({0, 3}, Direction::northeast, 3, Walls(map));
    CHECK(marked(map, tiles, '*') == TextMap{
                                         ".***",
                                         ".***",
                                         ".***",
                                         "@...",
                                     });
    CHECK(tiles.front() == Point{1, 2});
}

TEST_CASE("a cone does not reach behind walls") {
    const TextMap map{
        ".......", "..#....", "@.#....", ".......", ".......",
    };
    CHECK(marked(map, cone_area({0, 2}, Direction::east, 4, Walls(map)), '*') == TextMap{
                                                                                     ".......",
                                                                                     "..#....",
                                                                                     "@*#....",
                                                                                     "..***..",
                                                                                     "...**..",
                                                                                 });
}

TEST_CASE("a burst covers all tiles within its radius that its centre sees, the centre first") {
    const TextMap map{
        ".....#.", ".....#.", "...c.#.", ".......", "###.###", ".......",
    };
    const auto tiles = burst_area({3, 2}, 3, Walls(map));
    CHECK(tiles.front() == Point{3, 2});
    CHECK(marked(map, tiles, '*') == TextMap{
                                         "*****#.",
                                         "*****#.",
                                         "***c*#.",
                                         "*******",
                                         "###*###",
                                         "...*...",
                                     });
}

TEST_CASE("a ring leaves out its centre") {
    const TextMap map{
        "...",
        ".@#",
        "...",
    };
    CHECK(ring_area({1, 1}, 1, Walls(map)) == std::vector<Point>{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}});
}

TEST_CASE("a cross is four lines, each ended by its own wall") {
    const TextMap map{
        "...#...", ".......", "...@..#", ".......", ".......",
    };
    CHECK(marked(map, cross_area({3, 2}, 2, Walls(map)), '*') == TextMap{
                                                                     "...#...",
                                                                     "...*...",
                                                                     ".**@**#",
                                                                     "...*...",
                                                                     "...*...",
                                                                 });
}
