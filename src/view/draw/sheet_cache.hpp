// Finished sprite sheets on disk, named by a hash of their model: a changed model finds no file and is rendered again.
#pragma once

#include <string>

#include "art/sprite_sheet.hpp"

namespace td {

/// The sheet from `folder` if it is there and intact, else rendered and saved there. Never fails: errors while saving are ignored.
SpriteSheet cached_sheet(const SpriteModel& model, const std::string& folder);

}  // namespace td
