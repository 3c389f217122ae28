#include "content/checks/floor_checks.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "content/floor_file.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("a vault that is larger than its floor is reported where the floor names it") {
    const std::string map = "vaults:\n  den:\n    map: |\n      ......................\n      ......................\n";
    CHECK(tells(load_with(map, "{theme: dark, width: 24, height: 18, vaults: [den]}"), "0.yaml", "raise `width` to "));
}

TEST_CASE("a vault that leaves no place for two rooms beside it is reported, one that generation places for certain is not") {
    const auto floor_with = [](int width, int height, const std::string& style) {
        std::string map = "vaults:\n  den:\n    map: |\n";
        for (int y = 0; y < height; ++y) map += "      " + std::string(static_cast<std::size_t>(width), '.') + "\n";
        return load_with(map, "{theme: dark, width: 30, height: 20, style: " + style + ", vaults: [den]}");
    };
    CHECK(tells(floor_with(18, 9, "rooms"), "0.yaml", "`den` is 18 x 9 tiles, which leaves no space for two rooms"));
    CHECK(tells(floor_with(18, 9, "rooms"), "0.yaml", "raise `width` to 31, or make the vault at most 17 wide or 7 high"));
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

TEST_CASE("the hint about a vault without space makes space for it, in every style") {
    for (const std::string style : {"rooms", "cave", "hall", "room", "maze", "ring"})
        for (const auto& [width, height] : {std::pair{30, 30}, {30, 4}, {4, 30}, {26, 4}, {25, 25}, {20, 12}, {6, 6}}) {
            std::string map = "vaults:\n  den:\n    map: |\n";
            for (int y = 0; y < height; ++y) map += "      " + std::string(static_cast<std::size_t>(width), '.') + "\n";
            std::map<std::string, int> sides{{"width", 30}, {"height", 20}, {"room_width", 8}, {"room_height", 8}};
            const auto load = [&](const std::string& chosen) {
                std::string floor = "{theme: dark, vaults: [den], style: " + chosen;
                for (const auto& [key, value] : sides) floor += ", " + key + ": " + std::to_string(value);
                return load_with(map, floor + "}");
            };
            ContentLoading loading = load(style);
            if (loading.catalog) continue;
            REQUIRE(loading.problems.size() == 1);
            const std::string hint = loading.problems[0].hint;
            CAPTURE(style);
            CAPTURE(width);
            CAPTURE(height);
            CAPTURE(hint);
            if (style == "room" && std::max(width, height) > 25) {
                CHECK(hint.find("at most 25 x 25") != std::string::npos);
                sides["width"] = sides["height"] = 40;
                CHECK(load("hall").catalog);
                continue;
            }
            for (auto& [key, value] : sides)
                if (const std::size_t at = hint.find("`" + key + "` to "); at != std::string::npos)
                    value = std::stoi(hint.substr(at + key.size() + 6));
            CHECK(load(style).catalog);
        }
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
