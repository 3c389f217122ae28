#include "content/checks/floor_checks.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/floor_file.hpp"

using namespace td;
using namespace td::testing;

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
