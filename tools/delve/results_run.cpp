#include "tools/delve/results_run.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "content/yaml/folder.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/results_set.hpp"
#include "tools/delve/results_table.hpp"
#include "tools/delve/stop_signal.hpp"

namespace td::delve {

namespace {

constexpr std::string_view part_ending = ".part";

std::string final_name(const ResultsOptions& options) {
    if (options.unfinished.empty()) return options.csv;
    return options.unfinished.ends_with(part_ending) ? options.unfinished.substr(0, options.unfinished.size() - part_ending.size())
                                                     : options.unfinished;
}

/// Terminals, pipes and devices are written to as they are: there is no part beside them to go on with.
bool is_stream(const std::string& file) {
    std::error_code error;
    return std::filesystem::exists(file, error) && !std::filesystem::is_regular_file(file, error);
}

/// Reads all of its rows. Throws ResultsProblem if it is of something else.
std::unique_ptr<ResultsReader> read_unfinished(const std::string& file, const ResultsHeader& expected) {
    auto reader = std::make_unique<ResultsReader>(file);
    if (const std::string other = difference(expected, reader->header()); !other.empty())
        throw ResultsProblem(fmt::format("{} is {}: it cannot be continued", file, other));
    while (reader->next()) continue;
    return reader;
}

/// Makes the file of the whole run of its only part.
void write_table(const std::string& part, const std::string& file) {
    const Part whole{part, ResultsReader(part).header()};
    OutputFile out(file);
    const auto table = results_table(whole.header.command, whole.header.columns, out.stream());
    each_row(whole, [&](std::string_view row) { table->add(row); });
    table->end();
    out.close();
}

std::string how_to_go_on(const ResultsHeader& header, const std::string& part) {
    return fmt::format("continue with: delve {} --continue {}", header.command, part);
}

/// Plays what the part lacks. False, with a message, if that was stopped.
bool play_missing(ResultsWriter writer, const ResultsHeader& header, const std::string& part, int jobs, FunctionRef<void(std::size_t)> play,
                  FunctionRef<std::string(std::size_t)> rows) {
    const GameRange range = header.range(), missing{writer.next_game(), range.last};
    const std::size_t played = play_in_order(missing, jobs, play, [&](std::size_t game) { writer.add(rows(game)); });
    if (played == missing.size()) {
        writer.end();
        return true;
    }
    std::cerr << fmt::format("stopped after {} of {} games; {}\n", writer.next_game() - range.first, range.size(),
                             how_to_go_on(header, part));
    return false;
}

/// Precondition: the part is complete.
void finish(const ResultsHeader& header, const std::string& part, const std::string& file) {
    std::error_code error;
    if (!header.shard.is_whole_run() || header.keeps_games)
        std::filesystem::rename(part, file, error);
    else
        write_table(part, file), std::filesystem::remove(part, error);
    if (error) throw std::runtime_error(fmt::format("cannot write {}: {}", file, error.message()));
}

ExitCode play_into_stream(const ResultsOptions& options, const ResultsRun& run, int jobs, FunctionRef<void(std::size_t)> play,
                          FunctionRef<std::string(std::size_t)> rows) {
    OutputFile out(options.csv);
    const auto table = results_table(run.command, run.columns, out.stream());
    const std::size_t played = play_in_order({0, run.games}, jobs, play, [&](std::size_t game) {
        std::string_view left;
        const std::string text = rows(game);
        for (left = text; !left.empty(); left.remove_prefix(left.find('\n') + 1)) table->add(left.substr(0, left.find('\n')));
        if (!out.stream()) throw std::runtime_error("cannot write " + options.csv);
    });
    table->end();
    out.close();
    return played == run.games ? ExitCode::ok : ExitCode::stopped;
}

}  // namespace

void add_results_options(CLI::App& command, ResultsOptions& options, const std::string& rows) {
    const std::vector<CLI::Option*> deciding = command.get_options();
    CLI::Option* const csv = command.add_option("--csv", options.csv, "Write " + rows + " to this file");
    CLI::Option* const shard = command.add_option(
        "--shard", options.shard, "I/N: play only the I-th of N equal shares of the games, I from 1; `delve merge` joins their files");
    shard->check([](const std::string& text) { return shard_from(text) ? std::string() : "`" + text + "` is not a shard such as 2/3"; });
    shard->needs(csv);
    CLI::Option* const go_on =
        command.add_option("--continue", options.unfinished, "Continue the stopped run of this unfinished file, with the arguments in it");
    go_on->excludes(csv)->excludes(shard);
    constexpr std::array<std::string_view, 5> indifferent{"help", "jobs", "content", "own-pack", "option"};
    for (CLI::Option* const option : deciding)
        if (std::find(indifferent.begin(), indifferent.end(), option->get_single_name()) == indifferent.end()) go_on->excludes(option);
}

ResultsHeader unfinished_header(const ResultsOptions& options, const std::string& command) {
    ResultsHeader header = ResultsReader(options.unfinished).header();
    if (header.command != command)
        throw ResultsProblem(fmt::format("{} is from `delve {}`; continue with `delve {} --continue {}`", options.unfinished,
                                         header.command, header.command, options.unfinished));
    return header;
}

void read_arguments(FunctionRef<void(CLI::App&)> add_options, const ResultsHeader& header) {
    CLI::App command;
    add_options(command);
    try {
        command.parse(header.arguments);
    } catch (const CLI::ParseError& error) {
        throw ResultsProblem(fmt::format("`{}`, the arguments of the unfinished file: {}", header.arguments, error.what()));
    }
}

ExitCode play_into_file(const Catalog& catalog, const ResultsOptions& options, const ResultsRun& run, int jobs,
                        FunctionRef<void(std::size_t)> play, FunctionRef<std::string(std::size_t)> rows) {
    const std::string file = final_name(options);
    const bool goes_on = !options.unfinished.empty();
    const std::uint64_t content = run.files == 0 ? catalog.rules_fingerprint : Hash{}.add(catalog.rules_fingerprint).add(run.files).value();
    ResultsHeader header{.engine = TIERDELVE_VERSION,
                         .content = content,
                         .command = run.command,
                         .arguments = run.arguments,
                         .games = run.games,
                         .keeps_games = run.keeps_games,
                         .columns = run.columns};
    if (goes_on) header.shard = ResultsReader(options.unfinished).header().shard;
    if (!options.shard.empty()) header.shard = *shard_from(options.shard);
    if (!goes_on && is_stream(file)) {
        if (header.shard.is_whole_run() && !run.keeps_games) return play_into_stream(options, run, jobs, play, rows);
        throw std::runtime_error("a part of results is written to a file, and " + file + " is none");
    }
    const std::string part = goes_on ? options.unfinished : file + std::string(part_ending);
    if (!goes_on && path_exists(part))
        throw std::runtime_error(
            fmt::format("{} is left from a stopped run: continue it with `delve {} --continue {}`, or remove it", part, run.command, part));
    const auto unfinished = goes_on ? read_unfinished(part, header) : nullptr;
    // One that is complete lacks only the file of the whole run: that could not be written.
    const bool is_complete = unfinished && unfinished->is_complete();
    try {
        if (!is_complete &&
            !play_missing(unfinished ? ResultsWriter(*unfinished) : ResultsWriter(part, header), header, part, jobs, play, rows))
            return ExitCode::stopped;
        finish(header, part, file);
    } catch (const std::runtime_error& error) {
        if (!path_exists(part)) throw;
        throw std::runtime_error(fmt::format("{}; what was played is in {}, {}", error.what(), part, how_to_go_on(header, part)));
    }
    return ExitCode::ok;
}

}  // namespace td::delve
