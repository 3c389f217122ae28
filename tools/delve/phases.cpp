// `delve phases`: the phases of a self-played run, so that authors see when an objective is judged.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "text/describe.hpp"
#include "text/objective_text.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

namespace {

struct PhasesOptions {
    std::string content;
    std::string dungeon;
    std::string difficulty;
    std::uint64_t seed = 1;
    int turns = 20;
};

void print_goals(const Game& game) {
    for (const ObjectiveStatus& goal : objective_statuses(game))
        std::cout << (goal.wins ? "wins:  " : "loses: ") << goal.text << (goal.progress.empty() ? "" : " [" + goal.progress + "]") << '\n';
    for (const ObjectiveStatus& aim : side_aims(game)) std::cout << "aim:   " << aim.text << " [" << aim.progress << "]\n";
}

/// One line per step of the loop: the time, the acting creature, and the phases.
ExitCode phases(const PhasesOptions& options) {
    const auto catalog = chosen_content({options.content, {}, {}});
    Game game(catalog, {options.seed, chosen_dungeon(*catalog, options.dungeon), false, chosen_difficulty(*catalog, options.difficulty)});
    print_goals(game);
    for (int turn = 0; turn < options.turns; ++turn) {
        std::vector<Phase> passed;
        const Step step = game.step(std::nullopt, &passed);
        std::cout << "round " << game.now().round << ", time " << game.now().time << ", "
                  << (step.actor ? name_of(step.actor, game.view()) : std::string("nobody")) << ":";
        for (const Phase phase : passed) std::cout << ' ' << name_of(phase);
        std::cout << '\n';
        if (step.kind != Step::Kind::over) continue;
        std::cout << outcome_text(game) << '\n';
        return game.outcome() == Outcome::faulty ? ExitCode::problems : ExitCode::ok;
    }
    return ExitCode::ok;
}

}  // namespace

void add_phases(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<PhasesOptions>();
    CLI::App* command = program.add_subcommand("phases", "Print the objectives of a floor and the phases of a run");
    command->add_option("--dungeon", options->dungeon, "Id of the dungeon; default: the content's main dungeon");
    add_difficulty_option(*command, options->difficulty);
    command->add_option("--seed", options->seed, "Seed of the run")->check(whole_number)->capture_default_str();
    command->add_option("--turns", options->turns, "Number of turns")->check(CLI::Range(1, 1'000'000))->capture_default_str();
    add_content_option(*command, options->content);
    command->footer(
        "Example:\n"
        "  delve phases --dungeon hold_the_cellar --seed 7 --turns 12\n"
        "An objective's `judged:` names the phases after which it is checked: round_start, turn_start, action_end, turn_end, round_end,\n"
        "battle_end. Exit codes: 0 printed, 1 the run was aborted because of a fault in its content, 2 cannot run.");
    command->callback([options, &exit_code] { exit_code = phases(*options); });
}

}  // namespace td::delve
