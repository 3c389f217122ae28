// How large letters are in a window of a given height.
#pragma once

#include <cstdint>

#include "art/letters.hpp"

namespace td {

enum class TextSize : std::uint8_t { small, normal, large, huge };

/// The letter height (em) that the layout reserves in a window of that height: 12, 14, 18, 34 at 720.
int text_pixels(TextSize size, int window_height);

/// The two cuts of the game's own letters, in resources/letters/capitals_7.txt and capitals_10.txt.
inline constexpr LetterMeasures capitals_of_7{.capitals = 7, .ascent = 9, .descent = 2, .gap = 1};
inline constexpr LetterMeasures capitals_of_10{.capitals = 10, .ascent = 12, .descent = 3, .gap = 2};

/// A cut, magnified.
struct PixelSize {
    LetterMeasures cut;
    int scale = 1;

    int line() const { return cut.line() * scale; }
    friend bool operator==(const PixelSize& a, const PixelSize& b) { return a.cut.capitals == b.cut.capitals && a.scale == b.scale; }
};

/// The largest whole multiple of a cut that fits where the layout reserves `pixels`; never below the smaller cut itself.
PixelSize pixel_size(int pixels);

}  // namespace td
