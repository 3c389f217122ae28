// `delve simulate`: plays whole games with all creatures AI-controlled, the leader too, for balancing and to check that every run ends.
#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "headless/self_play.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/runs.hpp"

namespace td::delve {

namespace {

struct SimulateOptions : RunOptions {
    std::string dungeon;
    std::string difficulty;
    std::string csv;
    bool hash = false;
};

std::string_view name_of(Outcome outcome) {
    switch (outcome) {
        case Outcome::victory: return "victory";
        case Outcome::defeat: return "defeat";
        case Outcome::faulty: return "faulty";
        case Outcome::running: break;
    }
    return "unfinished";
}

/// The optional columns of a row.
struct Columns {
    enum class TierColumns { told, blank, left_out };
    TierColumns tiers = TierColumns::told;
    bool hash = false;
};

std::string heading(Columns columns) {
    std::string line = "seed,outcome,floors,rounds";
    if (columns.tiers != Columns::TierColumns::left_out)
        for (const std::string_view tier : tier_names) line += fmt::format(",tier_{}", tier);
    return line + ",moves,actions,waits,kills,deaths" + (columns.hash ? ",hash" : "") + "\n";
}

std::string row_of(const SelfPlay& run, Columns columns) {
    const Tally& tally = run.tally;
    std::string row = fmt::format("{},{},{},{}", run.seed, name_of(run.outcome), tally.floors, tally.rounds);
    if (columns.tiers != Columns::TierColumns::left_out)
        for (const int turns : tally.turns_by_tier) row += columns.tiers == Columns::TierColumns::told ? fmt::format(",{}", turns) : ",";
    for (const int turns : tally.turns_by_class) row += fmt::format(",{}", turns);
    row += fmt::format(",{},{}", tally.kills, tally.deaths);
    if (columns.hash) row += fmt::format(",{:016x}", run.hash);
    return row + "\n";
}

void write_rows(std::ostream& out, const std::vector<SelfPlay>& runs, Columns columns) {
    out << heading(columns);
    for (const SelfPlay& run : runs) out << row_of(run, columns);
}

/// Results are in the order of seeds, whichever thread played them.
std::vector<SelfPlay> play_all(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, const SimulateOptions& options) {
    std::vector<SelfPlay> runs(static_cast<std::size_t>(options.runs));
    const DifficultyId difficulty = chosen_difficulty(*catalog, options.difficulty);
    play_runs(runs.size(), options.jobs, [&](std::size_t i) { runs[i] = play_by_itself(catalog, dungeon, options.seed + i, difficulty); });
    return runs;
}

std::string summary(const std::vector<SelfPlay>& runs) {
    int won = 0;
    long floors = 0;
    long rounds = 0;
    for (const SelfPlay& run : runs) {
        won += run.outcome == Outcome::victory ? 1 : 0;
        floors += run.tally.floors;
        rounds += run.tally.rounds;
    }
    const auto count = static_cast<long>(runs.size());
    return fmt::format("{} games: {} won, {} lost; on average {}.{} floors and {} rounds\n", count, won, count - won, floors / count,
                       floors * 10 / count % 10, rounds / count);
}

bool write_csv(const SimulateOptions& options, bool has_tiers, const std::vector<SelfPlay>& runs) {
    std::ofstream file(options.csv, std::ios::binary);
    write_rows(file, runs, {.tiers = has_tiers ? Columns::TierColumns::told : Columns::TierColumns::blank, .hash = options.hash});
    file.flush();
    return static_cast<bool>(file);
}

ExitCode report(const SimulateOptions& options, bool has_tiers, const std::vector<SelfPlay>& runs) {
    if (options.csv.empty()) {
        write_rows(std::cout, runs,
                   {.tiers = has_tiers ? Columns::TierColumns::told : Columns::TierColumns::left_out, .hash = options.hash});
    } else if (!write_csv(options, has_tiers, runs)) {
        std::cerr << "delve simulate: cannot write " << options.csv << '\n';
        return ExitCode::cannot_run;
    }
    std::cout << summary(runs);
    ExitCode exit_code = ExitCode::ok;
    for (const SelfPlay& run : runs)
        for (const std::string& fault : run.faults) {
            std::cerr << fmt::format("seed {}: {}\n", run.seed, fault);
            exit_code = ExitCode::problems;
        }
    return exit_code;
}

ExitCode simulate(const SimulateOptions& options) {
    const auto catalog = chosen_content(options.content);
    const DungeonId dungeon = chosen_dungeon(*catalog, options.dungeon);
    return report(options, has_tiers(*catalog, dungeon), play_all(catalog, dungeon, options));
}

}  // namespace

void add_simulate(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<SimulateOptions>();
    options->runs = 10;
    CLI::App* command = program.add_subcommand("simulate", "Play whole games by AI alone, and count the results");
    command->add_option("--dungeon", options->dungeon, "Id of the dungeon; default: the content's main dungeon");
    add_difficulty_option(*command, options->difficulty);
    add_run_options(*command, *options, "game", "games");
    command->add_option("--csv", options->csv, "Write the rows to this file instead of printing them");
    command->add_flag("--hash", options->hash, "Add the hash of the final state to each row");
    command->footer(
        "Examples:\n"
        "  delve simulate --seed 11 --runs 40 --jobs 2\n"
        "  delve simulate --runs 200 --csv runs.csv --hash\n"
        "Turns of the player's side are counted by tier, if the time system has tiers, and by class (moves, actions, waits).\n"
        "A file has the same columns for every dungeon; tier columns are empty if the time system has no tiers.\n"
        "The same arguments give the same bytes, whatever --jobs is.\n"
        "Exit codes: 0 all games ended, 1 an invariant was broken or a game did not end, 2 cannot run.");
    command->callback([options, &exit_code] { exit_code = simulate(*options); });
}

}  // namespace td::delve
