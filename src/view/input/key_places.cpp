#include "view/input/key_places.hpp"

#include <array>
#include <string_view>

namespace td {

namespace {

/// Neighbouring keys, from left to right.
struct KeyRow {
    unsigned first_keycode;
    std::string_view characters;
};
constexpr std::array<KeyRow, 4> rows{{{10, "1234567890-="}, {24, "qwertyuiop[]"}, {38, "asdfghjkl;'`"}, {51, "\\zxcvbnm,./"}}};

}  // namespace

char us_character_at(unsigned keycode) {
    for (const KeyRow& row : rows)
        if (keycode >= row.first_keycode && keycode < row.first_keycode + row.characters.size())
            return row.characters[keycode - row.first_keycode];
    return 0;
}

bool is_named_symbol(unsigned long symbol) {
    constexpr unsigned long first_function_key = 0xFF00;
    if (symbol >= first_function_key) return symbol <= 0xFFFF;
    const bool is_letter = (symbol >= 'a' && symbol <= 'z') || (symbol >= 'A' && symbol <= 'Z');
    const bool is_digit = symbol >= '0' && symbol <= '9';
    constexpr std::string_view signs = " ;/=-[],.'\\`";
    return is_letter || is_digit || (symbol < 128 && signs.find(static_cast<char>(symbol)) != std::string_view::npos && symbol != 0);
}

}  // namespace td
