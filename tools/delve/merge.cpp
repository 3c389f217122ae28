// `delve merge`: joins the parts that shards have written to the file that one run would have written.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "tools/delve/commands.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/results_file.hpp"
#include "tools/delve/results_table.hpp"

namespace td::delve {

namespace {

struct MergeOptions {
    std::vector<std::string> files;
    std::string csv;
};

struct Part {
    std::string file;
    ResultsHeader header;
};

/// In the order of shards. Files are not kept open: there may be more shards than a process may open files.
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

/// Precondition: all are of one run, in the order of shards.
void report_doubled_and_missing(const std::vector<Part>& parts, std::vector<std::string>& problems) {
    int expected = 1;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Shard shard = parts[i].header.shard;
        if (i > 0 && shard == parts[i - 1].header.shard)
            problems.push_back(fmt::format("{} and {} are both shard {}", parts[i - 1].file, parts[i].file, to_string(shard)));
        for (; expected < shard.number; ++expected) problems.push_back(fmt::format("shard {} is missing", to_string({expected, shard.of})));
        expected = shard.number + 1;
    }
    const int of = parts.back().header.shard.of;
    for (; expected <= of; ++expected) problems.push_back(fmt::format("shard {} is missing", to_string({expected, of})));
}

/// Throws ResultsProblem if it is cut.
void add_rows(const Part& part, ResultsTable& table) {
    ResultsReader reader(part.file);
    while (const auto row = reader.next()) table.add(*row);
    if (reader.is_complete()) return;
    const GameRange range = part.header.range();
    throw ResultsProblem(fmt::format("{} is cut: it has no end, and should go from game {} to {}; go on with: delve {} --continue {}",
                                     part.file, range.first + 1, range.last, part.header.command, part.file));
}

ExitCode report(std::vector<std::string> problems) {
    constexpr std::size_t most_told = 20;
    const std::size_t left_out = problems.size() > most_told ? problems.size() - most_told : 0;
    problems.resize(problems.size() - left_out);
    for (const std::string& problem : problems) std::cerr << problem << '\n';
    if (left_out > 0) std::cerr << fmt::format("and {} more\n", left_out);
    return ExitCode::problems;
}

ExitCode merge(const MergeOptions& options) {
    std::vector<std::string> problems;
    std::vector<Part> parts = read_headers(options.files, problems);
    if (!parts.empty()) report_others(parts, problems);
    if (!problems.empty()) return report(problems);
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part& a, const Part& b) { return a.header.shard.number < b.header.shard.number; });
    report_doubled_and_missing(parts, problems);
    if (!problems.empty()) return report(problems);

    OutputFile out(options.csv);
    const ResultsHeader& header = parts.front().header;
    const auto table = results_table(header.command, header.columns, out.stream());
    for (const Part& part : parts) {
        try {
            add_rows(part, *table);
        } catch (const ResultsProblem& problem) {
            problems.emplace_back(problem.what());
        }
    }
    if (!problems.empty()) return report(problems);
    table->end();
    out.close();
    std::cout << fmt::format("{} games of {} {}: {}\n", header.games, parts.size(), parts.size() == 1 ? "shard" : "shards", options.csv);
    return ExitCode::ok;
}

}  // namespace

void add_merge(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<MergeOptions>();
    CLI::App* command = program.add_subcommand("merge", "Join the files of shards to that of one run");
    command->add_option("FILE", options->files, "Files that were written with --shard, in any order")->required();
    command->add_option("--csv", options->csv, "The file to write: byte for byte what one run without --shard writes")->required();
    command->footer(
        "Examples:\n"
        "  delve simulate --seed 9 --runs 30 --shard 1/2 --csv 1.csv; delve simulate --seed 9 --runs 30 --shard 2/2 --csv 2.csv\n"
        "  delve merge 1.csv 2.csv --csv all.csv\n"
        "Nothing is written if a shard is missing, doubled or cut, or of other content, another version or other arguments; each is "
        "named.\n"
        "Exit codes: 0 joined, 1 the files do not make up one run, 2 cannot run.");
    command->callback([options, &exit_code] { exit_code = merge(*options); });
}

}  // namespace td::delve
