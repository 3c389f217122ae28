// `delve depth`: the same games by players who think more or less, to measure how much thought a dungeon rewards.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/fields/unknown_id.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/depth_report.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/runs.hpp"

namespace td::delve {

namespace {

struct DepthOptions : RunOptions {
    std::string dungeon;
    std::string difficulty;
    std::string player;
    std::string csv;
    std::string page;
    bool orders = false;
};

std::vector<const Player*> chosen_players(const std::string& name) {
    std::vector<const Player*> players;
    std::vector<std::string_view> names;
    for (const Player& player : all_players()) {
        names.push_back(player.name);
        if (name.empty() ? !player.takes_long : name == player.name) players.push_back(&player);
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

/// Plays all games of all series. Sums do not depend on the order in which games end.
void play_series(std::vector<Series>& all, const RunOptions& options) {
    const auto runs = static_cast<std::size_t>(options.runs);
    std::mutex adding;
    play_runs(all.size() * runs, options.jobs, [&](std::size_t i) {
        Series& series = all[i / runs];
        const DepthRun run = play_for_depth(series.catalog, series.figures.dungeon, options.seed + i % runs, series.figures.difficulty);
        const std::lock_guard lock(adding);
        series.figures.add(run);
    });
}

Series series_of(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, DifficultyId difficulty, const Player& player) {
    Series series{catalog_for(player, catalog), {}};
    series.figures.dungeon = dungeon;
    series.figures.difficulty = difficulty;
    series.figures.player = &player;
    series.figures.has_tiers = has_tiers(*catalog, dungeon);
    series.figures.used = DefinitionSet(*series.catalog);
    return series;
}

ExitCode report_faults(const Catalog& catalog, const std::vector<Series>& all) {
    ExitCode exit_code = ExitCode::ok;
    for (const Series& series : all)
        for (const auto& [seed, faults] : series.figures.faults)
            for (const std::string& fault : faults) {
                std::cerr << fmt::format("{}, {}, {}, seed {}: {}\n", catalog[series.figures.dungeon].id,
                                         series.figures.difficulty_id(catalog), series.figures.player->name, seed, fault);
                exit_code = ExitCode::problems;
            }
    return exit_code;
}

/// The command line that makes the same page again.
std::string command_of(const DepthOptions& options) {
    std::string text = fmt::format("delve depth --runs {} --seed {}", options.runs, options.seed);
    if (!options.dungeon.empty()) text += " --dungeon " + options.dungeon;
    if (!options.difficulty.empty()) text += " --difficulty " + options.difficulty;
    if (!options.player.empty()) text += " --player " + options.player;
    return text + " --page " + options.page;
}

ExitCode measure(const DepthOptions& options, const std::shared_ptr<const Catalog>& catalog) {
    std::vector<Series> all;
    for (const DungeonId dungeon : chosen_dungeons(*catalog, options.dungeon))
        for (const DifficultyId difficulty : chosen_difficulties(*catalog, options.difficulty))
            for (const Player* player : chosen_players(options.player)) all.push_back(series_of(catalog, dungeon, difficulty, *player));
    play_series(all, options);
    std::vector<DepthFigures> figures;
    for (const Series& series : all) figures.push_back(series.figures);
    if (!options.csv.empty()) write_whole_file(options.csv, depth_rows(*catalog, figures));
    if (!options.page.empty()) write_whole_file(options.page, depth_page(*catalog, figures, command_of(options)));
    std::cout << depth_text(*catalog, figures);
    return report_faults(*catalog, all);
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
        play_series(all, options);
        std::vector<OrderFigures> figures;
        for (std::size_t i = 0; i < orders.size(); ++i) figures.push_back({orders[i], all[i].figures.wins});
        std::cout << fmt::format("{}, {}: {} games by each of {} orders, played by {}\n", (*catalog)[dungeon].id,
                                 all.front().figures.difficulty_id(*catalog), options.runs, orders.size(), player.name)
                  << orders_text(*catalog, (*catalog)[dungeon], figures, options.runs);
        if (report_faults(*catalog, all) != ExitCode::ok) exit_code = ExitCode::problems;
    }
    return exit_code;
}

ExitCode depth(const DepthOptions& options) {
    const auto catalog = chosen_content(options.content, options.own_pack);
    return options.orders ? compare_orders(options, catalog) : measure(options, catalog);
}

constexpr const char* depth_footer =
    "Examples:\n"
    "  delve depth --runs 400 --jobs 2 --csv depth.csv\n"
    "  delve depth --dungeon sunken_city --player masher --difficulty all\n"
    "  delve depth --dungeon sunken_city --orders --runs 200\n"
    "The intervals hold the true chance in 95 % of cases (Wilson). Health lost is that of the party's members, in percent of what they "
    "have\n"
    "together at the start. Tiers are shares of the party's turns in percent; without tiers they are left out, and empty in a file. Never\n"
    "used are skills that a creature of the dungeon has, items that can be found there, and kinds of effect that they or a trigger may "
    "set\n"
    "off. The best of many orders is partly luck: their intervals tell how much.\n"
    "The same arguments give the same bytes, whatever --jobs is.\n"
    "Exit codes: 0 all games ended, 1 an invariant was broken or a game did not end, 2 cannot run.";

}  // namespace

void add_depth(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<DepthOptions>();
    CLI::App* command = program.add_subcommand("depth", "Let several players play the same games, and compare how far they come");
    command->add_option("--dungeon", options->dungeon, "Id of the dungeon; default: all of them");
    command->add_option("--difficulty", options->difficulty, "Id of the difficulty, or `all`; default: the content's main one");
    std::string players;
    for (const Player& player : all_players()) players += fmt::format("{}{}: {}", players.empty() ? "" : "; ", player.name, player.summary);
    command->add_option("--player", options->player,
                        "Only this player, of these: " + players + ". The planner takes long, and plays only where it is named");
    add_run_options(*command, *options, "game", "games");
    CLI::Option* const csv =
        command->add_option("--csv", options->csv, "Write a row for each dungeon, difficulty and player to this file, too");
    CLI::Option* const page = command->add_option("--page", options->page, "Write a page in Markdown to this file, too");
    command->add_flag("--orders", options->orders, "Instead compare every order of the party; without --player, played by tactics")
        ->excludes(csv)
        ->excludes(page);
    command->footer(depth_footer);
    command->callback([options, &exit_code] { exit_code = depth(*options); });
}

}  // namespace td::delve
