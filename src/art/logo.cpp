// The title of the game in broad letters, in six colours from top to bottom.
#include <algorithm>
#include <array>
#include <string>

#include "art/icons.hpp"
#include "art/pixel_strings.hpp"

namespace td {

namespace {

using Letter = std::array<std::string_view, 12>;

constexpr Letter letter_t{"wwwwwwwwww", "wwwwwwwwww", "wwwwwwwwww", "w..wwww..w", "...wwww...", "...wwww...",
                          "...wwww...", "...wwww...", "...wwww...", "...wwww...", "..wwwwww..", "..wwwwww.."};
constexpr Letter letter_i{"wwwwww", "wwwwww", ".wwww.", ".wwww.", ".wwww.", ".wwww.",
                          ".wwww.", ".wwww.", ".wwww.", ".wwww.", "wwwwww", "wwwwww"};
constexpr Letter letter_e{"wwwwwwwww", "wwwwwwwww", "wwwwwwwww", "wwww....w", "wwww.....", "wwwwwww..",
                          "wwwwwww..", "wwww.....", "wwww....w", "wwwwwwwww", "wwwwwwwww", "wwwwwwwww"};
constexpr Letter letter_r{"wwwwwwww..", "wwwwwwwww.", "wwwwwwwwww", "wwww..wwww", "wwww..wwww", "wwwwwwwww.",
                          "wwwwwwww..", "wwwwwwww..", "wwww.wwww.", "wwww..wwww", "wwww..wwww", "wwww...www"};
constexpr Letter letter_d{"wwwwwww...", "wwwwwwwww.", "wwwwwwwww.", "wwww..wwww", "wwww..wwww", "wwww..wwww",
                          "wwww..wwww", "wwww..wwww", "wwww..wwww", "wwwwwwwww.", "wwwwwwwww.", "wwwwwww..."};
constexpr Letter letter_l{"wwwwww...", "wwwwww...", ".wwww....", ".wwww....", ".wwww....", ".wwww....",
                          ".wwww....", ".wwww....", ".wwww...w", "wwwwwwwww", "wwwwwwwww", "wwwwwwwww"};
constexpr Letter letter_v{"wwww..wwww", "wwww..wwww", "wwww..wwww", "wwww..wwww", "wwww..wwww", "wwww..wwww",
                          ".www..www.", ".wwwwwwww.", "..wwwwww..", "..wwwwww..", "...wwww...", "....ww...."};

// From dawn at the top to depth at the bottom: one colour per two rows.
constexpr std::array<std::uint32_t, 6> tiers{0xFFF2C0, 0xFFDC78, 0xF8B850, 0xE88C44, 0xC85C50, 0x8E4468};

/// Only for the letters of TIERDELVE.
const Letter* letter_for(char name) {
    switch (name) {
        case 'T': return &letter_t;
        case 'I': return &letter_i;
        case 'E': return &letter_e;
        case 'R': return &letter_r;
        case 'D': return &letter_d;
        case 'L': return &letter_l;
        default: return &letter_v;
    }
}

/// All letters in a row, in white.
Image written(std::string_view text) {
    int width = 0;
    for (const char name : text) width += static_cast<int>((*letter_for(name))[0].size()) + 1;
    Image row(width, 12);
    int x = 0;
    for (const char name : text) {
        const Image letter = from_strings(*letter_for(name));
        blit(row, letter, {x, 0});
        x += letter.width() + 1;
    }
    return row;
}

}  // namespace

Image paint_logo() {
    const Image shape = enlarged(written("TIERDELVE"), 2);
    constexpr int margin = 4, depth = 4;
    Image logo(shape.width() + 2 * margin, shape.height() + 2 * margin + depth);
    const auto stamp = [&](int shift, auto colour) {
        for (int y = 0; y < shape.height(); ++y)
            for (int x = 0; x < shape.width(); ++x)
                if (shape[{x, y}].a != 0) logo.set({x + margin, y + margin + shift}, colour(x, y));
    };
    // A dark edge below the letters, from the bottom up, makes them look thick.
    for (int shift = depth; shift > 0; --shift) stamp(shift, [](int, int) { return rgb(0x3A2148); });
    stamp(0, [&](int x, int y) {
        const Rgba tier = rgb(tiers[static_cast<std::size_t>(y / 4)]);
        const bool lit = shape.get({x, y - 1}).a == 0 || shape.get({x - 1, y}).a == 0;
        const bool shaded = shape.get({x, y + 1}).a == 0 || shape.get({x + 1, y}).a == 0;
        return lit ? mixed(tier, rgb(0xFFFFFF), 0.55f) : shaded ? scaled(tier, 0.78f, 0.72f, 0.8f) : tier;
    });
    outline(logo, rgb(0x140E1E));
    outline(logo, rgb(0x140E1E));
    return logo;
}

}  // namespace td
