// Pictures of RGBA pixels, and operations on whole pictures.
#include "art/image.hpp"

#include <algorithm>
#include <cassert>

namespace td {

namespace {

std::uint8_t channel(float value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0f, 255.0f)); }

std::uint8_t product(std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>(a * b / 255); }

}  // namespace

Rgba scaled(Rgba colour, float red, float green, float blue) {
    return {channel(static_cast<float>(colour.r) * red), channel(static_cast<float>(colour.g) * green),
            channel(static_cast<float>(colour.b) * blue), colour.a};
}

Rgba mixed(Rgba from, Rgba to, float share) {
    const auto between = [share](std::uint8_t a, std::uint8_t b) {
        return channel(static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share + 0.5f);
    };
    return {between(from.r, to.r), between(from.g, to.g), between(from.b, to.b), between(from.a, to.a)};
}

Image::Image(int width, int height, Rgba fill)
    : m_width(width), m_height(height), m_pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), fill) {}

void Image::set(Point p, Rgba colour) {
    if (contains(p)) m_pixels[index(p)] = colour;
}

void Image::fill(Rectangle area, Rgba colour) {
    for (int y = area.y; y < area.y + area.height; ++y)
        for (int x = area.x; x < area.x + area.width; ++x) set({x, y}, colour);
}

void blit(Image& target, const Image& source, Point at) {
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x) {
            const Rgba over = source[{x, y}];
            const Point place = at + Point{x, y};
            if (over.a == 0 || !target.contains(place)) continue;
            const Rgba under = target[place];
            if (under.a == 0) {
                target[place] = over;
                continue;
            }
            target[place] = mixed(under, over, static_cast<float>(over.a) / 255.0f);
            target[place].a = std::max(under.a, over.a);
        }
}

Image cropped(const Image& source, Rectangle area) {
    Image result(area.width, area.height);
    for (int y = 0; y < area.height; ++y)
        for (int x = 0; x < area.width; ++x) result[{x, y}] = source.get({area.x + x, area.y + y});
    return result;
}

Image tinted(const Image& source, Rgba tint) {
    Image result = source;
    for (Rgba& pixel : result.pixels())
        pixel = {product(pixel.r, tint.r), product(pixel.g, tint.g), product(pixel.b, tint.b), product(pixel.a, tint.a)};
    return result;
}

Image quarter_turned(const Image& source) {
    Image result(source.height(), source.width());
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x) result[{source.height() - 1 - y, x}] = source[{x, y}];
    return result;
}

Image paled(const Image& source, float share) {
    Image result = source;
    for (Rgba& pixel : result.pixels()) {
        const auto grey = static_cast<std::uint8_t>((pixel.r * 3 + pixel.g * 6 + pixel.b) / 10);
        pixel = mixed(pixel, {grey, grey, grey, pixel.a}, share);
    }
    return result;
}

Image enlarged(const Image& source, int times) {
    assert(times >= 1);
    Image result(source.width() * times, source.height() * times);
    for (int y = 0; y < result.height(); ++y)
        for (int x = 0; x < result.width(); ++x) result[{x, y}] = source[{x / times, y / times}];
    return result;
}

Rectangle bounds(const Image& source) {
    int left = source.width(), top = source.height(), right = -1, bottom = -1;
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x)
            if (source[{x, y}].a != 0) {
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
    if (right < 0) return {};
    return {left, top, right - left + 1, bottom - top + 1};
}

}  // namespace td
