// The field tables of all types of definitions, and the values that several of them share. A field table lists the keys that authors may
// write, and the C++ member that each fills (content/fields/fields.hpp). Each file of this folder defines the tables of one subject.
#pragma once

#include <vector>

#include "catalog/definitions.hpp"
#include "catalog/difficulty.hpp"
#include "catalog/feature.hpp"
#include "catalog/hint.hpp"
#include "catalog/sound.hpp"
#include "content/fields/fields.hpp"
#include "content/tables/pack_info.hpp"

namespace td {

const Fields<Boon>& boon_fields();
const Fields<Definition>& damage_kind_fields();
const Fields<Difficulty>& difficulty_fields();
const Fields<Dungeon>& dungeon_fields();
const Fields<Encounter>& encounter_fields();
const Fields<Feature>& feature_fields();
const Fields<FloorRules>& floor_fields();
const Fields<Hint>& hint_fields();
const Fields<Item>& item_fields();
const Fields<Landmark>& landmark_fields();
const Fields<PackInfo>& pack_fields();
const Fields<ResourcePool>& pool_fields();
const Fields<Skill>& skill_fields();
const Fields<Sound>& sound_fields();
const Fields<Species>& species_fields();
const Fields<Status>& status_fields();
const Fields<Tactic>& tactic_fields();
const Fields<SpawnTable>& spawn_table_fields();
const Fields<Terrain>& terrain_fields();
const Fields<Theme>& theme_fields();
const Fields<Weather>& weather_fields();

/// `area: {shape: burst, range: 6, radius: 1}`, or `area: front` for shapes without a size.
Value<Area> area();
/// `targets: foes`.
Value<Audience> audience();
/// `- {do: heal, amount: 20}`.
Value<std::vector<Effect>> effects(int at_least = 0);
/// `if: [{is: health_below, percent: 50}]`.
Value<std::vector<TriggerCondition>> conditions();
/// `- {on: hurt, do: [{do: heal, amount: 2}]}`, with the events that are possible for an owner of this type.
Value<std::vector<Trigger>> triggers(TriggerOwner owner);
/// The doc of the field `triggers` of an owner of this type.
std::string_view triggers_doc(TriggerOwner owner);
/// `- {weather: drizzle, weight: 2}`.
Value<std::vector<WeatherSpawn>> weather_spawns();
/// `{system: energy_pool, wait: drain}`, or `six_tier` alone.
Value<TimeSettings> time_settings();
/// `boons: {from: [afterbeat, ballast]}` of a dungeon.
Value<BoonRules> boon_rules();
/// `encounters: [sluice_wheel, {encounter: two_buckets, weight: 2}]` of a floor.
Value<std::vector<EncounterSpawn>> encounters();
/// `minutes: {start: 3}` of a dungeon.
Value<MinuteRules> minute_rules();
/// `[attack, {do: follow, within: 2}]`.
Value<std::vector<Plan>> plans(int at_least);
/// What becomes of the party's dead.
Value<FallenRule> fallen_rule();
/// `[{when: exit_reached}]`.
Value<std::vector<Objective>> objectives(int at_least);
/// `[{species: hero, name: Hedda}]`: `low` to `high` members of the party, or guests.
Value<std::vector<TeamMember>> company(int low, int high);
/// `[{weight: 2, members: [rat, {species: rat, count: [1, 3]}]}]`, or a spawn table.
Value<std::vector<TeamSpawn>> teams(int at_most = 64);
/// `[{item: bread, at_most: 3}]`, or a spawn table.
Value<std::vector<ItemSpawn>> loot();
/// `bag: [{item: bread, at_least: 4}]`.
Value<std::vector<ItemSpawn>> provisions();
/// `arrivals: [{every: 30, teams: [...]}]`.
Value<std::vector<Arrival>> arrivals();
/// `[walk, fly]`.
Value<MobilitySet> mobilities();

/// `pools: {mp: {maximum: 12, per_round: 1}}` of a species. For a part the same, but it can have no `start`.
Value<PoolBudgets> pools_of_species();
Value<PoolBudgets> pools_of_part();
/// `pool_cost: {mp: 3}`.
Value<PoolCost> pool_cost();
/// `cooldown: {rounds: 3}`.
Value<Cooldown> cooldown();
/// `costs: {wait: 50, step: {legs: 90}}`.
Value<Costs> costs();
/// `part: {slot: weapon, fires: slug_gun, weight: 3}`.
Value<Part> part();
/// `slots: {weapon: 2}`.
Value<PartSlots> part_slots();
Value<Propulsion> propulsion();
/// `time: {allowance: 150}`.
Value<TimeBudget> time_budget();

/// A table that begins with what every definition has.
template <class T>
Fields<T> named(std::string_view doc) {
    Fields<T> table(doc);
    table.required("name", &T::name, display_text(1, 40), "The name that players see.");
    table.optional("description", &T::description, display_text(0, 2000), "What players read about it.");
    return table;
}

}  // namespace td
