#include "view/input/script.hpp"

namespace td {

namespace {

std::string_view trimmed(std::string_view line) {
    line = line.substr(0, line.find('#'));
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

/// Of UTF-8; what is none is left out.
std::u32string characters_of(std::string_view utf8) {
    std::u32string characters;
    for (std::size_t i = 0; i < utf8.size();) {
        const auto first = static_cast<unsigned char>(utf8[i++]);
        const int more = first < 0x80 ? 0 : first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : -1;
        if (more < 0) continue;
        auto character = static_cast<char32_t>(more == 0 ? first : first & (0x3F >> more));
        for (int k = 0; k < more && i < utf8.size(); ++k) character = character << 6 | (static_cast<unsigned char>(utf8[i++]) & 0x3F);
        characters += character;
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
            const std::string shown(name.substr(0, 60));
            return ScriptProblem{number, "unknown command '" + shown + "', did you mean '" + std::string(nearest_control(name)) + "'?"};
        }
        lines.emplace_back(*control);
    }
    return lines;
}

}  // namespace td
