// `delve merge`: joins the parts that shards have written to the file that one run would have written.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "text/english.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/results_set.hpp"
#include "tools/delve/results_table.hpp"

namespace td::delve {

namespace {

struct MergeOptions {
    std::vector<std::string> files;
    std::string csv;
};

/// Those that belong to another run than most do, or else than the first.
void report_others(const std::vector<Part>& parts, std::vector<std::string>& problems) {
    const auto likes = [&](const Part& part) {
        return std::count_if(parts.begin(), parts.end(), [&](const Part& other) { return difference(part.header, other.header).empty(); });
    };
    const auto usual = std::max_element(parts.begin(), parts.end(), [&](const Part& a, const Part& b) { return likes(a) < likes(b); });
    for (const Part& part : parts)
        if (const std::string other = difference(usual->header, part.header); !other.empty())
            problems.push_back(fmt::format("{} is {} as {}", part.file, other, usual->file));
}

ExitCode report(std::vector<std::string> problems) {
    constexpr std::size_t most_told = 20;
    const std::size_t left_out = problems.size() > most_told ? problems.size() - most_told : 0;
    problems.resize(problems.size() - left_out);
    for (const std::string& problem : problems) std::cerr << problem << '\n';
    if (left_out > 0) std::cerr << fmt::format("and {} more\n", left_out);
    return ExitCode::problems;
}

/// Calls `join` for each part, and returns a sentence for each that is wrong.
std::vector<std::string> join_each(const PartsOfRun& parts, FunctionRef<void(const Part&)> join) {
    std::vector<std::string> problems;
    for (const Part& part : parts) {
        try {
            join(part);
        } catch (const ResultsProblem& problem) {
            problems.emplace_back(problem.what());
        }
    }
    return problems;
}

std::vector<std::string> join_table(const PartsOfRun& parts, const std::string& file) {
    OutputFile out(file);
    const auto table = results_table(parts.front().header.command, parts.front().header.columns, out.stream());
    auto problems = join_each(parts, [&](const Part& part) { each_row(part, [&](std::string_view row) { table->add(row); }); });
    if (!problems.empty()) return problems;
    table->end();
    out.close();
    return problems;
}

std::vector<std::string> join_games(const PartsOfRun& parts, const std::string& file) {
    OutputFile out(file);
    ResultsHeader header = parts.front().header;
    header.shard = {};
    ResultsWriter writer(out.stream(), header);
    auto problems = join_each(parts, [&](const Part& part) { each_game(part, [&](std::string_view rows) { writer.add(rows); }); });
    if (!problems.empty()) return problems;
    writer.end();
    out.close();
    return problems;
}

ExitCode merge(const MergeOptions& options) {
    std::vector<std::string> problems;
    std::vector<Part> parts = read_headers(options.files, problems);
    if (!parts.empty()) report_others(parts, problems);
    if (!problems.empty()) return report(problems);
    parts = runs_of(parts).front();
    report_doubled_and_missing(parts, problems);
    if (!problems.empty()) return report(problems);

    const ResultsHeader& header = parts.front().header;
    problems = header.keeps_games ? join_games(parts, options.csv) : join_table(parts, options.csv);
    if (!problems.empty()) return report(problems);
    std::cout << fmt::format("{} of {}: {}\n", counted(header.games, "game"), counted(parts.size(), "shard"), options.csv);
    return ExitCode::ok;
}

}  // namespace

void add_merge(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<MergeOptions>();
    CLI::App* command = program.add_subcommand("merge", "Join the files of shards into one");
    command->add_option("FILE", options->files, "Files that were written with --shard, in any order")->required();
    command->add_option("--csv", options->csv, "The file to write: the same bytes as from one run without --shard")->required();
    command->footer(
        "Examples:\n"
        "  delve simulate --seed 9 --runs 30 --shard 1/2 --csv 1.csv; delve simulate --seed 9 --runs 30 --shard 2/2 --csv 2.csv\n"
        "  delve merge 1.csv 2.csv --csv all.csv\n"
        "If a shard is missing, duplicate or truncated, or comes from other content, another version or other arguments, it is reported "
        "and nothing is written.\n"
        "Exit codes: 0 joined, 1 the files do not make up one run, 2 cannot run.");
    command->callback([options, &exit_code] { exit_code = merge(*options); });
}

}  // namespace td::delve
