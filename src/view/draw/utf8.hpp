// Reading UTF-8 one character at a time.
#pragma once

#include <cstdint>
#include <string_view>

namespace td {

/// Takes the first character off `text` and returns it; U+FFFD for bytes that are no UTF-8. Precondition: text is not empty.
inline char32_t next_code_point(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80 ? 1 : (first >> 5) == 6 ? 2 : (first >> 4) == 14 ? 3 : (first >> 3) == 30 ? 4 : 0;
    if (length == 0 || length > text.size()) {
        text.remove_prefix(1);
        return U'\uFFFD';
    }
    char32_t code = length == 1 ? first : first & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) code = (code << 6) | (byte(i) & 0x3Fu);
    text.remove_prefix(length);
    return code;
}

}  // namespace td
