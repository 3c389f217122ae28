#include "art/features.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "art/devices.hpp"
#include "art/noise.hpp"
#include "art/tile_painters.hpp"
#include "art/tones.hpp"

namespace td {

namespace {

constexpr float pi = 3.14159265f;

Rgba with_alpha(Rgba colour, int alpha) {
    colour.a = static_cast<std::uint8_t>(alpha);
    return colour;
}

/// A pixel of thread with a shadow to its lower right, so that it shows on light ground too.
void thread(Image& image, Point p, Rgba colour) {
    const Point shade = p + Point{1, 1};
    if (image.get(shade).a == 0) image.set(shade, {10, 10, 24, 110});
    image.set(p, colour);
}

Image paint_web() {
    Image image(tile_size, tile_size);
    constexpr float middle_x = 11.5f, middle_y = 12.0f;
    constexpr std::array<float, 8> spokes{0.1f, 0.85f, 1.55f, 2.4f, 3.2f, 3.95f, 4.75f, 5.5f};
    for (std::size_t i = 0; i < spokes.size(); ++i) {
        const float next = i + 1 < spokes.size() ? spokes[i + 1] : spokes[0] + 2 * pi;
        for (float r = 0; r < 14; r += 0.4f)
            thread(image,
                   {static_cast<int>(std::lround(middle_x + r * std::cos(spokes[i]))),
                    static_cast<int>(std::lround(middle_y + r * std::sin(spokes[i])))},
                   with_alpha(rgb(0xEEF2FF), 235));
        for (const float ring : {4.2f, 7.4f, 10.4f})
            for (float share = 0; share <= 1; share += 0.06f) {
                // Between two spokes a thread sags towards the centre.
                const float r = ring * (1 - 0.16f * std::sin(share * pi));
                const float angle = spokes[i] + share * (next - spokes[i]);
                thread(image,
                       {static_cast<int>(std::lround(middle_x + r * std::cos(angle))),
                        static_cast<int>(std::lround(middle_y + r * std::sin(angle)))},
                       with_alpha(rgb(0xC2CCE6), 215));
            }
    }
    return image;
}

/// Pixels from (x, y) to the edge of a round patch with an irregular edge; negative outside the patch.
float inside_patch(int x, int y, float radius, std::uint64_t seed) {
    const float dx = static_cast<float>(x) - 11.5f, dy = (static_cast<float>(y) - 12.0f) * 1.15f;
    const float bend = value_noise(x, y, 6, tile_size, seed) * 3.0f - 1.5f;
    return radius + bend - std::sqrt(dx * dx + dy * dy);
}

Image paint_oil() {
    Image image(tile_size, tile_size);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const float depth = inside_patch(x, y, 11.0f, 3);
            if (depth <= 0) continue;
            const bool sheen = depth > 2 && value_noise(x + y, y, 5, tile_size, 9) > 0.72f;
            const Rgba colour = depth < 1.2f ? rgb(0x0E0C14)
                                : sheen      ? mixed(rgb(0x5A4A8C), rgb(0x3E8C86), white_noise(x / 3, y / 3, 4))
                                             : rgb(0x241E2C);
            image.set({x, y}, with_alpha(colour, depth < 1.2f ? 190 : 230));
        }
    image.fill({7, 7, 3, 1}, rgb(0xB8B4D0));
    image.fill({6, 8, 1, 2}, rgb(0x8C88A8));
    return image;
}

Image paint_ashes(bool glowing) {
    Image image(tile_size, tile_size);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const float depth = inside_patch(x, y, 9.0f, 5);
            if (depth <= 0 || (depth < 2 && white_noise(x, y, 6) < 0.5f)) continue;
            const float grain = white_noise(x, y, 7);
            Rgba colour = grain > 0.86f ? rgb(0x9C98A0) : grain > 0.55f ? rgb(0x4C4850) : rgb(0x2C2830);
            if (glowing && grain > 0.8f) colour = rgb(0xF08A34);
            image.set({x, y}, with_alpha(colour, 215));
        }
    return image;
}

Image paint_brush() {
    Image image(tile_size, tile_size);
    const Tones straw = tones_of(0xB89A4E);
    for (int blade = 0; blade < 60; ++blade) {
        const int foot = 8 + blade * 14 / 60;
        const int x = 1 + static_cast<int>(white_noise(blade, 1, 11) * 21);
        const int height = 7 + static_cast<int>(white_noise(blade, 2, 11) * 8);
        const float lean = white_noise(blade, 3, 11) * 6 - 3;
        const Rgba colour = straw[1 + static_cast<std::size_t>(white_noise(blade, 4, 11) * 2.99f)];
        for (int step = 0; step < height; ++step) {
            const int bend = static_cast<int>(lean * static_cast<float>(step * step) / static_cast<float>(height * height));
            const Point p{x + bend, foot + 8 - step};
            if (image.get(p + Point{1, 0}).a == 0) image.set(p + Point{1, 0}, outline_of(straw));
            image.set(p, step + 2 > height ? straw[3] : colour);
        }
    }
    return image;
}

Image paint_spring(int frame) {
    Image image(tile_size, tile_size);
    const Tones stone = tones_of(0x8A8FA0);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const float dx = static_cast<float>(x) - 11.5f, dy = (static_cast<float>(y) - 12.5f) * 1.3f;
            const float r = std::sqrt(dx * dx + dy * dy);
            if (r > 10.5f) continue;
            if (r > 7.5f) {
                const bool joint = cellular_noise(x, y, 5, tile_size, 2).edge < 0.5f;
                image.set({x, y}, r > 10.0f || joint ? outline_of(stone) : stone[dy < 0 ? 3 : 2]);
                continue;
            }
            const float wave = std::sin(r * 1.6f - static_cast<float>(frame) * pi / 2);
            image.set({x, y}, mixed(rgb(0x2E8C9C), rgb(0xB4F4E0), std::clamp(wave * 0.5f + 0.4f - r * 0.03f, 0.0f, 1.0f)));
        }
    return image;
}

Image paint_rubble() {
    Image image(tile_size, tile_size);
    const Tones stone = tones_of(0x7C7A88);
    for (int y = 2; y < tile_size - 1; ++y)
        for (int x = 1; x < tile_size - 1; ++x) {
            const Stone piece = cellular_noise(x, y, 7, tile_size, 21);
            if (inside_patch(x, y, 10.5f, 8) <= 0) continue;
            if (piece.edge < 1.0f)
                image.set({x, y}, outline_of(stone));
            else
                image.set({x, y}, stone[piece.x + piece.y < -1.5f ? 3 : piece.x + piece.y < 1.5f ? 2 : 1]);
        }
    return image;
}

Image paint_crate() {
    Image image(tile_size, tile_size);
    const Tones wood = tones_of(0x9A6E42);
    const Rgba line = outline_of(wood);
    image.fill({2, 3, 20, 20}, line);
    image.fill({3, 4, 18, 6}, wood[3]);  // the lid, seen from above
    image.fill({3, 10, 18, 12}, wood[2]);
    for (const int x : {8, 14}) image.fill({x, 4, 1, 18}, wood[0]);
    image.fill({3, 10, 18, 1}, line);
    for (int step = 0; step < 11; ++step) image.fill({4 + step * 16 / 11, 20 - step, 2, 1}, wood[1]);
    for (const Rectangle band : {Rectangle{3, 4, 2, 18}, Rectangle{19, 4, 2, 18}}) image.fill(band, wood[1]);
    return image;
}

struct FlameTongue {
    float x;
    float foot;
    float height;
    float width;
};

constexpr float flame_flicker = 0.18f;    // share of a tongue's height by which it grows and shrinks
constexpr float tip_sway = 2.2f;          // pixels by which the tip swings to either side
constexpr float sway_wave = 3;            // radians by which the tip lags behind the foot
constexpr float taper = 0.75f;            // exponent of the narrowing towards the tip
constexpr float widest_height = 0.2f;     // share of the height where a tongue is widest
constexpr float foot_swell = 1.5f;        // growth from the foot to there, per share of the height
constexpr float foot_width = 0.7f;        // share of the full width at the foot
constexpr float least_half_width = 0.6f;  // pixels

/// A tongue's half width at a share `up` of its height.
float half_width(const FlameTongue& tongue, float up) {
    const float swell = up < widest_height ? foot_width + foot_swell * up : 1.0f;
    return std::max(least_half_width, tongue.width * std::pow(1 - up, taper) * swell);
}

/// The depth of a pixel inside a flame: 0 outside, 1 on its axis. The four frames are quarters of one beat.
float depth_in_flame(const FlameTongue& tongue, int frame, float x, float y) {
    const float beat = static_cast<float>(frame) * pi / 2 + tongue.x;
    const float height = tongue.height * (1 + flame_flicker * std::sin(beat));
    const float up = (tongue.foot - y) / height;
    if (up < 0 || up > 1) return 0;
    const float sway = tip_sway * up * up * std::sin(beat + up * sway_wave);
    return std::max(0.0f, 1 - std::abs(x - tongue.x - sway) / half_width(tongue, up));
}

}  // namespace

Image paint_flames(int frame) {
    constexpr std::array<FlameTongue, 4> tongues{{{6, 20, 12, 4.0f}, {17.5f, 20.5f, 13, 4.2f}, {12, 22, 19, 5.2f}, {9, 23, 9, 4.5f}}};
    Image image(tile_size, tile_size);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            float depth = 0;
            for (const FlameTongue& tongue : tongues)
                depth = std::max(depth, depth_in_flame(tongue, frame, static_cast<float>(x), static_cast<float>(y)));
            if (depth <= 0.02f) continue;
            const float heat = depth - 0.25f * (1 - static_cast<float>(y) / tile_size);
            const Rgba colour = heat > 0.72f ? rgb(0xFFF4BC) : heat > 0.46f ? rgb(0xFFC042) : heat > 0.14f ? rgb(0xF57A24) : rgb(0xC23A1C);
            image.set({x, y}, with_alpha(colour, heat > 0.1f ? 240 : 205));
        }
    return image;
}

Image paint_feature(std::string_view look, int frame) {
    if (look == "web") return paint_web();
    if (look == "oil") return paint_oil();
    const bool glowing = look == "fire";
    if (glowing || look == "ashes") return paint_ashes(glowing);
    if (look == "brush") return paint_brush();
    if (look == "spring") return paint_spring(frame);
    if (look == "rubble") return paint_rubble();
    if (look == "crate") return paint_crate();
    return paint_device(look);
}

Image paint_scorch() {
    constexpr float centre = tile_size / 2.0f;
    Image image(tile_size, tile_size);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const float dx = (static_cast<float>(x) + 0.5f - centre) / 11, dy = (static_cast<float>(y) + 1.5f - centre) / 8;
            const float ragged = value_noise(x, y, 4, 24, 31) * 0.6f - 0.3f;
            const float inside = 1 - std::sqrt(dx * dx + dy * dy) + ragged;
            if (inside <= 0.05f) continue;
            const bool is_ash = white_noise(x, y, 32) > 0.93f && inside > 0.2f;
            const auto opacity = static_cast<std::uint8_t>(inside > 0.45f ? 190 : inside > 0.2f ? 140 : 80);
            image[{x, y}] = is_ash ? Rgba{96, 84, 78, 200} : Rgba{18, 12, 14, opacity};
        }
    return image;
}

}  // namespace td
