// The place that the painting behind the title shows: the shape of the cave and its stair, its lights, and how light becomes colour.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "art/geometry.hpp"
#include "art/image.hpp"
#include "art/noise.hpp"

namespace td::title {

inline constexpr int width = 320;
inline constexpr int height = 180;
inline constexpr Point lantern_middle{236, 63};

/// Rows of the ground at the left and at the right.
inline constexpr int landing_row = 55;
inline constexpr int floor_row = 104;
inline constexpr int landing_end = 76;  ///< the column where the stair begins
inline constexpr int step_width = 20;
inline constexpr int step_height = 7;
inline constexpr int step_count = (floor_row - landing_row) / step_height;

/// A light and the distance in pixels at which it ends.
struct Lamp {
    float x = 0;
    float y = 0;
    float reach = 1;

    float distance(Point p) const { return std::hypot(static_cast<float>(p.x) - x, static_cast<float>(p.y) - y); }
    float strength(Point p) const { return std::max(0.0f, 1 - distance(p) / reach); }
};
inline constexpr Lamp lantern{lantern_middle.x, lantern_middle.y, 260};
inline constexpr Lamp moon{-84, 2, 340};

/// An opening with a round top, down to the ground.
struct Arch {
    float centre = 0;
    float half_width = 0;
    float spring = 0;  ///< the row where the round top begins
    float rise = 0;

    bool contains(Point p) const {
        const float up = std::max(0.0f, (spring - static_cast<float>(p.y)) / rise);
        const float across = (static_cast<float>(p.x) - centre) / half_width;
        return across * across + up * up <= 1;
    }
    Arch grown(float by) const { return {centre, half_width + by, spring, rise + by}; }
};
inline constexpr Arch door_to_the_night{-6, 28, 27, 15};
inline constexpr Arch dark_gate{318, 28, 75, 17};

/// The first row of the ground.
inline int ground_at(int x) {
    const int step = x < landing_end ? 0 : std::min((x - landing_end) / step_width + 1, step_count);
    return landing_row + step * step_height;
}

/// The last row of the rock above.
inline int roof_at(int x) {
    const auto at = static_cast<float>(x);
    const float t = std::clamp((at - 90) / 100, 0.0f, 1.0f);
    const float crag = white_noise(x / 7, 0, 2) > 0.6f ? 3.0f : 0.0f;
    return static_cast<int>(7 + 32 * t * t * (3 - 2 * t) + 2 * std::sin(at / 19) + 1.6f * std::sin(at / 7.3f) + crag);
}

/// A colour as light: channels of 0..255, or more until it is shown.
inline Vec3 light_of(Rgba colour) { return {static_cast<float>(colour.r), static_cast<float>(colour.g), static_cast<float>(colour.b)}; }
inline Vec3 product(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }

inline Rgba opaque(Vec3 light) {
    const auto channel = [](float value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0f, 255.0f)); };
    return {channel(light.x), channel(light.y), channel(light.z), 255};
}

/// Rounds `value`, 0..1, to a multiple of 1 / `bands`. The pixels of a 4x4 pattern round differently, so that bands blend. Source: ordered
/// dithering (Bayer, 1973). Precondition: no coordinate of `p` is negative.
inline float banded(float value, int bands, Point p) {
    constexpr std::array<int, 16> bayer{0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
    const float threshold = (static_cast<float>(bayer[static_cast<std::size_t>(p.y % 4 * 4 + p.x % 4)]) + 0.5f) / 16;
    return std::floor(value * static_cast<float>(bands) + threshold) / static_cast<float>(bands);
}

}  // namespace td::title
