// A line of the debug console: what it asks for, what is wrong with it, and how it could go on. All its words are those of the content.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"

namespace td {

/// What a line comes to.
struct ConsoleAnswer {
    std::optional<Command> command;
    std::vector<std::string> lines;  ///< help, or what is wrong; empty with a command
};
ConsoleAnswer read_console_line(const Game& game, std::string_view line);

/// As far as all that could be meant agree, and what could be.
struct ConsoleCompletion {
    std::string line;
    std::vector<std::string> choices;  ///< empty: nothing known begins like that; one: it is that, with a space after it
};
ConsoleCompletion complete_console_line(const Game& game, std::string_view line);

}  // namespace td
