// UTF-8: length and code point of a character. Overlong forms, surrogates and code points beyond U+10FFFF are invalid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace td {

inline constexpr char32_t replacement_character = U'\uFFFD';

/// Length in bytes of the first character of `text`, 1 to 4; 0 if it is invalid.
/// Source: The Unicode Standard, table 3-7 "Well-Formed UTF-8 Byte Sequences".
constexpr std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    const unsigned first = byte(0);
    if (first < 0x80) return text.empty() ? 0 : 1;
    const std::size_t length = first >= 0xC2 && first <= 0xDF   ? 2
                               : first >= 0xE0 && first <= 0xEF ? 3
                               : first >= 0xF0 && first <= 0xF4 ? 4
                                                                : 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0u) != 0x80u) return 0;
    const unsigned second = byte(1);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second > 0x9F;
    const bool beyond = first == 0xF4 && second > 0x8F;
    return overlong || surrogate || beyond ? 0 : length;
}

/// Removes the first character from `text` and returns its code point; for an invalid byte, removes that byte and returns U+FFFD.
/// Precondition: `text` is not empty.
constexpr char32_t next_code_point(std::string_view& text) {
    const std::size_t length = character_length(text);
    const auto byte = [&](std::size_t i) { return static_cast<char32_t>(static_cast<unsigned char>(text[i])); };
    char32_t code = replacement_character;
    if (length > 0) code = length == 1 ? byte(0) : byte(0) & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) code = (code << 6) | (byte(i) & 0x3Fu);
    text.remove_prefix(length > 0 ? length : 1);
    return code;
}

/// True for the second, third or fourth byte of a character.
constexpr bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u; }

/// The number of characters of valid UTF-8; of other text, that of the bytes that continue no character.
inline std::size_t count_characters(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text) count += continues_character(byte) ? 0 : 1;
    return count;
}

/// The first `count` characters of `text`, or all of it if it has fewer. An invalid byte counts as a character.
constexpr std::string_view first_characters(std::string_view text, std::size_t count) {
    std::string_view rest = text;
    for (; count > 0 && !rest.empty(); --count) next_code_point(rest);
    return text.substr(0, text.size() - rest.size());
}

/// The number of bytes (0 to 3) at the end of `text` that start a character whose other bytes are missing.
constexpr std::size_t begun_character_at_end(std::string_view text) {
    for (std::size_t count = 1; count <= 3 && count <= text.size(); ++count) {
        const auto byte = static_cast<unsigned char>(text[text.size() - count]);
        if (byte < 0x80) return 0;
        const std::size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 0;
        if (length > 0) return length > count ? count : 0;
    }
    return 0;
}

/// Precondition: `c` is a code point that UTF-8 can hold.
inline void append_utf8(std::string& text, char32_t c) {
    const auto further = [&](int shift) { text += static_cast<char>(0x80 | (c >> shift & 0x3F)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0 | c >> 6);
        further(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0 | c >> 12);
        further(6);
        further(0);
    } else {
        text += static_cast<char>(0xF0 | c >> 18);
        further(12);
        further(6);
        further(0);
    }
}

inline void drop_last_character(std::string& text) {
    while (!text.empty() && continues_character(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

inline void drop_first_character(std::string& text) {
    std::size_t length = text.empty() ? 0 : 1;
    while (length < text.size() && continues_character(text[length])) ++length;
    text.erase(0, length);
}

}  // namespace td
