#include "tools/lint/unreached_rows.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// A dungeon of `floors` floors that all draw from table 0, whose teams begin at the given floors.
Catalog with_rows_from(std::size_t floors, const std::vector<int>& begins) {
    Catalog catalog;
    catalog.spawn_tables.resize(1);
    for (const int from : begins) {
        TeamSpawn& row = catalog.spawn_tables[0].teams.emplace_back();
        row.floors.from = from;
    }
    Dungeon& dungeon = catalog.dungeons.emplace_back();
    dungeon.floors.resize(floors);
    for (FloorRules& floor : dungeon.floors) floor.foes.emplace_back().table = SpawnTableId(0);
    return catalog;
}

}  // namespace

TEST_CASE("a row of a table whose floors are deeper than all dungeons that draw from it never comes") {
    const std::vector<Finding> found = unreached_rows(with_rows_from(5, {1, 9, 5}), SpawnTableId(0));
    REQUIRE(found.size() == 1);
    CHECK(found[0].why == "row 2 of `teams` is never used: its `floors` start at 9, but the deepest floor that uses the table is 5");
    CHECK(found[0].list == "teams");
    CHECK(found[0].item == 1);
}

TEST_CASE("a row of a table may be drawn through another table, and on a floor of any dungeon") {
    Catalog catalog = with_rows_from(5, {1, 9});
    catalog.spawn_tables.resize(2);
    catalog.spawn_tables[1].teams.emplace_back().table = SpawnTableId(0);
    catalog.dungeons.emplace_back().floors.resize(9);
    CHECK(unreached_rows(catalog, SpawnTableId(0)).size() == 1);
    catalog.dungeons[1].floors[8].arrivals.emplace_back().teams.emplace_back().table = SpawnTableId(1);
    CHECK(unreached_rows(catalog, SpawnTableId(0)).empty());
    catalog.dungeons[1].floors[8].arrivals.clear();
    CHECK(unreached_rows(catalog, SpawnTableId(0)).size() == 1);
    catalog.dungeons[1].patrols.emplace_back().table = SpawnTableId(1);
    CHECK(unreached_rows(catalog, SpawnTableId(0)).empty());
}

TEST_CASE("rows that floors leave out between those that draw never come either") {
    Catalog catalog = with_rows_from(3, {1});
    catalog.dungeons[0].floors[1].foes.clear();
    catalog.spawn_tables[0].teams[0].floors = {2, 2};
    const std::vector<Finding> found = unreached_rows(catalog, SpawnTableId(0));
    REQUIRE(found.size() == 1);
    CHECK(found[0].why == "row 1 of `teams` is never used: no floor that uses the table is among its `floors`");
}

TEST_CASE("nothing is said of the rows of a table that no floor draws from, or only by the other list") {
    Catalog catalog = with_rows_from(3, {9});
    CHECK(unreached_rows(catalog, SpawnTableId(0)).size() == 1);
    catalog.spawn_tables[0].items.emplace_back().floors.from = 9;
    CHECK(unreached_rows(catalog, SpawnTableId(0)).size() == 1);
    catalog.dungeons[0].floors[0].loot.emplace_back().table = SpawnTableId(0);
    CHECK(unreached_rows(catalog, SpawnTableId(0)).size() == 2);
    for (FloorRules& floor : catalog.dungeons[0].floors) floor.foes.clear();
    CHECK(unreached_rows(catalog, SpawnTableId(0)).size() == 1);
}
