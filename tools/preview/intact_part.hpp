// The content without what has mistakes, by single definitions: to look at the rest while an author writes.
#pragma once

#include <optional>

#include "catalog/catalog.hpp"
#include "content/packs/pack_folders.hpp"

namespace td {

/// All packs of these folders without the definitions and changes that have mistakes, and in turn without those that refer to what is left
/// out. Files that cannot be read are left out as a whole. None if what remains is no whole game, or if a mistake is in no definition (in
/// the rulebook, say).
std::optional<Catalog> load_intact_part(const PackFolders& folders);

}  // namespace td
