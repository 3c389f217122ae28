// Overview pictures for checking the art.
#pragma once

#include "art/image.hpp"
#include "catalog/catalog.hpp"

namespace td::render_art {

/// One row per creature: eight directions, eight frames from the front and from an angle, the portrait.
Image creature_sheet(const Catalog& catalog);
/// All models that do not turn, side by side.
Image thing_sheet(const Catalog& catalog);
/// Icons, arrows, cursors, frames, panels, effects and the title.
Image sign_sheet();
/// A floor with every kind of tile and with creatures of the catalog, in the theme's colours.
Image sample_room(const Catalog& catalog, const Theme& theme);

}  // namespace td::render_art
