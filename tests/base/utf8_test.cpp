#include "base/utf8.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace td;

namespace {

std::u32string code_points(std::string_view text) {
    std::u32string all;
    while (!text.empty()) all += next_code_point(text);
    return all;
}

}  // namespace

TEST_CASE("characters of one to four bytes are read as what they are") {
    CHECK(code_points("A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80") == U"A\u00E9\u20AC\U0001F600");
    CHECK(code_points("\xC2\x80\xE0\xA0\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF") == U"\u0080\u0800\U00010000\U0010FFFF");
}

TEST_CASE("a lead byte without its continuation stands for itself alone, and the byte behind it is read") {
    CHECK(code_points("\xC3\x41") == U"\uFFFDA");
    CHECK(code_points("\xE2\x82\x41") == U"\uFFFD\uFFFDA");
    CHECK(code_points("\xF0\x9F\x98\x41") == U"\uFFFD\uFFFD\uFFFDA");
    CHECK(code_points("\xE2\xC3\xA9") == U"\uFFFD\u00E9");
}

TEST_CASE("overlong forms, surrogates, bytes beyond the last character and cut characters are none") {
    for (const std::string_view none : {"\xC0\xAF", "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                                        "\xF5\x80\x80\x80", "\x80", "\xBF", "\xFE", "\xFF", "\xC3", "\xE2\x82", "\xF0\x9F\x98"}) {
        CAPTURE(none.size());
        CHECK(character_length(none) == 0);
        for (const char32_t each : code_points(none)) CHECK(each == replacement_character);
    }
    CHECK(character_length("") == 0);
}

TEST_CASE("characters are written as they are read, counted, and taken away as a whole") {
    std::string text;
    const std::u32string all = U"A\u00E9\u20AC\U0001F600";
    for (const char32_t c : all) append_utf8(text, c);
    CHECK(text == "A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80");
    CHECK(count_characters(text) == 4);
    drop_last_character(text);
    CHECK(text == "A\xC3\xA9\xE2\x82\xAC");
    drop_first_character(text);
    CHECK(text == "\xC3\xA9\xE2\x82\xAC");
    drop_first_character(text);
    drop_last_character(text);
    CHECK(text.empty());
    drop_first_character(text);
    drop_last_character(text);
    CHECK(text.empty());
}

TEST_CASE("the first characters of a text are whole ones") {
    CHECK(first_characters("Übung", 2) == "Üb");
    CHECK(first_characters("żółw", 3) == "żół");
    CHECK(first_characters("Ü", 2) == "Ü");
    CHECK(first_characters("Übung", 0).empty());
    CHECK(first_characters("\xC3", 1) == "\xC3");
}

TEST_CASE("a character that is cut off at the end of a text is waited for") {
    CHECK(begun_character_at_end("A") == 0);
    CHECK(begun_character_at_end("") == 0);
    CHECK(begun_character_at_end("A\xC3") == 1);
    CHECK(begun_character_at_end("A\xC3\xA9") == 0);
    CHECK(begun_character_at_end("\xF0\x9F\x98") == 3);
    CHECK(begun_character_at_end("\x80\x80\x80\x80") == 0);
}

TEST_CASE("every text ends: each call takes at least one byte") {
    for (unsigned first = 0; first < 256; ++first)
        for (unsigned second = 0; second < 256; ++second) {
            const std::string text{static_cast<char>(first), static_cast<char>(second)};
            CHECK(code_points(text).size() <= 2);
        }
}
