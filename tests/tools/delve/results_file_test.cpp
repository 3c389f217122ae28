#include "tools/delve/results_file.hpp"

#include <doctest/doctest.h>

#include <set>

#include "tools/delve/depth_totals.hpp"

using namespace td::delve;

TEST_CASE("a shard is written as its number and how many there are") {
    CHECK(shard_from("2/3") == Shard{2, 3});
    CHECK(to_string({2, 3}) == "2/3");
    for (const char* text : {"", "2", "2/", "/3", "0/3", "4/3", "-1/3", "2/3/4", "2 /3", "1/1000001", "1/99999999999"})
        CHECK_FALSE(shard_from(text));
}

TEST_CASE("shards have every game of a run once, in order, and share them evenly") {
    for (const std::size_t games : {1u, 2u, 7u, 30u, 1'000'000u})
        for (const int of : {1, 2, 3, 8, 1000}) {
            std::size_t next = 0;
            std::set<std::size_t> sizes;
            for (int number = 1; number <= of; ++number) {
                const GameRange range = games_of({number, of}, games);
                CHECK(range.first == next);
                next = range.last;
                sizes.insert(range.size());
            }
            CHECK(next == games);
            CHECK(*sizes.rbegin() - *sizes.begin() <= 1);
        }
}

TEST_CASE("a game of the measure of depth is read as it was written") {
    DepthGame game{.dungeon = "lantern_stair",
                   .difficulty = "normal",
                   .player = "masher",
                   .seed = 18446744073709551615u,
                   .is_won = true,
                   .floors = 3,
                   .health_lost = 120,
                   .health = 60,
                   .by_tier = {{1, 2, 3, 4, 5, 6}},
                   .rounds = 77,
                   .party = {"hero_warden", "hero_scout"},
                   .health_by_floor = {100, 62},
                   .deaths = {{2, "hero_scout", "species.tunnel_rat"}, {2, "hero_warden", "unknown"}},
                   .uses = {{"skills.mend", 3}, {"effects.heal", 12}}};
    for (const bool has_tiers : {true, false}) {
        if (!has_tiers) game.by_tier.reset();
        const std::string row = row_of(game);
        const DepthGame read = depth_game_from(std::string_view(row).substr(0, row.size() - 1));
        CHECK(row_of(read) == row);
        CHECK(read.by_tier == game.by_tier);
        CHECK(read.seed == game.seed);
    }
    for (const char* row :
         {"", "a,b,c", "a,b,c,1,1,2,3,4,5,6,7,8,9,1,5,,,", "a,b,c,1,1,2,3,4,,,,,,,5,,,,,", "a,b,c,1,1,2,3,4,1,,,,,,5,,,,",
          "a,b,c,x,1,2,3,4,,,,,,,5,,,,", "a,b,c,1,1,2,3,4,,,,,,,5,,x,,", "a,b,c,1,1,2,3,4,,,,,,,5,,,2:x,", "a,b,c,1,1,2,3,4,,,,,,,5,,,,x"})
        CHECK_THROWS_AS(depth_game_from(row), RowProblem);
}

TEST_CASE("games are added up for each dungeon, difficulty and player") {
    DepthTotals totals;
    for (const char* row : {"stair,normal,masher,1,1,3,30,60,8,0,0,2,0,0,9,,,,", "stair,normal,tactics,1,0,1,60,60,,,,,,,9,,,,",
                            "stair,normal,masher,2,0,2,60,60,8,0,0,2,0,0,9,,,,"})
        totals.add(depth_game_from(row));
    CHECK(rows_of(totals.all()) ==
          "dungeon,difficulty,player,runs,wins,floors,health_lost_percent,tier_0,tier_1_4,tier_1_3,tier_1_2,tier_2_3,tier_3_4\n"
          "stair,normal,masher,2,1,2.50,75.0,80.00,0.00,0.00,20.00,0.00,0.00\n"
          "stair,normal,tactics,1,0,1.00,100.0,,,,,,\n");
}

TEST_CASE("files of other columns are told by the names of these alone, and other numbers of games in words") {
    ResultsHeader usual;
    usual.columns = "seed,won,uses";
    ResultsHeader other = usual;
    const auto told = [&](const std::string& columns) { return other.columns = columns, difference(usual, other); };
    CHECK(told("seed,won") == "without the column `uses`");
    CHECK(told("seed") == "without the columns `won`, `uses`");
    CHECK(told("seed,won,uses,luck") == "with the column `luck` in addition");
    CHECK(told("seed,lost,uses") == "without the column `won`, but with the column `lost`");
    CHECK(told("won,seed,uses") == "with its columns in another order");
    other = usual;
    usual.games = 2, other.games = 1;
    CHECK(difference(usual, other) == "from a run of 1 game, not 2");
}
