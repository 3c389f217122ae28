#include "content/definition_type.hpp"

#include <utility>

#include "content/tables/tables.hpp"

namespace td {

namespace {

template <class IdType, class T>
DefinitionType type(std::string_view name, std::vector<T> Catalog::*table, const Fields<T>& fields) {
    DefinitionType result{name, &fields, IdType::none};
    result.add = [table](Catalog& catalog, std::string id) { (catalog.*table).emplace_back().id = std::move(id); };
    result.row = [table](Catalog& catalog, std::size_t number) -> void* { return &(catalog.*table)[number]; };
    return result;
}

}  // namespace

const std::vector<DefinitionType>& definition_types() {
    static const std::vector<DefinitionType> types{
        type<DamageKindId>("damage_kinds", &Catalog::damage_kinds, damage_kind_fields()),
        type<DungeonId>("dungeons", &Catalog::dungeons, dungeon_fields()),
        type<ItemId>("items", &Catalog::items, item_fields()),
        type<SkillId>("skills", &Catalog::skills, skill_fields()),
        type<SoundId>("sounds", &Catalog::sounds, sound_fields()),
        type<SpeciesId>("species", &Catalog::species, species_fields()),
        type<SpriteId>("sprites", &Catalog::sprites, sprite_fields()),
        type<StatusId>("statuses", &Catalog::statuses, status_fields()),
        type<TacticId>("tactics", &Catalog::tactics, tactic_fields()),
        type<TerrainId>("terrains", &Catalog::terrains, terrain_fields()),
        type<ThemeId>("themes", &Catalog::themes, theme_fields()),
    };
    return types;
}

const DefinitionType* find_definition_type(std::string_view name) {
    for (const DefinitionType& type : definition_types())
        if (type.name == name) return &type;
    return nullptr;
}

}  // namespace td
