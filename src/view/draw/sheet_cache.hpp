// Finished sprite sheets on disk, named by what they were made from: a changed model finds no file and is made anew.
#pragma once

#include <string>

#include "art/sprite_sheet.hpp"

namespace td {

/// From `folder` if it is there and whole, else sculpted and put there. Never fails: what cannot be written is left.
SpriteSheet cached_sheet(const SpriteModel& model, const std::string& folder);

}  // namespace td
