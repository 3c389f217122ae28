// All definitions of one set of packs: tables that are looked up by number, and by id when something is read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/definitions.hpp"
#include "catalog/feature.hpp"
#include "catalog/rule.hpp"
#include "catalog/sound.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

struct Catalog {
    // In catalog.cpp: to build, copy and take apart so many tables is much code, and nearly every file would hold its own.
    Catalog();
    Catalog(const Catalog&);
    Catalog(Catalog&&) noexcept;
    Catalog& operator=(const Catalog&);
    Catalog& operator=(Catalog&&) noexcept;
    ~Catalog();

    std::vector<Species> species;
    std::vector<Skill> skills;
    std::vector<Item> items;
    std::vector<Status> statuses;
    std::vector<Terrain> terrains;
    std::vector<Tactic> tactics;
    std::vector<Theme> themes;
    std::vector<Landmark> landmarks;
    std::vector<Dungeon> dungeons;
    std::vector<Palette> palettes;
    std::vector<SpriteModel> sprites;
    std::vector<Sound> sounds;
    std::vector<Definition> damage_kinds;
    std::vector<Feature> features;
    std::vector<SpawnTable> spawn_tables;
    std::vector<Vault> vaults;
    std::vector<Weather> weathers;

    /// Terrains that generation itself lays; content must define them (ids `floor` and `wall`).
    TerrainId floor;
    TerrainId wall;
    /// What the rest command does for species that name no other (id `rest`); none if content defines none.
    SkillId rest;
    /// What it hangs in doorways; a floor with doors must have it (id `door`).
    FeatureId door;
    /// How a leader of the party acts whom nobody steers (id `lead`); none: as it does by itself.
    TacticId lead;
    /// The order in which the rules see an action, each of them once.
    std::vector<Rule> rulebook = all_rules();
    /// What packs say in place of the game's own words, by the number of the phrase (phrase.hpp); where empty or too short, they do not.
    std::vector<std::string> strings;
    /// Equal for equal content, whatever the machine.
    std::uint64_t fingerprint = 0;
    /// Equal where every command has the same outcome: words, pictures and sounds do not count. Part of a game's identity.
    std::uint64_t rules_fingerprint = 0;

    const Species& operator[](SpeciesId id) const { return species[id.index()]; }
    const Skill& operator[](SkillId id) const { return skills[id.index()]; }
    const Item& operator[](ItemId id) const { return items[id.index()]; }
    const Status& operator[](StatusId id) const { return statuses[id.index()]; }
    const Terrain& operator[](TerrainId id) const { return terrains[id.index()]; }
    const Feature& operator[](FeatureId id) const { return features[id.index()]; }
    const Weather& operator[](WeatherId id) const { return weathers[id.index()]; }
    const Tactic& operator[](TacticId id) const { return tactics[id.index()]; }
    const Theme& operator[](ThemeId id) const { return themes[id.index()]; }
    const Landmark& operator[](LandmarkId id) const { return landmarks[id.index()]; }
    const Dungeon& operator[](DungeonId id) const { return dungeons[id.index()]; }
    const Palette& operator[](PaletteId id) const { return palettes[id.index()]; }
    const SpriteModel& operator[](SpriteId id) const { return sprites[id.index()]; }
    const SpawnTable& operator[](SpawnTableId id) const { return spawn_tables[id.index()]; }
    const Vault& operator[](VaultId id) const { return vaults[id.index()]; }
    const Sound& operator[](SoundId id) const { return sounds[id.index()]; }
};

/// True where the two differ in nothing but what players see and hear. Catalogs that nobody has read from files are like none.
inline bool same_rules(const Catalog& a, const Catalog& b) {
    return a.rules_fingerprint != 0 && a.rules_fingerprint == b.rules_fingerprint;
}

/// Precondition: the catalog has it.
inline const Trigger& trigger_of(const Catalog& catalog, TriggerId id) {
    switch (id.owner) {
        case TriggerOwner::species: return catalog.species[id.of].triggers[id.row];
        case TriggerOwner::status: return catalog.statuses[id.of].triggers[id.row];
        case TriggerOwner::item: return catalog.items[id.of].triggers[id.row];
        case TriggerOwner::terrain: return catalog.terrains[id.of].triggers[id.row];
        case TriggerOwner::feature: return catalog.features[id.of].triggers[id.row];
        case TriggerOwner::weather: return catalog.weathers[id.of].triggers[id.row];
        case TriggerOwner::floor: break;
    }
    return catalog.dungeons[id.of].floors[id.floor].triggers[id.row];
}

/// The number of the definition called `id` in `table`, or none. Linear: for reading and tools, not for rules.
template <class IdType, class Row>
IdType find_id(const std::vector<Row>& table, std::string_view id) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id == id) return IdType(i);
    return {};
}

}  // namespace td
