// All tiles of a theme in one picture (a texture atlas).
#include "art/tiles.hpp"

#include <array>

#include "base/hash.hpp"

namespace td {

namespace {

constexpr int pools = 4;

constexpr int first_floor = 0;
constexpr int first_wall = first_floor + floor_shades * floor_variants;
constexpr int first_pool = first_wall + looks_of_masks * wall_variants;
constexpr int first_fixture = first_pool + pools * looks_of_masks * TileSet::pool_frames;
constexpr int fixtures = 7;  // two doors, closed and open; stairs; two bridges
constexpr int all_tiles = first_fixture + fixtures;

// Places of tiles in the picture, counted from 0 in rows of `columns`.
int wall_number(int look, int variant) { return first_wall + look * wall_variants + variant; }
int pool_number(Pool pool, int look, int frame) {
    return first_pool + (static_cast<int>(pool) * looks_of_masks + look) * TileSet::pool_frames + frame;
}
int door_number(DoorOrientation way, bool open) { return first_fixture + (way == DoorOrientation::across ? 0 : 2) + (open ? 1 : 0); }
int bridge_number(DoorOrientation way) { return first_fixture + 5 + (way == DoorOrientation::across ? 0 : 1); }
constexpr int stairs_number = first_fixture + 4;

}  // namespace

int shade_number(JoinMask walls) {
    return (joins(walls, Direction::north) ? 1 : 0) + (joins(walls, Direction::west) ? 2 : 0) +
           (joins(walls, Direction::northwest) ? 4 : 0);
}

JoinMask shade_mask(int number) {
    const auto bit = [number](int flag, Direction direction) { return (number & flag) != 0 ? 1u << static_cast<int>(direction) : 0u; };
    return static_cast<JoinMask>(bit(1, Direction::north) | bit(2, Direction::west) | bit(4, Direction::northwest));
}

int tile_variant(std::uint64_t seed, int count) { return static_cast<int>(Hash::mix(seed) % static_cast<unsigned>(count)); }

int wall_variant(std::uint64_t seed) {
    // Of sixteen walls, two have moss and one a crystal.
    constexpr std::array<int, 16> variants{0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 2, 3};
    return variants[static_cast<std::size_t>(tile_variant(seed, 16))];
}

TileSet::TileSet(const Theme& theme) : m_image(columns * tile_size, (all_tiles + columns - 1) / columns * tile_size) {
    for (int shade = 0; shade < floor_shades; ++shade)
        for (int variant = 0; variant < floor_variants; ++variant)
            place(first_floor + shade * floor_variants + variant,
                  paint_floor(theme, shade_mask(shade), static_cast<std::uint64_t>(variant)));
    for (unsigned mask = 0; mask < 256; ++mask) {
        const auto plain = static_cast<JoinMask>(mask);
        if (without_hidden_corners(plain) != plain) continue;
        const int look = look_of_mask[mask];
        for (int variant = 0; variant < wall_variants; ++variant)
            place(wall_number(look, variant), paint_wall(theme, plain, static_cast<std::uint64_t>(variant)));
        for (int pool = 0; pool < pools; ++pool)
            for (int frame = 0; frame < pool_frames; ++frame)
                place(pool_number(static_cast<Pool>(pool), look, frame), paint_pool(theme, static_cast<Pool>(pool), plain, frame));
    }
    for (const DoorOrientation way : {DoorOrientation::across, DoorOrientation::along}) {
        for (const bool open : {false, true}) place(door_number(way, open), paint_door(theme, way, open));
        place(bridge_number(way), paint_bridge(theme, way));
    }
    place(stairs_number, paint_stairs(theme));
}

void TileSet::place(int number, const Image& tile) { blit(m_image, tile, {at(number).x, at(number).y}); }

Rectangle TileSet::floor(JoinMask walls, std::uint64_t seed) const {
    return at(first_floor + shade_number(walls) * floor_variants + tile_variant(seed, floor_variants));
}

Rectangle TileSet::wall(JoinMask walls, std::uint64_t seed) const { return at(wall_number(look_of_mask[walls], wall_variant(seed))); }

Rectangle TileSet::pool(Pool pool, JoinMask same, int frame) const {
    return at(pool_number(pool, look_of_mask[same], frame % pool_frames));
}

Rectangle TileSet::door(DoorOrientation way, bool open) const { return at(door_number(way, open)); }

Rectangle TileSet::stairs() const { return at(stairs_number); }

Rectangle TileSet::bridge(DoorOrientation way) const { return at(bridge_number(way)); }

}  // namespace td
