// Positions of the Language Server Protocol, and where they are in a text: lines from 0; columns from 0, in code units of the encoding that
// client and server have agreed on. Problems and trees count characters from 1 (content/yaml/source_text.hpp).
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string_view>

#include "content/yaml/source_text.hpp"

namespace td::delve::lsp {

/// What a column counts: bytes, 16-bit units (a character beyond U+FFFF has two), or code points.
enum class PositionEncoding { utf8, utf16, utf32 };

/// The encoding that the protocol calls `utf-8`, `utf-16` or `utf-32`.
std::optional<PositionEncoding> encoding_called(std::string_view name);
std::string_view name_of(PositionEncoding encoding);

struct Position {
    std::size_t line = 0;
    std::size_t column = 0;
    friend auto operator<=>(const Position&, const Position&) = default;
};

/// `end` is behind the last character.
struct TextRange {
    Position start, end;
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// Number of code units of a text in UTF-8.
std::size_t units_in(std::string_view text, PositionEncoding encoding);

/// The byte of `line` at a column. A column within a character means its start, one past the end of the line means the end.
std::size_t byte_at(std::string_view line, std::size_t column, PositionEncoding encoding);

/// The byte of `text` at a position; past the end of a line it is that end, past the last line the end of the text. Lines end with LF,
/// CR LF or CR.
std::size_t offset_at(std::string_view text, Position position, PositionEncoding encoding);

/// The place in characters; `line` is the text of that line.
Place place_at(std::string_view line, Position position, PositionEncoding encoding);

/// The range of `length` characters from a place on. Line 0, which stands for a file as a whole, is the start of the file.
TextRange range_at(const SourceText& source, Place place, std::size_t length, PositionEncoding encoding);

}  // namespace td::delve::lsp
