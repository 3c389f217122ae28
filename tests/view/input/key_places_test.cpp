#include "view/input/key_places.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

using namespace td;

TEST_CASE("each key of the block of letters and digits has its US character, and no other key has one") {
    CHECK(us_character_at(24) == 'q');
    CHECK(us_character_at(40) == 'd');
    CHECK(us_character_at(58) == 'm');
    CHECK(us_character_at(10) == '1');
    CHECK(us_character_at(19) == '0');
    CHECK(us_character_at(49) == '`');
    CHECK(us_character_at(51) == '\\');
    CHECK(us_character_at(61) == '/');
    int characters = 0;
    for (unsigned keycode = 0; keycode < 256; ++keycode) {
        const char character = us_character_at(keycode);
        characters += character != 0 ? 1 : 0;
        if (character != 0) CHECK(is_named_symbol(static_cast<unsigned long>(character)));
    }
    CHECK(characters == 47);
    for (const unsigned beside : {9u, 22u, 23u, 36u, 37u, 50u, 62u, 94u}) CHECK(us_character_at(beside) == 0);
}

TEST_CASE("letters, digits and keys without characters have names; letters of other alphabets and most signs have none") {
    constexpr unsigned long enter = 0xFF0D, cyrillic_ve = 0x6D7, o_umlaut = 0xF6, dead_circumflex = 0xFE52, arabic_letter = 0x1000688;
    CHECK(is_named_symbol('d'));
    CHECK(is_named_symbol('D'));
    CHECK(is_named_symbol('7'));
    CHECK(is_named_symbol(' '));
    CHECK(is_named_symbol(enter));
    for (const unsigned long nameless : {cyrillic_ve, o_umlaut, dead_circumflex, arabic_letter, 0ul, 0x2Bul})
        CHECK_FALSE(is_named_symbol(nameless));
}
