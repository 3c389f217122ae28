#include "controls/script.hpp"

#include <algorithm>
#include <array>

#include "base/printable.hpp"
#include "base/utf8.hpp"

namespace td {

namespace {

std::string_view trimmed(std::string_view line) {
    line = line.substr(0, line.find('#'));
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

constexpr std::size_t most_script_bytes = 16u << 20;

/// The first bytes of the stream, at most `most` and the rest of a piece: a device may never end.
std::string start_of(std::istream& in, std::size_t most) {
    std::string text;
    std::array<char, 4096> piece{};
    while (text.size() < most && in.read(piece.data(), piece.size()).gcount() > 0)
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    return text;
}

/// The characters of the text; invalid bytes are skipped.
std::u32string characters_of(std::string_view utf8) {
    std::u32string characters;
    while (!utf8.empty()) {
        const bool is_valid = character_length(utf8) > 0;
        const char32_t character = next_code_point(utf8);
        if (is_valid) characters += character;
    }
    return characters;
}

}  // namespace

std::variant<std::vector<ScriptLine>, ScriptProblem> read_script(std::istream& in) {
    constexpr std::string_view type = "type ";
    const std::string text = start_of(in, most_script_bytes + 1);
    if (text.size() > most_script_bytes) return ScriptProblem{1, "a script has at most " + std::to_string(most_script_bytes) + " bytes"};
    std::vector<ScriptLine> lines;
    std::string_view rest = text;
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (rest.starts_with(byte_order_mark)) rest.remove_prefix(byte_order_mark.size());
    for (int number = 1; !rest.empty(); ++number) {
        const std::string_view name = trimmed(rest.substr(0, rest.find('\n')));
        rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
        if (name.empty()) continue;
        if (name.starts_with(type)) {
            lines.push_back({number, characters_of(name.substr(type.size()))});
            continue;
        }
        if (name == "type") return ScriptProblem{number, "'type' needs the text to type, such as 'type Ember'"};
        const std::optional<Control> control = find_control(name);
        if (!control) {
            const std::string shown = printable(first_characters(name, 60));
            return ScriptProblem{number, "unknown command '" + shown + "', did you mean '" + std::string(nearest_control(name)) + "'?"};
        }
        lines.push_back({number, *control});
    }
    return lines;
}

}  // namespace td
