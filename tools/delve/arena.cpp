// `delve arena`: repeated fights between two teams on plain ground, for balancing.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "text/english.hpp"
#include "tools/cases/scenario_file.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/results_run.hpp"
#include "tools/delve/runs.hpp"
#include "tools/delve/stop_signal.hpp"
#include "tools/lab/arena_match.hpp"

namespace td::delve {

namespace {

constexpr std::array<std::string_view, 2> side_names{"left", "right"};

struct ArenaOptions : RunOptions {
    std::string left;
    std::string right;
    std::array<std::string, 2> tactics;
    std::array<int, 2> look_ahead{-1, -1};  ///< -1: as the tactics say
    std::string dungeon;
    std::string system;
    std::string terrain = "floor";
    std::string size = "24x14";
    int distance = 7;
    int rounds = 100;
    bool exchange = false;
    ResultsOptions results;
};

void read_size(const std::string& text, ArenaRules& rules) {
    const auto x = text.find('x');
    const std::string wrong = "--size is WIDTHxHEIGHT, from 10x6 to 64x64, not `" + text + "`";
    if (x == std::string::npos || text.size() > 7) throw std::runtime_error(wrong);
    if (!CLI::detail::lexical_cast(text.substr(0, x), rules.width) || !CLI::detail::lexical_cast(text.substr(x + 1), rules.height))
        throw std::runtime_error(wrong);
    if (rules.width < 10 || rules.width > 64 || rules.height < 6 || rules.height > 64) throw std::runtime_error(wrong);
}

TimeSettings time_system_called(const std::string& name) {
    std::vector<Problem> problems;
    const auto settings = read_time_system("--system", name, problems);
    if (!settings)
        throw std::runtime_error("--system: " + problems.front().message +
                                 (problems.front().hint.empty() ? "" : "; " + problems.front().hint));
    return *settings;
}

std::vector<SpeciesId> team_of(const Catalog& catalog, const std::string& option, const std::string& text) {
    try {
        std::vector<SpeciesId> team = chosen_team(catalog, text);
        if (team.size() > ArenaRules::most_fighters)
            throw std::runtime_error(fmt::format("more than {} fighters", ArenaRules::most_fighters));
        return team;
    } catch (const std::runtime_error& error) {
        throw std::runtime_error(option + ": " + error.what());
    }
}

/// Throws std::runtime_error with a sentence for the user.
ArenaRules rules_from(const Catalog& catalog, const ArenaOptions& options) {
    ArenaRules rules;
    rules.teams = {team_of(catalog, "--left", options.left), team_of(catalog, "--right", options.right)};
    for (const std::size_t team : {0u, 1u}) {
        if (!options.tactics[team].empty()) rules.minds[team].tactic = chosen_tactic(catalog, options.tactics[team]);
        if (options.look_ahead[team] >= 0) rules.minds[team].look_ahead = options.look_ahead[team];
    }
    rules.distance = options.distance;
    rules.round_limit = options.rounds;
    rules.ground = chosen_terrain(catalog, options.terrain);
    read_size(options.size, rules);
    if (!options.dungeon.empty()) {
        const Dungeon& dungeon = catalog[chosen_dungeon(catalog, options.dungeon)];
        rules.time = dungeon.time;
        rules.costs = dungeon.costs;
    }
    if (!options.system.empty()) rules.time = time_system_called(options.system);
    if (!has_room(rules)) throw std::runtime_error("there is no room for the teams: raise --size or lower --distance");
    if (const SpeciesId species = unfit_for(catalog, rules))
        throw std::runtime_error(
            fmt::format("`{}` cannot enter the terrain `{}`; choose another with --terrain ID", catalog[species].id, options.terrain));
    return rules;
}

/// Rounded to one decimal.
std::string mean(long sum, std::size_t count) {
    const long tenths = (sum * 10 + static_cast<long>(count) / 2) / static_cast<long>(count);
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

/// The totals of one species over all fights.
struct FightTotals {
    SpeciesId species;
    long count = 0, survivors = 0, kills = 0, dealt = 0, taken = 0, healed = 0;
};

/// Sums over all fights.
class ArenaTotals {
public:
    void add(const ArenaMatch& match) {
        ++m_fights;
        ++m_outcomes[match.winner.value_or(2)];
        m_rounds += match.rounds;
        for (const std::size_t team : {0u, 1u})
            for (const FighterTally& row : match.teams[team]) add(row, m_teams[team]);
        for (const std::string& fault : match.faults) m_faults.push_back(fmt::format("seed {}: {}\n", match.seed, fault));
    }

    /// Precondition: at least one fight was added.
    std::string text(const Catalog& catalog) const {
        const auto left = static_cast<long>(m_outcomes[0]), right = static_cast<long>(m_outcomes[1]);
        std::string text =
            fmt::format("{}: left won {} ({} %), right won {} ({} %), undecided {}; {} rounds on average\n", counted(m_fights, "fight"),
                        left, mean(left * 100, m_fights), right, mean(right * 100, m_fights), m_outcomes[2], mean(m_rounds, m_fights));
        text += fmt::format("\n{:<6} {:<20} {:>7} {:>9} {:>7} {:>7} {:>7} {:>7}\n", "", "in one fight", "fought", "standing", "kills",
                            "dealt", "taken", "healed");
        for (const std::size_t team : {0u, 1u})
            for (const FightTotals& sum : m_teams[team])
                text += fmt::format("{:<6} {:<20} {:>7} {:>9} {:>7} {:>7} {:>7} {:>7}\n", side_names[team], catalog[sum.species].id,
                                    mean(sum.count, m_fights), mean(sum.survivors, m_fights), mean(sum.kills, m_fights),
                                    mean(sum.dealt, m_fights), mean(sum.taken, m_fights), mean(sum.healed, m_fights));
        return text;
    }
    /// A line for each.
    const std::vector<std::string>& faults() const { return m_faults; }

private:
    static void add(const FighterTally& row, std::vector<FightTotals>& sums) {
        auto sum = std::find_if(sums.begin(), sums.end(), [&](const FightTotals& one) { return one.species == row.species; });
        if (sum == sums.end()) sum = sums.insert(sum, {.species = row.species});
        sum->count += row.count, sum->survivors += row.survivors, sum->kills += row.kills;
        sum->dealt += row.dealt, sum->taken += row.taken, sum->healed += row.healed;
    }

    std::size_t m_fights = 0;
    std::array<std::size_t, 3> m_outcomes{};
    long m_rounds = 0;
    std::array<std::vector<FightTotals>, 2> m_teams;
    std::vector<std::string> m_faults;
};

constexpr std::string_view arena_columns = "seed,winner,rounds,side,species,fought,standing,kills,dealt,taken,healed";

std::string rows_of(const Catalog& catalog, const ArenaMatch& match) {
    std::string text;
    for (const std::size_t team : {0u, 1u})
        for (const FighterTally& row : match.teams[team])
            text += fmt::format("{},{},{},{},{},{},{},{},{},{},{}\n", match.seed, match.winner ? side_names[*match.winner] : "nobody",
                                match.rounds, side_names[team], catalog[row.species].id, row.count, row.survivors, row.kills, row.dealt,
                                row.taken, row.healed);
    return text;
}

/// The options that decide the outcome of the fights.
std::string arguments_of(const ArenaOptions& options) {
    std::string text =
        fmt::format("--left {} --right {} --seed {} --runs {} --size {} --distance {} --terrain {} --rounds {}", options.left,
                    options.right, options.seed, options.runs, options.size, options.distance, options.terrain, options.rounds);
    for (const std::size_t team : {0u, 1u}) {
        if (!options.tactics[team].empty()) text += fmt::format(" --{}-tactic {}", side_names[team], options.tactics[team]);
        if (options.look_ahead[team] >= 0) text += fmt::format(" --{}-looks {}", side_names[team], options.look_ahead[team]);
    }
    if (!options.dungeon.empty()) text += " --dungeon " + options.dungeon;
    if (!options.system.empty()) text += " --system " + options.system;
    return text + (options.exchange ? " --exchange" : "");
}

ExitCode fight_all(const Catalog& catalog, const ArenaOptions& options, ArenaTotals& totals) {
    const ArenaField field = field_for(catalog, rules_from(catalog, options));
    std::vector<ArenaMatch> matches(most_games_ahead);
    const auto play = [&](std::size_t i) { matches[i % matches.size()] = fight(field, options.seed + i, options.exchange ? i % 2 : 0); };
    const auto take = [&](std::size_t i) {
        totals.add(matches[i % matches.size()]);
        return rows_of(catalog, matches[i % matches.size()]);
    };
    const auto count = static_cast<std::size_t>(options.runs);
    stop_at_signals();
    if (options.results.csv.empty() && options.results.unfinished.empty())
        return play_in_order({0, count}, options.jobs, play, [&](std::size_t i) { take(i); }) == count ? ExitCode::ok : ExitCode::stopped;
    return play_into_file(catalog, options.results, {"arena", arguments_of(options), count, std::string(arena_columns)}, options.jobs, play,
                          take);
}

void add_options_of_minds(CLI::App& command, ArenaOptions& options) {
    for (const std::size_t team : {0u, 1u}) {
        command.add_option(fmt::format("--{}-tactic", side_names[team]), options.tactics[team],
                           fmt::format("Id of the tactic for everybody on the {}; default: those of their species", side_names[team]));
        command
            .add_option(fmt::format("--{}-looks", side_names[team]), options.look_ahead[team],
                        fmt::format("Rounds that creatures on the {} look ahead; default: what their tactics say", side_names[team]))
            ->check(CLI::Range(0, 2));
    }
}

void add_ground_options(CLI::App& command, ArenaOptions& options) {
    command.add_option("--dungeon", options.dungeon,
                       "Use the time system and costs of this dungeon; default: six_tier, 100 ticks per action");
    command.add_option("--system", options.system, "The time system, with its default settings");
    command.add_option("--size", options.size, "Size of the map including its walls")->capture_default_str();
    command.add_option("--distance", options.distance, "Minimum distance between the teams, in tiles")
        ->check(CLI::Range(1, 60))
        ->capture_default_str();
    command.add_option("--terrain", options.terrain, "Id of the ground's terrain")->capture_default_str();
    command.add_option("--rounds", options.rounds, "Rounds after which a fight is undecided")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
}

void add_options(CLI::App& command, ArenaOptions& options) {
    command.add_option("--left", options.left, "SPECIES[:COUNT],SPECIES...: one team, leader first");
    command.add_option("--right", options.right, "The other team");
    add_run_options(command, options, "fight", "fights");
    command.add_flag("--exchange", options.exchange, "Swap the teams in every other fight");
    add_options_of_minds(command, options);
    add_ground_options(command, options);
}

ExitCode arena(ArenaOptions options) {
    if (!options.results.unfinished.empty())
        read_arguments([&](CLI::App& command) { add_options(command, options); }, unfinished_header(options.results, "arena"));
    if (options.left.empty() || options.right.empty()) throw std::runtime_error("--left and --right are required");
    const auto catalog = chosen_content(options.packs);
    ArenaTotals totals;
    const ExitCode fought = fight_all(*catalog, options, totals);
    for (const std::string& fault : totals.faults()) std::cerr << fault;
    // Of a part of the fights alone the table would mislead.
    if (fought == ExitCode::ok && options.results.shard.empty() && options.results.unfinished.empty()) std::cout << totals.text(*catalog);
    return fought == ExitCode::ok && !totals.faults().empty() ? ExitCode::problems : fought;
}

constexpr const char* footer =
    "Examples:\n"
    "  delve arena --left hero_warden,hero_mender --right kobold_raider:4\n"
    "  delve arena --left stone_golem --right ember_fox:3 --system energy_pool --runs 500 --jobs 2 --csv fights.csv\n"
    "  delve arena --left ember_fox:3 --right ember_fox:3 --exchange --left-looks 1 --right-looks 0\n"
    "  delve arena --left hero_warden,hero_scout --right kobold_raider:3 --own-pack mine --left-tactic my_tactic\n"
    "The left team plays the part of the party: its leader is first in the list, and it acts first within each tier. With --exchange, the\n"
    "teams swap parts in every other fight. Damage by poison, fire and so on counts for a team if its source is known.\n"
    "The same arguments give the same bytes, whatever --jobs is, and whether fought at once, in shards or continued after a stop.\n"
    "Exit codes: 0 fought, 1 an invariant was broken or the game made no progress, 2 cannot run, 3 stopped by Ctrl-C or SIGTERM.";

}  // namespace

void add_arena(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<ArenaOptions>();
    CLI::App* command = program.add_subcommand("arena", "Let two teams fight many times, and count the results");
    add_options(*command, *options);
    add_results_options(*command, options->results, "a row for each species and fight, in addition to the table,");
    command->footer(footer);
    command->callback([options, &exit_code] { exit_code = arena(*options); });
}

}  // namespace td::delve
