#include "base/printable.hpp"

#include "base/utf8.hpp"

namespace td {

namespace {

constexpr bool is_in_range(char32_t character, char32_t first, char32_t last) { return character >= first && character <= last; }

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
    const bool separator = is_in_range(character, 0x2028, 0x2029);
    const bool direction = is_in_range(character, 0x202A, 0x202E) || is_in_range(character, 0x2066, 0x2069);
    const bool tag = is_in_range(character, 0xE0000, 0xE007F);
    return !separator && !direction && !tag;
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
