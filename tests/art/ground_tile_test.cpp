#include "art/ground_tile.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace td;

namespace {

const TileSet& tiles() {
    static const TileSet set{Theme{}};
    return set;
}

constexpr std::array<std::string_view, 3> map{"#.#", "~=~", "#?#"};

std::string_view name_at(Point p) {
    if (p.x < 0 || p.y < 0 || p.x > 2 || p.y > 2) return "";
    switch (map[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]) {
        case '#': return "wall";
        case '~': return "water";
        case '=': return "bridge";
        case '.': return "floor";
        default: return "";
    }
}

TerrainLook look_at(Point p) { return TerrainLook(name_at(p)); }

Rectangle tile(Point p) {
    return ground_tile(
        tiles(), [](Point at) { return look_at(at); }, p, 0, 0);
}

}  // namespace

TEST_CASE("walls join unknown tiles, floors do not") {
    CHECK(tile({0, 0}) == tiles().wall(static_cast<JoinMask>(0xFF & ~(1u << 2 | 1u << 3 | 1u << 4)), 0));
    CHECK(tile({1, 0}) == tiles().floor(static_cast<JoinMask>(1u << 2 | 1u << 6), 0));
}

TEST_CASE("water has no shore towards bridges and unknown tiles") {
    const auto mask = mask_of([](Direction d) {
        return d == Direction::west || d == Direction::northwest || d == Direction::southwest || d == Direction::east ||
               d == Direction::southeast;
    });
    CHECK(tile({0, 1}) == tiles().pool(Pool::water, mask, 0));
}

TEST_CASE("a door between walls to its west and east is walked through from north to south") {
    const auto look = [](Point p) { return look_at(p); };
    CHECK(door_tile(tiles(), look, {1, 0}, false) == tiles().door(DoorOrientation::across, false));
    CHECK(door_tile(tiles(), look, {1, 1}, true) == tiles().door(DoorOrientation::along, true));
}
