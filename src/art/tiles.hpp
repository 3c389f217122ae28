// All tiles of a theme in one picture (a texture atlas), and the choice of the tile to show.
#pragma once

#include <cstdint>

#include "art/image.hpp"
#include "art/join_mask.hpp"
#include "art/tile_painters.hpp"

namespace td {

inline constexpr int floor_variants = 8;
inline constexpr int wall_variants = 4;
/// Only three neighbours cast a shadow on a floor: north, west, northwest.
inline constexpr int floor_shades = 8;
/// A number for each combination of these three, 0..floor_shades - 1.
int shade_number(JoinMask walls);
/// The walls of a number: the inverse of shade_number().
JoinMask shade_mask(int number);
/// The variation that the seed chooses, 0..count-1.
int tile_variant(std::uint64_t seed, int count);
/// The same for walls, most of which are plain.
int wall_variant(std::uint64_t seed);

class TileSet {
public:
    explicit TileSet(const Theme& theme);

    /// 24x24 pixels per tile, in rows of `columns`.
    const Image& image() const { return m_image; }
    static constexpr int columns = 32;
    static constexpr int pool_frames = 2;

    /// `seed` chooses among variations: a hash of the place and the floor's seed. Masks as in tile_painters.hpp.
    Rectangle floor(JoinMask walls, std::uint64_t seed) const;
    Rectangle wall(JoinMask walls, std::uint64_t seed) const;
    Rectangle pool(Pool pool, JoinMask same, int frame) const;
    Rectangle door(DoorOrientation way, bool open) const;
    Rectangle stairs() const;
    Rectangle bridge(DoorOrientation way) const;

private:
    void place(int number, const Image& tile);
    Rectangle at(int number) const { return {number % columns * tile_size, number / columns * tile_size, tile_size, tile_size}; }

    Image m_image;
};

}  // namespace td
