#include "tools/delve/language_server/positions.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/utf8.hpp"

namespace td::delve::lsp {

namespace {

constexpr std::array encoding_names{std::pair(PositionEncoding::utf8, std::string_view("utf-8")),
                                    std::pair(PositionEncoding::utf16, std::string_view("utf-16")),
                                    std::pair(PositionEncoding::utf32, std::string_view("utf-32"))};

/// Bytes of the first character; an invalid byte counts as a character of its own.
std::size_t bytes_of_first(std::string_view text) { return std::max<std::size_t>(1, character_length(text)); }

std::size_t units_of_first(std::string_view text, PositionEncoding encoding) {
    const std::size_t bytes = bytes_of_first(text);
    if (encoding == PositionEncoding::utf8) return bytes;
    return encoding == PositionEncoding::utf16 && bytes == 4 ? 2 : 1;
}

/// The first `count` characters.
std::string_view first_characters(std::string_view text, std::size_t count) {
    std::size_t byte = 0;
    for (; count > 0 && byte < text.size(); --count) byte += bytes_of_first(text.substr(byte));
    return text.substr(0, byte);
}

}  // namespace

std::optional<PositionEncoding> encoding_called(std::string_view name) {
    for (const auto& [encoding, own] : encoding_names)
        if (own == name) return encoding;
    return std::nullopt;
}

std::string_view name_of(PositionEncoding encoding) { return encoding_names[static_cast<std::size_t>(encoding)].second; }

std::size_t units_in(std::string_view text, PositionEncoding encoding) {
    std::size_t units = 0;
    for (; !text.empty(); text.remove_prefix(bytes_of_first(text))) units += units_of_first(text, encoding);
    return units;
}

std::size_t byte_at(std::string_view line, std::size_t column, PositionEncoding encoding) {
    std::size_t byte = 0;
    while (byte < line.size()) {
        const std::string_view rest = line.substr(byte);
        const std::size_t units = units_of_first(rest, encoding);
        if (units > column) break;
        column -= units;
        byte += bytes_of_first(rest);
    }
    return byte;
}

std::size_t offset_at(std::string_view text, Position position, PositionEncoding encoding) {
    std::size_t start = 0;
    for (std::size_t line = 0; line < position.line; ++line) {
        const std::size_t end = text.find_first_of("\r\n", start);
        if (end == std::string_view::npos) return text.size();
        start = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    const std::string_view line = text.substr(start, text.find_first_of("\r\n", start) - start);
    return start + byte_at(line, position.column, encoding);
}

Place place_at(std::string_view line, Position position, PositionEncoding encoding) {
    const std::string_view before = line.substr(0, byte_at(line, position.column, encoding));
    return {static_cast<int>(position.line) + 1, static_cast<int>(units_in(before, PositionEncoding::utf32)) + 1};
}

TextRange range_at(const SourceText& source, Place place, std::size_t length, PositionEncoding encoding) {
    if (place.line < 1) return {};
    const std::string_view line = source.line(place.line);
    const std::size_t skipped = place.column > 1 ? static_cast<std::size_t>(place.column - 1) : 0;
    const std::string_view before = first_characters(line, skipped);
    const std::string_view covered = first_characters(line.substr(before.size()), length);
    const std::size_t start = units_in(before, encoding);
    const auto number = static_cast<std::size_t>(place.line - 1);
    return {{number, start}, {number, start + units_in(covered, encoding)}};
}

}  // namespace td::delve::lsp
