// Arrows, cursors, the frames of the turn order ribbon and of panels.
#include <array>
#include <cmath>

#include "art/icons.hpp"
#include "art/pixel_strings.hpp"

namespace td {

namespace {

constexpr Rgba ink = rgb(0x14121E);

Rgba at_alpha(Rgba colour, std::uint8_t alpha) { return {colour.r, colour.g, colour.b, alpha}; }

/// Draws a border one pixel wide, `inset` pixels inside the picture: `upper` is the colour of its top and left, `lower` of the rest.
void frame(Image& image, int inset, Rgba upper, Rgba lower) {
    const int right = image.width() - 1 - inset, bottom = image.height() - 1 - inset;
    image.fill({inset, inset, right - inset + 1, 1}, upper);
    image.fill({inset, inset, 1, bottom - inset + 1}, upper);
    image.fill({inset, bottom, right - inset + 1, 1}, lower);
    image.fill({right, inset, 1, bottom - inset + 1}, lower);
}

void clear_corners(Image& image) {
    const int right = image.width() - 1, bottom = image.height() - 1;
    for (const Point corner : {Point{0, 0}, Point{right, 0}, Point{0, bottom}, Point{right, bottom}}) image.set(corner, transparent);
}

constexpr std::array<std::string_view, 7> arrow_to_north{"...w...", "..www..", ".wwwww.", "wwwwwww", "..www..", "..www..", "..WWW.."};
constexpr std::array<std::string_view, 7> arrow_to_northeast{"..wwwww", "...wwww", "..wwwww", ".wwwwww", "wwwww.w", "Wwww...", ".WW...."};

/// Rotated clockwise.
Image turned_by_quarters(Image image, int quarters) {
    for (; quarters > 0; --quarters) image = quarter_turned(image);
    return image;
}

}  // namespace

Image paint_arrow(Direction direction, Rgba colour) {
    const Image shape =
        turned_by_quarters(from_strings(is_diagonal(direction) ? arrow_to_northeast : arrow_to_north), static_cast<int>(direction) / 2);
    Image image(16, 16);
    const Point step = offset(direction);
    blit(image, tinted(shape, colour), Point{4, 4} + step * 3);
    outline(image, ink);
    return image;
}

Image paint_reticle(Rgba colour, int frame_number) {
    Image image(24, 24);
    const int inset = frame_number % 2 == 0 ? 1 : 3;
    const int far = 23 - inset;
    for (const bool right : {false, true})
        for (const bool low : {false, true}) {
            const int x = right ? far - 5 : inset, y = low ? far - 5 : inset;
            image.fill({x, low ? far - 1 : inset, 6, 2}, colour);
            image.fill({right ? far - 1 : inset, y, 2, 6}, colour);
        }
    outline(image, ink);
    return image;
}

Image paint_path_dot(Rgba colour) {
    Image image(24, 24);
    image.fill({10, 11, 4, 2}, colour);
    image.fill({11, 10, 2, 4}, colour);
    outline(image, ink);
    return image;
}

Image paint_area_mark(Rgba colour) {
    Image image(24, 24, at_alpha(colour, 56));
    frame(image, 0, at_alpha(colour, 150), at_alpha(colour, 150));
    return image;
}

Image paint_panel() {
    Image image(24, 24, rgb(0x1D1B2A));
    frame(image, 0, ink, ink);
    frame(image, 1, rgb(0x8C86A6), rgb(0x5A5674));
    frame(image, 2, rgb(0x3A3650), rgb(0x2C2940));
    frame(image, 3, rgb(0x15131F), rgb(0x242133));
    clear_corners(image);
    for (const Point corner : {Point{1, 1}, Point{22, 1}, Point{1, 22}, Point{22, 22}}) image.set(corner, ink);
    for (const Point rivet : {Point{4, 4}, Point{19, 4}, Point{4, 19}, Point{19, 19}}) image.set(rivet, rgb(0xD8A850));
    return image;
}

Image paint_button(bool chosen) {
    Image image(24, 24, chosen ? rgb(0x3E3A63) : rgb(0x29263A));
    frame(image, 0, ink, ink);
    frame(image, 1, chosen ? rgb(0xFFD968) : rgb(0x5C5878), chosen ? rgb(0xC8963C) : rgb(0x3E3A55));
    clear_corners(image);
    return image;
}

}  // namespace td
