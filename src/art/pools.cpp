// Pools with shores (water, mire, lava and grass), in two frames.
#include <algorithm>
#include <cmath>

#include "art/noise.hpp"
#include "art/tile_painters.hpp"
#include "art/tones.hpp"

namespace td {

namespace {

/// Pixels from (x, y) to the nearest neighbour of another kind, rounded at corners; at most one tile.
float shore_distance(JoinMask same, int x, int y) {
    float nearest = tile_size;
    for (const Direction direction : all_directions) {
        if (joins(same, direction)) continue;
        const Point step = offset(direction);
        const float dx = step.x < 0 ? static_cast<float>(x) + 0.5f : step.x > 0 ? tile_size - 0.5f - static_cast<float>(x) : 0.0f;
        const float dy = step.y < 0 ? static_cast<float>(y) + 0.5f : step.y > 0 ? tile_size - 0.5f - static_cast<float>(y) : 0.0f;
        nearest = std::min(nearest, std::sqrt(dx * dx + dy * dy));
    }
    return nearest;
}

/// shore_distance(), but corners where two shores meet are rounded.
float rounded_distance(JoinMask same, int x, int y) {
    constexpr float radius = 8;  // of the circle that rounds a corner, in pixels
    const float plain = shore_distance(same, x, y);
    for (const Direction corner : {Direction::northeast, Direction::southeast, Direction::southwest, Direction::northwest}) {
        if (joins(same, turned(corner, -1)) || joins(same, turned(corner, 1))) continue;
        const Point side = offset(corner);
        const float dx = side.x < 0 ? radius - 0.5f - static_cast<float>(x) : static_cast<float>(x) - (tile_size - 0.5f - radius);
        const float dy = side.y < 0 ? radius - 0.5f - static_cast<float>(y) : static_cast<float>(y) - (tile_size - 0.5f - radius);
        if (dx > 0 && dy > 0) return std::min(plain, radius - std::sqrt(dx * dx + dy * dy));
    }
    return plain;
}

/// True for a pixel of a ripple. Ripples are short and horizontal, move between the frames and repeat after one tile.
bool is_ripple(int x, int y, int frame) {
    const int row = y / 4;
    const int start = static_cast<int>(white_noise(row, 1, 3) * 24) + frame * 3;
    const int along = ((x - start) % 24 + 24) % 24;
    const int length = 3 + static_cast<int>(white_noise(row, 2, 3) * 5);
    return y % 4 == static_cast<int>(white_noise(row, 4, 3) * 3.9f) && along < length;
}

struct PoolPixel {
    int x;
    int y;
    int frame;
    float shore;  ///< pixels from the shore, with noise
    bool bank;    ///< part of the bank in which the ground to the north ends
    Rgba ground;
    const TerrainColours& own;

    /// The colours of the brightest and darkest parts: `usual`, unless the terrain has colours of its own.
    Rgba light(std::uint32_t usual) const { return rgb(own.light.value_or(usual)); }
    Rgba dark(std::uint32_t usual) const { return rgb(own.dark.value_or(usual)); }
};

// Each of these gives the colour of a pixel of one kind of pool.
Rgba water_pixel(const Theme& theme, const PoolPixel& at) {
    const Tones tones = tones_of(theme.water, at.own);
    if (at.shore < 1.2f) return scaled(at.ground, 0.62f, 0.62f, 0.72f);
    if (at.bank) return mixed(tones[0], rgb(theme.floor), 0.25f);
    const float surf = at.frame == 0 ? 2.4f : 3.0f;
    if (at.shore < surf) return mixed(tones[3], at.light(0xF4FBFF), 0.55f);
    if (at.shore < surf + 2.2f) return mixed(tones[2], tones[3], 0.5f);
    if (is_ripple(at.x, at.y, at.frame)) return at.shore > 9 ? tones[2] : tones[3];
    return at.shore > 9 ? mixed(tones[1], tones[2], 0.45f) : tones[2];
}

Rgba mire_pixel(const Theme& theme, const PoolPixel& at) {
    const Tones tones = tones_of(theme.mire, at.own);
    if (at.shore < 1.4f) return mixed(at.ground, tones[1], 0.5f);
    if (at.shore < 2.6f) return tones[0];
    const int drift = at.frame * 2;
    const float bubble = white_noise((at.x + 1) / 3, (at.y + drift) / 3, 71);
    if (bubble > 0.955f) return (at.x + 1) % 3 == 0 && (at.y + drift) % 3 == 0 ? tones[3] : tones[2];
    const float thick = value_noise(at.x, at.y, 6, 24, 21) * 0.8f + white_noise(at.x / 3, at.y, 5) * 0.2f;
    return thick > 0.66f ? mixed(tones[1], tones[2], 0.6f) : thick < 0.34f ? mixed(tones[0], tones[1], 0.5f) : tones[1];
}

Rgba lava_pixel(const Theme& theme, const PoolPixel& at) {
    const Tones tones = tones_of(theme.lava, at.own);
    if (at.shore < 1.4f) return mixed(at.dark(0x2A1420), at.ground, 0.2f);
    if (at.shore < 2.8f) return mixed(tones[3], at.light(0xFFE070), 0.7f);
    const Stone crust = cellular_noise(at.x, at.y, 12, 24, 91);
    const float glow = at.frame == 0 ? 0.7f : 1.2f;
    if (crust.edge < glow) return mixed(tones[3], at.light(0xFFD050), 0.5f);
    if (crust.edge < glow + 1.0f) return tones[2];
    if (crust.edge < glow + 2.0f || at.shore < 5) return tones[1];
    return white_noise(at.x / 2, at.y / 2, 12) > 0.9f ? tones[1] : mixed(tones[0], at.dark(0x3A1C2C), 0.55f);
}

Rgba grass_pixel(const Theme& theme, const PoolPixel& at) {
    const Tones tones = tones_of(theme.grass, at.own);
    if (at.shore < 1.6f) return at.ground;
    if (at.shore < 2.6f) return mixed(at.ground, tones[0], 0.6f);
    const Rgba field = value_noise(at.x, at.y, 8, 24, 33) > 0.52f ? mixed(tones[1], tones[2], 0.55f) : mixed(tones[1], tones[2], 0.2f);
    // A tuft in some of the cells of 4x4 pixels: three blades, which lean over in the second frame.
    const float tuft = white_noise(at.x / 4, at.y / 4, 47);
    if (tuft < 0.55f) return field;
    const int dx = at.x % 4 - (at.frame == 1 && at.y % 4 == 0 ? 1 : 0), dy = at.y % 4;
    if (dy == 3 && dx < 3) return tones[0];
    const bool blade = (dx == 0 && dy > 0) || (dx == 1 && tuft > 0.75f) || (dx == 2 && dy > 0);
    return blade ? (dy < 2 ? tones[3] : tones[2]) : field;
}

/// Pixels by which the shore is moved, so that it is irregular: -0.9..1.3.
float wobble_at(int x, int y) { return value_noise(x, y, 4, 24, 15) * 2.2f - 0.9f; }

}  // namespace

Image paint_pool(const Theme& theme, Pool pool, JoinMask same, int frame, const TerrainColours& own) {
    const Image ground = paint_floor(theme, no_walls, 0);
    const JoinMask plain = without_hidden_corners(same);
    Image tile(tile_size, tile_size);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const bool bank = !joins(plain, Direction::north) && y < 5 && rounded_distance(plain, x, y) > 1.4f;
            const PoolPixel at{.x = x,
                               .y = y,
                               .frame = frame,
                               .shore = rounded_distance(plain, x, y) + wobble_at(x, y),
                               .bank = bank,
                               .ground = ground[{x, y}],
                               .own = own};
            switch (pool) {
                case Pool::water: tile[{x, y}] = water_pixel(theme, at); break;
                case Pool::mire: tile[{x, y}] = mire_pixel(theme, at); break;
                case Pool::lava: tile[{x, y}] = lava_pixel(theme, at); break;
                case Pool::grass: tile[{x, y}] = grass_pixel(theme, at); break;
            }
        }
    return tile;
}

Image paint_pictured_pool(const Theme& theme, JoinMask same, const Image& picture) {
    const Image ground = paint_floor(theme, no_walls, 0);
    const JoinMask plain = without_hidden_corners(same);
    Image tile = ground;
    blit(tile, picture, {0, 0});
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const float shore = rounded_distance(plain, x, y) + wobble_at(x, y);
            if (shore < 1.2f) tile[{x, y}] = scaled(ground[{x, y}], 0.62f, 0.62f, 0.72f);
            if (shore >= 1.2f && shore < 2.4f) tile[{x, y}] = scaled(tile[{x, y}], 0.78f, 0.78f, 0.86f);
        }
    return tile;
}

}  // namespace td
