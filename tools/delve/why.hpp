// `delve trace --why`: plays a scene, or a game of a dungeon, and prints why the world changed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/delve/commands.hpp"

namespace td::delve {

struct WhyOptions {
    std::string content;
    std::string dungeon;  ///< in place of scenes: everyone acts by tactics
    std::uint64_t seed = 1;
    int turns = 20;  ///< of the dungeon's game
};

ExitCode trace_why(const WhyOptions& options, const std::vector<std::string>& scenes);

/// How its output is to be read, and what a scene looks like, for `--help`.
std::string why_help();

}  // namespace td::delve
