#include "generation/room_shapes.hpp"

#include <doctest/doctest.h>

#include <map>

#include "generation/drawn_layout.hpp"

using namespace td;
using namespace td::tests;

namespace {

using Drawing = std::vector<std::string>;

Grid<Tile> carved(int width, int height, RoomShape shape, std::uint64_t seed = 1) {
    Grid<Tile> tiles(width + 2, height + 2, Tile::rock);
    Rng rng(seed);
    carve_room(tiles, {{1, 1}, width, height}, shape, rng);
    return tiles;
}

/// Are two adjacent tiles floor at the edge that runs from `first` in steps of `along`?
bool has_entry(const Grid<Tile>& tiles, Point first, Point along, int length) {
    for (int i = 0; i + 1 < length; ++i)
        if (tiles[first + along * i] == Tile::room && tiles[first + along * (i + 1)] == Tile::room) return true;
    return false;
}

constexpr std::array every_shape{RoomShape::plain,  RoomShape::rounded,  RoomShape::crossed,
                                 RoomShape::angled, RoomShape::pillared, RoomShape::hollow};

}  // namespace

TEST_CASE("each shape has its form") {
    CHECK(drawing_of(carved(3, 3, RoomShape::plain)) == Drawing{"#####", "#...#", "#...#", "#...#", "#####"});
    CHECK(drawing_of(carved(4, 4, RoomShape::rounded)) == Drawing{"######", "##..##", "#....#", "#....#", "##..##", "######"});
    CHECK(drawing_of(carved(5, 5, RoomShape::hollow)) ==
          Drawing{"#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"});
    CHECK(drawing_of(carved(6, 6, RoomShape::crossed)) ==
          Drawing{"########", "###..###", "###..###", "#......#", "#......#", "###..###", "###..###", "########"});
    CHECK(count_tiles(carved(6, 6, RoomShape::angled), Tile::room) == 36 - 9);
    CHECK(drawing_of(carved(5, 5, RoomShape::pillared)) ==
          Drawing{"#######", "#.....#", "#.#.#.#", "#.....#", "#.#.#.#", "#.....#", "#######"});
}

TEST_CASE("a room of any shape and size is connected and can be entered from each side") {
    for (const RoomShape shape : every_shape)
        for (int width = 5; width <= 14; ++width)
            for (int height = 5; height <= 14; ++height) {
                const Grid<Tile> tiles = carved(width, height, shape, static_cast<std::uint64_t>(width * height));
                CAPTURE(static_cast<int>(shape));
                CAPTURE(width);
                CAPTURE(height);
                CHECK(region_count(tiles) == 1);
                CHECK(has_entry(tiles, {1, 1}, {1, 0}, width));
                CHECK(has_entry(tiles, {1, height}, {1, 0}, width));
                CHECK(has_entry(tiles, {1, 1}, {0, 1}, height));
                CHECK(has_entry(tiles, {width, 1}, {0, 1}, height));
            }
}

TEST_CASE("a random shape is one for which the room is large enough") {
    Rng rng(1);
    std::map<RoomShape, int> drawn;
    for (int i = 0; i < 200; ++i) {
        CHECK(random_shape({{}, 9, 3}, rng) == RoomShape::plain);
        CHECK(random_shape({{}, 4, 9}, rng) == RoomShape::rounded);
        ++drawn[random_shape({{}, 9, 9}, rng)];
    }
    CHECK(drawn.size() == 4);
    CHECK(drawn.count(RoomShape::plain) == 0);
}

TEST_CASE("rules list the shapes by weight, or give the share of shaped rooms; what does not fit is plain") {
    Rng rng(1);
    FloorRules rules;
    const Room large{{}, 9, 9}, small{{}, 4, 9};
    rules.shaped_rooms = 0;
    for (int i = 0; i < 50; ++i) CHECK(shape_by(rules, large, rng) == RoomShape::plain);
    rules.shaped_rooms = 100;
    for (int i = 0; i < 50; ++i) CHECK(shape_by(rules, large, rng) != RoomShape::plain);
    rules.room_shapes = {{1, RoomShape::hollow}, {3, RoomShape::rounded}};
    std::map<RoomShape, int> drawn;
    for (int i = 0; i < 1000; ++i) ++drawn[shape_by(rules, large, rng)];
    CHECK(drawn[RoomShape::hollow] > 200);
    CHECK(drawn[RoomShape::hollow] < 300);
    CHECK(drawn[RoomShape::hollow] + drawn[RoomShape::rounded] == 1000);
    rules.room_shapes = {{1, RoomShape::hollow}};
    CHECK(shape_by(rules, small, rng) == RoomShape::plain);
}
