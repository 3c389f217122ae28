// Playing the games of a run, or of one shard of it, into a file.
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
    std::string unfinished;  ///< the part to go on with; empty: none
};

/// Adds --csv, --shard and --continue. `rows`: what stands in the file. Comes after all other options of the command: with --continue,
/// those that decide the games are refused.
void add_results_options(CLI::App& command, ResultsOptions& options, const std::string& rows);

/// Of the part to go on with. Throws ResultsProblem if it is one of another command.
ResultsHeader unfinished_header(const ResultsOptions& options, const std::string& command);

/// Parses the arguments by which the part was made, with those options that `add_options` adds. Throws ResultsProblem where they do not
/// fit.
void read_arguments(FunctionRef<void(CLI::App&)> add_options, const ResultsHeader& header);

/// What decides the games of a run.
struct ResultsRun {
    std::string command;
    std::string arguments;  ///< as in ResultsHeader
    std::size_t games = 0;
    std::string columns;
    bool keeps_games = false;  ///< as in ResultsHeader
    std::uint64_t files = 0;   ///< hash of the files that decide the games beside the content; 0: there are none
};

/// Plays the games that are missing, on `jobs` threads: `play` plays one, possibly concurrently with others, `rows` gives its rows, each
/// with its line end, in the order of games; both get its number, from 0, and `rows` comes at most most_games_ahead games after `play`.
/// Writes the file of the whole run, or the part of a shard, under the name that --csv gives, or that the unfinished part has without its
/// ending. Until then the rows stand in a part beside it, which is told of if the run is stopped. Throws std::runtime_error if it cannot be
/// written or does not fit together. Precondition: --csv or --continue was given.
ExitCode play_into_file(const Catalog& catalog, const ResultsOptions& options, const ResultsRun& run, int jobs,
                        FunctionRef<void(std::size_t)> play, FunctionRef<std::string(std::size_t)> rows);

}  // namespace td::delve
