// Parts of results that make up whole runs.
#pragma once

#include <string>
#include <vector>

#include "tools/delve/results_file.hpp"

namespace td::delve {

struct Part {
    std::string file;
    ResultsHeader header;
};

/// The parts of one run, in the order of shards.
using PartsOfRun = std::vector<Part>;

/// Reads the headers alone: there may be more shards than a process may open files. Adds a sentence to `problems` for each file that is no
/// part. Throws std::runtime_error for one that cannot be read.
std::vector<Part> read_headers(const std::vector<std::string>& files, std::vector<std::string>& problems);

/// Parts that differ in more than their shard are of different runs; these come in the order of their first file.
std::vector<PartsOfRun> runs_of(const std::vector<Part>& parts);

/// Adds a sentence for each shard that is there twice or not at all.
void report_doubled_and_missing(const PartsOfRun& parts, std::vector<std::string>& problems);

/// Calls `take` with each row of the part. Throws ResultsProblem if it is cut.
void each_row(const Part& part, FunctionRef<void(std::string_view)> take);
/// The same with all rows of each game, each with its line end.
void each_game(const Part& part, FunctionRef<void(std::string_view)> take);

}  // namespace td::delve
