#include "content/packs/definition_type.hpp"

#include <utility>

#include "content/checks/difficulty_checks.hpp"
#include "content/checks/dungeon_checks.hpp"
#include "content/checks/encounter_checks.hpp"
#include "content/checks/floor_checks.hpp"
#include "content/checks/pool_checks.hpp"
#include "content/tables/sprite.hpp"
#include "content/tables/tables.hpp"
#include "content/tables/terrain.hpp"
#include "content/tables/vault.hpp"

namespace td {

namespace {

template <class IdType, class T>
DefinitionType numbered(std::string_view name, std::vector<T> Catalog::*table, const FieldTable& fields) {
    DefinitionType result{name, &fields, IdType::none};
    result.add = [table](Catalog& catalog, const std::string& id) { (catalog.*table).emplace_back().id = id; };
    result.find = [table](const Catalog& catalog, std::string_view id) -> std::optional<AnyDefinitionId> {
        const IdType number = find_id<IdType>(catalog.*table, id);
        return number ? std::optional<AnyDefinitionId>(number) : std::nullopt;
    };
    return result;
}

/// A type whose fields are read into the rows of the catalog directly.
template <class IdType, class T>
DefinitionType type(std::string_view name, std::vector<T> Catalog::*table, const Fields<T>& fields) {
    DefinitionType result = numbered<IdType>(name, table, fields);
    result.read = [table, kind = structure(fields).kind](Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        read_structure(body, kind, &(catalog.*table)[number], reader);
    };
    return result;
}

/// A type that is read into a draft first, since parts of a definition name other parts of it by names of their own. `finish` makes the
/// row of the draft, if the draft was read without a problem.
template <class IdType, class T, class Draft, class Finish>
DefinitionType drafted(std::string_view name, std::vector<T> Catalog::*table, const Fields<Draft>& fields, const Finish& finish) {
    DefinitionType result = numbered<IdType>(name, table, fields);
    result.read = [table, finish, value = structure(fields)](Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        const std::size_t problems_before = reader.problem_count();
        const auto draft = value.read(body, reader);
        if (draft && !reader.is_partial() && reader.problem_count() == problems_before)
            finish(*draft, body, (catalog.*table)[number], reader);
    };
    return result;
}

DefinitionType cosmetic(DefinitionType type) {
    type.cosmetic = true;
    return type;
}

/// A type of which players read names and descriptions.
DefinitionType shown(DefinitionType type) {
    type.is_shown_to_players = true;
    return type;
}

/// Such a definition is of no use unless something refers to it, except those with the ids that the game itself uses.
DefinitionType referred_to(DefinitionType type, std::string_view how_to_use, std::vector<std::string_view> used_by_game = {}) {
    type.how_to_use = how_to_use;
    type.used_by_game = std::move(used_by_game);
    return type;
}

/// Sprites: their parts name materials; the palette is checked when all palettes are read.
DefinitionType sprite_type() {
    const auto finish = [](const SpriteDraft& draft, TreeNode, SpriteModel& model, Reader& reader) { finish_sprite(draft, model, reader); };
    DefinitionType result = drafted<SpriteId>("sprites", &Catalog::sprites, sprite_fields(), finish);
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_sprite(catalog, catalog.sprites[number], body, reader);
    };
    return result;
}

DefinitionType difficulty_type() {
    DefinitionType result = type<DifficultyId>("difficulties", &Catalog::difficulties, difficulty_fields());
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_difficulty(catalog, catalog.difficulties[number], body, reader);
    };
    return result;
}

DefinitionType species_type() {
    DefinitionType result = type<SpeciesId>("species", &Catalog::species, species_fields());
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_species_pools(catalog, catalog.species[number], body, reader);
    };
    return result;
}

DefinitionType status_type() {
    DefinitionType result = type<StatusId>("statuses", &Catalog::statuses, status_fields());
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_rates(catalog.statuses[number], body, reader);
    };
    return result;
}

/// Dungeons: checked as a whole when the whole catalog is read.
DefinitionType dungeon_type() {
    DefinitionType result = type<DungeonId>("dungeons", &Catalog::dungeons, dungeon_fields());
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_dungeon(catalog, catalog.dungeons[number], body, reader);
        check_floors(catalog, catalog.dungeons[number], body, reader);
    };
    return result;
}

DefinitionType encounter_type() {
    DefinitionType result = type<EncounterId>("encounters", &Catalog::encounters, encounter_fields());
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_encounter(catalog.encounters[number], body, reader);
    };
    return result;
}

DefinitionType terrain_type() {
    DefinitionType result = type<TerrainId>("terrains", &Catalog::terrains, terrain_fields());
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_terrain(catalog, catalog.terrains[number], body, reader);
    };
    return result;
}

/// Vaults: the map is checked with its legend when both are read, and again when all terrain is read.
DefinitionType vault_type() {
    DefinitionType result = drafted<VaultId>("vaults", &Catalog::vaults, vault_fields(), finish_vault);
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_vault(catalog, catalog.vaults[number], body, reader);
    };
    return result;
}

DefinitionType spawn_table_type() {
    DefinitionType result = type<SpawnTableId>("spawn_tables", &Catalog::spawn_tables, spawn_table_fields());
    result.check = [](const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader) {
        check_spawn_table(catalog, SpawnTableId(number), body, reader);
    };
    return result;
}

}  // namespace

const std::vector<DefinitionType>& definition_types() {
    constexpr std::string_view use_it = "use it somewhere, or delete it";
    static const std::vector<DefinitionType> types{
        shown(referred_to(type<BoonId>("boons", &Catalog::boons, boon_fields()), "list it under `boons` of a dungeon: `from`")),
        referred_to(type<DamageKindId>("damage_kinds", &Catalog::damage_kinds, damage_kind_fields()), use_it),
        shown(difficulty_type()),
        shown(dungeon_type()),
        shown(referred_to(encounter_type(), "list it under `encounters` of a floor")),
        shown(referred_to(type<FeatureId>("features", &Catalog::features, feature_fields()), use_it, {"door"})),
        shown(cosmetic(type<HintId>("hints", &Catalog::hints, hint_fields()))),
        shown(referred_to(type<ItemId>("items", &Catalog::items, item_fields()), "put it on a floor, or into a bag")),
        shown(referred_to(type<LandmarkId>("landmarks", &Catalog::landmarks, landmark_fields()), use_it)),
        referred_to(cosmetic(type<PaletteId>("palettes", &Catalog::palettes, palette_fields())),
                    "use it as the `palette` of a sprite or a terrain"),
        shown(referred_to(type<PoolId>("pools", &Catalog::pools, pool_fields()),
                          "give it to a species under `pools`, and let a skill cost it under `pool_cost`")),
        shown(referred_to(type<SkillId>("skills", &Catalog::skills, skill_fields()), "give it to a species, or to a weapon", {"rest"})),
        referred_to(cosmetic(type<SoundId>("sounds", &Catalog::sounds, sound_fields())), use_it),
        referred_to(spawn_table_type(), "use it: `table` in a row of a floor's `foes` or `loot`"),
        shown(referred_to(species_type(), "put it into a team of a floor, or into a party")),
        referred_to(cosmetic(sprite_type()), use_it),
        shown(referred_to(status_type(), "let a skill, an item or a terrain cause it")),
        referred_to(type<TacticId>("tactics", &Catalog::tactics, tactic_fields()), use_it, {"lead"}),
        referred_to(terrain_type(), use_it, {"floor", "wall"}),
        referred_to(cosmetic(type<ThemeId>("themes", &Catalog::themes, theme_fields())), use_it),
        referred_to(vault_type(), "list it under the `vaults` of a floor"),
        shown(referred_to(type<WeatherId>("weathers", &Catalog::weathers, weather_fields()),
                          "list it under the `weather` of a floor, or let something change to it")),
    };
    return types;
}

bool is_lawful_id(std::string_view id) {
    const bool starts_well = !id.empty() && id[0] >= 'a' && id[0] <= 'z';
    return starts_well && id.size() <= 48 && id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos;
}

const DefinitionType* find_definition_type(std::string_view name) {
    for (const DefinitionType& type : definition_types())
        if (type.name == name) return &type;
    return nullptr;
}

}  // namespace td
