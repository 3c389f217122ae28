// How large letters are in windows of all heights, and that texts in them are no wider than in the smooth font.
#include "view/draw/text_size.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

#include "base/utf8.hpp"
#include "project_letters.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// "10x1 10x1 7x2 10x2": heights of capitals and scales, from small to huge.
std::string sizes_at(int window_height) {
    std::string text;
    for (const TextSize size : {TextSize::small, TextSize::normal, TextSize::large, TextSize::huge}) {
        const PixelSize chosen = pixel_size(text_pixels(size, window_height));
        text += (text.empty() ? "" : " ") + std::to_string(chosen.cut.capitals) + "x" + std::to_string(chosen.scale);
    }
    return text;
}

struct Sample {
    std::string_view text;
    double regular;  ///< least width in DejaVu Sans 2.37, of all sizes from 9 to 102 pixels, in em
    double bold;     ///< width in DejaVu Sans Bold at 18 pixels, where own bold letters are widest by comparison
};

constexpr std::array samples{
    Sample{"Walking into a foe attacks it, into a friend swaps places, into a closed door opens it. In a fight the hatched tiles are those "
           "where foes could strike you before you act again; a label says about how much harm, and in which tier. Hedda hits the Driver "
           "for 9: 25/40.",
           127.7, 151.2},
    Sample{"Ein Schritt in einen Feind greift ihn an, in einen Freund tauscht die Plätze, in eine geschlossene Tür öffnet sie. Im Kampf "
           "sind die Felder schraffiert, auf denen Feinde zuschlagen könnten, ehe du wieder am Zug bist: „Gefahr“. Größe, Übersicht, "
           "Mühe. 25/40.",
           125.5, 148.8}};

/// The width of `text` in a cut, enlarged for letters of that height in the layout, in em of the layout.
double width_in_em(std::string_view text, int pixels, bool bold) {
    const PixelSize size = pixel_size(pixels);
    const LetterCut& cut = own_cuts()[size.cut.capitals == capitals_of_7.capitals ? 0 : 1];
    int width = 0;
    while (!text.empty()) width += cut.letter(next_code_point(text), bold)->advance;
    return static_cast<double>(width * size.scale) / pixels;
}

}  // namespace

TEST_CASE("letters are magnified by whole numbers that suit the window") {
    CHECK(sizes_at(450) == "7x1 7x1 7x1 7x2");
    CHECK(sizes_at(600) == "7x1 10x1 10x1 10x2");
    CHECK(sizes_at(720) == "10x1 10x1 7x2 10x2");
    CHECK(sizes_at(900) == "10x1 7x2 7x2 10x3");
    CHECK(sizes_at(1080) == "7x2 7x2 10x2 10x4");
    CHECK(sizes_at(1440) == "10x2 10x2 10x3 10x5");
    CHECK(sizes_at(2160) == "10x3 10x3 10x4 10x8");
}

TEST_CASE("in a higher window letters are never smaller") {
    for (const TextSize size : {TextSize::small, TextSize::normal, TextSize::large, TextSize::huge}) {
        int last = 0;
        for (int height = 180; height <= 4320; ++height) {
            const PixelSize chosen = pixel_size(text_pixels(size, height));
            const int capitals = chosen.cut.capitals * chosen.scale;
            CHECK(capitals >= last);
            last = capitals;
        }
    }
}

TEST_CASE("texts are no wider than in the smooth font, for which layouts are made") {
    for (int height = 540; height <= 2160; height += 12)
        for (const TextSize size : {TextSize::small, TextSize::normal, TextSize::large, TextSize::huge})
            for (const Sample& sample : samples) {
                const int pixels = text_pixels(size, height);
                CAPTURE(pixels);
                CHECK(width_in_em(sample.text, pixels, false) <= sample.regular);
                CHECK(width_in_em(sample.text, pixels, true) <= sample.bold);
            }
}

TEST_CASE("lines are at most one pixel of the drawing higher than those of the smooth font") {
    for (int pixels = 9; pixels <= 102; ++pixels) CHECK(pixel_size(pixels).line() <= 1.16 * pixels + 1.1 * pixel_size(pixels).scale);
}
