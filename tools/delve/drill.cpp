// `delve drill`: plays situations for the minds of companions and foes, and says which demands of them did not hold.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/hash.hpp"
#include "content/yaml/folder.hpp"
#include "text/english.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/results_run.hpp"
#include "tools/delve/stop_signal.hpp"
#include "tools/drills/drill_file.hpp"
#include "tools/drills/watched.hpp"

namespace td::delve {

namespace {

struct DrillOptions {
    std::vector<std::string> places;
    std::string only;
    PackArguments packs;
    std::string tactic;
    ResultsOptions results;
    std::optional<int> look_ahead;
    std::optional<std::uint64_t> watch;
    int seeds = 0;  ///< 0: as the drills say
    int jobs = 1;
    bool bad_minds = false;
};

/// A drill under the name of its file.
struct NamedDrill {
    std::string name;
    Drill drill;
    std::string text;  ///< of the file
};

/// The files themselves, and the YAML files below folders. Throws std::runtime_error if there is none.
std::vector<std::filesystem::path> files_of(const std::vector<std::string>& places) {
    std::vector<std::filesystem::path> files;
    for (const std::string& place : places) {
        const std::size_t before = files.size();
        if (entry_behind(place).kind != FolderEntry::Kind::folder) {
            files.emplace_back(place);
            continue;
        }
        for (const FolderEntry& entry : entries_below(place))
            if (entry.kind == FolderEntry::Kind::file && entry.path.extension() == ".yaml") files.push_back(entry.path);
        if (files.size() == before) throw std::runtime_error("there is no drill (*.yaml) in " + place);
    }
    return files;
}

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Nothing if a file cannot be read, which is reported.
std::optional<std::vector<NamedDrill>> drills_of(const DrillOptions& options, const Catalog& catalog) {
    std::vector<NamedDrill> drills;
    std::vector<Problem> problems;
    const std::vector<std::filesystem::path> files = files_of(options.places);
    const bool is_whole_name = std::any_of(files.begin(), files.end(), [&](const auto& file) { return file.stem() == options.only; });
    for (const std::filesystem::path& file : files) {
        const std::string name = file.stem().string();
        if (is_whole_name ? name != options.only : name.find(options.only) == std::string::npos) continue;
        if (auto drill = read_drill_file(file, catalog, problems)) drills.push_back({name, std::move(*drill), text_of(file)});
    }
    for (const Problem& problem : problems) std::cerr << to_string(problem) << '\n';
    if (!problems.empty()) return std::nullopt;
    if (drills.empty()) throw std::runtime_error("no drill has `" + options.only + "` in its name");
    return drills;
}

void prepare(NamedDrill& named, const DrillOptions& options, TacticId tactic) {
    Drill& drill = named.drill;
    if (options.seeds > 0) drill.games = options.seeds;
    if (tactic) drill = under_tactic(std::move(drill), tactic);
    if (options.bad_minds && drill.fails_without_orders) drill = without_orders(std::move(drill));
    if (options.bad_minds && drill.fails_without_boons) drill = without_boons(std::move(drill));
    if (options.bad_minds && drill.fails_without_parts) drill = without_parts(std::move(drill));
    const TacticId bad_tactic = drill.fails_under;
    if (options.bad_minds && bad_tactic) drill = under_tactic(std::move(drill), bad_tactic);
    if (options.look_ahead) drill = looking_ahead(std::move(drill), *options.look_ahead);
}

DrillResult play_all_games(const Drill& drill) {
    std::vector<DrillGame> games;
    for (int game = 0; game < drill.games; ++game) games.push_back(play(drill, drill.seed + static_cast<std::uint64_t>(game)));
    return tally(drill, games);
}

void print_result(const NamedDrill& named, const DrillResult& result) {
    std::cout << fmt::format("{:<7} {:<28} {}\n", result.passes(named.drill) ? "passed" : "failed", named.name, named.drill.title);
    for (std::size_t i = 0; i < result.demands.size(); ++i)
        if (!result.holds(named.drill, i))
            std::cout << fmt::format("        {}: held in {} of {}; first failed with seed {}\n", named.drill.demands[i].words,
                                     result.demands[i].held, counted(result.games, "game"), result.demands[i].first_failed.value_or(0));
    for (const std::string& fault : result.faults) std::cerr << named.name << ": " << fault << '\n';
}

constexpr std::string_view drill_columns = "drill,side,demand,games,held,needed_percent,passed";

/// A row for each demand.
std::string rows_of(const NamedDrill& named, const DrillResult& result) {
    const auto quoted = [](std::string text) {
        for (std::size_t at = 0; (at = text.find('"', at)) != std::string::npos; at += 2) text.insert(at, 1, '"');
        return '"' + text + '"';
    };
    std::string text;
    for (std::size_t i = 0; i < result.demands.size(); ++i) {
        const DrillDemand& demand = named.drill.demands[i];
        text += fmt::format("{},{},{},{},{},{},{}\n", named.name, named.drill.side == DrillSide::companions ? "companions" : "foes",
                            quoted(demand.words), result.games, result.demands[i].held, demand.in, result.holds(named.drill, i) ? 1 : 0);
    }
    return text;
}

std::string bad_mind_of(const Drill& drill) {
    if (!drill.fails_under) return "without its orders";
    return "under `" + drill.catalog->tactics[drill.fails_under.index()].id + "`";
}

/// What is said of the drills that were played; the others have no result.
ExitCode report(const std::vector<NamedDrill>& drills, const std::vector<std::optional<DrillResult>>& results, bool bad_minds) {
    std::size_t as_wished = 0, played = 0;
    for (std::size_t i = 0; i < drills.size(); ++i) {
        if (!results[i]) continue;
        ++played;
        const bool passes = results[i]->passes(drills[i].drill);
        as_wished += passes != bad_minds ? 1 : 0;
        if (!bad_minds) print_result(drills[i], *results[i]);
        if (bad_minds && passes)
            std::cout << fmt::format("{}: passed {}, but should have failed\n", drills[i].name, bad_mind_of(drills[i].drill));
    }
    std::cout << fmt::format("{} {}, {} {}\n", as_wished, bad_minds ? "failed as they should" : "passed", played - as_wished,
                             bad_minds ? "passed" : "failed");
    return as_wished == played ? ExitCode::ok : ExitCode::problems;
}

/// What decides the results, apart from what stands in the drills.
std::string arguments_of(const DrillOptions& options) {
    std::string text;
    for (const std::string& place : options.places) text += fmt::format("\"{}\" ", place);
    if (!options.only.empty()) text += "--only " + options.only + " ";
    if (!options.tactic.empty()) text += "--tactic " + options.tactic + " ";
    if (options.look_ahead) text += fmt::format("--look-ahead {} ", *options.look_ahead);
    if (options.bad_minds) text += "--bad-minds ";
    if (options.seeds > 0) text += fmt::format("--seeds {} ", options.seeds);
    text.pop_back();
    return text;
}

/// Plays all drills or, into a file, those of the shard.
ExitCode play_drills(const std::vector<NamedDrill>& drills, const Catalog& catalog, const DrillOptions& options,
                     std::vector<std::optional<DrillResult>>& results) {
    const auto play_one = [&](std::size_t n) { results[n] = play_all_games(drills[n].drill); };
    stop_at_signals();
    if (options.results.csv.empty() && options.results.unfinished.empty()) {
        const std::size_t played = play_in_order({0, drills.size()}, options.jobs, play_one, [](std::size_t) {});
        return played == drills.size() ? ExitCode::ok : ExitCode::stopped;
    }
    Hash files;
    for (const NamedDrill& named : drills) files.add(named.name).add(named.text);
    const ResultsRun run{.command = "drill",
                         .arguments = arguments_of(options),
                         .games = drills.size(),
                         .columns = std::string(drill_columns),
                         .files = files.value()};
    return play_into_file(catalog, options.results, run, options.jobs, play_one,
                          [&](std::size_t n) { return rows_of(drills[n], *results[n]); });
}

void add_options(CLI::App& command, DrillOptions& options);

ExitCode drill(DrillOptions options) {
    if (!options.results.unfinished.empty())
        read_arguments([&](CLI::App& command) { add_options(command, options); }, unfinished_header(options.results, "drill"));
    if (options.places.empty()) throw std::runtime_error("which drills? name files or folders");
    const auto catalog = chosen_content(options.packs);
    const TacticId tactic = options.tactic.empty() ? TacticId() : chosen_tactic(*catalog, options.tactic);
    auto drills = drills_of(options, *catalog);
    if (!drills) return ExitCode::cannot_run;
    if (options.bad_minds)
        std::erase_if(*drills, [](const NamedDrill& named) {
            return !named.drill.fails_under && !named.drill.fails_without_orders && !named.drill.fails_without_boons &&
                   !named.drill.fails_without_parts;
        });
    for (NamedDrill& named : *drills) prepare(named, options, tactic);
    if (options.watch) {
        if (drills->size() != 1) throw std::runtime_error("--watch shows a single drill; choose it with its file or --only NAME");
        play_watched(drills->front().drill, *options.watch, std::cout);
        return ExitCode::ok;
    }
    std::vector<std::optional<DrillResult>> results(drills->size());
    const ExitCode played = play_drills(*drills, *catalog, options, results);
    return played == ExitCode::ok ? report(*drills, results, options.bad_minds) : played;
}

void add_options(CLI::App& command, DrillOptions& options) {
    command.add_option("FILE", options.places, "Drills (YAML), or folders with drills");
    command.add_option("--only", options.only, "Only the drill with this file name, or else those whose name contains this");
    command.add_option("--seeds", options.seeds, "Games of each drill; default: what the drill says")->check(CLI::Range(1, 10'000));
    command.add_option("--jobs", options.jobs, "Games in parallel; affects only the speed")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    add_content_option(command, options.packs.content);
    add_pack_options(command, options.packs);
    CLI::Option* tactic = command.add_option("--tactic", options.tactic, "Let the tested creatures follow this tactic");
    command.add_option("--look-ahead", options.look_ahead, "Let them look so many rounds ahead")->check(CLI::Range(0, 2));
    CLI::Option* bad = command.add_flag("--bad-minds", options.bad_minds,
                                        "Let them follow the tactic that the drill names under `fails_under`, or take away their orders, "
                                        "boons or parts if it says `fails_without_orders`, `fails_without_boons` or `fails_without_parts`; "
                                        "then it must fail");
    command.add_option("--watch", options.watch, "Print what happens in the game with this seed, and why")->check(whole_number);
    bad->excludes(tactic);
}

}  // namespace

void add_drill(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<DrillOptions>();
    CLI::App* command = program.add_subcommand("drill", "Test tactics in situations: what must and must not happen");
    add_options(*command, *options);
    add_results_options(*command, options->results, "a row for each demand");
    command->footer(
        std::string("Examples:\n"
                    "  delve drill tests/drills --jobs 2\n"
                    "  delve drill tests/drills/companions/corridor.yaml --watch 3\n"
                    "  delve drill tests/drills --only archer --tactic go_after_foes\n"
                    "  delve drill tests/drills --seeds 1000 --shard 1/3 --csv drills.1.csv\n"
                    "Prints a line for each drill; below those that fail, the demands that did not hold and a seed for --watch.\n"
                    "The same arguments give the same bytes, whatever --jobs is.\n"
                    "Exit codes: 0 all passed, 1 one failed, 2 a file cannot be read.\n\n") +
        drill_format());
    command->callback([options, &exit_code] { exit_code = drill(*options); });
}

}  // namespace td::delve
