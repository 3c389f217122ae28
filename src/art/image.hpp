// Pictures of RGBA pixels, and operations on whole pictures. Vocabulary of this room: a model is the authors' 3D description
// (catalog/sprite_model.hpp), a figure is a model placed in view space, the sculptor renders a figure to pixels, a sheet holds all frames
// of a model, a tile is 24x24 pixels, tones are the four shades of a material. Knows no windows and no files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/point.hpp"

namespace td {

struct Rgba {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 0;
    friend constexpr bool operator==(Rgba, Rgba) = default;
};

inline constexpr Rgba transparent{};

/// An opaque colour from 0xRRGGBB.
constexpr Rgba rgb(std::uint32_t colour) {
    return {static_cast<std::uint8_t>(colour >> 16), static_cast<std::uint8_t>(colour >> 8), static_cast<std::uint8_t>(colour), 255};
}

/// `colour` with each channel multiplied by a factor (1 = unchanged), clamped; alpha is kept.
Rgba scaled(Rgba colour, float red, float green, float blue);
/// Linear interpolation between two colours: `from` at share 0, `to` at share 1.
Rgba mixed(Rgba from, Rgba to, float share);

struct Rectangle {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend constexpr bool operator==(Rectangle, Rectangle) = default;
};

class Image {
public:
    Image() = default;
    Image(int width, int height, Rgba fill = transparent);

    int width() const { return m_width; }
    int height() const { return m_height; }
    bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }

    /// Precondition: contains(p).
    Rgba& operator[](Point p) { return m_pixels[index(p)]; }
    Rgba operator[](Point p) const { return m_pixels[index(p)]; }
    /// Sets a pixel; does nothing outside the picture.
    void set(Point p, Rgba colour);
    /// The pixel; transparent outside the picture.
    Rgba get(Point p) const { return contains(p) ? m_pixels[index(p)] : transparent; }
    void fill(Rectangle area, Rgba colour);

    const std::vector<Rgba>& pixels() const { return m_pixels; }
    std::vector<Rgba>& pixels() { return m_pixels; }

    friend bool operator==(const Image&, const Image&) = default;

private:
    std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(p.x);
    }

    int m_width = 0;
    int m_height = 0;
    std::vector<Rgba> m_pixels;
};

/// Blends `source` by alpha over `target`, with its upper left corner at `at`; parts outside are clipped.
void blit(Image& target, const Image& source, Point at);
/// The part of `source` inside `area`; transparent where `area` reaches outside.
Image cropped(const Image& source, Rectangle area);
/// Multiplies every channel by the tint's (255 = unchanged).
Image tinted(const Image& source, Rgba tint);
/// Magnifies each pixel to a square of `times` pixels. Precondition: times >= 1.
Image enlarged(const Image& source, int times);
/// A quarter turn clockwise: an upright creature lies with its head to the right.
Image quarter_turned(const Image& source);
/// Mixes every colour with the grey of its brightness, by a share from 0 (unchanged) to 1 (grey).
Image paled(const Image& source, float share);
/// The bounding rectangle of all pixels that are not transparent; empty for an empty picture.
Rectangle bounds(const Image& source);

}  // namespace td
