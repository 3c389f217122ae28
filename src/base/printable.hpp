// Escapes text from outside before it is printed to a terminal: content, file names and packs may hold control sequences.
#pragma once

#include <string>
#include <string_view>

namespace td {

/// C0 (line feed and tab too), DEL and C1: U+0000 to U+001F and U+007F to U+009F.
constexpr bool is_control(char32_t character) { return character < U' ' || (character >= 0x7F && character <= 0x9F); }

/// False for control characters (except line feed and tab), for marks that change the direction of writing, for separators of lines that
/// only some terminals know, and for tags, which no terminal shows.
bool is_printable(char32_t character);

/// False for blanks, control characters and format characters, which leave no mark on paper.
bool is_visible(char32_t character);
/// True if any character is visible and more than an accent.
bool has_something_to_see(std::string_view text);

/// `text` with `\u001b` or `\U000e0001` in place of characters that are not printable, and `\x9b` in place of bytes that are no UTF-8.
std::string printable(std::string_view text);

}  // namespace td
