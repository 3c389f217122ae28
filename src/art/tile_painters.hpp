// Painters of single tiles of 24x24 pixels, in the colours and patterns of a theme, lit from the upper left.
#pragma once

#include <cstdint>

#include "art/image.hpp"
#include "art/join_mask.hpp"
#include "art/tones.hpp"
#include "catalog/definitions.hpp"

namespace td {

inline constexpr int tile_size = 24;
inline constexpr JoinMask no_walls = 0;  ///< a floor without shadows

/// `walls`: the neighbours that are walls; those to the north and west cast a shadow. `own`: colours that replace the theme's.
Image paint_floor(const Theme& theme, JoinMask walls, std::uint64_t variant, const TerrainColours& own = {});
/// An author's tile with those shadows; where it is transparent, the theme's floor shows.
Image paint_pictured_floor(const Theme& theme, JoinMask walls, const Image& picture);

/// `walls`: the neighbours that are walls or unknown. Without a wall to the south, the wall's face is visible.
Image paint_wall(const Theme& theme, JoinMask walls, std::uint64_t variant);

enum class Pool : std::uint8_t { water, mire, lava, grass };
/// `same`: the neighbours of the same kind; shores are painted towards all others. Two frames.
Image paint_pool(const Theme& theme, Pool pool, JoinMask same, int frame, const TerrainColours& own = {});
/// An author's tile with such shores.
Image paint_pictured_pool(const Theme& theme, JoinMask same, const Image& picture);

/// `across`: the door is in a wall that runs from west to east, and is passed from north to south.
enum class DoorOrientation : std::uint8_t { across, along };
Image paint_door(const Theme& theme, DoorOrientation way, bool open);
Image paint_stairs(const Theme& theme);
/// Planks, walked from north to south (across) or from west to east (along).
Image paint_bridge(const Theme& theme, DoorOrientation way, const TerrainColours& own = {});

}  // namespace td
