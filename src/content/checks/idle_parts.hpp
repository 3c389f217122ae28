// Parts of definitions that can never come to anything beside what else the definition says.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// A part that comes to nothing.
struct IdlePart {
    std::string why;   ///< "it never hits: its accuracy is 0"
    std::string hint;  ///< what would mend it
};

std::vector<IdlePart> idle_parts(const Catalog& catalog, const Skill& skill);
std::vector<IdlePart> idle_parts(const Catalog& catalog, const Item& item);
std::vector<IdlePart> idle_parts(const Feature& feature);
std::vector<IdlePart> idle_parts(const Catalog& catalog, TacticId tactic);
std::vector<IdlePart> idle_parts(const Dungeon& dungeon);
/// Colours for materials that no sprite with this palette has. Nothing if no sprite has the palette.
std::vector<IdlePart> idle_parts(const Catalog& catalog, PaletteId palette);
/// Triggers whose conditions exclude each other.
std::vector<IdlePart> idle_triggers(const std::vector<Trigger>& triggers);

}  // namespace td
