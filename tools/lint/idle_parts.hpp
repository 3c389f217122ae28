// Parts of definitions that can never come to anything beside what else the definition says.
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
/// Skills that AI never uses, since no tactic that the species follows has a plan for them. Nothing of species that players steer.
std::vector<Finding> idle_parts(const Catalog& catalog, SpeciesId species);
std::vector<Finding> idle_parts(const Dungeon& dungeon);
/// Parts that all lie below the ground.
std::vector<Finding> idle_parts(const SpriteModel& sprite);
/// The names of the materials that no part has. None of a sprite without parts.
std::vector<std::string_view> unused_materials(const SpriteModel& sprite);
/// Colours for materials that no sprite with this palette has. Nothing if no sprite has the palette.
std::vector<Finding> idle_parts(const Catalog& catalog, PaletteId palette);
/// Triggers whose conditions exclude each other, or that push, pull or strike where no creature does so.
std::vector<Finding> idle_triggers(const std::vector<Trigger>& triggers, TriggerOwner owner);

}  // namespace td
