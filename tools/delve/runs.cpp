#include "tools/delve/runs.hpp"

#include <CLI/CLI.hpp>

#include <string>

#include "tools/delve/chosen.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

void add_run_options(CLI::App& command, RunOptions& options, const std::string& game, const std::string& games) {
    std::string capitalised = games;
    capitalised[0] = static_cast<char>(capitalised[0] - 'a' + 'A');
    command.add_option("--runs", options.runs, "Number of " + games)->check(CLI::Range(1, 1'000'000))->capture_default_str();
    command.add_option("--seed", options.seed, "Seed of the first " + game + "; each following " + game + " adds 1")
        ->check(whole_number)
        ->capture_default_str();
    command.add_option("--jobs", options.jobs, capitalised + " in parallel; affects only the speed")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    add_content_option(command, options.packs.content);
    add_pack_options(command, options.packs);
}

}  // namespace td::delve
