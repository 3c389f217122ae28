// Tiles in colours or from a picture of the terrain's own.
#include "art/terrain_tiles.hpp"

#include <doctest/doctest.h>

#include <set>

#include "art/ground_tile.hpp"
#include "art/painted_tiles.hpp"
#include "art/png.hpp"

using namespace td;
using namespace td::testing;

namespace {

Terrain of_look(const std::string& look) {
    Terrain terrain;
    terrain.look = look;
    terrain.colours = {0x40C8E8, 0xF0FFFF, 0x103048};
    return terrain;
}

/// Tiles of one colour each: red counts the variations, green the frames.
std::shared_ptr<const PaintedPicture> sheet(int variations, int frames) {
    Image image(variations * tile_size, frames * tile_size);
    for (int v = 0; v < variations; ++v)
        for (int f = 0; f < frames; ++f)
            image.fill({v * tile_size, f * tile_size, tile_size, tile_size},
                       {static_cast<std::uint8_t>(10 + v), static_cast<std::uint8_t>(20 + f), 30, 255});
    const std::vector<std::byte> bytes = png_bytes(image);
    PaintedPicture picture;
    picture.png = {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    return std::make_shared<const PaintedPicture>(picture);
}

/// The pixel in the middle of the tile.
Rgba middle(const TerrainTiles& tiles, Rectangle tile) { return tiles.image()[{tile.x + tile_size / 2, tile.y + tile_size / 2}]; }

}  // namespace

TEST_CASE("colours of its own show in every look, and keep its shapes") {
    const Theme theme;
    const TerrainColours own = of_look("water").colours;
    for (const Pool pool : {Pool::water, Pool::mire, Pool::lava, Pool::grass}) {
        const Image usual = paint_pool(theme, pool, all_around, 0), coloured = paint_pool(theme, pool, all_around, 0, own);
        CHECK_FALSE(usual == coloured);
        CHECK(is_opaque(coloured));
    }
    CHECK(paint_pool(theme, Pool::lava, 0, 0)[{0, 0}] != paint_pool(theme, Pool::lava, 0, 0, own)[{12, 12}]);
    CHECK_FALSE(paint_floor(theme, 0, 1) == paint_floor(theme, 0, 1, own));
    CHECK_FALSE(paint_bridge(theme, DoorOrientation::along) == paint_bridge(theme, DoorOrientation::along, own));
}

TEST_CASE("the tiles of a terrain are those that the painters paint in its colours") {
    const Theme theme;
    const Terrain ice = of_look("water"), flags = of_look("floor"), wall = of_look("wall"), planks = of_look("bridge");
    const JoinMask mask = without(all_around, Direction::south);
    const TerrainTiles pool(theme, ice), floor(theme, flags), walls(theme, wall), bridge(theme, planks);
    CHECK(cropped(pool.image(), pool.pool(mask, 3, 1)) == paint_pool(theme, Pool::water, without_hidden_corners(mask), 1, ice.colours));
    CHECK(cropped(pool.image(), pool.pool(mask, 3, 2)) == paint_pool(theme, Pool::water, without_hidden_corners(mask), 0, ice.colours));
    std::set<std::pair<int, int>> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) seen.emplace(floor.floor(0, seed, 0).x, floor.floor(0, seed, 0).y);
    CHECK(seen.size() == floor_variants);
    Theme mine = theme;
    mine.wall = 0x40C8E8, mine.accent = 0xF0FFFF, mine.wall_top = 0x103048;
    CHECK(cropped(walls.image(), walls.wall(mask, 0)) ==
          paint_wall(mine, without_hidden_corners(mask), static_cast<std::uint64_t>(wall_variant(0))));
    CHECK(cropped(bridge.image(), bridge.bridge(DoorOrientation::along, 0, 7)) ==
          paint_bridge(theme, DoorOrientation::along, planks.colours));
}

TEST_CASE("a picture's variations are chosen by place, its frames by time") {
    for (const std::string look : {"floor", "water", "bridge"}) {
        CAPTURE(look);
        Terrain terrain = of_look(look);
        terrain.picture = sheet(3, 4);
        const TerrainTiles tiles(Theme{}, terrain);
        const auto look_at = [&](Point) { return TerrainLook(terrain); };
        std::set<int> variations, frames;
        for (std::uint64_t seed = 0; seed < 40; ++seed) variations.insert(middle(tiles, ground_tile(tiles, look_at, {0, 0}, seed, 0)).r);
        for (int beat = 0; beat < 12; ++beat) frames.insert(middle(tiles, ground_tile(tiles, look_at, {0, 0}, 5, beat)).g);
        CHECK(variations == std::set<int>{10, 11, 12});
        CHECK(frames == std::set<int>{20, 21, 22, 23});
    }
}

TEST_CASE("a picture as a pool has shores towards other ground, and shows the floor where it is transparent") {
    const Theme theme;
    const Image red(tile_size, tile_size, {200, 0, 0, 255});
    CHECK(paint_pictured_pool(theme, all_around, red) == red);
    CHECK_FALSE(column(paint_pictured_pool(theme, without(all_around, Direction::west), red), 0) == column(red, 0));
    CHECK(paint_pictured_floor(theme, 0, Image(tile_size, tile_size)) == paint_floor(theme, 0, 0));
    const JoinMask walls = bit(Direction::north);
    CHECK(brightness(paint_pictured_floor(theme, walls, red), {0, 0, 24, 3}) <
          brightness(paint_pictured_floor(theme, 0, red), {0, 0, 24, 3}));
}

TEST_CASE("two terrains of one look have a shore between them if they are drawn differently") {
    const Theme theme;
    const Terrain ice = of_look("water");
    Terrain water;
    water.look = "water";
    const TerrainTiles tiles(theme, ice);
    const auto beside = [&](const Terrain& east) { return [&](Point p) { return TerrainLook(p.x > 0 ? east : ice); }; };
    CHECK(ground_tile(tiles, beside(ice), {0, 0}, 0, 0) == tiles.pool(all_around, 0, 0));
    CHECK_FALSE(ground_tile(tiles, beside(water), {0, 0}, 0, 0) == tiles.pool(all_around, 0, 0));
    CHECK(pool_called("floor") == std::nullopt);
    CHECK(pool_called("grass") == Pool::grass);
}
