// Pictures to judge the art by. They are laid out for the eye, not for the game.
#pragma once

#include "art/image.hpp"
#include "catalog/catalog.hpp"

namespace td::render_art {

/// A row for each creature: eight facings, eight frames from the front and from an angle, its portrait.
Image creature_sheet(const Catalog& catalog);
/// All things that do not turn, side by side.
Image thing_sheet(const Catalog& catalog);
/// Signs, arrows, cursors, frames, panels, effects and the title.
Image sign_sheet();
/// A floor with every kind of tile, and creatures of the catalog on it, in the theme's colours.
Image sample_room(const Catalog& catalog, const Theme& theme);

}  // namespace td::render_art
