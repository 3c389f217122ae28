#include "base/printable.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/utf8.hpp"

namespace td {

namespace {

constexpr bool is_in_range(char32_t character, char32_t first, char32_t last) { return character >= first && character <= last; }

/// True for accents that are drawn over the letter before them: without one there is nothing to read.
bool is_accent(char32_t character) {
    // Unicode's blocks of combining marks, and those of Cyrillic.
    return is_in_range(character, 0x0300, 0x036F) || is_in_range(character, 0x0483, 0x0489) || is_in_range(character, 0x1AB0, 0x1AFF) ||
           is_in_range(character, 0x1DC0, 0x1DFF) || is_in_range(character, 0x20D0, 0x20FF) || is_in_range(character, 0xFE20, 0xFE2F);
}

void add_hexadecimal(std::string& text, char32_t value, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) text += "0123456789abcdef"[(value >> shift) & 15u];
}

void add_escaped(std::string& text, char32_t character) {
    const bool is_short = character <= 0xFFFF;
    text += is_short ? "\\u" : "\\U";
    add_hexadecimal(text, character, is_short ? 4 : 8);
}

}  // namespace

bool is_printable(char32_t character) {
    if (is_control(character)) return character == U'\n' || character == U'\t';
    const bool is_separator = is_in_range(character, 0x2028, 0x2029);
    const bool is_direction_mark = is_in_range(character, 0x202A, 0x202E) || is_in_range(character, 0x2066, 0x2069);
    const bool is_tag = is_in_range(character, 0xE0000, 0xE007F);
    return !is_separator && !is_direction_mark && !is_tag;
}

bool is_visible(char32_t character) {
    // Blanks, control and format characters, and others that fonts draw as nothing (Unicode: Default_Ignorable_Code_Point).
    constexpr std::array<std::pair<char32_t, char32_t>, 21> unseen{{
        {0x0000, 0x0020}, {0x007F, 0x00A0}, {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x061C, 0x061C}, {0x115F, 0x1160},   {0x1680, 0x1680},
        {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F}, {0x2800, 0x2800},   {0x3000, 0x3000},
        {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
    }};
    return std::none_of(unseen.begin(), unseen.end(), [&](const auto& range) { return is_in_range(character, range.first, range.second); });
}

bool has_something_to_see(std::string_view text) {
    while (!text.empty())
        if (const char32_t character = next_code_point(text); is_visible(character) && !is_accent(character)) return true;
    return false;
}

std::string printable(std::string_view text) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const std::string_view bytes = text.substr(0, length);
        const auto first = static_cast<unsigned char>(text.front());
        const char32_t character = next_code_point(text);
        if (length == 0) {
            shown += "\\x";
            add_hexadecimal(shown, first, 2);
        } else if (is_printable(character)) {
            shown += bytes;
        } else {
            add_escaped(shown, character);
        }
    }
    return shown;
}

}  // namespace td
