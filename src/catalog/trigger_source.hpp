// Everything that has triggers: species, statuses, items, terrain, features, weathers, the floors of dungeons, and boons. A trigger source
// is written as the TriggerId of its first trigger.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// The kind of definition that authors write for each owner, in the order of TriggerOwner. A floor is a part of its dungeon.
inline constexpr std::array<std::string_view, 8> trigger_owner_names{"species", "status",  "item",    "terrain",
                                                                     "feature", "weather", "dungeon", "boon"};

constexpr TriggerId trigger_source(SpeciesId id) { return {TriggerOwner::species, id.value}; }
constexpr TriggerId trigger_source(StatusId id) { return {TriggerOwner::status, id.value}; }
constexpr TriggerId trigger_source(ItemId id) { return {TriggerOwner::item, id.value}; }
constexpr TriggerId trigger_source(TerrainId id) { return {TriggerOwner::terrain, id.value}; }
constexpr TriggerId trigger_source(FeatureId id) { return {TriggerOwner::feature, id.value}; }
constexpr TriggerId trigger_source(WeatherId id) { return {TriggerOwner::weather, id.value}; }
constexpr TriggerId trigger_source(BoonId id) { return {TriggerOwner::boon, id.value}; }
/// `floor`: counted from 0.
constexpr TriggerId trigger_source(DungeonId id, std::size_t floor) {
    return {TriggerOwner::floor, id.value, static_cast<std::uint16_t>(floor)};
}

/// Calls `visit` with the id of the definition that has the trigger; for the trigger of a floor, with the id of its dungeon.
template <class Visit>
decltype(auto) visit_owner(TriggerId trigger, Visit&& visit) {
    switch (trigger.owner) {
        case TriggerOwner::species: return visit(SpeciesId(trigger.of));
        case TriggerOwner::status: return visit(StatusId(trigger.of));
        case TriggerOwner::item: return visit(ItemId(trigger.of));
        case TriggerOwner::terrain: return visit(TerrainId(trigger.of));
        case TriggerOwner::feature: return visit(FeatureId(trigger.of));
        case TriggerOwner::weather: return visit(WeatherId(trigger.of));
        case TriggerOwner::boon: return visit(BoonId(trigger.of));
        case TriggerOwner::floor: break;
    }
    return visit(DungeonId(trigger.of));
}

/// Calls `visit(source, triggers)` for each source of the catalog, in the order of TriggerOwner.
template <class Visit>
void each_trigger_source(const Catalog& catalog, const Visit& visit) {
    const auto each_row = [&]<class Id>(Id, const auto& table) {
        for (std::size_t i = 0; i < table.size(); ++i) visit(trigger_source(Id(i)), table[i].triggers);
    };
    each_row(SpeciesId{}, catalog.species);
    each_row(StatusId{}, catalog.statuses);
    each_row(ItemId{}, catalog.items);
    each_row(TerrainId{}, catalog.terrains);
    each_row(FeatureId{}, catalog.features);
    each_row(WeatherId{}, catalog.weathers);
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i)
        for (std::size_t floor = 0; floor < catalog.dungeons[i].floors.size(); ++floor)
            visit(trigger_source(DungeonId(i), floor), catalog.dungeons[i].floors[floor].triggers);
    each_row(BoonId{}, catalog.boons);
}

/// Calls `look` for each effect that a skill, an item, an encounter or a trigger of the catalog has.
template <class Look>
void each_effect(const Catalog& catalog, const Look& look) {
    const auto each = [&](const std::vector<Effect>& effects) { std::for_each(effects.begin(), effects.end(), look); };
    for (const Skill& skill : catalog.skills) {
        each(skill.effects);
        each(skill.on_cancel.backlash);
    }
    for (const Item& item : catalog.items) {
        each(item.use);
        each(item.thrown);
        each(item.on_cancel.backlash);
    }
    for (const Encounter& encounter : catalog.encounters)
        for (const EncounterOption& option : encounter.options) each(option.effects);
    each_trigger_source(catalog, [&](TriggerId, const std::vector<Trigger>& triggers) {
        for (const Trigger& trigger : triggers) each(trigger.effects);
    });
}

/// All triggers of the source. Precondition, here and below: it is one of this catalog.
const std::vector<Trigger>& triggers_of(const Catalog& catalog, TriggerId source);
inline const Trigger& trigger_of(const Catalog& catalog, TriggerId trigger) { return triggers_of(catalog, trigger)[trigger.row]; }
/// The id of the definition that has the trigger (`ember_fox`); for the trigger of a floor, the id of its dungeon.
const std::string& owner_name(const Catalog& catalog, TriggerId trigger);

/// The events that any trigger of a catalog waits for.
struct AwaitedEvents {
    TriggerEventSet anywhere{};                ///< by triggers that are not of a floor
    std::vector<TriggerEventSet> on_floors{};  ///< by triggers of floors, for each dungeon

    /// `dungeon`: none, if the party is in no dungeon.
    bool contains(TriggerEvent event, DungeonId dungeon) const;
};
AwaitedEvents awaited_events(const Catalog& catalog);

}  // namespace td
