#include "view/preview/floor_overlay.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "content/shipped_content.hpp"
#include "view/preview/stage.hpp"

using namespace td;
using namespace td::test;

namespace {

FloorModel shipped_floor(int floor) {
    const auto content = shipped_content();
    return floor_model(content, main_dungeon(*content), floor, 7);
}

const MarkedTile* tile_at(const MarkedFloor& marked, Point p) {
    const auto found = std::find_if(marked.tiles.begin(), marked.tiles.end(), [&](const MarkedTile& tile) { return tile.at == p; });
    return found == marked.tiles.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("distances count from where the party arrives, and the stairs are some steps away") {
    const FloorModel model = shipped_floor(1);
    const MarkedFloor marked = marked_floor(model, FloorOverlay::distance);
    REQUIRE(tile_at(marked, model.entrance()));
    CHECK(tile_at(marked, model.entrance())->label == "0");
    REQUIRE(tile_at(marked, model.plan.stairs));
    CHECK(std::stoi(tile_at(marked, model.plan.stairs)->label) > 3);
    CHECK(!marked.told.empty());
    CHECK(marked.tiles.size() == std::set<Point>([&] {
                                     std::set<Point> places;
                                     for (const MarkedTile& tile : marked.tiles) places.insert(tile.at);
                                     return places;
                                 }())
                                     .size());
}

TEST_CASE("chokepoints bear how many tiles they cut off, and none cuts off few") {
    const MarkedFloor marked = marked_floor(shipped_floor(1), FloorOverlay::chokepoints);
    REQUIRE(!marked.tiles.empty());
    for (const MarkedTile& tile : marked.tiles) CHECK(std::stoi(tile.label) >= least_cut_off);
}

TEST_CASE("loops are marked on walkable ground") {
    const FloorModel model = shipped_floor(2);
    for (const MarkedTile& tile : marked_floor(model, FloorOverlay::loops).tiles) CHECK(model.walkable.test(tile.at));
}

TEST_CASE("spawns mark everything that the plan places, team by team") {
    const FloorModel model = shipped_floor(2);
    const MarkedFloor marked = marked_floor(model, FloorOverlay::spawns);
    for (const TeamPlacement& team : model.plan.teams)
        for (const Point at : team.members) {
            REQUIRE(tile_at(marked, at));
            CHECK(tile_at(marked, at)->label == tile_at(marked, team.members.front())->label);
        }
    for (const ItemPlacement& item : model.plan.items) CHECK(tile_at(marked, item.at));
    CHECK(tile_at(marked, model.entrance())->label == "@");
    CHECK(tile_at(marked, model.plan.stairs)->label == ">");
}

TEST_CASE("ground that cannot be reached is marked under every overlay") {
    FloorModel model = shipped_floor(1);
    const Point rock{0, 0};
    model.unreached.set(rock);
    for (const FloorOverlay overlay : {FloorOverlay::none, FloorOverlay::distance, FloorOverlay::chokepoints, FloorOverlay::loops})
        CHECK(tile_at(marked_floor(model, overlay), rock));
}
