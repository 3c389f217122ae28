#include "catalog/ways.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// From `top` to `short_cut` or by `long_way` and `hall` to `end`, which has two ways out.
Dungeon branching() {
    Dungeon dungeon;
    dungeon.floors.resize(5);
    dungeon.floors[0].ways = {{"", "", "short_cut"}, {"", "", "long_way"}};
    dungeon.floors[1].id = "short_cut";
    dungeon.floors[1].ways = {{"", "", "end"}};
    dungeon.floors[2].id = "long_way";
    dungeon.floors[4].id = "end";
    dungeon.floors[4].ways = {{"", "", ""}, {"", "", ""}};
    return dungeon;
}

}  // namespace

TEST_CASE("without ways each floor leads to the next, and the last one out") {
    Dungeon dungeon;
    dungeon.floors.resize(3);
    CHECK(floor_after(dungeon, 1, 0) == 2);
    CHECK(floor_after(dungeon, 2, 0) == 3);
    CHECK_FALSE(leads_out(dungeon, 2));
    CHECK(leads_out(dungeon, 3));
    CHECK(leads_out(dungeon, 4));
    CHECK(floors_after(dungeon, 1) == Range{2, 2});
    CHECK(floors_after(dungeon, 3) == Range{0, 0});
    CHECK_FALSE(floor_called(dungeon, ""));
}

TEST_CASE("each way leads to the floor that it names, and a floor without any to the next") {
    const Dungeon dungeon = branching();
    CHECK(floor_after(dungeon, 1, 0) == 2);
    CHECK(floor_after(dungeon, 1, 1) == 3);
    CHECK(floor_after(dungeon, 2, 0) == 5);
    CHECK(floor_after(dungeon, 3, 0) == 4);
    CHECK(leads_out(dungeon, 5));
    CHECK(floor_called(dungeon, "end") == 5);
    CHECK_FALSE(floor_called(dungeon, "ends"));
}

TEST_CASE("a camp lies before the floor that has it, on each way there") {
    Dungeon dungeon = branching();
    dungeon.floors[4].camp = EncounterId(3);
    CHECK(camp_behind(dungeon, 2, 0) == EncounterId(3));
    CHECK(camp_behind(dungeon, 4, 0) == EncounterId(3));
    CHECK_FALSE(camp_behind(dungeon, 1, 0));
    CHECK_FALSE(camp_behind(dungeon, 5, 0));
}

TEST_CASE("how many floors are still to come is known where all ways are equally long") {
    const Dungeon dungeon = branching();
    CHECK(floors_after(dungeon, 1) == Range{2, 3});
    CHECK(floors_after(dungeon, 2) == Range{1, 1});
    CHECK(floors_after(dungeon, 3) == Range{2, 2});
    CHECK(floors_after(dungeon, 5) == Range{0, 0});
}
