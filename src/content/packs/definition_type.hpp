// A definition type is a kind of definition, such as species: its key in files, its field table, and the vector of the catalog it fills.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/fields/fields.hpp"

namespace td {

/// The number of a definition of any type.
using AnyDefinitionId =
    std::variant<BoonId, DamageKindId, DifficultyId, DungeonId, EncounterId, FeatureId, HintId, ItemId, LandmarkId, PaletteId, PoolId,
                 SkillId, SoundId, SpawnTableId, SpeciesId, SpriteId, StatusId, TacticId, TerrainId, ThemeId, VaultId, WeatherId>;

struct DefinitionType {
    std::string_view name;  ///< the key in files: `species`
    const FieldTable* fields = nullptr;
    std::size_t limit = 0;  ///< greatest number of definitions that the ids of the catalog can number
    std::function<void(Catalog&, std::string id)> add;
    std::function<void(Catalog&, std::size_t number, TreeNode body, Reader&)> read;  ///< fills the row that `add` has made
    /// Checks that need the whole catalog, read without a problem; may be empty.
    std::function<void(const Catalog&, std::size_t number, TreeNode body, Reader&)> check = {};
    bool cosmetic = false;  ///< see ValueKind::cosmetic
    /// The definition called `id`; nothing if the catalog has none. Linear search.
    std::function<std::optional<AnyDefinitionId>(const Catalog&, std::string_view id)> find = {};
    bool is_shown_to_players = false;                 ///< players read its name and description
    std::string_view how_to_use = {};                 ///< advice if nothing refers to a definition; empty: none needs a reference
    std::vector<std::string_view> used_by_game = {};  ///< ids of definitions that need no reference
};

/// All types, in alphabetical order.
const std::vector<DefinitionType>& definition_types();

/// The type called `name`, or null.
const DefinitionType* find_definition_type(std::string_view name);

/// True if `id` can be the id of a definition: a small letter, then small letters, digits and `_`; up to 48 characters.
bool is_lawful_id(std::string_view id);

}  // namespace td
