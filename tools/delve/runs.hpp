// Options of subcommands that play many games.
#pragma once

#include <cstdint>
#include <string>

#include "catalog/catalog.hpp"
#include "tools/delve/content_directory.hpp"

namespace CLI {
class App;
}

namespace td::delve {

/// Options shared by all subcommands that play many games.
struct RunOptions {
    PackArguments packs;
    std::uint64_t seed = 1;
    int runs = 100;
    int jobs = 1;
};

/// Adds --seed, --runs, --jobs, --content, --own-pack and --option. `game`, `games`: what one run is called in the help.
void add_run_options(CLI::App& command, RunOptions& options, const std::string& game, const std::string& games);

}  // namespace td::delve
