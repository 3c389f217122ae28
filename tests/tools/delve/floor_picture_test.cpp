#include "tools/delve/floor_picture.hpp"

#include <doctest/doctest.h>

#include "art/tiles.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr Point stairs{2, 2};
constexpr Point foe{4, 2};
constexpr Point arrival{2, 4};

/// A walled room of 7x7 tiles with a foe and one arriving creature.
struct Scene {
    std::shared_ptr<Catalog> catalog = small_catalog();
    Dungeon dungeon;
    LevelPlan plan;

    Scene() {
        catalog->themes.resize(1);
        dungeon = catalog->dungeons[0];
        dungeon.party = {TeamMember{ids::hero, {}, {}}};
        dungeon.floors[0].theme = ThemeId(0);
        dungeon.floors[0].foes = {TeamSpawn{1, {TeamMember{ids::runner, {}, {}}}, {}}};
        plan.terrain = Grid<TerrainId>(7, 7, ids::wall);
        for (int y = 1; y < 6; ++y)
            for (int x = 1; x < 6; ++x) plan.terrain[{x, y}] = ids::floor;
        for (const TerrainId id : {ids::floor, ids::wall}) catalog->terrains[id.index()].look = id == ids::wall ? "wall" : "floor";
        plan.stairs = stairs;
        plan.entrance = {arrival};
        plan.teams = {TeamPlacement{SpawnList::foes, 0, {foe}, {}, dungeon.floors[0].foes[0]}};
    }

    Image picture() const { return delve::floor_picture(*catalog, dungeon, 1, 7, plan); }
};

Image tile_of(const Image& picture, Point at) { return cropped(picture, {at.x * tile_size, at.y * tile_size, tile_size, tile_size}); }

bool has_colour(const Image& picture, Rgba colour) {
    return std::find(picture.pixels().begin(), picture.pixels().end(), colour) != picture.pixels().end();
}

}  // namespace

TEST_CASE("the picture of a floor has 24 pixels per tile, all opaque") {
    const Image picture = Scene().picture();
    CHECK(picture.width() == 7 * tile_size);
    CHECK(picture.height() == 7 * tile_size);
    for (const Rgba pixel : picture.pixels()) REQUIRE(pixel.a == 255);
}

TEST_CASE("the stairs in the picture of a floor are those of its theme") {
    const Scene scene;
    const TileSet tiles(scene.catalog->themes[0]);
    CHECK(tile_of(scene.picture(), stairs) == cropped(tiles.image(), tiles.stairs()));
}

TEST_CASE("the picture of a floor shows all creatures, foes marked red and the party blue") {
    const Image picture = Scene().picture();
    CHECK(has_colour(tile_of(picture, foe), rgb(0xFF6B5B)));
    CHECK(has_colour(tile_of(picture, arrival), rgb(0x6EC1FF)));
    CHECK_FALSE(has_colour(tile_of(picture, {3, 3}), rgb(0xFF6B5B)));
}

TEST_CASE("the seed chooses the flagstones, the same each time") {
    Scene scene;
    const Image first = scene.picture();
    CHECK(first == scene.picture());
    CHECK_FALSE(first == delve::floor_picture(*scene.catalog, scene.dungeon, 1, 8, scene.plan));
}
