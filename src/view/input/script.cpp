#include "view/input/script.hpp"

namespace td {

namespace {

std::string_view trimmed(std::string_view line) {
    line = line.substr(0, line.find('#'));
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

std::variant<std::vector<Control>, ScriptProblem> read_script(std::istream& in) {
    std::vector<Control> controls;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        const std::string_view name = trimmed(line);
        if (name.empty()) continue;
        const std::optional<Control> control = find_control(name);
        if (!control) {
            const std::string shown(name.substr(0, 60));
            return ScriptProblem{number, "unknown command '" + shown + "', did you mean '" + std::string(nearest_control(name)) + "'?"};
        }
        controls.push_back(*control);
    }
    return controls;
}

}  // namespace td
