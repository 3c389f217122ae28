#include "content/checks/floor_checks.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string basics =
    "terrains:\n  floor: {name: F, glyph: ., passable: [walk, fly]}\n  wall: {name: W, glyph: \"#\", passable: [phase]}\n"
    "  pool: {name: P, glyph: \"~\", passable: [swim, fly]}\n"
    "features:\n  door: {name: D, glyph: \"+\"}\n  crate: {name: C, glyph: C, solid: true}\n"
    "damage_kinds:\n  blunt: {name: Blunt}\n"
    "items:\n  bread: {name: Bread}\n"
    "skills:\n  bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "tactics:\n  hunt: {name: Hunt, plans: [chase]}\n"
    "species:\n  rat: {name: Rat, attack_skill: bite, tactic: hunt}\n"
    "  pike: {name: Pike, attack_skill: bite, tactic: hunt, moves: [swim]}\n"
    "  bat: {name: Bat, attack_skill: bite, tactic: hunt, moves: [fly]}\n"
    "themes:\n  dark: {name: Dark}\n";

const std::string nothing_more = "landmarks:\n  well: {name: Well}\n";

ContentLoading load_with(const std::string& file, const std::string& floor = "{theme: dark}") {
    return load_texts({basics + "dungeons:\n  cave: {name: Cave, party: [rat], victory: [exit_reached], floors: [" + floor + "]}\n", file});
}

bool tells(const ContentLoading& loading, const std::string& place, const std::string& words) {
    std::string all;
    bool told = false;
    for (const Problem& problem : loading.problems) {
        all += to_string(problem) + " " + problem.hint + "\n";
        told = told || (to_string(problem).find(place + ":") != std::string::npos &&
                        (to_string(problem) + " " + problem.hint).find(words) != std::string::npos);
    }
    INFO(all);
    CHECK(told);
    return told;
}

}  // namespace

TEST_CASE("a vault that is larger than its floor is reported where the floor names it") {
    const std::string map = "vaults:\n  den:\n    map: |\n      ......................\n      ......................\n";
    CHECK(tells(load_with(map, "{theme: dark, width: 24, height: 18, vaults: [den]}"), "0.yaml", "make the floor larger"));
}

TEST_CASE("spawn tables that lead back to themselves, or have no entry of the type that is drawn, are reported") {
    CHECK(tells(load_with("spawn_tables:\n  a: {teams: [{table: b}]}\n  b: {teams: [{table: a}]}\n"), "1.yaml:2:15", "leads back"));
    CHECK(tells(load_with("spawn_tables:\n  a: {items: [bread]}\n", "{theme: dark, foes: [{table: a}]}"), "0.yaml",
                "none of these can come"));
    CHECK(tells(load_with("spawn_tables:\n  a: {teams: [{weight: 2}]}\n"), "1.yaml:2:15", "`members` or `table` must be given"));
    CHECK(tells(load_with("spawn_tables:\n  a: {teams: [{members: [rat], floors: {from: 3, to: 2}}]}\n"), "1.yaml:2:54", "swap them?"));
}

TEST_CASE("entries that never come on their floor, and swimmers without water, are reported") {
    CHECK(tells(load_with(nothing_more, "{theme: dark, foes: [{members: [rat], floors: {from: 2}}]}"), "0.yaml", "can come on floor 1"));
    CHECK(tells(load_with(nothing_more, "{theme: dark, foes: [{members: [pike]}]}"), "0.yaml", "`pike` can stand nowhere"));
    CHECK(load_with(nothing_more, "{theme: dark, foes: [{members: [pike]}], patches: [{terrain: pool, percent: 20}]}").catalog);
    CHECK(load_with(nothing_more, "{theme: dark, foes: [{members: [bat]}]}").catalog);  // flies over plain floor
}
