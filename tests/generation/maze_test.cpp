// Mazes that fill the space between rooms.
#include <doctest/doctest.h>

#include "generation/corridors.hpp"
#include "generation/drawn_layout.hpp"
#include "generation/room_shapes.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// Two rooms with a maze between them.
Layout maze(int loops, int dead_ends, std::uint64_t seed) {
    Layout layout;
    layout.tiles = Grid<Tile>(31, 21, Tile::rock);
    std::vector<Plot> plots;
    Rng rng(seed);
    for (const Point corner : {Point{3, 3}, Point{21, 11}}) {
        plots.push_back(plot_around({corner, 5, 5}));
        carve_room(layout.tiles, plots.back().room, RoomShape::plain, rng);
    }
    CorridorDigger digger(layout, plots, rng);
    digger.fill_with_maze(loops, dead_ends);
    return layout;
}

int ways_from(const Layout& layout, Point p) {
    int ways = 0;
    for (const Point way : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) ways += layout.tiles[p + way] == Tile::rock ? 0 : 1;
    return ways;
}

int count_dead_ends(const Layout& layout) {
    int count = 0;
    for (int y = 1; y < 20; ++y)
        for (int x = 1; x < 30; ++x) count += layout.tiles[{x, y}] == Tile::corridor && ways_from(layout, {x, y}) == 1 ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("everything in a maze is connected, and its dead ends are told") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Layout layout = maze(30, 100, seed);
        CHECK(region_count(layout.tiles) == 1);
        CHECK(static_cast<int>(layout.dead_ends.size()) == count_dead_ends(layout));
        CHECK(count_tiles(layout.tiles, Tile::corridor) > 100);
        for (const Point end : layout.dead_ends) CHECK(ways_from(layout, end) == 1);
    }
}

TEST_CASE("without dead ends every passage leads on") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Layout layout = maze(100, 0, seed);
        CHECK(region_count(layout.tiles) == 1);
        CHECK(layout.dead_ends.empty());
        CHECK(count_dead_ends(layout) == 0);
    }
}

TEST_CASE("without loops one way leads from room to room, and nothing else is left of the maze without dead ends") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Layout layout = maze(0, 0, seed);
        CHECK(region_count(layout.tiles) == 1);
        for (int y = 1; y < 20; ++y)
            for (int x = 1; x < 30; ++x)
                if (layout.tiles[{x, y}] == Tile::corridor) CHECK(ways_from(layout, {x, y}) == 2);
    }
}
