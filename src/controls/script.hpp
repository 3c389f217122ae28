// A list of controls to be played as if they were pressed: one name a line, '#' begins a remark. "type TEXT" types the text.
// Knows nothing of the window and of the game.
#pragma once

#include <istream>
#include <string>
#include <variant>
#include <vector>

#include "controls/controls.hpp"

namespace td {

struct ScriptProblem {
    int line = 0;  ///< from 1
    std::string text;
};

/// A control, or text that is typed.
using ScriptLine = std::variant<Control, std::u32string>;

/// The lines in order, or the first one that is neither the name of a control nor "type TEXT", with the name that is spelt most like it.
std::variant<std::vector<ScriptLine>, ScriptProblem> read_script(std::istream& in);

}  // namespace td
