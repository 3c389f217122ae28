#include "content/fields/notation.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("what YAML has no notation for is written as nothing") {
    CHECK(number(1, 9).write(0) == "");
    CHECK(number(1, 9).write(9) == "9");
    CHECK(text(2, 4).write("a") == "");
    CHECK(text(0, 4).write("") == "");
    CHECK(write_glyph(' ') == "");
    CHECK(range<IntegerRange>(0, 9).write({5, 2}) == "");
    CHECK(list(number(1, 9), 0, 2).write({1, 2, 3}) == "");
    CHECK(list(number(1, 9), 0, 3).write({1, 99}) == "");
}

TEST_CASE("lists, maps and ranges are written on one line") {
    CHECK(list(number(1, 9), 0, 3).write({1, 2}) == "[1, 2]");
    CHECK(list(number(1, 9), 0, 3).write({}) == "[]");
    CHECK(range<IntegerRange>(0, 9).write({2, 5}) == "[2, 5]");
    CHECK(range<IntegerRange>(0, 9).write({2, 2}) == "2");
    CHECK(write_map({"range: 6", "radius: 1"}) == "{range: 6, radius: 1}");
    CHECK(write_colour(0xE07A3F) == "\"#E07A3F\"");
    CHECK(write_colour(0xFF00000A) == "\"#00000A\"");
}

TEST_CASE("text is quoted where it would be read as something else without quotes") {
    const auto written = [](const std::string& words) { return text(0, 99).write(words); };
    CHECK(written("long claws_2") == "long claws_2");
    CHECK(written("true") == "\"true\"");
    CHECK(written("null") == "\"null\"");
    CHECK(written("7 rats") == "\"7 rats\"");
    CHECK(written("a: b") == "\"a: b\"");
    CHECK(written("end ") == "\"end \"");
    CHECK(written("say \"no\" \\") == "\"say \\\"no\\\" \\\\\"");
}

TEST_CASE("what is written is read as it was") {
    for (const char* const words : {"a", "true", "null", "~", "010", "a: b # c", "- x", "it's", "say \"no\" \\ yes", "{a}", "ä ö"}) {
        CAPTURE(words);
        CHECK(value_of(text(0, 99), text(0, 99).write(words)) == words);
    }
    for (char each = '!'; each < 127; ++each) {
        CAPTURE(each);
        CHECK(value_of(glyph(), write_glyph(each)) == each);
    }
    CHECK(value_of(number(-9, 9), number(-9, 9).write(-3)) == -3);
    CHECK(value_of(colour(), write_colour(0x0A0B0C)) == 0x0A0B0Cu);
    CHECK(value_of(boolean(), write_boolean(false)) == false);
}
