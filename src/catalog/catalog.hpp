// The catalog: all definitions of one set of packs, in tables. Vocabulary: a definition is one immutable entry that authors write; an id is
// its name in the content (`ember_fox`), its number is its row in the table; a pack is a folder of content; the rulebook is the order in
// which the reactive rules see an action.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/definitions.hpp"
#include "catalog/difficulty.hpp"
#include "catalog/feature.hpp"
#include "catalog/hint.hpp"
#include "catalog/pack_summary.hpp"
#include "catalog/rule.hpp"
#include "catalog/sound.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

/// A language that the content can be read in, besides English.
struct Language {
    std::string code;  ///< `de`
    std::string name;  ///< in the language itself
};

struct Catalog {
    // Defined in catalog.cpp: the code that copies and destroys this many tables is large, and would be repeated in nearly every object
    // file.
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
    std::vector<Difficulty> difficulties;
    std::vector<Hint> hints;
    std::vector<Palette> palettes;
    std::vector<SpriteModel> sprites;
    std::vector<Sound> sounds;
    std::vector<Definition> damage_kinds;
    std::vector<Feature> features;
    std::vector<SpawnTable> spawn_tables;
    std::vector<Vault> vaults;
    std::vector<Weather> weathers;
    std::vector<ResourcePool> pools;
    std::vector<Boon> boons;
    std::vector<Encounter> encounters;

    /// The two terrains that generation itself places; content must define them (ids `floor` and `wall`).
    TerrainId floor;
    TerrainId wall;
    /// The skill of the rest command for species that name no other (id `rest`); none if content does not define it.
    SkillId rest;
    /// The feature that generation puts into doorways (id `door`); required by floors with doors.
    FeatureId door;
    /// The tactic of an AI-controlled party leader (id `lead`); if none, the leader follows its own tactic.
    TacticId lead;
    /// The order in which the rules see an action; contains each rule exactly once.
    std::vector<Rule> rulebook = all_rules();
    /// Texts of packs that replace the game's own, indexed by phrase (text/phrase.hpp). An empty or missing entry keeps the game's text.
    std::vector<std::string> strings;
    /// Languages to choose from, each once, by their codes.
    std::vector<Language> languages;
    /// The code of the language that the content is in; empty: English.
    std::string language;
    /// Own names of creatures in another language, by those that the rules know.
    std::map<std::string, std::string, std::less<>> own_names;
    /// Hash of all content; equal content has the same value on every machine.
    std::uint64_t fingerprint = 0;
    /// Hash of the content that decides the outcome of commands, without texts, pictures and sounds. Part of a game's identity.
    std::uint64_t rules_fingerprint = 0;
    /// The same without the player's own tactics, which may change while a run is kept: the run keeps them itself.
    std::uint64_t shared_rules_fingerprint = 0;
    /// The packs that shared_rules_fingerprint covers, in the order in which they are loaded.
    std::vector<RulesPack> rules_packs;
    /// The text of the file that the player's own tactics were read from; empty: there is none.
    std::string own_tactics;

    const Species& operator[](SpeciesId id) const { return species[id.index()]; }
    const Skill& operator[](SkillId id) const { return skills[id.index()]; }
    const Item& operator[](ItemId id) const { return items[id.index()]; }
    const Status& operator[](StatusId id) const { return statuses[id.index()]; }
    const Terrain& operator[](TerrainId id) const { return terrains[id.index()]; }
    const Feature& operator[](FeatureId id) const { return features[id.index()]; }
    const Weather& operator[](WeatherId id) const { return weathers[id.index()]; }
    const ResourcePool& operator[](PoolId id) const { return pools[id.index()]; }
    const Boon& operator[](BoonId id) const { return boons[id.index()]; }
    const Encounter& operator[](EncounterId id) const { return encounters[id.index()]; }
    const Tactic& operator[](TacticId id) const { return tactics[id.index()]; }
    const Theme& operator[](ThemeId id) const { return themes[id.index()]; }
    const Landmark& operator[](LandmarkId id) const { return landmarks[id.index()]; }
    const Dungeon& operator[](DungeonId id) const { return dungeons[id.index()]; }
    const Difficulty& operator[](DifficultyId id) const { return difficulties[id.index()]; }
    const Hint& operator[](HintId id) const { return hints[id.index()]; }
    const Palette& operator[](PaletteId id) const { return palettes[id.index()]; }
    const SpriteModel& operator[](SpriteId id) const { return sprites[id.index()]; }
    const SpawnTable& operator[](SpawnTableId id) const { return spawn_tables[id.index()]; }
    const Vault& operator[](VaultId id) const { return vaults[id.index()]; }
    const Sound& operator[](SoundId id) const { return sounds[id.index()]; }
};

/// True if the two catalogs differ at most in texts, pictures and sounds. Always false for a catalog built in code (fingerprint 0).
inline bool same_rules(const Catalog& a, const Catalog& b) {
    return a.rules_fingerprint != 0 && a.rules_fingerprint == b.rules_fingerprint;
}

/// The number of the definition with this id in `table`, or none. Linear search: for reading content and for tools, not for rules.
template <class IdType, class Row>
IdType find_id(const std::vector<Row>& table, std::string_view id) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id == id) return IdType(i);
    return {};
}

}  // namespace td

// Compiled in catalog.cpp alone, as the catalog's own copying is.
extern template class std::vector<td::Species>;
extern template class std::vector<td::Skill>;
extern template class std::vector<td::Item>;
extern template class std::vector<td::Status>;
extern template class std::vector<td::Terrain>;
extern template class std::vector<td::Tactic>;
extern template class std::vector<td::Theme>;
extern template class std::vector<td::Dungeon>;
extern template class std::vector<td::Feature>;
extern template class std::vector<td::Vault>;
extern template class std::vector<td::Weather>;
extern template class std::vector<td::Boon>;
extern template class std::vector<td::Encounter>;
extern template class std::vector<td::FloorRules>;
extern template class std::vector<td::TeamMember>;
extern template class std::vector<td::Trigger>;
extern template class std::vector<td::Effect>;
