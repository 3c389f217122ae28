// A list of controls to be played as if they were pressed: one name a line, '#' begins a remark.
// Knows nothing of the window and of the game.
#pragma once

#include <istream>
#include <string>
#include <variant>
#include <vector>

#include "view/input/controls.hpp"

namespace td {

struct ScriptProblem {
    int line = 0;  ///< from 1
    std::string text;
};

/// The controls in order, or the first line that is none, with the name that is spelt most like it.
std::variant<std::vector<Control>, ScriptProblem> read_script(std::istream& in);

}  // namespace td
