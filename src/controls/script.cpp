#include "controls/script.hpp"

#include "base/utf8.hpp"

namespace td {

namespace {

std::string_view trimmed(std::string_view line) {
    line = line.substr(0, line.find('#'));
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
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
    std::vector<ScriptLine> lines;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        const std::string_view name = trimmed(line);
        if (name.empty()) continue;
        if (name.starts_with(type)) {
            lines.emplace_back(characters_of(name.substr(type.size())));
            continue;
        }
        const std::optional<Control> control = find_control(name);
        if (!control) {
            const std::string shown(first_characters(name, 60));
            return ScriptProblem{number, "unknown command '" + shown + "', did you mean '" + std::string(nearest_control(name)) + "'?"};
        }
        lines.emplace_back(*control);
    }
    return lines;
}

}  // namespace td
