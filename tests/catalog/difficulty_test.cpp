#include "catalog/difficulty.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "catalog/catalog.hpp"

using namespace td;

namespace {

Dungeon some_dungeon() {
    Dungeon dungeon;
    dungeon.bag = {{.item = ItemId(0), .count_low = 4}, {.item = ItemId(1), .count_low = 1}};
    dungeon.floors.resize(2);
    dungeon.floors[0].foe_teams = {1, 4};
    dungeon.floors[0].neutral_teams = {2, 2};
    dungeon.floors[1].foe_teams = {0, 0};
    dungeon.floors[0].arrivals.resize(2);
    dungeon.floors[0].arrivals[0].at_most = 4;
    dungeon.floors[0].arrivals[1].at_most = 4;
    dungeon.floors[0].arrivals[1].neutral = true;
    return dungeon;
}

}  // namespace

TEST_CASE("the main difficulty is the first that says so, else the first, and none without any") {
    Catalog catalog;
    CHECK_FALSE(main_difficulty(catalog));
    catalog.difficulties.resize(3);
    CHECK(main_difficulty(catalog) == DifficultyId(0));
    catalog.difficulties[1].main = catalog.difficulties[2].main = true;
    CHECK(main_difficulty(catalog) == DifficultyId(1));
}

TEST_CASE("a count in percent is rounded, and something that is there does not vanish unless at 0 percent") {
    CHECK(scaled_count(4, 75) == 3);
    CHECK(scaled_count(3, 150) == 5);
    CHECK(scaled_count(1, 25) == 1);
    CHECK(scaled_count(0, 400) == 0);
    CHECK(scaled_count(3, 0) == 0);
    CHECK(scaled_count(7, 100) == 7);
}

TEST_CASE("a difficulty changes teams of foes, foes that arrive and the bag, and nothing about neutrals") {
    Difficulty hard;
    hard.teams_percent = 150;
    hard.bag_percent = 50;
    hard.bag = {{.item = ItemId(2), .count_low = 3}};
    const Dungeon changed = at_difficulty(some_dungeon(), hard);
    CHECK(changed.floors[0].foe_teams == Range{2, 6});
    CHECK(changed.floors[0].neutral_teams == Range{2, 2});
    CHECK(changed.floors[1].foe_teams == Range{0, 0});
    CHECK(changed.floors[0].arrivals[0].at_most == 6);
    CHECK(changed.floors[0].arrivals[1].at_most == 4);
    REQUIRE(changed.bag.size() == 3);
    CHECK(changed.bag[0].count_low == 2);
    CHECK(changed.bag[1].count_low == 1);
    CHECK(changed.bag[2].item == ItemId(2));
    CHECK(changed.bag[2].count_low == 3);
    hard.bag_percent = 0;
    CHECK(at_difficulty(some_dungeon(), hard).bag.size() == 1);
}

TEST_CASE("the first swap that applies names the tactic of a foe; a swap of all draws nothing") {
    Difficulty difficulty;
    difficulty.minds.swaps = {{TacticId(1), TacticId(2), 50}, {TacticId(1), TacticId(3), 100}};
    Rng rng = Rng::named(1, "swaps");
    const Rng before = rng;
    CHECK(tactic_at_difficulty(TacticId(0), difficulty, rng) == TacticId(0));
    CHECK(rng == before);
    int first = 0;
    for (int i = 0; i < 1000; ++i) {
        const TacticId now = tactic_at_difficulty(TacticId(1), difficulty, rng);
        CHECK((now == TacticId(2) || now == TacticId(3)));
        first += now == TacticId(2) ? 1 : 0;
    }
    CHECK(first > 400);
    CHECK(first < 600);
    difficulty.minds.swaps.erase(difficulty.minds.swaps.begin());
    const Rng again = rng;
    CHECK(tactic_at_difficulty(TacticId(1), difficulty, rng) == TacticId(3));
    CHECK(rng == again);
}
