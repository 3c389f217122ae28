// Parses and completes lines of the debug console. Its arguments are ids of the content, names of creatures and numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/run/game.hpp"

namespace td {

/// The result of a line: a command for the game, or lines to print.
struct ConsoleAnswer {
    std::optional<Command> command;
    std::vector<std::string> lines;  ///< the help or an error message; empty if there is a command
};
ConsoleAnswer read_console_line(const Game& game, std::string_view line);

/// The line extended by the common beginning of all possible continuations, and the continuations.
struct ConsoleCompletion {
    std::string line;
    std::vector<std::string> choices;  ///< empty: no known word starts like the last one; a single one is completed with a space
};
ConsoleCompletion complete_console_line(const Game& game, std::string_view line);

}  // namespace td
