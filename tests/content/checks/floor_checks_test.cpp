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

TEST_CASE("a vault that leaves no place for two rooms beside it is reported, one that generation places for certain is not") {
    const auto floor_with = [](int width, int height, const std::string& style) {
        std::string map = "vaults:\n  den:\n    map: |\n";
        for (int y = 0; y < height; ++y) map += "      " + std::string(static_cast<std::size_t>(width), '.') + "\n";
        return load_with(map, "{theme: dark, width: 30, height: 20, style: " + style + ", vaults: [den]}");
    };
    CHECK(tells(floor_with(18, 9, "rooms"), "0.yaml", "`den` is 18 x 9 tiles, which leaves no space for two rooms"));
    CHECK(tells(floor_with(18, 9, "rooms"), "0.yaml", "make the floor larger, or the vault at most 17 wide or 7 high"));
    CHECK(tells(floor_with(24, 14, "cave"), "0.yaml", "leaves no space for two rooms"));
    CHECK(tells(floor_with(6, 4, "room"), "0.yaml", "there is space for only 4 x 2"));
    CHECK(tells(floor_with(6, 4, "ring"), "0.yaml", "there is space for only 3 x 1"));
    // tests/generation/generate_test.cpp shows that these find their places.
    CHECK(floor_with(17, 11, "rooms").catalog);
    CHECK(floor_with(21, 7, "rooms").catalog);
    CHECK(floor_with(23, 15, "cave").catalog);
    CHECK(floor_with(25, 13, "cave").catalog);
    CHECK(floor_with(25, 15, "hall").catalog);
    CHECK(floor_with(4, 2, "room").catalog);
}

TEST_CASE("spawn tables that lead back to themselves, or have no entry of the type that is drawn, are reported") {
    CHECK(tells(load_with("spawn_tables:\n  a: {teams: [{table: b}]}\n  b: {teams: [{table: a}]}\n"), "1.yaml:2:15", "leads back"));
    CHECK(tells(load_with("spawn_tables:\n  a: {items: [bread]}\n", "{theme: dark, foes: [{table: a}]}"), "0.yaml",
                "none of these can appear"));
    CHECK(tells(load_with("spawn_tables:\n  a: {teams: [{weight: 2}]}\n"), "1.yaml:2:15", "needs `members` or `table`"));
    CHECK(tells(load_with("spawn_tables:\n  a: {teams: [{members: [rat], floors: {from: 3, to: 2}}]}\n"), "1.yaml:2:54", "swap them?"));
}

TEST_CASE("entries that never come on their floor, and swimmers without water, are reported") {
    CHECK(tells(load_with(nothing_more, "{theme: dark, foes: [{members: [rat], floors: {from: 2}}]}"), "0.yaml", "can appear on floor 1"));
    CHECK(tells(load_with(nothing_more, "{theme: dark, foes: [{members: [pike]}]}"), "0.yaml",
                "no ground of this floor is right for `pike`"));
    CHECK(load_with(nothing_more, "{theme: dark, foes: [{members: [pike]}], patches: [{terrain: pool, percent: 20}]}").catalog);
    CHECK(load_with(nothing_more, "{theme: dark, foes: [{members: [bat]}]}").catalog);  // flies over plain floor
}
