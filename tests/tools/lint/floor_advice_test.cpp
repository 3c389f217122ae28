#include "tools/lint/floor_advice.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "content/floor_file.hpp"
#include "generation/layout.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// Of a dungeon with this floor: the message and hint of the first warning; empty if there is none.
std::string warning_of(const std::string& floor) {
    const ContentLoading loading = load_with(nothing_more, floor);
    CHECK(loading.problems.empty());
    if (loading.warnings.empty()) return {};
    return loading.warnings[0].message + " (" + loading.warnings[0].hint + ")";
}

/// The tiles of twenty layouts of such a floor.
std::vector<std::vector<Tile>> layouts_of(const std::string& floor) {
    const ContentLoading loading = load_with(nothing_more, floor);
    REQUIRE(loading.catalog);
    std::vector<std::vector<Tile>> layouts;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        const Layout layout = random_layout(*loading.catalog, loading.catalog->dungeons[0].floors[0], rng);
        layouts.emplace_back(layout.tiles.cells().begin(), layout.tiles.cells().end());
    }
    return layouts;
}

}  // namespace

TEST_CASE("fields without a use in the style of their floor are told of") {
    const auto told_of = [](const std::string& style, const std::string& field) {
        return warning_of("{theme: dark, style: " + style + ", " + field + "}");
    };
    const std::string no_use = "` does nothing on a floor with this `style` (remove it, or choose another `style`)";
    CHECK(told_of("cave", "rooms: [3, 4]") == "`rooms" + no_use);
    CHECK(told_of("cave", "room_shapes: [round]") == "`room_shapes" + no_use);
    CHECK(told_of("hall", "doors: 20") == "`doors" + no_use);
    CHECK(told_of("room", "loops: 20") == "`loops" + no_use);
    CHECK(told_of("ring", "dead_ends: 20") == "`dead_ends" + no_use);
    CHECK(told_of("rooms", "room_shapes: [round], shaped_rooms: 20") ==
          "`shaped_rooms` does nothing, because `room_shapes` replaces it (remove one of the two)");
    CHECK(told_of("maze", "corridors: {winding: 40}") ==
          "`winding` does nothing in a maze: its passages wind anyway (remove it, or choose another `style`)");
    CHECK(told_of("rooms", "patches: [{terrain: pool, percent: 0}]") ==
          "this does nothing: its `percent` is 0 (give it a percentage, or remove it)");
    CHECK(told_of("cave", "features: [{feature: crate, percent: 0}]") ==
          "this does nothing: its `percent` is 0 (give it a percentage, or remove it)");
    for (const auto& [style, field] :
         {std::pair{"rooms", "dead_ends: 20"}, std::pair{"maze", "loops: 20"}, std::pair{"ring", "corridors: {winding: 40}"},
          std::pair{"maze", "corridors: {width: 2}"}, std::pair{"ring", "doors: 20"}, std::pair{"room", "room_width: [8, 9]"},
          std::pair{"hall", "room_shapes: [round]"}})
        CHECK(told_of(style, field) == "");
}

TEST_CASE("a field is told to be without use exactly where no layout changes with it") {
    const std::vector<std::pair<std::string, std::string>> fields{
        {"rooms", "[4, 6]"},     {"room_width", "[8, 9]"},   {"room_height", "[7, 8]"},
        {"shaped_rooms", "100"}, {"room_shapes", "[round]"}, {"corridors", "{width: 3, niches: 90}"},
        {"loops", "100"},        {"doors", "100"},           {"dead_ends", "100"}};
    for (const std::string style : {"rooms", "cave", "hall", "room", "ring", "maze"})
        for (const auto& [name, value] : fields) {
            CAPTURE(style);
            CAPTURE(name);
            const std::string plain = "{theme: dark, width: 48, height: 36, style: " + style;
            const bool changes = layouts_of(plain + "}") != layouts_of(plain + ", " + name + ": " + value + "}");
            CHECK(changes == warning_of(plain + ", " + name + ": " + value + "}").empty());
        }
}

TEST_CASE("rooms that are too large or too many for their floor are told of") {
    const auto told_of = [](const std::string& fields) { return warning_of("{theme: dark, width: 30, height: 20, " + fields + "}"); };
    CHECK(told_of("rooms: [9, 12], room_width: [10, 13], room_height: [8, 8]") ==
          "this needs at least 9 rooms, but at most 2 fit on the floor (make the floor larger, or the rooms smaller or fewer)");
    CHECK(told_of("room_width: [14, 20]") ==
          "this needs at least 14 tiles, but no room of this floor has more than 13 (make the floor larger, or the rooms smaller)");
    CHECK(told_of("style: room, room_height: [19, 20]").find("no room of this floor has more than 18") != std::string::npos);
    CHECK(told_of("rooms: [3, 12], room_width: [8, 13], room_height: [4, 8]") == "");
    CHECK(told_of("style: room, room_width: [28, 28]") == "");
}
