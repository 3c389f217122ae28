#include "tools/lab/dungeon_contents.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

template <class Row>
std::set<std::string> ids_in(const std::vector<Row>& table, const std::vector<bool>& flags) {
    std::set<std::string> ids;
    for (std::size_t i = 0; i < table.size(); ++i)
        if (flags[i]) ids.insert(table[i].id);
    return ids;
}

bool has_effect(const DefinitionSet& set, const EffectPayload& payload) { return set.effects[payload.index()]; }

/// A hero in a dungeon of one bare floor.
std::shared_ptr<Catalog> with_hero() {
    auto catalog = small_catalog();
    catalog->dungeons[0].party = {{.species = ids::hero}};
    catalog->dungeons[0].floors[0].foe_teams = {1, 1};
    return catalog;
}

}  // namespace

TEST_CASE("a dungeon contains its party with all skills, and no creature that never comes") {
    const auto catalog = with_hero();
    const DefinitionSet found = contents_of(*catalog, catalog->dungeons[0]);
    CHECK(ids_in(catalog->species, found.species) == std::set<std::string>{"hero"});
    CHECK(ids_in(catalog->skills, found.skills) == std::set<std::string>{"bolt", "mend", "quicken", "shove", "strike"});
    CHECK(ids_in(catalog->items, found.items).empty());
    CHECK(has_effect(found, effect::Push{}));
    CHECK_FALSE(has_effect(found, effect::Summon{}));
}

TEST_CASE("a dungeon contains what tables and arrivals bring on its floors, and nothing of floors that it has not") {
    const auto catalog = with_hero();
    FloorRules& floor = catalog->dungeons[0].floors[0];
    catalog->spawn_tables.resize(1);
    catalog->spawn_tables[0].teams = {{.members = {{.species = ids::runner}}}, {.members = {{.species = ids::wisp}}, .floors = {2, 3}}};
    catalog->spawn_tables[0].items = {{.item = ids::herb}, {.item = ids::knife, .floors = {2, 99}}};
    floor.foes = {{.table = SpawnTableId(0)}};
    floor.loot = {{.table = SpawnTableId(0)}};
    floor.items = {1, 1};
    floor.arrivals.resize(1);
    floor.arrivals[0].teams = {{.members = {{.species = ids::slug}}}};
    const DefinitionSet found = contents_of(*catalog, catalog->dungeons[0]);
    CHECK(ids_in(catalog->species, found.species) == std::set<std::string>{"hero", "runner", "slug"});
    CHECK(ids_in(catalog->items, found.items) == std::set<std::string>{"herb"});
    floor.foe_teams = {0, 0};
    CHECK_FALSE(contents_of(*catalog, catalog->dungeons[0]).species[ids::runner.index()]);
}

TEST_CASE("a dungeon contains what skills summon and what statuses, features and their triggers lead to") {
    const auto catalog = with_hero();
    Trigger wears_off;
    wears_off.effects = {Effect{.payload = effect::PlaceFeature{.feature = ids::oil}}};
    catalog->statuses[ids::haste.index()].triggers = {wears_off};
    Trigger burns;
    burns.effects = {Effect{.payload = effect::LeaveItem{.item = ids::knife}}};
    catalog->features[ids::oil.index()].triggers = {burns};
    catalog->skills[ids::shove.index()].effects = {Effect{.payload = effect::Summon{.species = ids::wisp}}};
    const DefinitionSet found = contents_of(*catalog, catalog->dungeons[0]);
    CHECK(found.species[ids::wisp.index()]);
    CHECK(found.features[ids::oil.index()]);
    CHECK(found.items[ids::knife.index()]);
    CHECK(has_effect(found, effect::LeaveItem{}));
    CHECK_FALSE(has_effect(found, effect::Push{}));
}

TEST_CASE("an item that can only be carried has no use") {
    Item item;
    CHECK_FALSE(has_use(item));
    item.thrown = {Effect{.payload = effect::Teleport{}}};
    CHECK(has_use(item));
}

TEST_CASE("a status that is only taken away is not in the dungeon, one that is given is") {
    const auto catalog = with_hero();
    Skill& shove = catalog->skills[find_id<SkillId>(catalog->skills, "shove").index()];
    const auto has_poison = [&] { return bool(contents_of(*catalog, catalog->dungeons[0]).statuses[ids::poison.index()]); };
    REQUIRE_FALSE(has_poison());
    shove.effects.push_back({.payload = effect::LoseStatus{ids::poison}});
    CHECK_FALSE(has_poison());
    shove.effects.push_back({.payload = effect::GainStatus{.status = ids::poison}});
    CHECK(has_poison());
}
