#include "space/path.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "space/distance_field.hpp"
#include "space/text_map.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// Floor costs 1, water ('~') 4.
int cost_on(const TextMap& map, Point p) {
    const char sign = sign_at(map, p);
    return sign == '#' ? 0 : sign == '~' ? 4 : 1;
}

TextMap path_drawn(const TextMap& map, int limit = 1000) {
    const PathSearch search{width_of(map), height_of(map), place_of(map, '@'), limit};
    return marked(map, find_path(search, place_of(map, 'G'), [&](Point p) { return cost_on(map, p); }), '*');
}

}  // namespace

TEST_CASE("a path goes around walls without cutting their corners") {
    CHECK(path_drawn({
              "@..#...",
              "...#.#.",
              "...#.#G",
              ".....#.",
          }) == TextMap{
                    "@..#***",
                    ".*.#*#*",
                    "..*#*#G",
                    "..***#.",
                });
}

TEST_CASE("a path avoids costly ground when the way around is cheaper, and wades when it is not") {
    CHECK(path_drawn({
              ".....",
              "@~~~G",
              "#####",
          }) == TextMap{
                    ".***.",
                    "@~~~G",
                    "#####",
                });
    CHECK(path_drawn({
              "#####",
              "@~~~G",
              "#####",
          }) == TextMap{
                    "#####",
                    "@~~~G",
                    "#####",
                });
    const TextMap river{"@~.G"};
    CHECK(find_path({4, 1, {0, 0}}, {3, 0}, [&](Point p) { return cost_on(river, p); }).size() == 3);
}

TEST_CASE("there is no path to a place closed off, beyond the limit, or where one already is") {
    const TextMap map{
        "@....#.",
        ".....#.",
    };
    const auto cost = [&](Point p) { return cost_on(map, p); };
    CHECK(find_path({7, 2, {0, 0}}, {6, 0}, cost).empty());
    CHECK(find_path({7, 2, {0, 0}}, {5, 0}, cost).empty());
    CHECK(find_path({7, 2, {0, 0}, 3}, {4, 0}, cost).empty());
    CHECK(find_path({7, 2, {0, 0}, 4}, {4, 0}, cost).size() == 4);
    CHECK(find_path({7, 2, {0, 0}}, {0, 0}, cost).empty());
}

TEST_CASE("the nearest wanted tile is found, not the one where the search starts") {
    const TextMap map{
        "G..@..G",
        "...#...",
    };
    const auto cost = [&](Point p) { return cost_on(map, p); };
    const auto wanted = [&](Point p) { return sign_at(map, p) == 'G' || sign_at(map, p) == '@'; };
    const auto way = find_path_to_nearest({7, 2, {3, 0}}, wanted, cost);
    CHECK(way == std::vector<Point>{{4, 0}, {5, 0}, {6, 0}});
    CHECK(find_path_to_nearest({7, 2, {3, 0}, 2}, wanted, cost).empty());
}

TEST_CASE("a path of equal costs has as many steps as the distance field says, and each is legal") {
    const bool holds = rc::check("path equals field", [] {
        const int width = *rc::gen::inRange(1, 40);
        const int height = *rc::gen::inRange(1, 40);
        const BitGrid floor = inverted(scattered(width, height, *rc::gen::inRange(0, 45), *rc::gen::arbitrary<std::uint64_t>()));
        const Point from{*rc::gen::inRange(0, width), *rc::gen::inRange(0, height)};
        const Point to{*rc::gen::inRange(0, width), *rc::gen::inRange(0, height)};
        const auto way = find_path({width, height, from}, to, [&](Point p) { return floor.test(p) ? 1 : 0; });
        DistanceField field;
        field.measure(floor, std::vector<Point>{from});
        const bool reachable = field.at(to) != DistanceField::unreachable;
        RC_ASSERT(way.size() == (reachable ? field.at(to) : 0));
        Point here = from;
        for (const Point next : way) {
            RC_ASSERT(chebyshev(here, next) == 1);
            RC_ASSERT(may_step(floor, here, direction_towards(here, next)));
            here = next;
        }
        RC_ASSERT(way.empty() || here == to);
    });
    CHECK(holds);
}
