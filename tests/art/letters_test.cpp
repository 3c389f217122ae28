// The game's own letters, as they are drawn in resources/letters.
#include "art/letters.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "base/utf8.hpp"
#include "content/fields/drawn_characters.hpp"
#include "project_letters.hpp"

using namespace td;
using namespace td::testing;

namespace {

constexpr LetterMeasures three_high{3, 5, 1, 1};

/// The pixels of a letter, one row per line; "-" if there is none.
std::string shown(const LetterCut& cut, char32_t code, bool bold = false) {
    const auto letter = cut.letter(code, bold);
    if (!letter) return "-";
    std::string rows;
    for (int y = 0; y < letter->picture.height(); ++y) {
        for (int x = 0; x < letter->picture.width(); ++x) rows += letter->picture[{x, y}].a != 0 ? '#' : '.';
        rows += '\n';
    }
    return rows;
}

std::string utf8(char32_t code) {
    std::string text;
    append_utf8(text, code);
    return text;
}

constexpr std::u32string_view signs = U"„“”‚‘’–—…‹›½⅓¼⅔¾←→↑↓▲▼★☆◆•×·↺◔Œœı−€";
constexpr std::u32string_view blanks = U" \u00A0";

}  // namespace

TEST_CASE("a letter is read from the column below its name") {
    const LetterCut cut(three_high, "// a note\nA   l\n.#. #\n### #\n#.# #\n\nj\n.\n#\n#\n#\n\nspace\n..\n");
    CHECK(shown(cut, U'A') == ".#.\n###\n#.#\n");
    CHECK(cut.letter(U'A', false)->advance == 4);
    CHECK(cut.letter(U'A', false)->offset == Point{0, -3});
    CHECK(cut.letter(U'j', false)->offset == Point{0, -2});
    CHECK(cut.letter(U' ', false)->picture.width() == 0);
    CHECK(cut.letter(U' ', false)->advance == 3);
    CHECK(shown(cut, U'x') == "-");
}

TEST_CASE("bold is thickened to the right unless it is drawn or the same") {
    const LetterCut cut(three_high, "i o +\n# # #\n# # #\n# # #\n\nbold\no\n###\n#.#\n###\n\nsame +\n");
    CHECK(shown(cut, U'i', true) == "##\n##\n##\n");
    CHECK(cut.letter(U'i', true)->advance == 3);
    CHECK(shown(cut, U'o', true) == "###\n#.#\n###\n");
    CHECK(shown(cut, U'+', true) == shown(cut, U'+'));
}

TEST_CASE("an accent stands above its letter, and below it if it is drawn there") {
    const LetterCut cut(three_high, "O   C   ´  ¸\n### ### .# ..\n#.# #.. #. ..\n### ### .. ..\n... ... .. #.\n");
    CHECK(cut.letter(U'Ó', false)->picture.height() <= three_high.ascent);
    CHECK(shown(cut, U'Ç') == "###\n#..\n###\n.#.\n");
    const LetterCut wide(three_high, "I °\n# ###\n# ...\n# ...\n");
    CHECK(shown(wide, U'Å') == "-");
    const LetterCut dots(three_high, "I ¨\n# #.#\n# ...\n# ...\n");
    CHECK(shown(dots, U'Ï') == "#.#\n...\n.#.\n.#.\n.#.\n");
}

TEST_CASE("whatever is wrong with a drawing is told in a sentence with its line") {
    const auto told = [](std::string_view drawings) -> std::string {
        try {
            (void)LetterCut(three_high, drawings);
        } catch (const std::runtime_error& fault) {
            return fault.what();
        }
        return "";
    };
    CHECK(told("A B\n# #\n#\n") == "line 3: a row for each of the 2 letters above is expected");
    CHECK(told("A B\n## #\n# #\n") == "line 3: the rows of a letter differ in length");
    CHECK(told("// a note\n\nA\n") == "line 3: these letters have no rows");
    CHECK(told("A\n#\n\nraised\n") == "line 4: no letters are named");
    CHECK(told("A\n#\n\n   \n#\n") == "line 4: no letters are named");
    CHECK(told("A\n#\n\nsame A B\n") == "line 4: there is no letter B");
    CHECK(told("Ab\n#\n") == "line 1: Ab is more than one character");
    CHECK(told("A\n#x\n") == "line 2: a pixel is # or .");
    CHECK(told("A\n#\n#\n#\n#\n#\n") == "line 6: the letters are higher than a line");
    CHECK(told("A\n" + std::string(300, '#') + "\n") == "line 2: a letter is at most 64 pixels wide");
    CHECK(told("\xff\xfe\n\0\x01\n") != "");
    for (const char* const none : {"", "\n\n", "// only a note\n", "bold\n"}) CHECK(told(none) == "it has no letters");
}

TEST_CASE("every promised character has a letter, regular and bold") {
    std::u32string promised(signs);
    for (char32_t code = U' '; code <= U'~'; ++code) promised += code;
    for (char32_t code = 0xA0; code <= 0xFF; ++code) promised += code;
    for (const LetterCut& cut : own_cuts())
        for (const char32_t code : promised)
            for (const bool bold : {false, true}) {
                CAPTURE(utf8(code));
                const auto letter = cut.letter(code, bold);
                REQUIRE(letter);
                CHECK((letter->picture.width() == 0) == (blanks.find(code) != blanks.npos));
                CHECK(letter->advance > letter->picture.width());
            }
}

TEST_CASE("no two characters look alike") {
    for (const LetterCut& cut : own_cuts())
        for (const bool bold : {false, true}) {
            std::map<std::pair<std::string, int>, char32_t> seen;
            for (const char32_t code : cut.characters()) {
                if (code == 0xA0 || code == 0xAD) continue;  // a space and a hyphen with another meaning
                const auto [first, fresh] = seen.emplace(std::pair{shown(cut, code, bold), cut.letter(code, bold)->offset.y}, code);
                CHECK_MESSAGE(fresh, utf8(code) << " looks like " << utf8(first->second));
            }
        }
}

TEST_CASE("letters and their accents stay inside the line") {
    for (const LetterCut& cut : own_cuts())
        for (const char32_t code : cut.characters())
            for (const bool bold : {false, true}) {
                CAPTURE(utf8(code));
                const auto letter = cut.letter(code, bold);
                CHECK(letter->offset.y >= -cut.measures().ascent);
                CHECK(letter->offset.y + letter->picture.height() <= cut.measures().descent);
            }
}

TEST_CASE("digits are equally wide, so that numbers do not jiggle") {
    for (const LetterCut& cut : own_cuts())
        for (const bool bold : {false, true})
            for (char32_t digit = U'1'; digit <= U'9'; ++digit) CHECK(cut.letter(digit, bold)->advance == cut.letter(U'0', bold)->advance);
}

TEST_CASE("the smooth font has whatever the game's own letters have") {
    for (const LetterCut& cut : own_cuts())
        for (const char32_t code : cut.characters()) CHECK_MESSAGE(is_drawn(code), utf8(code));
}
