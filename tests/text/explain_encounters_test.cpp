// What players read about options of encounters, and about their minutes.
#include "text/explain_encounters.hpp"

#include <doctest/doctest.h>

#include "game/on_the_stairs.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("an option says what it costs, whom it reaches and what it gives") {
    OnTheStairs stairs;
    const Catalog& catalog = *stairs.catalog;
    EncounterOption option{.text = "Sign.", .cost = {1, 8, 10}, .minutes = 6};
    CHECK(describe_price(option.cost, catalog) == "1 minute, 8 health each, 10% of health each");
    CHECK(describe_outcome(option, catalog) == std::vector<std::string>{"6 more minutes"});
    CHECK(describe_outcome({.text = "Buy.", .item = ids::herb}, catalog).front().find("in the bag: ") == 0);
    CHECK(describe_outcome({.text = "Change.", .cost = {.minutes = 1}, .changes_party = true}, catalog).front().find("stayed behind") !=
          std::string::npos);
    CHECK(describe_outcome({.text = "Change.", .changes_party = true}, catalog).front().find("order") != std::string::npos);
    option.effects = {Effect{effect::LoseTurn{1}}};
    CHECK(describe_outcome(option, catalog).back().find("everyone: ") == 0);
    option.on = EncounterReach::leader;
    CHECK(describe_outcome(option, catalog).back().find("the leader: ") == 0);
    TriggerCondition hurt;
    hurt.low = 50;
    option.conditions = {hurt};
    const std::string all = describe_option(option, catalog);
    CHECK(all.find("Sign.: only if ") == 0);
    CHECK(all.find("costs 1 minute") != std::string::npos);
    CHECK(describe_option({.text = "Go on."}, catalog) == "Go on.");
}

TEST_CASE("minutes are told with the rounds that have passed and the par, where they are counted") {
    OnTheStairs stairs;
    stairs.catalog->dungeons[0].boons = {};
    CHECK(describe_minutes(stairs.descended()).empty());
    stairs.catalog->dungeons[0].minutes = MinuteRules{};
    GameState state = stairs.descended(7).state();
    state.par = 120;
    state.now.time = 3'400;
    CHECK(describe_minutes(Game(state)) == "7 minutes · 34 rounds, par 120");
    state.par = 0;
    CHECK(describe_minutes(Game(std::move(state))) == "7 minutes");
}
