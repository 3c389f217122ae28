// Difficulties in files: what is read, what is refused with its place and a suggestion, what a pack adds.
#include <doctest/doctest.h>

#include <string>

#include "content/difficulty_line.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("a difficulty is read with all its fields") {
    const ContentLoading loading = load_difficulty(
        "    main: true\n"
        "    minds: {overlook: 30, swaps: [{tactic: hunt, by: stalk, percent: 40}]}\n"
        "    teams_percent: 150\n    bag_percent: 50\n    bag: [{item: bread, at_least: 2}]\n");
    INFO(reports(loading.problems));
    REQUIRE(loading.catalog);
    REQUIRE(loading.catalog->difficulties.size() == 1);
    const Difficulty& hard = loading.catalog->difficulties[0];
    CHECK(hard.main);
    CHECK(hard.minds.overlook == 30);
    REQUIRE(hard.minds.swaps.size() == 1);
    CHECK((*loading.catalog)[hard.minds.swaps[0].tactic].id == "hunt");
    CHECK((*loading.catalog)[hard.minds.swaps[0].by].id == "stalk");
    CHECK(hard.minds.swaps[0].percent == 40);
    CHECK(hard.teams_percent == 150);
    CHECK(hard.bag_percent == 50);
    REQUIRE(hard.bag.size() == 1);
    CHECK(hard.bag[0].count_low == 2);
}

TEST_CASE("mistakes of a difficulty are reported at their place, with what may be meant") {
    check_told("    teams_pecent: 90\n", "5", "`teams_percent`");
    check_told("    teams_percent: 10\n", "20", "25");
    check_told("    bag_percent: 500\n", "18", "400");
    check_told("    bag: [{item: bred}]\n", "18", "`bread`");
    check_told("    minds: {overlook: 95}\n", "23", "90");
    check_told("    minds: {overlok: 5}\n", "13", "`overlook`");
    check_told("    minds: {swaps: [{tactic: hunt, by: stlak}]}\n", "40", "`stalk`");
    check_told("    minds: {swaps: [{tactic: hunt}]}\n", "21", "by");
    check_told("    minds: {swaps: [{tactic: hunt, by: stalk, percent: 0}]}\n", "56", "1");
    check_told("    main: perhaps\n", "11", "true");
}

TEST_CASE("a pack adds a difficulty, and changes one of another pack") {
    const ContentLoading loading =
        load_in_turn({difficulty_ground + plain_dungeon + "difficulties:\n  normal: {name: Normal, main: true}\n",
                      "difficulties:\n  harsh: {name: Harsh, teams_percent: 200}\n"
                      "  normal: {change: edit, bag_percent: 80}\n"});
    INFO(reports(loading.problems));
    REQUIRE(loading.catalog);
    REQUIRE(loading.catalog->difficulties.size() == 2);
    CHECK(main_difficulty(*loading.catalog) == find_id<DifficultyId>(loading.catalog->difficulties, "normal"));
    CHECK((*loading.catalog)[main_difficulty(*loading.catalog)].bag_percent == 80);
    CHECK(loading.catalog->difficulties[1].teams_percent == 200);
}
