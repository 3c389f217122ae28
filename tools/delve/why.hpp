// `delve trace --why`: plays a scene, or a game in a dungeon, and prints why the world changed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/delve/commands.hpp"

namespace td::delve {

struct WhyOptions {
    std::string content;
    std::string language;
    std::string dungeon;  ///< replaces the scenes: all creatures are AI-controlled
    std::uint64_t seed = 1;
    int turns = 20;  ///< turns of the dungeon's game
};

ExitCode trace_why(const WhyOptions& options, const std::vector<std::string>& scenes);

/// How to read the output, and the format of a scene, for `--help`.
std::string why_help();

}  // namespace td::delve
