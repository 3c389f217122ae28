// Colours and boxes on the screen. Plain values; knows nothing of the window.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/point.hpp"

namespace td {

struct Colour {
    std::uint8_t r = 255;
    std::uint8_t g = 255;
    std::uint8_t b = 255;
    std::uint8_t a = 255;

    friend constexpr bool operator==(Colour, Colour) = default;
    /// From 0xRRGGBB.
    static constexpr Colour of(std::uint32_t rgb, std::uint8_t alpha = 255) {
        return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8), static_cast<std::uint8_t>(rgb), alpha};
    }
    /// With its alpha times `alpha` / 255.
    constexpr Colour faded(int alpha) const { return {r, g, b, static_cast<std::uint8_t>(a * alpha / 255)}; }
    /// Each channel times `percent`, alpha untouched.
    constexpr Colour dimmed(int percent) const {
        return {static_cast<std::uint8_t>(r * percent / 100), static_cast<std::uint8_t>(g * percent / 100),
                static_cast<std::uint8_t>(b * percent / 100), a};
    }
};

/// Of the upper left, upper right, lower right and lower left corner of a picture.
using CornerTints = std::array<Colour, 4>;

/// A rectangle in pixels of the window, or of the atlas.
struct Box {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(Box, Box) = default;
    constexpr int right() const { return x + width; }
    constexpr int bottom() const { return y + height; }
    constexpr Point corner() const { return {x, y}; }
    constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
    constexpr bool empty() const { return width <= 0 || height <= 0; }
    constexpr bool contains(Point p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }
    /// Smaller by `by` on every side.
    constexpr Box inset(int by) const { return inset(by, by); }
    /// Smaller by `across` on the left and the right, by `down` above and below.
    constexpr Box inset(int across, int down) const { return {x + across, y + down, width - 2 * across, height - 2 * down}; }
    constexpr Box moved(int dx, int dy) const { return {x + dx, y + dy, width, height}; }
    /// Moved as little as possible to lie within `area`; what is larger begins at its left or upper edge.
    constexpr Box moved_into(Box area) const {
        return {std::clamp(x, area.x, std::max(area.x, area.right() - width)),
                std::clamp(y, area.y, std::max(area.y, area.bottom() - height)), width, height};
    }
    /// The area that both cover; empty if they do not overlap.
    constexpr Box intersected(Box other) const {
        const int left = std::max(x, other.x), top = std::max(y, other.y);
        const int r = std::min(right(), other.right()), b = std::min(bottom(), other.bottom());
        return {left, top, std::max(0, r - left), std::max(0, b - top)};
    }
    /// Takes a strip of `size` pixels off this box and returns it.
    constexpr Box cut_top(int size) {
        const Box strip{x, y, width, size};
        y += size;
        height -= size;
        return strip;
    }
    constexpr Box cut_bottom(int size) {
        height -= size;
        return {x, y + height, width, size};
    }
    constexpr Box cut_left(int size) {
        const Box strip{x, y, size, height};
        x += size;
        width -= size;
        return strip;
    }
    constexpr Box cut_right(int size) {
        width -= size;
        return {x + width, y, size, height};
    }
    /// A box of the given size with the same centre.
    constexpr Box centred(int w, int h) const { return {x + (width - w) / 2, y + (height - h) / 2, w, h}; }
};

}  // namespace td
