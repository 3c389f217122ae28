#include "content/fields/unknown_id.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("an unknown id is told with the known one that is meant, or with all of them") {
    const std::vector<std::string_view> known{"sunken_city", "ash_peak"};
    CHECK(unknown_id("dungeon", "sunken_cty", known) == "unknown dungeon `sunken_cty`; did you mean `sunken_city`?");
    CHECK(unknown_id("dungeon", "x", known) == "unknown dungeon `x`; there are `sunken_city` `ash_peak`");
}

TEST_CASE("the ids of a table are those of its rows, in their order") {
    struct Row {
        std::string id;
    };
    const std::vector<Row> table{{"b"}, {"a"}};
    CHECK(ids_of(table) == std::vector<std::string_view>{"b", "a"});
}

TEST_CASE("the type before an id is taken away, and no other") {
    CHECK(without_type("dungeons/cellar", "dungeons") == "cellar");
    CHECK(without_type("dungeons.cellar", "dungeons") == "cellar");
    CHECK(without_type("cellar", "dungeons") == "cellar");
    CHECK(without_type("items/cellar", "dungeons") == "items/cellar");
    CHECK(without_type("dungeons", "dungeons") == "dungeons");
    CHECK(without_type("dungeonsx", "dungeons") == "dungeonsx");
    CHECK(without_type("/cellar", "") == "/cellar");
}
