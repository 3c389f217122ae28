#include "tools/lab/variants.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

std::vector<std::string> names_of(const std::vector<Variant>& variants) {
    std::vector<std::string> names;
    for (const Variant& variant : variants) names.push_back(variant.name);
    return names;
}

}  // namespace

TEST_CASE("a trigger is taken out of one species alone, and the dungeon itself stays as it is") {
    Arena arena({"###", "#.#", "###"});
    Species& slug = arena.catalog->species[ids::slug.index()];
    slug.triggers = {Trigger{.event = TriggerEvent::hurt}, Trigger{.event = TriggerEvent::waits}, Trigger{.event = TriggerEvent::hurt}};
    arena.catalog->species[ids::fish.index()].triggers = {Trigger{.event = TriggerEvent::hurt}};
    const std::string name = slug.id + ".hurt";
    const std::vector<Variant> variants = without_triggers(arena.catalog, {name});
    CHECK(names_of(variants) == std::vector<std::string>{"as it is", "without " + name});
    CHECK(variants[0].catalog == arena.catalog);
    const auto triggers = [&](SpeciesId id) { return (*variants[1].catalog)[id].triggers.size(); };
    CHECK(triggers(ids::slug) == 1);
    CHECK(triggers(ids::fish) == 1);
    CHECK(slug.triggers.size() == 3);
}

TEST_CASE("the triggers of a dungeon are those of the species in it, without the party's") {
    Arena arena({"###", "#.#", "###"});
    Dungeon& dungeon = arena.catalog->dungeons[0];
    dungeon.party = {{ids::hero, {}, {}}};
    dungeon.floors[0].foes = {{1, {{ids::slug, {}, {}}}, {}}};
    for (const SpeciesId id : {ids::hero, ids::slug, ids::fish})
        arena.catalog->species[id.index()].triggers = {Trigger{.event = TriggerEvent::waits}, Trigger{.event = TriggerEvent::waits}};
    CHECK(triggers_in(*arena.catalog, dungeon) == std::vector<std::string>{arena.catalog->species[ids::slug.index()].id + ".waits"});
}

TEST_CASE("each route keeps one way of every floor on it") {
    Arena arena({"###", "#.#", "###"});
    Dungeon& dungeon = arena.catalog->dungeons[0];
    dungeon.floors.resize(4, dungeon.floors[0]);
    dungeon.floors[0].ways = {{"", "", "low"}, {"", "", "high"}};
    dungeon.floors[1].id = "low";
    dungeon.floors[1].ways = {{"", "", "end"}};
    dungeon.floors[2].id = "high";
    dungeon.floors[3].id = "end";
    const std::vector<Variant> routes = single_routes(arena.catalog, DungeonId(0));
    CHECK(names_of(routes) == std::vector<std::string>{"as it is", "floor 1 > low > end", "floor 1 > high > end"});
    CHECK((*routes[1].catalog)[DungeonId(0)].floors[0].ways.size() == 1);
    CHECK((*routes[2].catalog)[DungeonId(0)].floors[0].ways[0].to == "high");
    CHECK(dungeon.floors[0].ways.size() == 2);
}

TEST_CASE("each boon is tried alone, and none") {
    Arena arena({"###", "#.#", "###"});
    arena.catalog->boons.resize(2);
    arena.catalog->boons[0].id = "swift";
    arena.catalog->boons[1].id = "slow";
    arena.catalog->dungeons[0].boons.from = {BoonId(std::size_t{0}), BoonId(std::size_t{1})};
    const std::vector<Variant> boons = with_single_boons(arena.catalog, DungeonId(0));
    CHECK(names_of(boons) == std::vector<std::string>{"as it is", "without boons", "only swift", "only slow"});
    CHECK((*boons[1].catalog)[DungeonId(0)].boons.from.empty());
    CHECK((*boons[3].catalog)[DungeonId(0)].boons.from == std::vector{BoonId(std::size_t{1})});
}
