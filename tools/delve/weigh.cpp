// `delve weigh`: finds by fights what minds that look ahead should count, and writes it as a file that one can read.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/delve/runs.hpp"
#include "tools/lab/weighing.hpp"

namespace td::delve {

namespace {

struct WeighOptions : RunOptions {
    std::vector<std::string> teams;
    Weights first;
    int look_ahead = 1;
    int passes = 2;
    std::string out;
};

/// Throws std::runtime_error with a sentence for the user.
WeighingRules rules_from(const Catalog& catalog, const WeighOptions& options) {
    WeighingRules rules{.matches = {},
                        .first = options.first,
                        .look_ahead = options.look_ahead,
                        .fights = options.runs,
                        .passes = options.passes,
                        .seed = options.seed};
    for (const std::string& text : options.teams) {
        ArenaRules match;
        const std::vector<SpeciesId> team = chosen_team(catalog, text);
        if (team.size() > ArenaRules::most_fighters)
            throw std::runtime_error(fmt::format("`{}`: more than {} fighters", text, ArenaRules::most_fighters));
        match.teams = {team, team};
        match.ground = chosen_terrain(catalog, "floor");
        if (!has_room(match)) throw std::runtime_error(fmt::format("there is no room for `{}` twice", text));
        if (const SpeciesId species = unfit_for(catalog, match))
            throw std::runtime_error(fmt::format("`{}` cannot enter the terrain `floor`", catalog[species].id));
        rules.matches.push_back(std::move(match));
    }
    return rules;
}

std::string in_yaml(const Weights& weights) {
    std::string text;
    for (const WeightTraits& weight : weight_traits)
        text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", weight.key, weights.*weight.member);
    return "{" + text + "}";
}

std::string command_line(const WeighOptions& options) {
    std::string text = "delve weigh";
    for (const std::string& team : options.teams) text += " " + team;
    text += fmt::format(" --runs {} --seed {}", options.runs, options.seed);
    const WeighOptions plain;
    if (options.look_ahead != plain.look_ahead) text += fmt::format(" --looks {}", options.look_ahead);
    if (options.passes != plain.passes) text += fmt::format(" --passes {}", options.passes);
    for (const WeightTraits& weight : weight_traits) {
        const int value = options.first.*weight.member;
        if (value != plain.first.*weight.member) text += fmt::format(" --{} {}", weight.key, value);
    }
    return text;
}

std::string file_of(const Weighing& weighing, const WeighOptions& options) {
    std::string text =
        "# How creatures that look ahead value what they have, found by fights of equal teams. Made by:\n"
        "#   " +
        command_line(options) + "\nweighs: " + in_yaml(weighing.found) +
        "\n\n# Each step doubled or halved one of the weights kept so far. `won`: fights that creatures with the change won against those "
        "without it.\n"
        "# A change is kept if they won more often by more than two standard deviations.\n";
    text += "began_with: " + in_yaml(options.first) + "\nsteps:\n";
    for (const WeighingStep& step : weighing.steps)
        text += fmt::format("  - {{changed: {:<9} tried: {}, won: {}, lost: {}, undecided: {}, kept: {}}}\n",
                            std::string(step.changed) + ",", in_yaml(step.tried), step.won, step.lost, step.undecided, step.kept);
    return text;
}

ExitCode weigh_all(const WeighOptions& options) {
    const auto catalog = chosen_content(options.packs);
    const WeighingRules rules = rules_from(*catalog, options);
    const auto play_all = [&](std::size_t count, FunctionRef<void(std::size_t)> play) { play_runs(count, options.jobs, play); };
    const auto tell = [](const WeighingStep& step) {
        std::cerr << fmt::format("{}: {} to {}, {} undecided{}\n", in_yaml(step.tried), step.won, step.lost, step.undecided,
                                 step.kept ? ": kept" : "");
    };
    const std::string result = file_of(weigh(*catalog, rules, play_all, tell), options);
    try {
        return print_or_write(result, options.out);
    } catch (const std::runtime_error&) {
        std::cout << result;  // so that the fights were not for nothing
        throw;
    }
}

void add_options(CLI::App& command, WeighOptions& options) {
    command.add_option("TEAM", options.teams, "SPECIES[:COUNT],SPECIES...: a team that fights against the same team, leader first")
        ->required();
    add_run_options(command, options, "fight", "fights of each step");
    command.add_option("--looks", options.look_ahead, "Rounds that all creatures look ahead")
        ->check(CLI::Range(1, most_look_ahead))
        ->capture_default_str();
    command.add_option("--passes", options.passes, "Maximum number of passes over all weights")
        ->check(CLI::Range(1, 20))
        ->capture_default_str();
    for (const WeightTraits& weight : weight_traits)
        command.add_option(fmt::format("--{}", weight.key), options.first.*weight.member, "The weights at the start")
            ->check(CLI::Range(weight.least, weight.most))
            ->capture_default_str();
    command.add_option("--out", options.out, "Write the result to this file instead of printing it");
}

}  // namespace

void add_weigh(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<WeighOptions>();
    CLI::App* command = program.add_subcommand("weigh", "Find good `weighs` of a tactic by fights");
    add_options(*command, *options);
    command->footer(
        "Examples:\n"
        "  delve weigh hero_warden,hero_scout,hero_mender court_duellist:3 --runs 400 --jobs 2 --out weights.yaml\n"
        "One side uses the weights found so far, the other the same with one of them doubled or halved. Both play the part of the party "
        "equally\n"
        "often. The `weighs` of the result can be copied into a tactic.\n"
        "The same arguments give the same bytes, whatever --jobs is.\n"
        "Exit codes: 0 found, 2 cannot run.");
    command->callback([options, &exit_code] { exit_code = weigh_all(*options); });
}

}  // namespace td::delve
