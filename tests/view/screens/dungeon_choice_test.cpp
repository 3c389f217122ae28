#include "view/screens/dungeon_choice.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// Four dungeons: "cellar", "city" (the main one), "lesson" and "school" (both teach the game).
Catalog four_dungeons() {
    Catalog catalog;
    for (const char* const id : {"cellar", "city", "lesson", "school"}) catalog.dungeons.emplace_back().id = id;
    catalog.dungeons[1].main = true;
    catalog.dungeons[2].lesson = catalog.dungeons[3].lesson = true;
    return catalog;
}

std::string offered(const Catalog& catalog, const std::string& last) { return catalog[dungeon_to_offer(catalog, last)].id; }

}  // namespace

TEST_CASE("dungeons that teach the game are listed first, then those that come next after them") {
    Catalog catalog = four_dungeons();
    const auto order = [&] {
        std::string ids;
        for (const DungeonId id : dungeons_in_order(catalog)) ids += catalog[id].id + " ";
        return ids;
    };
    CHECK(order() == "lesson school cellar city ");
    catalog.dungeons[2].next = DungeonId(3);
    catalog.dungeons[3].next = DungeonId(1);
    CHECK(order() == "lesson school city cellar ");
    catalog.dungeons[1].next = DungeonId(2);
    CHECK(order() == "lesson school city cellar ");
}

TEST_CASE("a new player is offered the first lesson, and one who has played the dungeon that was begun last") {
    const Catalog catalog = four_dungeons();
    CHECK(offered(catalog, "") == "lesson");
    CHECK(offered(catalog, "cellar") == "cellar");
    CHECK(offered(catalog, "city") == "city");
}

TEST_CASE("the main dungeon is offered where the last one is not in the content, and where none teaches the game") {
    Catalog catalog = four_dungeons();
    CHECK(offered(catalog, "gone") == "city");
    catalog.dungeons[2].lesson = catalog.dungeons[3].lesson = false;
    CHECK(offered(catalog, "") == "city");
    catalog.dungeons[1].main = false;
    CHECK(offered(catalog, "") == "cellar");
    CHECK_FALSE(dungeon_to_offer(Catalog(), ""));
}

TEST_CASE("after a victory another seed is offered, and the dungeon that comes next; after any other end the same") {
    Catalog catalog = four_dungeons();
    const GameSettings played{7, DungeonId(2)};
    CHECK(settings_to_offer(catalog, played, Outcome::defeat).seed == 7);
    CHECK(settings_to_offer(catalog, played, Outcome::running).seed == 7);
    const GameSettings next = settings_to_offer(catalog, played, Outcome::victory);
    CHECK(next.seed != 7);
    CHECK(next.dungeon == played.dungeon);
    CHECK(settings_to_offer(catalog, next, Outcome::victory).seed != next.seed);
    catalog.dungeons[2].next = DungeonId(0);
    CHECK(settings_to_offer(catalog, played, Outcome::defeat).dungeon == played.dungeon);
    CHECK(settings_to_offer(catalog, played, Outcome::victory).dungeon == DungeonId(0));
}
