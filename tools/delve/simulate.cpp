// `delve simulate`: plays whole games with all creatures AI-controlled, the leader too, for balancing and to check that every run ends.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "text/english.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/results_run.hpp"
#include "tools/delve/runs.hpp"
#include "tools/delve/stop_signal.hpp"
#include "tools/lab/fight_tally.hpp"
#include "tools/lab/players.hpp"
#include "tools/lab/self_play.hpp"

namespace td::delve {

namespace {

/// Rounds in which sides that could reach each other do nothing. See StandoffWatch.
constexpr int long_standoff = 30;

struct SimulateOptions : RunOptions {
    std::string dungeon;
    std::string difficulty;
    ResultsOptions results;
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
    return line + ",moves,actions,waits,kills,deaths" + (columns.standoff ? ",standoff" : "") + (columns.hash ? ",hash" : "");
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

/// Sums over the games that were played.
class Summary {
public:
    void add(const SelfPlay& run, const FightTally& fights) {
        ++m_games;
        m_won += run.outcome == Outcome::victory ? 1 : 0;
        m_floors += run.tally.floors;
        m_rounds += run.tally.rounds;
        m_fallen += static_cast<long>(run.tally.fallen.size());
        m_came_back += std::count_if(run.tally.fallen.begin(), run.tally.fallen.end(),
                                     [](const FallenMember& member) { return member.fate == FallenMember::Fate::came_back; });
        m_minutes_gained += run.minutes_gained;
        m_minutes_spent += run.minutes_spent;
        m_plans.add(run.plans);
        for (const BoonId boon : run.boons) {
            ++m_boons[boon].games;
            m_boons[boon].won += run.outcome == Outcome::victory ? 1 : 0;
        }
        for (const auto& taken : run.encounters) {
            ++m_options[taken].games;
            m_options[taken].won += run.outcome == Outcome::victory ? 1 : 0;
        }
        m_fights.add(fights);
        m_long_standoffs += run.longest_standoff.rounds >= long_standoff ? 1 : 0;
        if (m_games == 1 || run.longest_standoff.rounds > m_worst.rounds) {
            m_worst = run.longest_standoff;
            m_seed_of_worst = run.seed;
        }
        for (const std::string& fault : run.faults) m_faults.push_back(fmt::format("seed {}: {}\n", run.seed, fault));
    }

    std::string text() const {
        if (m_games == 0) return "no game was played\n";
        return fmt::format("{}: {} won, {} lost; on average {}.{} floors and {}; {} fell, {} revived\n", counted(m_games, "game"), m_won,
                           m_games - m_won, m_floors / m_games, m_floors * 10 / m_games % 10, counted(m_rounds / m_games, "round"),
                           counted(m_fallen, "member"), m_came_back);
    }
    std::string standoffs() const {
        return fmt::format("longest standoff: {}, seed {}, floor {}, up to round {}; games with one of {} rounds or more: {}\n",
                           counted(m_worst.rounds, "round"), m_seed_of_worst, m_worst.floor, m_worst.last_round, long_standoff,
                           m_long_standoffs);
    }
    /// On average; empty where minutes are not counted.
    std::string minutes() const {
        if (m_minutes_gained == 0) return {};
        const long left = m_minutes_gained - m_minutes_spent;
        return fmt::format("minutes on average: {}.{} gained, {}.{} spent, {} % left at the end\n", m_minutes_gained / m_games,
                           m_minutes_gained * 10 / m_games % 10, m_minutes_spent / m_games, m_minutes_spent * 10 / m_games % 10,
                           left * 100 / m_minutes_gained);
    }
    /// Of the games in which each boon was taken, how many were won.
    std::string boons(const Catalog& catalog) const {
        std::string text;
        for (const auto& [boon, tally] : m_boons)
            text += fmt::format("boon      {:<15} {:>9} {:>4} % won\n", catalog[boon].id, tally.games, tally.won * 100 / tally.games);
        return text;
    }
    /// The same of each option of an encounter that was taken; options count from 1.
    std::string encounters(const Catalog& catalog) const {
        std::string text;
        for (const auto& [taken, tally] : m_options)
            text += fmt::format("encounter {:<15} option {} {:>2} {:>4} % won\n", catalog[taken.first].id, taken.second + 1, tally.games,
                                tally.won * 100 / tally.games);
        return text;
    }
    const PlanTally& plans() const { return m_plans; }
    const FightTally& fights() const { return m_fights; }
    /// A line for each.
    const std::vector<std::string>& faults() const { return m_faults; }

private:
    long m_games = 0, m_won = 0, m_floors = 0, m_rounds = 0, m_fallen = 0, m_came_back = 0, m_long_standoffs = 0;
    long m_minutes_gained = 0, m_minutes_spent = 0;
    Standoff m_worst;
    std::uint64_t m_seed_of_worst = 0;
    struct ChoiceTally {
        long games = 0, won = 0;
    };
    std::map<BoonId, ChoiceTally> m_boons;
    std::map<std::pair<EncounterId, int>, ChoiceTally> m_options;
    PlanTally m_plans;
    FightTally m_fights;
    std::vector<std::string> m_faults;
};

/// The plans that each side's creatures followed, the most frequent first.
std::string table_of(const PlanTally& plans) {
    std::string text;
    for (const auto& [side, name] : {std::pair(Faction::player, "party"), {Faction::neutral, "neutrals"}, {Faction::foe, "foes"}}) {
        const auto& turns = plans.turns[static_cast<std::size_t>(side)];
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

/// What companions did with their turns in fights.
std::string table_of(const FightTally& fights) {
    std::string text;
    for (std::size_t i = 0; i < fight_turns; ++i) {
        const long turns = fights.turns[i], all = std::max(fights.all(), 1L);
        text += fmt::format("{:<9} {:<15} {:>9} {:>4}.{} %\n", "in fights", fight_turn_names[i], turns, turns * 100 / all,
                            turns * 1000 / all % 10);
    }
    return text;
}

ExitCode report(const SimulateOptions& options, const Catalog& catalog, const Summary& summary, ExitCode played) {
    std::cout << summary.text() << summary.minutes() << summary.boons(catalog) << summary.encounters(catalog);
    if (options.standoff) std::cout << summary.standoffs();
    if (options.plans) std::cout << table_of(summary.plans()) << table_of(summary.fights());
    for (const std::string& fault : summary.faults()) std::cerr << fault;
    return played == ExitCode::ok && !summary.faults().empty() ? ExitCode::problems : played;
}

/// What decides the games, whatever was left out on the command line.
std::string arguments_of(const SimulateOptions& options, const Catalog& catalog, DungeonId dungeon, DifficultyId difficulty) {
    std::string text = "--dungeon " + catalog[dungeon].id;
    if (difficulty) text += " --difficulty " + catalog[difficulty].id;
    text += fmt::format(" --seed {} --runs {}", options.seed, options.runs);
    for (const auto& [flag, given] :
         {std::pair(" --look-ahead", options.look_ahead), {" --standoff", options.standoff}, {" --hash", options.hash}})
        if (given) text += flag;
    return text;
}

void add_options(CLI::App& command, SimulateOptions& options) {
    command.add_option("--dungeon", options.dungeon, "Id of the dungeon; default: the content's main dungeon");
    add_difficulty_option(command, options.difficulty);
    add_run_options(command, options, "game", "games");
    command.add_flag("--hash", options.hash, "Add the hash of the final state to each row");
    command.add_flag("--standoff", options.standoff,
                     "Add the longest series of rounds in which the sides could have met but did nothing, and count the long ones");
    command.add_flag("--look-ahead", options.look_ahead,
                     "Let creatures look ahead as their tactics say, as in the game, which is many times slower. Without it they only "
                     "follow their plans");
}

ExitCode simulate(SimulateOptions options) {
    if (!options.results.unfinished.empty())
        read_arguments([&](CLI::App& command) { add_options(command, options); }, unfinished_header(options.results, "simulate"));
    auto catalog = chosen_content(options.packs);
    if (!options.look_ahead) catalog = without_look_ahead(*catalog);
    const DungeonId dungeon = chosen_dungeon(*catalog, options.dungeon);
    const DifficultyId difficulty = chosen_difficulty(*catalog, options.difficulty);
    const bool is_printed = options.results.csv.empty() && options.results.unfinished.empty();
    Columns columns{.hash = options.hash, .standoff = options.standoff};
    if (!has_tiers(*catalog, dungeon)) columns.tiers = is_printed ? Columns::TierColumns::left_out : Columns::TierColumns::blank;

    std::vector<SelfPlay> games(most_games_ahead);
    std::vector<FightTally> fights(most_games_ahead);
    Summary summary;
    const auto play = [&](std::size_t i) {
        FightTally& tally = fights[i % games.size()] = {};
        games[i % games.size()] = play_by_itself(catalog, dungeon, options.seed + i, difficulty, [&](const Game& game, const Event& event) {
            if (options.plans) tally.count(game, event);
        });
    };
    const auto take = [&](std::size_t i) {
        summary.add(games[i % games.size()], fights[i % games.size()]);
        return row_of(games[i % games.size()], columns);
    };
    const auto count = static_cast<std::size_t>(options.runs);
    stop_at_signals();
    if (!is_printed) {
        const ResultsRun run{"simulate", arguments_of(options, *catalog, dungeon, difficulty), count, heading(columns)};
        return report(options, *catalog, summary, play_into_file(*catalog, options.results, run, options.jobs, play, take));
    }
    std::cout << heading(columns) << '\n';
    const std::size_t played = play_in_order({0, count}, options.jobs, play, [&](std::size_t i) { std::cout << take(i); });
    return report(options, *catalog, summary, played == count ? ExitCode::ok : ExitCode::stopped);
}

}  // namespace

void add_simulate(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<SimulateOptions>();
    options->runs = 10;
    CLI::App* command = program.add_subcommand("simulate", "Let the computer play whole games, and count the results");
    add_options(*command, *options);
    add_results_options(*command, options->results, "a row for each game, instead of printing it,");
    command->add_flag("--plans", options->plans,
                      "Print which plans of their tactics each side's creatures followed, and what companions did in fights");
    command->footer(
        "Examples:\n"
        "  delve simulate --seed 11 --runs 40 --jobs 2\n"
        "  delve simulate --runs 200 --csv runs.csv --hash\n"
        "  delve simulate --runs 100000 --shard 3/40 --csv runs.3.csv\n"
        "  delve simulate --continue runs.3.csv.part --jobs 2\n"
        "Turns of the player's side are counted by tier, if the time system has tiers, and by class (moves, actions, waits).\n"
        "A file has the same columns for every dungeon; tier columns are empty if the time system has no tiers.\n"
        "The same arguments give the same bytes, whatever --jobs is, and whether played at once, in shards or continued after a stop: "
        "Ctrl-C stops\n"
        "the run, and what is done stays in FILE.part. The summary only counts the games of this command.\n"
        "Exit codes: 0 all games ended, 1 an invariant was broken or a game did not end, 2 cannot run, 3 stopped by Ctrl-C or SIGTERM.");
    command->callback([options, &exit_code] { exit_code = simulate(*options); });
}

}  // namespace td::delve
