// The command line of the desktop program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "app/start.hpp"

namespace td {

struct Options : StartOptions {
    std::optional<std::uint64_t> seed;
    std::string dungeon;     ///< id; empty: the main dungeon of the content
    std::string difficulty;  ///< id; empty: the main difficulty of the content
    bool console = false;    ///< F10 opens the debug console
    bool watch = false;      ///< hot reload: content is taken over when it is saved
};

/// The options, or an exit code: 0 after --help, 2 after an error message.
std::variant<Options, int> read_options(int argc, char** argv);

}  // namespace td
