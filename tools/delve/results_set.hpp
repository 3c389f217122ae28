// Groups parts of results into whole runs.
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

/// Reads only the headers, because there may be more shards than a process can open files. Adds a sentence to `problems` for each file that
/// is not a part. Throws std::runtime_error for an unreadable file.
std::vector<Part> read_headers(const std::vector<std::string>& files, std::vector<std::string>& problems);

/// Groups the parts by run: parts that differ in more than their shard belong to different runs. Runs are in the order of their first file.
std::vector<PartsOfRun> runs_of(const std::vector<Part>& parts);

/// Adds a sentence for each duplicate or missing shard.
void report_doubled_and_missing(const PartsOfRun& parts, std::vector<std::string>& problems);

/// Calls `take` with each row of the part. Throws ResultsProblem if the part is truncated, or if `take` throws a RowProblem.
void each_row(const Part& part, FunctionRef<void(std::string_view)> take);
/// Calls `take` with all rows of each game, with line ends.
void each_game(const Part& part, FunctionRef<void(std::string_view)> take);

}  // namespace td::delve
