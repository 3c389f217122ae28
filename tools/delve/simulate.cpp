// `delve simulate`: plays whole games with all creatures AI-controlled, the leader too, for balancing and to check that every run ends.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "headless/players.hpp"
#include "headless/self_play.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/runs.hpp"

namespace td::delve {

namespace {

/// Rounds in which sides that could reach each other do nothing. See StandoffWatch.
constexpr int long_standoff = 30;

struct SimulateOptions : RunOptions {
    std::string dungeon;
    std::string difficulty;
    std::string csv;
    bool hash = false;
    bool standoff = false;
    bool plans = false;
    bool look_ahead = false;
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
    bool standoff = false;
};

std::string heading(Columns columns) {
    std::string line = "seed,outcome,floors,rounds";
    if (columns.tiers != Columns::TierColumns::left_out)
        for (const std::string_view tier : tier_names) line += fmt::format(",tier_{}", tier);
    return line + ",moves,actions,waits,kills,deaths" + (columns.standoff ? ",standoff" : "") + (columns.hash ? ",hash" : "") + "\n";
}

std::string row_of(const SelfPlay& run, Columns columns) {
    const Tally& tally = run.tally;
    std::string row = fmt::format("{},{},{},{}", run.seed, name_of(run.outcome), tally.floors, tally.rounds);
    if (columns.tiers != Columns::TierColumns::left_out)
        for (const int turns : tally.turns_by_tier) row += columns.tiers == Columns::TierColumns::told ? fmt::format(",{}", turns) : ",";
    for (const int turns : tally.turns_by_class) row += fmt::format(",{}", turns);
    row += fmt::format(",{},{}", tally.kills, tally.deaths);
    if (columns.standoff) row += fmt::format(",{}", run.longest_standoff.rounds);
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
    long fallen = 0, came_back = 0;
    for (const SelfPlay& run : runs) {
        won += run.outcome == Outcome::victory ? 1 : 0;
        floors += run.tally.floors;
        rounds += run.tally.rounds;
        fallen += static_cast<long>(run.tally.fallen.size());
        came_back += std::count_if(run.tally.fallen.begin(), run.tally.fallen.end(),
                                   [](const FallenMember& member) { return member.fate == FallenMember::Fate::came_back; });
    }
    const auto count = static_cast<long>(runs.size());
    return fmt::format("{} games: {} won, {} lost; on average {}.{} floors and {} rounds; {} fell, {} of them were brought back\n", count,
                       won, count - won, floors / count, floors * 10 / count % 10, rounds / count, fallen, came_back);
}

std::string standoffs(const std::vector<SelfPlay>& runs) {
    const auto longest = std::max_element(runs.begin(), runs.end(), [](const SelfPlay& a, const SelfPlay& b) {
        return a.longest_standoff.rounds < b.longest_standoff.rounds;
    });
    const auto long_ones =
        std::count_if(runs.begin(), runs.end(), [](const SelfPlay& run) { return run.longest_standoff.rounds >= long_standoff; });
    const Standoff& worst = longest->longest_standoff;
    return fmt::format("longest standoff: {} rounds, seed {}, floor {}, up to round {}; games with one of {} rounds or more: {}\n",
                       worst.rounds, longest->seed, worst.floor, worst.last_round, long_standoff, long_ones);
}

/// The plans that each side's creatures followed, the most frequent first.
std::string table_of_plans(const std::vector<SelfPlay>& runs) {
    PlanTally sum;
    for (const SelfPlay& run : runs) sum.add(run.plans);
    std::string text;
    for (const auto& [side, name] : {std::pair(Faction::player, "party"), {Faction::neutral, "neutrals"}, {Faction::foe, "foes"}}) {
        const auto& turns = sum.turns[static_cast<std::size_t>(side)];
        const long all = std::accumulate(turns.begin(), turns.end(), 0L);
        std::vector<std::size_t> kinds(turns.size());
        std::iota(kinds.begin(), kinds.end(), std::size_t{0});
        std::stable_sort(kinds.begin(), kinds.end(), [&](std::size_t a, std::size_t b) { return turns[a] > turns[b]; });
        for (const std::size_t kind : kinds)
            if (turns[kind] > 0)
                text += fmt::format("{:<9} {:<15} {:>9} {:>4}.{} %\n", name, name_of(static_cast<Plan::Kind>(kind)), turns[kind],
                                    turns[kind] * 100 / all, turns[kind] * 1000 / all % 10);
    }
    return text;
}

bool write_csv(const SimulateOptions& options, bool has_tiers, const std::vector<SelfPlay>& runs) {
    std::ofstream file(options.csv, std::ios::binary);
    write_rows(file, runs,
               {.tiers = has_tiers ? Columns::TierColumns::told : Columns::TierColumns::blank,
                .hash = options.hash,
                .standoff = options.standoff});
    file.flush();
    return static_cast<bool>(file);
}

ExitCode report(const SimulateOptions& options, bool has_tiers, const std::vector<SelfPlay>& runs) {
    if (options.csv.empty()) {
        write_rows(std::cout, runs,
                   {.tiers = has_tiers ? Columns::TierColumns::told : Columns::TierColumns::left_out,
                    .hash = options.hash,
                    .standoff = options.standoff});
    } else if (!write_csv(options, has_tiers, runs)) {
        std::cerr << "delve simulate: cannot write " << options.csv << '\n';
        return ExitCode::cannot_run;
    }
    std::cout << summary(runs);
    if (options.standoff) std::cout << standoffs(runs);
    if (options.plans) std::cout << table_of_plans(runs);
    ExitCode exit_code = ExitCode::ok;
    for (const SelfPlay& run : runs)
        for (const std::string& fault : run.faults) {
            std::cerr << fmt::format("seed {}: {}\n", run.seed, fault);
            exit_code = ExitCode::problems;
        }
    return exit_code;
}

ExitCode simulate(const SimulateOptions& options) {
    auto catalog = chosen_content(options.content, options.own_pack);
    if (!options.look_ahead) catalog = without_look_ahead(*catalog);
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
    command->add_flag("--standoff", options->standoff,
                      "Add the longest row of rounds in which the sides could have met and did nothing, and count the long ones");
    command->add_flag("--plans", options->plans, "Print which plans of their tactics each side's creatures followed");
    command->add_flag(
        "--look-ahead", options->look_ahead,
        "Let minds look ahead as their tactics say, as in the game: many times as slow. Without it they follow their plans alone");
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
