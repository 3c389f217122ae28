// Floors of slabs, earth, moss or planks, with little contrast so that creatures stand out, and with shadows of walls.
#include <algorithm>

#include "art/noise.hpp"
#include "art/tile_painters.hpp"
#include "art/tones.hpp"

namespace td {

namespace {

/// The colours of a floor, with little contrast: joint, dark, plain, light.
Tones quiet_tones(std::uint32_t colour, const TerrainColours& own = {}) {
    const Rgba base = rgb(own.base.value_or(colour));
    Tones tones{scaled(base, 0.72f, 0.73f, 0.80f), scaled(base, 0.90f, 0.91f, 0.94f), base, mixed(base, rgb(0xFFF2D0), 0.11f)};
    if (own.dark) {
        tones[0] = rgb(*own.dark);
        tones[1] = mixed(base, tones[0], 0.35f);
    }
    if (own.light) tones[3] = rgb(*own.light);
    return tones;
}

/// The slab that contains a pixel. A joint runs along the upper and left side of each slab, so always along those of the tile.
Rectangle slab_at(int x, int y, std::uint64_t variant) {
    const auto half = [](int value) { return value < 12 ? 0 : 12; };
    switch (variant % 4) {
        case 0: return {0, 0, 24, 24};
        case 1: return {half(x), half(y), 12, 12};
        case 2: return {0, half(y), 24, 12};
        default: return y < 12 ? Rectangle{0, 0, 24, 12} : Rectangle{half(x), 12, 12, 12};
    }
}

// Each of these gives the colour of a pixel of one pattern; `variant` decides on all that is random in it.
Rgba slab_pixel(const Tones& tones, int x, int y, std::uint64_t variant) {
    const Rectangle slab = slab_at(x, y, variant);
    const int dx = x - slab.x, dy = y - slab.y;
    if (dx == 0 || dy == 0) return tones[0];
    const bool corner = (dx == 1 || dx == slab.width - 1) && (dy == 1 || dy == slab.height - 1);
    if (corner) return tones[1];
    if (dx == 1 || dy == 1) return tones[3];
    if (dx == slab.width - 1 || dy == slab.height - 1) return tones[1];
    const float grain = white_noise(x, y, variant + 31);
    if (grain > 0.965f) return tones[1];
    if (grain < 0.02f) return tones[3];
    return white_noise(slab.x, slab.y, variant) > 0.62f ? mixed(tones[1], tones[2], 0.45f) : tones[2];
}

Rgba earth_pixel(const Tones& tones, int x, int y, std::uint64_t variant) {
    const float grain = white_noise(x, y, variant);
    if (grain > 0.985f) return tones[3];
    if (grain < 0.03f) return tones[0];
    const float level = value_noise(x, y, 6, 24, 5) * 0.75f + white_noise(x / 2, y, variant + 9) * 0.25f;
    return level < 0.36f ? tones[1] : level > 0.72f ? tones[3] : tones[2];
}

Rgba moss_pixel(const Theme& theme, const Tones& tones, int x, int y, std::uint64_t variant) {
    const Tones moss = quiet_tones(theme.grass);
    // Plants fade towards the tile's border, so that any two variations fit together.
    const int inwards = std::min({x, y, tile_size - 1 - x, tile_size - 1 - y});
    const float fade = std::min(1.0f, 0.55f + static_cast<float>(inwards) * 0.09f);
    const float growth = (value_noise(x, y, 8, 24, variant + 77) * 0.75f + white_noise(x, y, variant) * 0.25f) * fade;
    const Rgba slab = slab_pixel(tones, x, y, variant);
    if (growth > 0.72f) return moss[2];
    if (growth > 0.60f) return mixed(moss[1], slab, 0.35f);
    return slab;
}

Rgba plank_pixel(const Tones& tones, int x, int y, std::uint64_t variant) {
    const int row = y / 6;
    const int end = static_cast<int>(white_noise(row, 0, variant) * 24);
    if (y % 6 == 5 || x == end) return tones[0];
    if (y % 6 == 0) return tones[3];
    const float grain = white_noise(x / 5, y, variant + 3);
    if (grain > 0.85f) return tones[1];
    return white_noise(row, x > end ? 1 : 0, variant) > 0.6f ? mixed(tones[1], tones[2], 0.5f) : tones[2];
}

Rgba floor_pixel(const Theme& theme, const Tones& tones, int x, int y, std::uint64_t variant) {
    if (theme.floor_pattern == "earth") return earth_pixel(tones, x, y, variant);
    if (theme.floor_pattern == "moss") return moss_pixel(theme, tones, x, y, variant);
    if (theme.floor_pattern == "planks") return plank_pixel(tones, x, y, variant);
    return slab_pixel(tones, x, y, variant);
}

/// How dark a pixel is next to walls: 0 full light, 2 darkest.
int shade_at(JoinMask walls, int x, int y) {
    int shade = 0;
    if (joins(walls, Direction::north)) shade = std::max(shade, y < 3 ? 2 : y < 7 ? 1 : 0);
    if (joins(walls, Direction::west)) shade = std::max(shade, x < 2 ? 2 : x < 5 ? 1 : 0);
    if (joins(walls, Direction::northwest) && x + y < 6) shade = std::max(shade, 1);
    return shade;
}

void shade(Image& tile, JoinMask walls) {
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const Rgba plain = tile[{x, y}];
            const int depth = shade_at(walls, x, y);
            tile[{x, y}] = depth == 2 ? scaled(plain, 0.58f, 0.58f, 0.68f) : depth == 1 ? scaled(plain, 0.78f, 0.78f, 0.86f) : plain;
        }
}

}  // namespace

Image paint_floor(const Theme& theme, JoinMask walls, std::uint64_t variant, const TerrainColours& own) {
    const Tones tones = quiet_tones(theme.floor, own);
    Image tile(tile_size, tile_size);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) tile[{x, y}] = floor_pixel(theme, tones, x, y, variant);
    shade(tile, walls);
    return tile;
}

Image paint_pictured_floor(const Theme& theme, JoinMask walls, const Image& picture) {
    Image tile = paint_floor(theme, no_walls, 0);
    blit(tile, picture, {0, 0});
    shade(tile, walls);
    return tile;
}

}  // namespace td
