// What the command line asks for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace td {

struct Options {
    std::optional<std::uint64_t> seed;
    std::string dungeon;  ///< id; empty: the content's main one
    std::string content;  ///< directory; empty: looked for beside and above the program
    int width = 1280;
    int height = 720;
    std::string script;      ///< file; empty: none
    std::string screenshot;  ///< file; empty: none
    std::string report;      ///< file; empty: none
    bool exit = false;
    bool console = false;  ///< the debug console can be opened
    bool watch = false;    ///< content that is saved is taken over at once
};

/// The options, or the exit code when there is nothing left to do (help was asked for, or an option is wrong and it was said).
std::variant<Options, int> read_options(int argc, char** argv);

}  // namespace td
