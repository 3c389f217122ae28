#include "tools/lab/dungeon_contents.hpp"

#include <type_traits>

namespace td {

namespace {

class ContentsWalk {
public:
    ContentsWalk(const Catalog& catalog, const Dungeon& dungeon) : m_catalog(catalog), m_dungeon(dungeon), m_found(catalog) {}

    DefinitionSet walk() {
        add_members(m_dungeon.party);
        add_members(m_dungeon.guests);
        add_members(m_dungeon.heroes);
        for (const ItemSpawn& row : m_dungeon.bag) add(row.item);
        if (m_dungeon.floors.size() > 1)
            for (const BoonId boon : m_dungeon.boons.from) add(boon);
        add(m_catalog.floor);
        add(m_catalog.wall);
        for (std::size_t i = 0; i < m_dungeon.floors.size(); ++i) add_floor(m_dungeon.floors[i], static_cast<int>(i) + 1);
        return std::move(m_found);
    }

private:
    void add_floor(const FloorRules& floor, int number) {
        if (floor.doors > 0) add(m_catalog.door);
        for (const TerrainPatch& patch : floor.patches) add(patch.terrain);
        for (const FeaturePatch& patch : floor.features) add(patch.feature);
        if (floor.foe_teams.high > 0) add_teams(floor.foes, number);
        if (floor.neutral_teams.high > 0) add_teams(floor.neutrals, number);
        add_teams(floor.boss, number);
        for (const Arrival& arrival : floor.arrivals) add_teams(arrival.teams, number);
        if (m_dungeon.minutes) add_teams(m_dungeon.patrols_on(floor), number);
        for (const EncounterSpawn& row : floor.encounters) add(row.encounter);
        if (floor.camp) add(floor.camp);
        if (floor.items.high > 0) add_items(floor.loot, number);
        add_items(floor.prize, number);
        if (floor.vault_rooms.high > 0)
            for (const VaultSpawn& row : floor.vaults) add_vault(m_catalog[row.vault]);
        for (const WeatherSpawn& row : floor.weather) add(row.weather);
        add_triggers(floor.triggers);
    }

    void add_vault(const Vault& vault) {
        for (const VaultTile& tile : vault.legend) {
            add(tile.terrain), add(tile.feature), add(tile.item);
            add(tile.foe), add(tile.neutral);
        }
        for (const ItemId key : vault.keys) add(key);
    }

    void add_members(const std::vector<TeamMember>& members) {
        for (const TeamMember& member : members) add(member.species);
    }
    void add_teams(const std::vector<TeamSpawn>& rows, int floor) {
        for (const TeamSpawn& row : rows) {
            if (!row.floors.has(floor)) continue;
            add_members(row.members);
            add_members(row.guests);
            if (row.table) add_teams(m_catalog[row.table].teams, floor);
        }
    }
    void add_items(const std::vector<ItemSpawn>& rows, int floor) {
        for (const ItemSpawn& row : rows) {
            if (!row.floors.has(floor)) continue;
            add(row.item);
            if (row.table) add_items(m_catalog[row.table].items, floor);
        }
    }

    /// Marks the definition. Returns true if it is named and was not marked before: then its own references have to be added.
    template <class Id>
    static bool mark(std::vector<bool>& flags, Id id) {
        if (!id || flags[id.index()]) return false;
        flags[id.index()] = true;
        return true;
    }

    void add(SpeciesId id) {
        if (!mark(m_found.species, id)) return;
        const Species& species = m_catalog[id];
        add(species.attack_skill);
        add(species.rest_skill ? species.rest_skill : m_catalog.rest);
        for (const SkillId skill : species.skills) add(skill);
        for (const ItemId part : species.parts) add(part);
        add_triggers(species.triggers);
    }
    void add(SkillId id) {
        if (!mark(m_found.skills, id)) return;
        add_effects(m_catalog[id].effects);
        add_effects(m_catalog[id].on_cancel.backlash);
    }
    void add(ItemId id) {
        if (!mark(m_found.items, id)) return;
        const Item& item = m_catalog[id];
        add_effects(item.use);
        add_effects(item.thrown);
        add_effects(item.on_cancel.backlash);
        if (item.part) add(item.part->skill);
        add_triggers(item.triggers);
    }
    void add(StatusId id) {
        if (mark(m_found.statuses, id)) add_triggers(m_catalog[id].triggers);
    }
    void add(TerrainId id) {
        if (mark(m_found.terrains, id)) add_triggers(m_catalog[id].triggers);
    }
    void add(WeatherId id) {
        if (mark(m_found.weathers, id)) add_triggers(m_catalog[id].triggers);
    }
    void add(BoonId id) {
        if (mark(m_found.boons, id)) add_triggers(m_catalog[id].triggers);
    }
    void add(EncounterId id) {
        if (!mark(m_found.encounters, id)) return;
        for (const EncounterOption& option : m_catalog[id].options) {
            add_effects(option.effects);
            add(option.item);
        }
    }
    void add(FeatureId id) {
        if (!mark(m_found.features, id)) return;
        const Feature& feature = m_catalog[id];
        add(feature.opens_into);
        add(feature.closes_into);
        if (feature.burns) add(feature.burns->leaves);
        add_triggers(feature.triggers);
    }

    void add_triggers(const std::vector<Trigger>& triggers) {
        for (const Trigger& trigger : triggers) add_effects(trigger.effects);
    }
    void add_effects(const std::vector<Effect>& effects) {
        for (const Effect& effect : effects) {
            m_found.effects[effect.payload.index()] = true;
            // An effect that removes a status does not add it to the contents.
            if (std::holds_alternative<effect::LoseStatus>(effect.payload)) continue;
            each_parameter(effect, [&](std::string_view, const auto& value) {
                if constexpr (requires { this->add(value); }) add(value);
            });
        }
    }

    const Catalog& m_catalog;
    const Dungeon& m_dungeon;
    DefinitionSet m_found;
};

}  // namespace

void add_flags(std::vector<bool>& to, const std::vector<bool>& from) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = to[i] || from[i];
}

DefinitionSet::DefinitionSet(const Catalog& catalog)
    : species(catalog.species.size()),
      skills(catalog.skills.size()),
      items(catalog.items.size()),
      statuses(catalog.statuses.size()),
      terrains(catalog.terrains.size()),
      features(catalog.features.size()),
      weathers(catalog.weathers.size()),
      boons(catalog.boons.size()),
      encounters(catalog.encounters.size()),
      effects(effect_kinds) {}

void DefinitionSet::add(const DefinitionSet& other) {
    add_flags(species, other.species), add_flags(skills, other.skills), add_flags(items, other.items);
    add_flags(statuses, other.statuses), add_flags(terrains, other.terrains), add_flags(features, other.features);
    add_flags(weathers, other.weathers), add_flags(boons, other.boons), add_flags(encounters, other.encounters);
    add_flags(effects, other.effects);
}

DefinitionSet contents_of(const Catalog& catalog, const Dungeon& dungeon) { return ContentsWalk(catalog, dungeon).walk(); }

bool has_use(const Item& item) { return !item.use.empty() || !item.thrown.empty() || item.part || !item.triggers.empty(); }

}  // namespace td
