// `delve depth`: the same games by players who think more or less, to measure how much thought a dungeon rewards.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/fields/unknown_id.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/depth_report.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/results_run.hpp"
#include "tools/delve/runs.hpp"
#include "tools/delve/stop_signal.hpp"

namespace td::delve {

namespace {

struct DepthOptions : RunOptions {
    std::string dungeon;
    std::string difficulty;
    std::string player;
    ResultsOptions results;
    std::string page;
    bool orders = false;
    bool games = false;
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
    DepthFigures figures;
};

/// `normal` where the content has no difficulties.
std::string id_of(DifficultyId difficulty, const Catalog& catalog) { return difficulty ? catalog[difficulty].id : "normal"; }

Series series_of(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, DifficultyId difficulty, const Player& player) {
    Series series{catalog_for(player, catalog), {}};
    series.figures.dungeon = dungeon;
    series.figures.difficulty = difficulty;
    series.figures.player = &player;
    series.figures.used = DefinitionSet(*series.catalog);
    return series;
}

/// All games of several series: with one seed after the other, each series plays. So every share of the games has its share of each.
class SeriesGames {
public:
    SeriesGames(std::vector<Series>& all, const RunOptions& options)
        : m_all(all), m_first_seed(options.seed), m_count(all.size() * static_cast<std::size_t>(options.runs)), m_runs(most_games_ahead) {}

    std::size_t count() const { return m_count; }
    void play(std::size_t game) {
        const Series& series = series_of(game);
        m_runs[game % m_runs.size()] =
            play_for_depth(series.catalog, series.figures.dungeon, m_first_seed + game / m_all.size(), series.figures.difficulty);
    }
    /// Adds the game to the figures of its series, and returns its row.
    std::string take(std::size_t game) {
        Series& series = series_of(game);
        const DepthRun& run = m_runs[game % m_runs.size()];
        const Catalog& catalog = *series.catalog;
        const DepthGame row = depth_game_of(run, catalog, series.figures.dungeon, series.figures.difficulty, series.figures.player->name);
        series.figures.add(run, row);
        return row_of(row);
    }

private:
    Series& series_of(std::size_t game) const { return m_all[game % m_all.size()]; }

    std::vector<Series>& m_all;
    std::uint64_t m_first_seed;
    std::size_t m_count;
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
    return text + (options.games ? " --games" : "");
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

ExitCode measure(const DepthOptions& options, const std::shared_ptr<const Catalog>& catalog) {
    std::vector<Series> all;
    for (const DungeonId dungeon : chosen_dungeons(*catalog, options.dungeon))
        for (const DifficultyId difficulty : chosen_difficulties(*catalog, options.difficulty))
            for (const Player* player : chosen_players(options.player)) all.push_back(series_of(catalog, dungeon, difficulty, *player));
    SeriesGames games(all, options);
    const ExitCode played = play(games, *catalog, options);
    const ExitCode exit_code = report_faults(all);
    // Of a part of the games alone the figures would mislead.
    if (played == ExitCode::stopped || !options.results.shard.empty() || !options.results.unfinished.empty())
        return played == ExitCode::stopped ? played : exit_code;
    std::vector<DepthFigures> figures;
    for (const Series& series : all) figures.push_back(series.figures);
    if (!options.page.empty())
        write_whole_file(options.page, depth_page(*catalog, figures, "delve depth " + arguments_of(options) + " --page " + options.page));
    std::cout << depth_text(*catalog, figures);
    return exit_code;
}

ExitCode compare_orders(const DepthOptions& options, const std::shared_ptr<const Catalog>& catalog) {
    const Player& player = *chosen_players(options.player.empty() ? "tactics" : options.player).front();
    const DifficultyId difficulty = chosen_difficulty(*catalog, options.difficulty);
    ExitCode exit_code = ExitCode::ok;
    for (const DungeonId dungeon : chosen_dungeons(*catalog, options.dungeon)) {
        const auto orders = orders_of_party((*catalog)[dungeon]);
        std::vector<Series> all;
        for (const auto& order : orders)
            all.push_back(series_of(catalog_with_order(*catalog, dungeon, order), dungeon, difficulty, player));
        SeriesGames games(all, options);
        if (play(games, *catalog, options) == ExitCode::stopped) return ExitCode::stopped;
        std::vector<OrderFigures> figures;
        for (std::size_t i = 0; i < orders.size(); ++i) figures.push_back({orders[i], all[i].figures.total.wins});
        std::cout << fmt::format("{}, {}: {} games by each of {} orders, played by {}\n", (*catalog)[dungeon].id,
                                 id_of(difficulty, *catalog), options.runs, orders.size(), player.name)
                  << orders_text(*catalog, (*catalog)[dungeon], figures, options.runs);
        if (report_faults(all) != ExitCode::ok) exit_code = ExitCode::problems;
    }
    return exit_code;
}

void add_options(CLI::App& command, DepthOptions& options) {
    command.add_option("--dungeon", options.dungeon, "Id of the dungeon; default: all of them");
    command.add_option("--difficulty", options.difficulty, "Id of the difficulty, or `all`; default: the content's main one");
    std::string players;
    for (const Player& player : all_players()) players += fmt::format("{}{}: {}", players.empty() ? "" : "; ", player.name, player.summary);
    command.add_option(
        "--player", options.player,
        "Only this player, or `all`, of these: " + players + ". The planner, who takes long, and plans play only where they are named");
    add_run_options(command, options, "game", "games");
    command.add_flag("--games", options.games, "With --csv: write a row for each game instead, as `delve report` needs them");
}

ExitCode depth(DepthOptions options) {
    if (!options.results.unfinished.empty())
        read_arguments([&](CLI::App& command) { add_options(command, options); }, unfinished_header(options.results, "depth"));
    const auto catalog = chosen_content(options.content, options.own_pack);
    return options.orders ? compare_orders(options, catalog) : measure(options, catalog);
}

constexpr const char* depth_footer =
    "Examples:\n"
    "  delve depth --runs 400 --jobs 2 --csv depth.csv\n"
    "  delve depth --dungeon sunken_city --player masher --difficulty all\n"
    "  delve depth --dungeon sunken_city --orders --runs 200\n"
    "  delve depth --player planner --runs 100 --shard 1/8 --csv planner.1.csv\n"
    "The intervals hold the true chance in 95 % of cases (Wilson). Health lost is that of the party's members, in percent of what they "
    "have\n"
    "together at the start. Tiers are shares of the party's turns in percent; without tiers they are left out, and empty in a file. Never\n"
    "used are skills that a creature of the dungeon has, items that can be found there, and kinds of effect that they or a trigger may "
    "set\n"
    "off. The best of many orders is partly luck: their intervals tell how much.\n"
    "The same arguments give the same bytes, whatever --jobs is, and whether played at once, in shards or after a stop.\n"
    "Exit codes: 0 all games ended, 1 an invariant was broken or a game did not end, 2 cannot run, 3 stopped by Ctrl-C or SIGTERM.";

}  // namespace

void add_depth(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<DepthOptions>();
    CLI::App* command = program.add_subcommand("depth", "Let several players play the same games, and compare how far they come");
    add_options(*command, *options);
    add_results_options(*command, options->results, "a row for each dungeon, difficulty and player, or with --shard for each game,");
    CLI::Option* const part = command->get_option("--shard");
    CLI::Option* const rest = command->get_option("--continue");
    command->add_option("--page", options->page, "Write a page in Markdown to this file, too")->excludes(part)->excludes(rest);
    command->add_flag("--orders", options->orders, "Instead compare every order of the party; without --player, played by tactics")
        ->excludes(command->get_option("--csv"))
        ->excludes(command->get_option("--page"))
        ->excludes(rest);
    command->footer(depth_footer);
    command->callback([options, &exit_code] { exit_code = depth(*options); });
}

}  // namespace td::delve
