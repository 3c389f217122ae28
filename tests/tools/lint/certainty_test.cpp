#include "tools/lint/certainty.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A dungeon of two floors, and what is asked about: a slug on the first.
struct Asked {
    Asked() {
        dungeon.floors.resize(2);
        floor().foe_teams = floor().items = {1, 2};
        slug.kind = Objective::Kind::creature_dead;
        slug.species = ids::slug;
    }
    FloorRules& floor() { return dungeon.floors[0]; }
    Presence of(const Objective& objective, int number = 1) const { return Certainty(*catalog, dungeon).of(objective, number); }

    std::shared_ptr<Catalog> catalog = small_catalog();
    Dungeon dungeon;
    Objective slug;
};

TeamSpawn team(SpeciesId species, const std::string& name = {}) { return {1, {TeamMember{species, {}, name}}, {}}; }

}  // namespace

TEST_CASE("an objective that asks for nothing in particular is certain, one for what is nowhere is not") {
    const Asked asked;
    CHECK(asked.of(Objective{}) == Presence::certain);
    CHECK(asked.of(asked.slug) == Presence::none);
}

TEST_CASE("a creature is certain if every team that may be drawn has it, and some team is") {
    Asked asked;
    asked.floor().foes = {team(ids::slug), team(ids::slug)};
    CHECK(asked.of(asked.slug) == Presence::certain);
    CHECK(asked.of(asked.slug, 2) == Presence::none);
    asked.floor().foe_teams = {0, 3};
    CHECK(asked.of(asked.slug) == Presence::chance);
    asked.floor().foe_teams = {1, 1};
    asked.floor().foes.push_back(team(ids::runner));
    CHECK(asked.of(asked.slug) == Presence::chance);
    asked.floor().boss = {team(ids::slug)};
    CHECK(asked.of(asked.slug) == Presence::certain);
}

TEST_CASE("a creature of a patrol may come, on floors that name patrols only with those") {
    Asked asked;
    asked.dungeon.patrols = {team(ids::slug)};
    CHECK(asked.of(asked.slug) == Presence::chance);
    asked.floor().patrols = {team(ids::runner)};
    CHECK(asked.of(asked.slug) == Presence::none);
    CHECK(asked.of(asked.slug, 2) == Presence::chance);
}

TEST_CASE("one of a name is another than its likes") {
    Asked asked;
    asked.slug.name = "Grub";
    asked.floor().boss = {team(ids::slug)};
    CHECK(asked.of(asked.slug) == Presence::none);
    asked.floor().boss = {team(ids::slug, "Grub")};
    CHECK(asked.of(asked.slug) == Presence::certain);
}

TEST_CASE("those who set out are certain, and so is what an effect brings") {
    Asked asked;
    asked.dungeon.guests = {TeamMember{ids::slug, {}, {}}};
    CHECK(asked.of(asked.slug, 2) == Presence::certain);
    asked.dungeon.guests.clear();
    asked.catalog->skills[0].effects = {Effect{.payload = effect::Summon{.count = 1, .species = ids::slug}}};
    CHECK(asked.of(asked.slug) == Presence::certain);
}

TEST_CASE("what only a change of shape brings is not certain, and what turns into something else is known to") {
    Asked asked;
    Trigger bites;
    bites.effects = {Effect{.payload = effect::Transform{ids::slug}}};
    asked.catalog->species[ids::hero.index()].triggers = {bites};
    CHECK(asked.of(asked.slug) == Presence::chance);
    const Certainty certainty(*asked.catalog, asked.dungeon);
    CHECK(certainty.comes_only_by_shape_change(ids::slug, 1));
    CHECK(certainty.next_shapes(ids::hero) == std::set{ids::slug});
    CHECK(certainty.next_shapes(ids::slug).empty());
    asked.floor().boss = {team(ids::slug)};
    CHECK(asked.of(asked.slug) == Presence::certain);
    CHECK_FALSE(certainty.comes_only_by_shape_change(ids::slug, 1));
}

TEST_CASE("a shape may also be taken by a status that is gained, by the floor or by its weather") {
    Asked asked;
    Trigger turns;
    turns.event = TriggerEvent::round_end;
    turns.effects = {Effect{.payload = effect::Transform{ids::slug}}};
    const auto shape = [&] {
        const std::set<SpeciesId> shapes = Certainty(*asked.catalog, asked.dungeon).next_shapes(ids::hero);
        return shapes.empty() ? SpeciesId{} : *shapes.begin();
    };
    Status pupa;
    pupa.triggers = {turns};
    asked.catalog->statuses.push_back(pupa);
    CHECK_FALSE(shape());
    Trigger gains;
    gains.effects = {Effect{.payload = effect::GainStatus{StatusId(asked.catalog->statuses.size() - 1), 0}}};
    asked.catalog->species[ids::hero.index()].triggers = {gains};
    CHECK(shape() == ids::slug);
    asked.catalog->species[ids::hero.index()].triggers.clear();

    asked.floor().triggers = {turns};
    CHECK(shape() == ids::slug);
    TriggerCondition asks;
    asks.kind = TriggerCondition::Kind::species;
    asks.species = ids::slug;
    asked.floor().triggers[0].conditions = {asks};
    CHECK_FALSE(shape());
    asked.floor().triggers[0].conditions[0].species = ids::hero;
    CHECK(shape() == ids::slug);
    asked.floor().triggers.clear();

    Weather moonlight;
    moonlight.triggers = {turns};
    asked.catalog->weathers.push_back(moonlight);
    CHECK_FALSE(shape());
    asked.floor().weather = {WeatherSpawn{.weather = WeatherId(asked.catalog->weathers.size() - 1)}};
    CHECK(shape() == ids::slug);
}

TEST_CASE("an item to be carried may lie on any floor; every prize is there") {
    Asked asked;
    Objective herb;
    herb.kind = Objective::Kind::item_carried;
    herb.item = ids::herb;
    CHECK(asked.of(herb) == Presence::none);
    asked.dungeon.floors[1].loot = {{1, ids::herb, 1, 1}, {1, ids::knife, 1, 1}};
    asked.dungeon.floors[1].items = {3, 3};
    CHECK(asked.of(herb) == Presence::chance);
    asked.dungeon.floors[1].prize = {{1, ids::knife, 1, 1}, {1, ids::herb, 1, 1}};
    CHECK(asked.of(herb) == Presence::certain);
}

TEST_CASE("a vault is certain if there are more rooms for vaults than others to fill them") {
    Asked asked;
    asked.catalog->vaults.resize(2);
    VaultTile mark;
    mark.foe = ids::slug;
    asked.catalog->vaults[0].legend = {mark};
    asked.floor().vaults = {{1, VaultId(std::size_t{0}), 1}, {9, VaultId(std::size_t{1}), 2}};
    asked.floor().vault_rooms = {2, 3};
    CHECK(asked.of(asked.slug) == Presence::chance);
    asked.floor().vault_rooms = {3, 3};
    CHECK(asked.of(asked.slug) == Presence::certain);
    asked.floor().vault_rooms = {0, 0};
    CHECK(asked.of(asked.slug) == Presence::none);
}

TEST_CASE("a landmark is there where it is listed, and what needs two things is as sure as the less sure of them") {
    Asked asked;
    const LandmarkId well(std::size_t{0});
    Objective safe = asked.slug;
    safe.landmark = well;
    asked.floor().boss = {team(ids::slug)};
    CHECK(asked.of(safe) == Presence::none);
    asked.floor().landmarks = {{well, RoomChoice::any}};
    CHECK(asked.of(safe) == Presence::certain);
    asked.floor().boss = {team(ids::slug), team(ids::runner)};
    CHECK(asked.of(safe) == Presence::chance);
}

TEST_CASE("a table counts by the rows that it leads to on this floor") {
    Asked asked;
    const SpawnTableId table(std::size_t{0});
    TeamSpawn late = team(ids::slug);
    late.floors = {2, 9};
    asked.catalog->spawn_tables.push_back({"table", {late, team(ids::runner)}, {}});
    asked.floor().boss = {{1, {}, {}, table, {}}};
    CHECK(asked.of(asked.slug) == Presence::none);
    asked.catalog->spawn_tables[0].teams[0].floors = {1, 9};
    CHECK(asked.of(asked.slug) == Presence::chance);
}
