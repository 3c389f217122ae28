// The painting behind the title: a stair in cross-section, from moonlight down to the light of a lantern, and the party on it.
#pragma once

#include <cstddef>
#include <span>

#include "art/title_scene.hpp"
#include "catalog/definitions.hpp"

namespace td {

/// How many figures stand on the stair.
inline constexpr std::size_t title_party = 4;

/// An opaque picture of 320x180 pixels (title::width, title::height), with walls and rock of the theme. `party`: figures without ground
/// (title_figure.hpp), the one next to the lantern last; those beyond title_party are left out, and an empty picture leaves a gap.
/// Deterministic.
Image paint_title(const Theme& theme, std::span<const Image> party);

}  // namespace td
