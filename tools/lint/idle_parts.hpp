// Parts of definitions that can never have an effect because of the rest of the definition.
#pragma once

#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

std::vector<Finding> idle_parts(const Catalog& catalog, const Skill& skill);
std::vector<Finding> idle_parts(const Catalog& catalog, const Item& item);
std::vector<Finding> idle_parts(const Feature& feature);
std::vector<Finding> idle_parts(const Terrain& terrain);
std::vector<Finding> idle_parts(const Catalog& catalog, TacticId tactic);
/// A plain attack for allies; and skills that AI never uses, because no tactic of the species has a plan for them: the latter only of
/// species that no player controls.
std::vector<Finding> idle_parts(const Catalog& catalog, SpeciesId species);
std::vector<Finding> idle_parts(const Dungeon& dungeon);
std::vector<Finding> idle_parts(const Catalog& catalog, BoonId boon);
std::vector<Finding> idle_parts(const Encounter& encounter);
/// Parts of sprites that are entirely below the ground.
std::vector<Finding> idle_parts(const SpriteModel& sprite);
/// The names of the materials that no part uses. Empty for a sprite without parts.
std::vector<std::string_view> unused_materials(const SpriteModel& sprite);
/// Colours that neither a sprite nor a terrain with this palette uses. Empty if none has the palette.
std::vector<Finding> idle_parts(const Catalog& catalog, PaletteId palette);
/// Triggers whose conditions exclude each other, or that push, pull or strike without a creature that could do so.
std::vector<Finding> idle_triggers(const std::vector<Trigger>& triggers, TriggerOwner owner);

/// True if all of them are neutral.
bool changes_nothing(const Modifiers& modifiers);

}  // namespace td
