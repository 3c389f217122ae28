#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>

#include "game/arena.hpp"
#include "rules/targets.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("an area would reach a tile exactly if it covers that tile when aimed at it") {
    const bool holds = rc::check("equals the area", [] {
        constexpr int size = 11;
        std::vector<std::string> map(size, std::string(size, '#'));
        for (int y = 1; y + 1 < size; ++y)
            for (int x = 1; x + 1 < size; ++x)
                map[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = *rc::gen::inRange(0, 4) == 0 ? '#' : '.';
        map[5][5] = 'A';
        Arena arena(map);
        const EntityId hero = arena.hero('A');
        const Shape shape = *rc::gen::element(Shape::burst, Shape::ring, Shape::sight, Shape::cone, Shape::line, Shape::cross);
        const int range = *rc::gen::inRange(1, 5);
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) {
                const Point p{x, y};
                if (p == arena.where('A')) continue;
                const Targeting aimed{.who = hero,
                                      .area = {shape, range, shape == Shape::ring ? range : 1},
                                      .audience = Audience::everyone,
                                      .direction = direction_towards(arena.where('A'), p),
                                      .aim = p};
                const std::vector<Point> tiles = reach_of(arena.world, aimed).tiles;
                RC_ASSERT(would_reach(arena.world, aimed, p) == (std::find(tiles.begin(), tiles.end(), p) != tiles.end()));
            }
    });
    CHECK(holds);
}
