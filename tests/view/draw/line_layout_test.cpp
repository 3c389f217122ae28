#include "view/draw/line_layout.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// Every letter is ten pixels wide, but `i` only four.
const LetterWidth letter = [](char32_t code) { return code == U'i' ? 4 : 10; };

}  // namespace

TEST_CASE("a text is as wide as its letters, however many bytes they have") {
    CHECK(width_of("", letter) == 0);
    CHECK(width_of("Tier", letter) == 34);
    CHECK(width_of("Tür…", letter) == 40);
}

TEST_CASE("a text that fits stays as it is, one that does not ends in an ellipsis") {
    CHECK(shortened("Cellar", 60, letter) == "Cellar");
    CHECK(shortened("Cellar", 59, letter) == "Cell…");
    CHECK(shortened("Türöffner", 40, letter) == "Tür…");
    CHECK(shortened("", 0, letter) == "");
}

TEST_CASE("a shortened text is never wider than its box, even where no letter fits") {
    for (int width = -20; width <= 120; ++width)
        for (const char* text : {"Cellar rat", "Rat 12", "1234567", "…", "iiii 5"})
            CHECK(width_of(shortened(text, width, letter), letter) <= std::max(0, width));
    CHECK(shortened("Cellar", 10, letter) == "…");
    CHECK(shortened("Cellar", 9, letter).empty());
}

TEST_CASE("a shortened name keeps the number that distinguishes creatures of one kind, as long as it has room") {
    CHECK(shortened("Tunnel rat 12", 80, letter) == "Tunn… 12");
    CHECK(shortened("Tunnel rat 12", 40, letter) == "Tun…");
    CHECK(shortened("12345", 30, letter) == "12…");
    CHECK(shortened("Floor2", 50, letter) == "Floo…");
}

TEST_CASE("a text is broken at spaces and line ends, and a word wider than a line within it") {
    using Lines = std::vector<std::string>;
    CHECK(broken_into_lines("a rat bites", 50, letter, 9) == Lines{"a rat", "bites"});
    CHECK(broken_into_lines("a\nrat", 50, letter, 9) == Lines{"a", "rat"});
    CHECK(broken_into_lines("Kellerratte", 50, letter, 9) == Lines{"Kelle", "rratt", "e"});
    CHECK(broken_into_lines("", 50, letter, 9) == Lines{""});
}

TEST_CASE("of more lines than allowed the last one ends in an ellipsis") {
    using Lines = std::vector<std::string>;
    CHECK(broken_into_lines("one two six", 30, letter, 2) == Lines{"one", "tw…"});
    CHECK(broken_into_lines("one a six", 30, letter, 2) == Lines{"one", "a…"});
    CHECK(broken_into_lines("one two", 30, letter, 0).empty());
    CHECK(broken_into_lines("one two", 30, letter, -1).empty());
}

TEST_CASE("a line stands in the middle of its box's height, at the side that was asked for") {
    const Box box{100, 50, 60, 40};
    CHECK(line_in(box, 20, 10, Align::left) == Box{100, 65, 20, 10});
    CHECK(line_in(box, 20, 10, Align::centre) == Box{120, 65, 20, 10});
    CHECK(line_in(box, 20, 10, Align::right) == Box{140, 65, 20, 10});
}

TEST_CASE("a box moved into an area moves as little as possible, and a larger one begins where the area begins") {
    const Box area{10, 10, 100, 50};
    CHECK(Box{20, 20, 30, 30}.moved_into(area) == Box{20, 20, 30, 30});
    CHECK(Box{-5, 50, 30, 30}.moved_into(area) == Box{10, 30, 30, 30});
    CHECK(Box{60, 0, 120, 70}.moved_into(area) == Box{10, 10, 120, 70});
}
