// Warnings of victories that can never come true, of keys that can never be found, and of things that a floor has none of to draw from.
#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string basics = ground_rules +
                           "vaults:\n"
                           "  den:\n    map: |\n      .r.\n      ...\n    legend: {r: {foe: rat}}\n"
                           "  pen:\n    map: |\n      .r.\n      ...\n    legend: {r: {neutral: rat}}\n";

/// The warnings of a dungeon with this victory, defeat and floors, without the name of the file; `;` between warnings.
std::string told(const std::string& victory, const std::string& defeat, const std::string& floors) {
    const ContentLoading loading = load_texts({basics,
                                               "dungeons:\n"
                                               "  cave:\n"
                                               "    name: Cave\n"
                                               "    party: [rat]\n"
                                               "    victory: [" +
                                                   victory +
                                                   "]\n"
                                                   "    defeat: [" +
                                                   defeat +
                                                   "]\n"
                                                   "    floors: [" +
                                                   floors + "]\n"});
    CAPTURE(reports(loading.problems));
    REQUIRE(loading.catalog);
    std::string all;
    for (const Problem& warning : loading.warnings) all += (all.empty() ? "" : ";") + to_string(warning).substr(7);
    return all;
}

const std::string way_out = " (add some, or add another way to win)";
const std::string same = "this never wins: `defeat` asks for the same, and is judged first (remove it from one of the two)";

}  // namespace

TEST_CASE("an objective of both victory and defeat only loses") {
    const std::string dark = "{theme: dark}", lost_by_stairs = "{theme: dark, defeat: [exit_reached]}";
    const std::string anywhere = "{when: exit_reached, last_floor: false}";
    CHECK(told("exit_reached", "exit_reached", dark) == "5:15: " + same);
    CHECK(told("exit_reached", "", lost_by_stairs) == "5:15: " + same);
    CHECK(told("exit_reached", "", lost_by_stairs + ", " + dark) == "");
    CHECK(told("exit_reached", anywhere, dark + ", " + dark) == "5:15: " + same);
    CHECK(told("exit_reached", "{when: side_dead, side: player}", dark).empty());
}

TEST_CASE("the victory of a floor is compared with the defeats that are judged on it") {
    const std::string here = "{theme: dark, victory: [exit_reached]}";
    const std::string there = "{theme: dark, victory: [{when: rounds_survived, rounds: 9}], defeat: [{when: rounds_over, rounds: 9}]}";
    CHECK(told("{when: rounds_survived, rounds: 9}", "exit_reached", here + ", {theme: dark}").empty());
    CHECK(told("{when: rounds_survived, rounds: 9}", "exit_reached", "{theme: dark}, " + here) == "7:53: " + same);
    CHECK(told("exit_reached", "", there) == "7:38: this never wins: `defeat` comes after 9 rounds (allow more rounds before the defeat)");
}

TEST_CASE("the rounds to survive must be fewer than the rounds until defeat") {
    const auto rounds = [](int survived, int over) {
        return told("{when: rounds_survived, rounds: " + std::to_string(survived) + "}",
                    "{when: rounds_over, rounds: " + std::to_string(over) + "}", "{theme: dark}");
    };
    CHECK(rounds(60, 61).empty());
    CHECK(rounds(60, 60) == "5:15: this never wins: `defeat` comes after 60 rounds (allow more rounds before the defeat)");
    CHECK(rounds(60, 8) == "5:15: this never wins: `defeat` comes after 8 rounds (allow more rounds before the defeat)");
    CHECK(told("{when: rounds_survived, rounds: 60}", "{when: rounds_over, rounds: 8, judged: [battle_end]}", "{theme: dark}").empty());
}

TEST_CASE("the death of a side that never comes is no victory, nor is the death of the party") {
    const std::string foes = "{when: side_dead, side: foe}", neutrals = "{when: side_dead, side: neutral}", rats = ": [{members: [rat]}]";
    const std::string dark = "{theme: dark}";
    CHECK(told("{when: side_dead, side: player}", "", dark) == "5:15: this never wins: when nobody in the party is left, it has lost");
    CHECK(told(foes, "", dark) == "5:15: this never wins: no foes ever come to this floor" + way_out);
    CHECK(told(neutrals, "", "{theme: dark, foes" + rats + "}") == "5:15: this never wins: no neutrals ever come to this floor" + way_out);
    CHECK(told(foes, "", "{theme: dark, foes" + rats + "}, " + dark) ==
          "5:15: this never wins: no foes ever come to the last floor" + way_out);
    CHECK(told("{when: side_dead, side: foe, last_floor: false}", "", "{theme: dark, foes" + rats + "}, " + dark).empty());
    CHECK(told("{when: side_dead, side: foe, last_floor: false}", "", dark + ", " + dark) ==
          "5:15: this never wins: no foes ever come to any floor" + way_out);
    CHECK(told(foes, "", "{theme: dark, foe_teams: 0, foes" + rats + "}").size() > 0);
    for (const std::string& floor : {"foes" + rats, "boss" + rats, "arrivals: [{teams" + rats + "}]", std::string("vaults: [den]")})
        CHECK(told(foes, "", "{theme: dark, " + floor + "}").empty());
    for (const std::string& floor : {"neutrals" + rats, "arrivals: [{neutral: true, teams" + rats + "}]", std::string("vaults: [pen]")})
        CHECK(told(neutrals, "", "{theme: dark, " + floor + "}").empty());
}

TEST_CASE("a number of teams, items or vaults is a warning where there are none to choose from") {
    const auto floor = [](const std::string& fields) { return told("exit_reached", "", "{theme: dark, " + fields + "}"); };
    CHECK(floor("foe_teams: 3") == "7:39: `foe_teams` does nothing: this floor has no `foes` to choose from (list some under `foes`)");
    CHECK(floor("neutral_teams: [0, 1], neutrals: []").find("no `neutrals`") != std::string::npos);
    CHECK(floor("items: 2").find("no `loot`") != std::string::npos);
    CHECK(floor("vault_rooms: 1").find("no `vaults`") != std::string::npos);
    CHECK(floor("foe_teams: 0, items: [0, 0], vault_rooms: 0").empty());
    CHECK(floor("vault_rooms: 1, vaults: [den]").empty());
}

TEST_CASE("floors behind the one whose stairs win are never visited") {
    const std::string dark = "{theme: dark}", early = "{when: exit_reached, last_floor: false}";
    CHECK(told(early, "", dark + ", " + dark) ==
          "5:15: the first stairs win, so the floors after the first are never reached (remove `last_floor: false`)");
    CHECK(told(early, "", dark).empty());
    CHECK(told("exit_reached", "", dark + ", " + dark).empty());
    CHECK(told(early, "", "{theme: dark, victory: [{when: rounds_survived, rounds: 9}]}, " + dark).empty());
}

TEST_CASE("something locked is told of if its key is nowhere in the dungeon") {
    const auto told_of = [](const std::string& keys, const std::string& floor) {
        const ContentLoading loading = load_texts(
            {ground_rules,
             "items:\n  key: {name: Key, description: Old.}\n"
             "features:\n  gap: {name: Gap, description: Open., glyph: g}\n"
             "  grate: {name: Grate, description: Shut., glyph: G, solid: true, opens_into: gap, needs: key}\n"
             "vaults:\n  cell:\n    map: |\n      .....\n      .#G#.\n      .#.#.\n      .###.\n    legend: {G: {feature: grate, gate: "
             "true}}\n" +
                 keys + "dungeons:\n  cave: {name: Cave, party: [rat], victory: [exit_reached], floors: [{theme: dark, vaults: [cell]" +
                 floor + "}]}\n"});
        CAPTURE(reports(loading.problems));
        REQUIRE(loading.catalog);
        std::string all;
        for (const Problem& warning : loading.warnings) all += warning.message;
        return all;
    };
    CHECK(told_of("", "").find("`grate` needs `key`, which is nowhere in this dungeon") != std::string::npos);
    CHECK(told_of("    keys: [key]\n", "").find("nowhere") == std::string::npos);
    CHECK(told_of("", ", items: [1, 1], loot: [key]").find("nowhere") == std::string::npos);
}
