// The content without definitions that have mistakes, so that the rest can be viewed while an author writes.
#pragma once

#include <optional>

#include "catalog/catalog.hpp"
#include "content/packs/pack_folders.hpp"

namespace td {

/// All packs of these folders without the definitions and changes that have mistakes, and without those that refer to anything left out.
/// Unreadable files are left out entirely. Nothing if the rest is not a complete game, or if a mistake is outside definitions (in the
/// rulebook, say).
std::optional<Catalog> load_intact_part(const PackFolders& folders);

}  // namespace td
