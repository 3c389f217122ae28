// A list of controls to be played as if pressed: one name a line, '#' starts a comment. "type TEXT" types the text.
// Knows neither the window nor the game.
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

struct ScriptLine {
    int number = 0;                              ///< of the line in the file, from 1
    std::variant<Control, std::u32string> what;  ///< a control to press, or text to type
};

/// The lines in order, or the first one that is neither a control's name nor "type TEXT", with the name nearest in spelling.
std::variant<std::vector<ScriptLine>, ScriptProblem> read_script(std::istream& in);

}  // namespace td
