// Encounters and minutes as authors write them.
#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

ContentLoading load_clock(const std::string& dungeon, const std::string& encounters) {
    return load_texts({ground_rules, "dungeons:\n  cave:\n    name: Cave\n    party: [rat]\n    victory: [exit_reached]\n" + dungeon +
                                         "encounters:\n" + encounters});
}

}  // namespace

TEST_CASE("an encounter is read with its options, and a dungeon with its minutes and patrols") {
    const ContentLoading loading = load_clock(
        "    minutes: {start: 3, turn: 0}\n    patrols: [{members: [rat]}]\n"
        "    floors: [{theme: dark, par_percent: 80, encounters: [{encounter: clock, weight: 2}]}]\n",
        "  clock:\n    name: Clock\n    description: It ticks.\n    stays: true\n    options:\n"
        "      - {text: Wind it., outcome: It runs., costs: {minutes: 3, health: 2, health_percent: 5}, on: leader,\n"
        "         if: [{is: health_below, percent: 50}], effects: [{do: heal, amount: 4}], minutes: 1}\n"
        "      - {text: Go on.}\n");
    INFO(reports(loading.problems));
    REQUIRE(loading.catalog);
    const Encounter& clock = loading.catalog->encounters[0];
    CHECK(clock.stays);
    REQUIRE(clock.options.size() == 2);
    const EncounterOption& wind = clock.options[0];
    CHECK(wind.text == "Wind it.");
    CHECK(wind.outcome == "It runs.");
    CHECK(wind.cost.minutes == 3);
    CHECK(wind.cost.health == 2);
    CHECK(wind.cost.health_percent == 5);
    CHECK(wind.on == EncounterReach::leader);
    CHECK(wind.conditions.size() == 1);
    CHECK(wind.effects.size() == 1);
    CHECK(wind.minutes == 1);
    CHECK((clock.options[1].is_free() && clock.options[1].does_nothing()));
    const Dungeon& cave = loading.catalog->dungeons[0];
    REQUIRE(cave.minutes);
    CHECK(cave.minutes->start == 3);
    CHECK(cave.minutes->turn == 0);
    CHECK(cave.minutes->rounds_each == 8);
    CHECK(cave.patrols.size() == 1);
    CHECK(cave.floors[0].par_percent == 80);
    CHECK(cave.floors[0].encounters[0].weight == 2);
}

TEST_CASE("the side aims of a floor are read with what loses them or has to be done, of which one is needed") {
    const auto load_aim = [](const std::string& aim) {
        return load_clock("    minutes: {start: 1}\n    floors: [{theme: dark, aims: [" + aim + "]}]\n",
                          "  clock: {name: Clock, options: [{text: Look., minutes: 1}, {text: Go on.}]}\n");
    };
    const ContentLoading loading =
        load_aim("{text: Be still., minutes: 6, lost_if: [{when: party_acted, tier: 1/3}, {when: member_hit, tier: 0}, member_hit]}");
    INFO(reports(loading.problems));
    REQUIRE(loading.catalog);
    const SideAim& aim = loading.catalog->dungeons[0].floors[0].aims.at(0);
    CHECK(aim.text == "Be still.");
    CHECK(aim.minutes == 6);
    REQUIRE(aim.lost_if.size() == 3);
    CHECK(aim.lost_if[0].kind == Objective::Kind::party_acted);
    CHECK(aim.lost_if[0].tier == 2);
    CHECK(aim.lost_if[1].tier == 0);
    CHECK(aim.lost_if[2].tier == Objective::any_tier);
    CHECK_FALSE(load_aim("{text: Be still.}").problems.empty());
    CHECK_FALSE(load_aim("{text: Be safe., lost_if: [{when: creature_safe, species: rat, landmark: nowhere}]}").problems.empty());
}

TEST_CASE("what needs minutes is reported where a dungeon counts none") {
    const std::string clock = "  clock: {name: Clock, options: [{text: Wind it., minutes: 2}, {text: Go on.}]}\n";
    const auto problem = [&](const std::string& dungeon) {
        const ContentLoading loading = load_clock(dungeon, clock);
        return loading.problems.empty() ? std::string() : reports(loading.problems);
    };
    CHECK(problem("    floors: [{theme: dark, encounters: [clock]}]\n").find("does not count") != std::string::npos);
    CHECK(problem("    minutes: {start: 1}\n    floors: [{theme: dark, encounters: [clock]}]\n").empty());
    CHECK(problem("    floors: [{theme: dark, par_percent: 50}]\n").find("par_percent") != std::string::npos);
    CHECK(problem("    floors: [{theme: dark, aims: [{text: Stay whole., lost_if: [member_fell]}]}]\n").find("aims") != std::string::npos);
    CHECK(problem("    floors: [{theme: dark}]\n    patrols: [{members: [rat]}]\n").find("patrols") != std::string::npos);
}
