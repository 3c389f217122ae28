#include "generation/corridors.hpp"

#include <doctest/doctest.h>

#include "generation/drawn_layout.hpp"
#include "generation/room_shapes.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// A floor with plain rooms of three by three, whose corners lie on the lattice.
struct Site {
    Site(int width, int height, const std::vector<Point>& corners) {
        layout.tiles = Grid<Tile>(width, height, Tile::rock);
        for (const Point corner : corners) {
            plots.push_back(plot_around({corner, 3, 3}));
            carve_room(layout.tiles, plots.back().room, RoomShape::plain, rng);
            layout.rooms.push_back(plots.back().room);
        }
    }
    int corridors() const { return count_tiles(layout.tiles, Tile::corridor); }

    Layout layout;
    std::vector<Plot> plots;
    Rng rng{1};
};

}  // namespace

TEST_CASE("a corridor joins two rooms the straight way and leaves their walls standing") {
    Site site(19, 7, {{1, 1}, {13, 1}});
    CorridorDigger digger(site.layout, site.plots, site.rng);
    CHECK(region_count(site.layout.tiles) == 2);
    CHECK(digger.connect(0, 1, false));
    CHECK(region_count(site.layout.tiles) == 1);
    CHECK(site.corridors() >= 9);
    CHECK(site.corridors() <= 13);
    CHECK(count_tiles(site.layout.tiles, Tile::room) == 18);
}

TEST_CASE("a room is left once by each side if an unused one is asked for") {
    Site site(31, 31, {{13, 13}, {25, 13}});
    CorridorDigger digger(site.layout, site.plots, site.rng);
    int corridors = 0;
    while (corridors < 9 && digger.connect(0, 1, true)) ++corridors;
    CHECK(corridors == 4);
    CHECK(digger.connect(0, 1, false));
}

TEST_CASE("where no way leads there is no corridor") {
    Site site(31, 9, {{1, 1}, {25, 1}});
    site.plots.push_back({6, 1, 6, 4, {{11, 1}, 1, 7}, {}});  // a plot from edge to edge between them
    CorridorDigger digger(site.layout, site.plots, site.rng);
    CHECK_FALSE(digger.connect(0, 1, false));
    CHECK(site.corridors() == 0);
}

TEST_CASE("a corridor that winds is no longer than one that does not") {
    for (const int winding : {0, 100}) {
        Site site(31, 31, {{1, 1}, {25, 25}});
        CorridorDigger digger(site.layout, site.plots, site.rng);
        digger.set_winding(winding);
        digger.connect(0, 1, false);
        int turns = 0;
        const auto is_corridor = [&](Point p) { return site.layout.tiles[p] == Tile::corridor; };
        for (int y = 1; y < 30; ++y)
            for (int x = 1; x < 30; ++x) {
                const Point p{x, y};
                const bool across = is_corridor(p + Point{1, 0}) || is_corridor(p + Point{-1, 0});
                const bool down = is_corridor(p + Point{0, 1}) || is_corridor(p + Point{0, -1});
                turns += is_corridor(p) && across && down ? 1 : 0;
            }
        if (winding == 0) CHECK(turns <= 2);
        if (winding == 100) CHECK(turns > 2);
        CHECK(site.corridors() >= 37);
        CHECK(site.corridors() <= 47);
    }
}

TEST_CASE("a room is joined to the nearest corridor, if there is one") {
    Site site(31, 31, {{1, 1}});
    CorridorDigger digger(site.layout, site.plots, site.rng);
    CHECK_FALSE(digger.connect_to_corridor(0));
    digger.dig_ring({6, 6, 10, 10, {}, {}});
    const int ring = site.corridors();
    CHECK(ring == 4 * 8);
    CHECK(digger.connect_to_corridor(0));
    CHECK(region_count(site.layout.tiles) == 1);
}

TEST_CASE("a dead end leaves a corridor by two cells or more, and comes to nothing else") {
    Site site(31, 31, {{1, 13}, {25, 13}});
    CorridorDigger digger(site.layout, site.plots, site.rng);
    CHECK_FALSE(digger.dig_dead_end());
    digger.connect(0, 1, false);
    const int before = site.corridors();
    while (site.layout.dead_ends.size() < 3) REQUIRE(digger.dig_dead_end());
    CHECK(site.corridors() >= before + 3 * 4);
    for (const Point end : site.layout.dead_ends) {
        int open = 0;
        for (const Point way : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}})
            open += site.layout.tiles[end + way] == Tile::rock ? 0 : 1;
        CHECK(open == 1);
    }
}

TEST_CASE("doors hang where corridors enter rooms, by chance") {
    for (const int percent : {0, 100}) {
        Site site(19, 7, {{1, 1}, {13, 1}});
        CorridorDigger digger(site.layout, site.plots, site.rng);
        digger.connect(0, 1, false);
        digger.place_doors(percent);
        CHECK(site.layout.doors.size() == (percent == 0 ? 0u : 2u));
        for (const Point door : site.layout.doors) CHECK(site.layout.tiles[door] == Tile::door);
        CHECK(region_count(site.layout.tiles) == 1);
    }
}
