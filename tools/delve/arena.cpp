// `delve arena`: repeated fights between two teams on plain ground, for balancing.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "content/cases/scenario_file.hpp"
#include "headless/arena_match.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/runs.hpp"

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
    std::string csv;
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
    if (!has_room(rules)) throw std::runtime_error("the teams find no room: raise --size or lower --distance");
    if (const SpeciesId species = unfit_for(catalog, rules))
        throw std::runtime_error(
            fmt::format("`{}` cannot stand on the terrain `{}`; choose one with --terrain ID", catalog[species].id, options.terrain));
    return rules;
}

std::vector<ArenaMatch> fight_all(const Catalog& catalog, const ArenaRules& rules, const ArenaOptions& options) {
    const ArenaField field = field_for(catalog, rules);
    std::vector<ArenaMatch> matches(static_cast<std::size_t>(options.runs));
    play_runs(matches.size(), options.jobs,
              [&](std::size_t i) { matches[i] = fight(field, options.seed + i, options.exchange ? i % 2 : 0); });
    return matches;
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

std::vector<FightTotals> sums_of(const std::vector<ArenaMatch>& matches, std::size_t team) {
    std::vector<FightTotals> sums;
    for (const ArenaMatch& match : matches)
        for (const FighterTally& row : match.teams[team]) {
            auto sum = std::find_if(sums.begin(), sums.end(), [&](const FightTotals& one) { return one.species == row.species; });
            if (sum == sums.end()) sum = sums.insert(sum, {.species = row.species});
            sum->count += row.count, sum->survivors += row.survivors, sum->kills += row.kills;
            sum->dealt += row.dealt, sum->taken += row.taken, sum->healed += row.healed;
        }
    return sums;
}

void print_outcomes(const std::vector<ArenaMatch>& matches) {
    const std::size_t count = matches.size();
    std::array<std::size_t, 3> outcomes{};
    long rounds = 0;
    for (const ArenaMatch& match : matches) {
        ++outcomes[match.winner.value_or(2)];
        rounds += match.rounds;
    }
    std::cout << fmt::format("{} {}: left won {} ({} %), right won {} ({} %), undecided {}; {} rounds on average\n", count,
                             count == 1 ? "fight" : "fights", outcomes[0], mean(static_cast<long>(outcomes[0]) * 100, count), outcomes[1],
                             mean(static_cast<long>(outcomes[1]) * 100, count), outcomes[2], mean(rounds, count));
}

void print_table(const Catalog& catalog, const std::vector<ArenaMatch>& matches) {
    const std::size_t count = matches.size();
    std::cout << fmt::format("\n{:<6} {:<20} {:>7} {:>9} {:>7} {:>7} {:>7} {:>7}\n", "", "in one fight", "fought", "standing", "kills",
                             "dealt", "taken", "healed");
    for (const std::size_t team : {0u, 1u})
        for (const FightTotals& sum : sums_of(matches, team))
            std::cout << fmt::format("{:<6} {:<20} {:>7} {:>9} {:>7} {:>7} {:>7} {:>7}\n", side_names[team], catalog[sum.species].id,
                                     mean(sum.count, count), mean(sum.survivors, count), mean(sum.kills, count), mean(sum.dealt, count),
                                     mean(sum.taken, count), mean(sum.healed, count));
}

std::string rows_of(const Catalog& catalog, const std::vector<ArenaMatch>& matches) {
    std::string text = "seed,winner,rounds,side,species,fought,standing,kills,dealt,taken,healed\n";
    for (const ArenaMatch& match : matches)
        for (const std::size_t team : {0u, 1u})
            for (const FighterTally& row : match.teams[team])
                text += fmt::format("{},{},{},{},{},{},{},{},{},{},{}\n", match.seed, match.winner ? side_names[*match.winner] : "nobody",
                                    match.rounds, side_names[team], catalog[row.species].id, row.count, row.survivors, row.kills, row.dealt,
                                    row.taken, row.healed);
    return text;
}

bool write_rows(const std::string& file, const std::string& rows) {
    std::ofstream out(file, std::ios::binary);
    out << rows << std::flush;
    if (!out) std::cerr << "delve arena: cannot write " << file << '\n';
    return static_cast<bool>(out);
}

ExitCode arena(const ArenaOptions& options) {
    const auto catalog = chosen_content(options.content, options.own_pack);
    const std::vector<ArenaMatch> matches = fight_all(*catalog, rules_from(*catalog, options), options);
    if (!options.csv.empty() && !write_rows(options.csv, rows_of(*catalog, matches))) return ExitCode::cannot_run;
    print_outcomes(matches);
    print_table(*catalog, matches);
    ExitCode exit_code = ExitCode::ok;
    for (const ArenaMatch& match : matches)
        for (const std::string& fault : match.faults) {
            std::cerr << fmt::format("seed {}: {}\n", match.seed, fault);
            exit_code = ExitCode::problems;
        }
    return exit_code;
}

void add_options_of_minds(CLI::App& command, ArenaOptions& options) {
    for (const std::size_t team : {0u, 1u}) {
        command.add_option(fmt::format("--{}-tactic", side_names[team]), options.tactics[team],
                           fmt::format("Id of the tactic of everybody on the {}; default: those of their species", side_names[team]));
        command
            .add_option(fmt::format("--{}-looks", side_names[team]), options.look_ahead[team],
                        fmt::format("Rounds that minds on the {} look ahead; default: what their tactics say", side_names[team]))
            ->check(CLI::Range(0, 2));
    }
}

void add_ground_options(CLI::App& command, ArenaOptions& options) {
    command.add_option("--dungeon", options.dungeon,
                       "Use the time system and costs of this dungeon; default: six_tier, 100 ticks per action");
    command.add_option("--system", options.system, "The time system, with its default settings");
    command.add_option("--size", options.size, "Size of the map including its walls")->capture_default_str();
    command.add_option("--distance", options.distance, "Least distance between the teams, in tiles")
        ->check(CLI::Range(1, 60))
        ->capture_default_str();
    command.add_option("--terrain", options.terrain, "Id of the ground's terrain")->capture_default_str();
    command.add_option("--rounds", options.rounds, "Rounds after which a fight is undecided")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
}

constexpr const char* footer =
    "Examples:\n"
    "  delve arena --left hero_warden,hero_mender --right kobold_raider:4\n"
    "  delve arena --left stone_golem --right ember_fox:3 --system energy_pool --runs 500 --jobs 2 --csv fights.csv\n"
    "  delve arena --left ember_fox:3 --right ember_fox:3 --exchange --left-looks 1 --right-looks 0\n"
    "  delve arena --left hero_warden,hero_scout --right kobold_raider:3 --own-pack mine --left-tactic my_tactic\n"
    "The left team takes the place of the party: its leader is first in the list, and it acts first within each tier. --exchange gives\n"
    "this place to each team in every other fight. Damage by poison, fire and so on counts for a team if its source is known.\n"
    "The same arguments give the same bytes, whatever --jobs is.\n"
    "Exit codes: 0 fought, 1 an invariant was broken or the game made no progress, 2 cannot run.";

}  // namespace

void add_arena(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<ArenaOptions>();
    CLI::App* command = program.add_subcommand("arena", "Let two teams fight repeatedly, and count the results");
    command->add_option("--left", options->left, "SPECIES[:COUNT],SPECIES...: one team, its leader first")->required();
    command->add_option("--right", options->right, "The other team")->required();
    add_run_options(*command, *options, "fight", "fights");
    command->add_flag("--exchange", options->exchange, "Swap the teams' places in every other fight");
    add_options_of_minds(*command, *options);
    add_ground_options(*command, *options);
    command->add_option("--csv", options->csv, "Write a row for each species and fight to this file, besides the table");
    command->footer(footer);
    command->callback([options, &exit_code] { exit_code = arena(*options); });
}

}  // namespace td::delve
