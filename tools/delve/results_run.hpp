// Plays the games of a run, or of one shard, and writes their rows to a file.
#pragma once

#include <cstdint>
#include <string>

#include "base/function_ref.hpp"
#include "catalog/catalog.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/results_file.hpp"

namespace CLI {
class App;
}

namespace td::delve {

struct ResultsOptions {
    std::string csv;
    std::string shard;       ///< "2/3"; empty: the whole run
    std::string unfinished;  ///< the part to continue; empty: none
};

/// Adds --csv, --shard and --continue. `rows`: describes the file's rows. Call after adding all other options: with --continue, those that
/// determine the games are refused.
void add_results_options(CLI::App& command, ResultsOptions& options, const std::string& rows);

/// The header of the part to continue. Throws ResultsProblem if it belongs to another command.
ResultsHeader unfinished_header(const ResultsOptions& options, const std::string& command);

/// Parses the arguments stored in the part, with the options that `add_options` adds. Throws ResultsProblem if they do not fit.
void read_arguments(FunctionRef<void(CLI::App&)> add_options, const ResultsHeader& header);

/// Everything that determines the games of a run.
struct ResultsRun {
    std::string command;
    std::string arguments;  ///< as in ResultsHeader
    std::size_t games = 0;
    std::string columns;
    bool keeps_games = false;  ///< as in ResultsHeader
    std::uint64_t files = 0;   ///< hash of files besides the content that determine the games; 0: none
};

/// Plays the missing games on `jobs` threads: `play` plays one, possibly concurrently with others; `rows` returns its rows with line ends,
/// called in the order of games. Both get the game's number, from 0; `rows` is called at most most_games_ahead games after `play`.
/// Writes the file of the whole run, or the part of a shard, under the name from --csv, or the unfinished part's name without its ending.
/// Until then the rows are in a part next to it, which is reported if the run is stopped. Throws std::runtime_error if it cannot be
/// written or does not match. Precondition: --csv or --continue was given.
ExitCode play_into_file(const Catalog& catalog, const ResultsOptions& options, const ResultsRun& run, int jobs,
                        FunctionRef<void(std::size_t)> play, FunctionRef<std::string(std::size_t)> rows);

}  // namespace td::delve
