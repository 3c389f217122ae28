// What was built into the cave behind the title: the door to the night, the gate, the signs on the stair, the lantern.
#include "art/title_fixtures.hpp"

#include "art/pixel_strings.hpp"
#include "art/title_scene.hpp"

namespace td::title {

namespace {

constexpr Vec3 night{14, 10, 20};
constexpr Vec3 brass{196, 150, 76};
constexpr Vec3 foe{240, 84, 63};

/// Draws what is seen through an arch, `inside` for each of its pixels, and the cut stones around it.
void draw_opening(Image& picture, const Arch& arch, Vec3 (*inside)(Point)) {
    constexpr int stone_height = 8;
    const Arch stones = arch.grown(4);
    for (int x = 0; x < width; ++x)
        for (int y = roof_at(x) + 1; y < ground_at(x); ++y) {
            const Point p{x, y};
            if (arch.contains(p)) picture[p] = opaque(inside(p));
            if (arch.contains(p) || !stones.contains(p)) continue;
            const int row = y % stone_height;
            const float tone = row == 0 ? 1.25f : row == stone_height - 1 ? 0.5f : 0.9f;
            const Vec3 light =
                Vec3{0.4f, 0.4f, 0.5f} + Vec3{0.9f, 0.56f, 0.3f} * lantern.strength(p) + Vec3{0, 0.1f, 0.4f} * moon.strength(p);
            picture[p] = opaque(product(Vec3{136, 112, 140} * tone, light));
        }
}

/// The colour of a pixel of the sky with its stars and the moon.
Vec3 night_sky(Point p) {
    const auto y = static_cast<float>(p.y);
    const float from_moon = std::hypot(static_cast<float>(p.x) - 7, y - 25);
    if (from_moon < 5.5f) return from_moon < 4.5f ? Vec3{244, 246, 255} : Vec3{190, 206, 250};
    if (white_noise(p.x, p.y, 21) > 0.985f) return {170, 190, 240};
    const float halo = banded(std::max(0.0f, 1 - from_moon / 24), 5, p);
    return Vec3{20, 26, 66} + Vec3{0.5f, 0.8f, 1.1f} * std::max(0.0f, y - 20) + Vec3{40, 56, 90} * halo;
}

Vec3 darkness(Point p) { return white_noise(p.x, p.y, 22) > 0.99f ? Vec3{44, 28, 34} : Vec3{20, 11, 21}; }

constexpr std::array<std::string_view, 7> zero{".www.", "w...w", "w..ww", "w.w.w", "ww..w", "w...w", ".www."};
using Digit = std::array<std::string_view, 5>;
constexpr std::array<Digit, 4> digits{{{".w.", "ww.", ".w.", ".w.", "www"},
                                       {"ww.", "..w", ".w.", "w..", "www"},
                                       {"www", "..w", ".ww", "..w", "www"},
                                       {"w.w", "w.w", "www", "..w", "..w"}}};

/// A fraction with its numerator at the upper left and its denominator at the lower right.
Image fraction(std::size_t numerator, std::size_t denominator) {
    Image sign(9, 9);
    blit(sign, from_strings(digits[numerator - 1]), {0, 0});
    blit(sign, from_strings(digits[denominator - 1]), {6, 4});
    for (int y = 0; y < 9; ++y) sign.set({6 - y / 2, y}, rgb(0xFFFFFF));
    return sign;
}

void stamp(Image& picture, const Image& shape, Point at, Vec3 colour) {
    for (int y = 0; y < shape.height(); ++y)
        for (int x = 0; x < shape.width(); ++x)
            if (shape[{x, y}].a != 0) picture.set(at + Point{x, y}, opaque(colour));
}

/// The tiers of a round, from its beginning on, one on each step.
void draw_signs(Image& picture) {
    const std::array<Image, 6> tiers{from_strings(zero), fraction(1, 4), fraction(1, 3), fraction(1, 2), fraction(2, 3), fraction(3, 4)};
    int left = landing_end;
    for (const Image& sign : tiers) {
        const Point at{left + (step_width - sign.width()) / 2, ground_at(left) + 4};
        for (const Point shadow : {Point{1, 0}, Point{0, 1}, Point{1, 1}}) stamp(picture, sign, at + shadow, night);
        stamp(picture, sign, at, brass + Vec3{44, 46, 44} * lantern.strength(at));
        left += step_width;
    }
}

/// It hangs on a chain from the roof.
void draw_lantern(Image& picture) {
    const auto [x, y] = lantern_middle;
    for (int link = roof_at(x); link < y - 12; ++link) picture.set({x + link % 2, link}, link % 4 < 2 ? rgb(0x7E542A) : rgb(0x281A18));
    for (int row = 0; row < 5; ++row) picture.fill({x - 2 - row, y - 12 + row, 5 + 2 * row, 1}, rgb(row < 4 ? 0x5C3A24 : 0x0E0A14));
    picture.fill({x - 7, y - 8, 15, 17}, opaque(night));
    picture.fill({x - 5, y - 7, 11, 15}, rgb(0xFFD670));
    picture.fill({x - 3, y - 5, 7, 12}, rgb(0xFFF4C4));
    picture.fill({x, y - 7, 1, 15}, rgb(0xBE6E2C));
    picture.fill({x - 8, y + 8, 17, 3}, rgb(0x5C3A20));
    picture.fill({x - 8, y + 8, 17, 1}, rgb(0xA0703C));
}

/// Pairs of red eyes in the gate.
void draw_eyes(Image& picture) {
    for (const Point eye : {Point{297, 85}, Point{309, 77}, Point{304, 94}})
        for (const int apart : {0, 4}) picture.fill({eye.x + apart, eye.y, 2, 1}, opaque(foe));
}

}  // namespace

void draw_fixtures(Image& picture) {
    draw_opening(picture, door_to_the_night, night_sky);
    draw_opening(picture, dark_gate, darkness);
    draw_eyes(picture);
    draw_signs(picture);
    draw_lantern(picture);
}

}  // namespace td::title
