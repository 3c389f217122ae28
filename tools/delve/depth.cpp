// `delve depth`: the same games by players who think more or less, to measure how much thought a dungeon rewards.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/fields/unknown_id.hpp"
#include "text/english.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/depth_report.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/results_run.hpp"
#include "tools/delve/runs.hpp"
#include "tools/delve/stop_signal.hpp"
#include "tools/lab/variants.hpp"

namespace td::delve {

namespace {

struct DepthOptions : RunOptions {
    std::string dungeon;
    std::string difficulty;
    std::string player;
    int planner_runs = 0;  ///< at most as many as `runs`; 0: as many
    ResultsOptions results;
    std::string page;
    bool orders = false;
    bool quartets = false;
    std::string without;  ///< a trigger as `species.event`, a species, or `all`
    bool boons = false;
    bool routes = false;
    bool games = false;

    bool varies() const { return !without.empty() || boons || routes; }
    bool compares_parties() const { return orders || quartets; }
};

std::vector<const Player*> chosen_players(const std::string& name) {
    std::vector<const Player*> players;
    std::vector<std::string_view> names;
    for (const Player& player : all_players()) {
        names.push_back(player.name);
        if (name.empty() ? !player.only_by_name : name == "all" || name == player.name) players.push_back(&player);
    }
    if (!players.empty()) return players;
    throw std::runtime_error(unknown_id("player", name, names));
}

std::vector<DungeonId> chosen_dungeons(const Catalog& catalog, const std::string& id) {
    if (!id.empty()) return {chosen_dungeon(catalog, id)};
    std::vector<DungeonId> all;
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i) all.emplace_back(i);
    return all;
}

/// One, or all of them, the content's main one first.
std::vector<DifficultyId> chosen_difficulties(const Catalog& catalog, const std::string& id) {
    if (id != "all") return {chosen_difficulty(catalog, id)};
    std::vector<DifficultyId> difficulties{main_difficulty(catalog)};
    for (std::size_t i = 0; i < catalog.difficulties.size(); ++i)
        if (DifficultyId(i) != difficulties.front()) difficulties.emplace_back(i);
    return difficulties;
}

/// Games of one player through one dungeon.
struct Series {
    std::shared_ptr<const Catalog> catalog;
    std::vector<std::size_t> party;  ///< as in PartyFigures; empty: as the dungeon has it
    std::string variant;             ///< the name of what was changed
    DepthFigures figures;
    int runs = 0;
};

/// `normal` where the content has no difficulties.
std::string id_of(DifficultyId difficulty, const Catalog& catalog) { return difficulty ? catalog[difficulty].id : "normal"; }

Series series_of(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, DifficultyId difficulty, const Player& player) {
    Series series{catalog_for(player, catalog), {}, {}, {}, 0};
    series.figures.dungeon = dungeon;
    series.figures.difficulty = difficulty;
    series.figures.player = &player;
    series.figures.used = DefinitionSet(*series.catalog);
    return series;
}

/// All games of several series: with one seed after the other, each series plays that has not had all its games. So every share of the
/// games has its share of each.
class SeriesGames {
public:
    /// Precondition: the series have at most two different numbers of runs.
    SeriesGames(std::vector<Series>& all, std::uint64_t first_seed) : m_first_seed(first_seed), m_runs(most_games_ahead) {
        for (Series& series : all) m_all.push_back(&series);
        const auto has_fewer = [](const Series* a, const Series* b) { return a->runs < b->runs; };
        m_fewest = static_cast<std::size_t>((*std::min_element(m_all.begin(), m_all.end(), has_fewer))->runs);
        for (Series* const series : m_all)
            if (static_cast<std::size_t>(series->runs) > m_fewest) m_longer.push_back(series);
        m_count = m_all.size() * m_fewest;
        if (!m_longer.empty()) m_count += m_longer.size() * (static_cast<std::size_t>(m_longer.front()->runs) - m_fewest);
    }

    std::size_t count() const { return m_count; }
    void play(std::size_t game) {
        const Turn turn = turn_of(game);
        m_runs[game % m_runs.size()] = play_for_depth(turn.series.catalog, turn.series.figures.dungeon, m_first_seed + turn.seeds_before,
                                                      turn.series.figures.difficulty);
    }
    /// Adds the game to the figures of its series, and returns its row.
    std::string take(std::size_t game) {
        Series& series = turn_of(game).series;
        const DepthRun& run = m_runs[game % m_runs.size()];
        const Catalog& catalog = *series.catalog;
        const DepthGame row = depth_game_of(run, catalog, series.figures.dungeon, series.figures.difficulty, series.figures.player->name);
        series.figures.add(run, row);
        return row_of(row);
    }

private:
    struct Turn {
        Series& series;
        std::size_t seeds_before;
    };

    Turn turn_of(std::size_t game) const {
        const std::size_t of_all = m_all.size() * m_fewest;
        if (game < of_all) return {*m_all[game % m_all.size()], game / m_all.size()};
        return {*m_longer[(game - of_all) % m_longer.size()], m_fewest + (game - of_all) / m_longer.size()};
    }

    std::vector<Series*> m_all;
    std::vector<Series*> m_longer;  ///< those that have more than `m_fewest` runs
    std::uint64_t m_first_seed;
    std::size_t m_fewest = 0;  ///< runs that every series has
    std::size_t m_count = 0;
    std::vector<DepthRun> m_runs;
};

ExitCode report_faults(const std::vector<Series>& all) {
    ExitCode exit_code = ExitCode::ok;
    for (const Series& series : all)
        for (const auto& [seed, faults] : series.figures.faults)
            for (const std::string& fault : faults) {
                const DepthTotal& total = series.figures.total;
                std::cerr << fmt::format("{}, {}, {}, seed {}: {}\n", total.dungeon, total.difficulty, total.player, seed, fault);
                exit_code = ExitCode::problems;
            }
    return exit_code;
}

/// What decides the games.
std::string arguments_of(const DepthOptions& options) {
    std::string text = fmt::format("--runs {} --seed {}", options.runs, options.seed);
    if (!options.dungeon.empty()) text += " --dungeon " + options.dungeon;
    if (!options.difficulty.empty()) text += " --difficulty " + options.difficulty;
    if (!options.player.empty()) text += " --player " + options.player;
    if (options.planner_runs > 0) text += fmt::format(" --planner-runs {}", options.planner_runs);
    if (!options.without.empty()) text += " --without " + options.without;
    if (options.boons) text += " --boons";
    if (options.routes) text += " --routes";
    if (options.quartets) text += " --quartets";
    return text + (options.orders ? " --orders" : "") + (options.games ? " --games" : "");
}

ExitCode play(SeriesGames& games, const Catalog& catalog, const DepthOptions& options) {
    const auto play = [&](std::size_t game) { games.play(game); };
    stop_at_signals();
    if (options.results.csv.empty() && options.results.unfinished.empty()) {
        const std::size_t played = play_in_order({0, games.count()}, options.jobs, play, [&](std::size_t game) { games.take(game); });
        return played == games.count() ? ExitCode::ok : ExitCode::stopped;
    }
    const ResultsRun run{"depth", arguments_of(options), games.count(), depth_game_columns(), options.games};
    return play_into_file(catalog, options.results, run, options.jobs, play, [&](std::size_t game) { return games.take(game); });
}

/// The triggers that --without names. Throws if the dungeon has none of that name.
std::vector<std::string> chosen_triggers(const Catalog& catalog, const Dungeon& dungeon, const std::string& name) {
    const std::vector<std::string> known = triggers_in(catalog, dungeon);
    std::vector<std::string> chosen;
    for (const std::string& trigger : known)
        if (name == "all" || trigger == name || trigger.starts_with(name + ".")) chosen.push_back(trigger);
    if (chosen.empty()) throw std::runtime_error(unknown_id("trigger", name, {known.begin(), known.end()}));
    return chosen;
}

std::vector<Variant> chosen_variants(const DepthOptions& options, const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon) {
    if (!options.without.empty()) return without_triggers(catalog, chosen_triggers(*catalog, (*catalog)[dungeon], options.without));
    if (options.boons) return with_single_boons(catalog, dungeon);
    if (options.routes) return single_routes(catalog, dungeon);
    return {{"", catalog}};
}

/// Who plays: by default those that are worth the many games that a comparison of parties takes.
std::vector<const Player*> players_of(const DepthOptions& options) {
    if (!options.player.empty() || !options.compares_parties()) return chosen_players(options.player);
    return chosen_players(options.orders ? "tactics" : "plans");
}

/// For each dungeon, difficulty and player one, or one for each order of the party or quartet of heroes, or for each of the chosen
/// variants.
std::vector<Series> all_series(const DepthOptions& options, const std::shared_ptr<const Catalog>& catalog) {
    const auto players = players_of(options);
    std::vector<Series> all;
    for (const DungeonId dungeon : chosen_dungeons(*catalog, options.dungeon))
        for (const DifficultyId difficulty : chosen_difficulties(*catalog, options.difficulty))
            for (const Player* player : players) {
                if (!options.compares_parties()) {
                    for (const Variant& variant : chosen_variants(options, catalog, dungeon)) {
                        all.push_back(series_of(variant.catalog, dungeon, difficulty, *player));
                        all.back().variant = variant.name;
                    }
                    continue;
                }
                const Dungeon& of = (*catalog)[dungeon];
                for (const auto& rows : options.orders ? orders_of_party(of) : quartets_of_heroes(of)) {
                    const auto changed = catalog_with_party(*catalog, dungeon, options.orders ? of.party : of.heroes, rows);
                    all.push_back(series_of(changed, dungeon, difficulty, *player));
                    all.back().party = rows;
                }
            }
    return all;
}

/// A block for each dungeon, difficulty and player, whose parties come one after the other. `orders`: they are orders of the same party.
std::string compared_parties(const std::vector<Series>& all, const Catalog& catalog, int runs, bool orders) {
    std::string text;
    for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
        const DepthFigures& figures = all[first].figures;
        std::vector<PartyFigures> parties;
        for (; next < all.size() && (next == first || all[next].party != all[first].party); ++next)
            parties.push_back({all[next].party, all[next].figures.total.wins});
        text += fmt::format("{}, {}: {} by each of {}, played by {}\n", catalog[figures.dungeon].id, id_of(figures.difficulty, catalog),
                            counted(runs, "game"), counted(parties.size(), orders ? "order" : "quartet"), figures.player->name);
        text += (orders ? orders_text : quartets_text)(catalog, catalog[figures.dungeon], parties, runs);
    }
    return text;
}

/// A block for each dungeon, difficulty and player, whose variants come one after the other, beginning with the dungeon as it is.
std::string compared_variants(const std::vector<Series>& all, const Catalog& catalog, int runs) {
    std::string text;
    for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
        const DepthFigures& figures = all[first].figures;
        std::vector<VariantFigures> variants;
        for (; next < all.size() && (next == first || all[next].variant != all[first].variant); ++next)
            variants.push_back({all[next].variant, all[next].figures.total.wins});
        text += fmt::format("{}, {}: {} each, played by {}\n", catalog[figures.dungeon].id, id_of(figures.difficulty, catalog),
                            counted(runs, "game"), figures.player->name);
        text += variants_text(variants, runs);
    }
    return text;
}

/// Writes the page in place of the one of that name, but keeps what people added to it.
void write_page(const Catalog& catalog, const std::vector<DepthFigures>& figures, const DepthOptions& options) {
    std::string text = depth_page(catalog, figures, "delve depth " + arguments_of(options) + " --page " + options.page);
    if (std::filesystem::is_regular_file(options.page)) {
        std::ifstream old(options.page);
        text += written_by_hand({std::istreambuf_iterator<char>(old), {}});
    }
    write_whole_file(options.page, text);
}

ExitCode measure(const DepthOptions& options, const std::shared_ptr<const Catalog>& catalog) {
    if (options.planner_runs > options.runs)
        throw std::runtime_error(fmt::format("--planner-runs: at most --runs, which is {}", options.runs));
    if (options.orders && !options.results.csv.empty() && !options.games)
        throw std::runtime_error("--orders: a file shows the orders only with --games, which writes a row for each game");
    if ((options.varies() || options.quartets) && !(options.results.csv.empty() && options.page.empty()))
        throw std::runtime_error("--without, --boons, --routes and --quartets print a table; they write no file");
    std::vector<Series> all = all_series(options, catalog);
    if (all.empty()) throw std::runtime_error("--quartets: the dungeon has no four `heroes` to choose from");
    for (Series& series : all)
        series.runs = options.planner_runs > 0 && series.figures.player->takes_long ? options.planner_runs : options.runs;
    const auto plays_fewer = [&](const Series& series) { return series.figures.player->takes_long; };
    if (options.planner_runs > 0 && std::none_of(all.begin(), all.end(), plays_fewer))
        throw std::runtime_error("--planner-runs: the planner does not play; add it with `--player all`");
    SeriesGames games(all, options.seed);
    const ExitCode played = play(games, *catalog, options);
    const ExitCode exit_code = report_faults(all);
    // Of a part of the games alone the figures would mislead.
    if (played == ExitCode::stopped || !options.results.shard.empty() || !options.results.unfinished.empty())
        return played == ExitCode::stopped ? played : exit_code;
    if (options.compares_parties()) {
        std::cout << compared_parties(all, *catalog, options.runs, options.orders);
        return exit_code;
    }
    if (options.varies()) {
        std::cout << compared_variants(all, *catalog, options.runs);
        return exit_code;
    }
    std::vector<DepthFigures> figures;
    for (const Series& series : all) figures.push_back(series.figures);
    if (!options.page.empty()) write_page(*catalog, figures, options);
    std::cout << depth_text(*catalog, figures);
    return exit_code;
}

void add_options(CLI::App& command, DepthOptions& options) {
    command.add_option("--dungeon", options.dungeon, "Id of the dungeon; default: all of them");
    command.add_option("--difficulty", options.difficulty, "Id of the difficulty, or `all`; default: the content's main one");
    std::string players;
    for (const Player& player : all_players()) players += fmt::format("{}{}: {}", players.empty() ? "" : "; ", player.name, player.summary);
    command.add_option(
        "--player", options.player,
        "Only this player, or `all`, of these: " + players + ". The planner, which is slow, and plans play only if you name them");
    add_run_options(command, options, "game", "games");
    command.add_option("--planner-runs", options.planner_runs, "Number of games of the planner, of the first seeds; default: all of them")
        ->check(CLI::Range(1, 1'000'000));
    command.add_flag("--games", options.games, "With --csv: write a row for each game instead, for `delve report`");
    command.add_flag("--orders", options.orders, "Compare every order of the party instead; without --player, by the player `tactics`")
        ->excludes(command.get_option("--planner-runs"));
    CLI::Option_group* const varied =
        command.add_option_group("Variants", "Compare the dungeon as it is with itself, changed in one respect");
    varied->add_option("--without", options.without,
                       "Without a trigger (`barnacle.hurt`), all of a species (`barnacle`), or each in turn (`all`)");
    varied->add_flag("--boons", options.boons, "Without boons, and with each of them as the only one");
    varied->add_flag("--routes", options.routes, "By each way down");
    varied->add_flag("--quartets", options.quartets, "By each four of the dungeon's `heroes`; without --player, by the player `plans`");
    varied->require_option(0, 1)->excludes(command.get_option("--orders"))->excludes(command.get_option("--planner-runs"));
}

ExitCode depth(DepthOptions options) {
    if (!options.results.unfinished.empty())
        read_arguments([&](CLI::App& command) { add_options(command, options); }, unfinished_header(options.results, "depth"));
    const auto catalog = chosen_content(options.packs);
    return measure(options, catalog);
}

constexpr const char* depth_footer =
    "Examples:\n"
    "  delve depth --runs 400 --jobs 2 --csv depth.csv\n"
    "  delve depth --runs 400 --player all --planner-runs 100 --jobs 2 --page depth.md\n"
    "  delve depth --dungeon sunken_city --player masher --difficulty all\n"
    "  delve depth --dungeon sunken_city --orders --runs 200\n"
    "  delve depth --dungeon sunken_city --orders --player plans --runs 40 --games --csv orders.csv\n"
    "  delve depth --dungeon long_stair --without barnacle.hurt --player masher --runs 200\n"
    "  delve depth --dungeon long_stair --routes --player plans --runs 200 --jobs 2\n"
    "  delve depth --dungeon long_stair --quartets --runs 40 --jobs 2\n"
    "  delve depth --player planner --runs 100 --shard 1/8 --csv planner.1.csv\n"
    "The intervals contain the true chance in 95 % of cases (Wilson). Health lost is that of the party's members, in percent of their\n"
    "total at the start. Tiers are percentages of the party's turns; without tiers they are left out, and empty in a file. Never used\n"
    "lists skills that a creature of the dungeon has, items that can be found there, and kinds of effect that they or a trigger may\n"
    "cause. The best of many orders is partly luck: the intervals show how much.\n"
    "The same arguments give the same bytes, whatever --jobs is, and whether played at once, in shards or continued after a stop.\n"
    "Exit codes: 0 all games ended, 1 an invariant was broken or a game did not end, 2 cannot run, 3 stopped by Ctrl-C or SIGTERM.";

}  // namespace

void add_depth(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<DepthOptions>();
    CLI::App* command = program.add_subcommand("depth", "Let several computer players play the same games, and compare how far they get");
    add_options(*command, *options);
    add_results_options(*command, options->results, "a row for each dungeon, difficulty and player, or with --shard for each game,");
    CLI::Option* const part = command->get_option("--shard");
    CLI::Option* const rest = command->get_option("--continue");
    command->add_option("--page", options->page, "Also write a page in Markdown to this file; keeps what was written by hand at its end")
        ->excludes(part)
        ->excludes(rest)
        ->excludes(command->get_option("--orders"));
    command->footer(depth_footer);
    command->callback([options, &exit_code] { exit_code = depth(*options); });
}

}  // namespace td::delve
