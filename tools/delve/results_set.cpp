#include "tools/delve/results_set.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace td::delve {

std::vector<Part> read_headers(const std::vector<std::string>& files, std::vector<std::string>& problems) {
    std::vector<Part> parts;
    for (const std::string& file : files) {
        try {
            parts.push_back({file, ResultsReader(file).header()});
        } catch (const ResultsProblem& problem) {
            problems.emplace_back(problem.what());
        }
    }
    return parts;
}

std::vector<PartsOfRun> runs_of(const std::vector<Part>& parts) {
    std::vector<PartsOfRun> runs;
    for (const Part& part : parts) {
        const auto is_of_it = [&](const PartsOfRun& run) { return difference(run.front().header, part.header).empty(); };
        const auto run = std::find_if(runs.begin(), runs.end(), is_of_it);
        if (run == runs.end())
            runs.push_back({part});
        else
            run->push_back(part);
    }
    for (PartsOfRun& run : runs)
        std::stable_sort(run.begin(), run.end(),
                         [](const Part& a, const Part& b) { return a.header.shard.number < b.header.shard.number; });
    return runs;
}

void report_doubled_and_missing(const PartsOfRun& parts, std::vector<std::string>& problems) {
    const int of = parts.front().header.shard.of;
    int expected = 1;
    const auto report_missing = [&](int up_to) {
        for (; expected < up_to; ++expected) problems.push_back(fmt::format("shard {} is missing", to_string({expected, of})));
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Shard shard = parts[i].header.shard;
        if (i > 0 && shard == parts[i - 1].header.shard)
            problems.push_back(fmt::format("{} and {} are both shard {}", parts[i - 1].file, parts[i].file, to_string(shard)));
        report_missing(shard.number);
        expected = shard.number + 1;
    }
    report_missing(of + 1);
}

namespace {

void refuse_if_cut(const ResultsReader& reader, const Part& part) {
    if (reader.is_complete()) return;
    const GameRange range = part.header.range();
    throw ResultsProblem(fmt::format("{} is truncated: it should go from game {} to {}; continue with: delve {} --continue {}", part.file,
                                     range.first + 1, range.last, part.header.command, part.file));
}

}  // namespace

void each_row(const Part& part, FunctionRef<void(std::string_view)> take) {
    ResultsReader reader(part.file);
    while (const auto row = reader.next()) try {
            take(*row);
        } catch (const RowProblem& problem) {
            reader.refuse(problem.what());
        }
    refuse_if_cut(reader, part);
}

void each_game(const Part& part, FunctionRef<void(std::string_view)> take) {
    ResultsReader reader(part.file);
    std::string rows;
    std::size_t game = 0;
    while (const auto row = reader.next()) {
        if (!rows.empty() && reader.game() != game) {
            take(rows);
            rows.clear();
        }
        game = reader.game();
        rows.append(*row).push_back('\n');
    }
    if (!rows.empty()) take(rows);
    refuse_if_cut(reader, part);
}

}  // namespace td::delve
