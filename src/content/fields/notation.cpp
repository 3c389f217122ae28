#include "content/fields/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "content/yaml/source_text.hpp"

namespace td {

namespace {

/// True if the text without quotes would be read as the same text. Precondition: not empty.
bool reads_as_itself(std::string_view text) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const bool is_word =
        letters.find(text.front()) != std::string_view::npos && text.back() != ' ' && std::all_of(text.begin(), text.end(), [&](char c) {
            return c == '_' || c == ' ' || (c >= '0' && c <= '9') || letters.find(c) != std::string_view::npos;
        });
    return is_word && text != "true" && text != "false" && text != "null";
}

}  // namespace

std::string write_number(int number, const ValueKind& kind) {
    return number >= kind.low && number <= kind.high ? std::to_string(number) : std::string();
}

std::string write_boolean(bool boolean) { return boolean ? "true" : "false"; }

std::string write_text(std::string_view text, const ValueKind& kind) {
    const auto length = static_cast<int>(characters_in(text));
    if (text.empty() || length < kind.low || length > kind.high) return {};
    if (reads_as_itself(text)) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') quoted += '\\';
        if (byte < ' ' || byte == 127)
            quoted += c == '\n' ? "\\n" : fmt::format("\\x{:02X}", byte);
        else
            quoted += c;
    }
    return quoted + "\"";
}

std::string write_glyph(char glyph) { return glyph > ' ' && glyph < 127 ? fmt::format("'{}{}'", glyph, glyph == '\'' ? "'" : "") : ""; }

std::string write_colour(std::uint32_t colour) { return fmt::format("\"#{:06X}\"", colour & 0xFFFFFFu); }

std::string write_range(int low, int high, const ValueKind& kind) {
    if (low < kind.low || high > kind.high || low > high) return {};
    return low == high ? std::to_string(low) : fmt::format("[{}, {}]", low, high);
}

std::string write_list(const std::vector<std::string>& items, const ValueKind& kind) {
    const auto size = static_cast<int>(items.size());
    const bool complete = std::none_of(items.begin(), items.end(), [](const std::string& item) { return item.empty(); });
    return complete && size >= kind.low && size <= kind.high ? fmt::format("[{}]", fmt::join(items, ", ")) : std::string();
}

std::string write_map(const std::vector<std::string>& entries) { return fmt::format("{{{}}}", fmt::join(entries, ", ")); }

}  // namespace td
