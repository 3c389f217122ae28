// The painters of single tiles of 24 by 24 pixels, each in the colours and patterns of a theme, lit from the upper left.
#pragma once

#include <cstdint>

#include "art/image.hpp"
#include "art/join_mask.hpp"
#include "catalog/definitions.hpp"

namespace td {

inline constexpr int tile_size = 24;

/// `walls`: the neighbours that are walls; those to the north and west throw their shadow on it.
Image paint_floor(const Theme& theme, JoinMask walls, std::uint64_t variant);

/// `walls`: the neighbours that are walls (or closed off). Without one to the south it shows its face.
Image paint_wall(const Theme& theme, JoinMask walls, std::uint64_t variant);

enum class Pool : std::uint8_t { water, mire, lava, grass };
/// `same`: the neighbours of the same kind; shores are painted towards the others. Two frames.
Image paint_pool(const Theme& theme, Pool pool, JoinMask same, int frame);

/// `across`: the door stands in a wall that runs from west to east, and is walked through from north to south.
enum class DoorWay : std::uint8_t { across, along };
Image paint_door(const Theme& theme, DoorWay way, bool open);
Image paint_stairs(const Theme& theme);
/// Planks that are walked from north to south (across) or from west to east (along).
Image paint_bridge(const Theme& theme, DoorWay way);

}  // namespace td
