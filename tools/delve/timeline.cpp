// `delve timeline`: compares how several time systems play one scenario.
#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "tools/cases/scenario_file.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/timeline_chart.hpp"

namespace td::delve {

namespace {

struct TimelineOptions {
    std::string file;
    std::vector<std::string> systems{time_system_names.begin(), time_system_names.end()};
    std::string picture;
    int step = 25;
};

ExitCode report(const std::vector<Problem>& problems) {
    for (const Problem& problem : problems) std::cerr << to_string(problem) << '\n';
    return ExitCode::cannot_run;
}

/// The scenario's own settings for the system, if it has any.
TimeSettings settings_for(const Scenario& scenario, TimeSettings settings) {
    for (const TimeSettings& own : scenario.settings)
        if (own.kind == settings.kind) settings = own;
    return settings;
}

ExitCode timeline(const TimelineOptions& options) {
    ScenarioReading parsed = read_scenario_file(options.file);
    std::vector<TimelineRow> rows;
    for (const std::string& system : options.systems) {
        const auto settings = read_time_system("--systems", system, parsed.problems);
        if (settings && parsed.problems.empty()) rows.push_back({system, play(parsed.scenario, settings_for(parsed.scenario, *settings))});
    }
    if (!parsed.problems.empty()) return report(parsed.problems);
    if (options.picture.empty()) {
        std::cout << timeline_text(parsed.scenario, rows, options.step);
        return ExitCode::ok;
    }
    std::ofstream out(options.picture, std::ios::binary);
    out << timeline_picture(parsed.scenario, rows) << std::flush;
    if (out) return ExitCode::ok;
    std::cerr << "delve timeline: cannot write " << options.picture << '\n';
    return ExitCode::cannot_run;
}

}  // namespace

void add_timeline(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<TimelineOptions>();
    CLI::App* command = program.add_subcommand("timeline", "Compare the turns of one scenario under several time systems");
    command->add_option("FILE", options->file, "Scenario (YAML)")->required();
    command->add_option("--systems", options->systems, "Time systems, separated by commas")->delimiter(',')->capture_default_str();
    command->add_option("--step", options->step, "Ticks per text column")->check(CLI::Range(1, 100'000))->capture_default_str();
    command->add_option("--svg", options->picture, "Write a picture to this file instead of text");
    command->footer(
        "Examples:\n"
        "  delve timeline tests/time/scenarios/bat-warden-jelly.yaml\n"
        "  delve timeline tests/time/scenarios/bat-warden-jelly.yaml --systems six_tier,action_queue --svg out.svg\n"
        "A scenario has a `name`, a `length` in ticks, `settings` of time systems, `costs`, and `actors`: `name`, `side`, `speed`, "
        "`wait`,\n"
        "`actions`, `allowance`, `pool`, `start`, `propulsion`, `units`, `overweight`, `costs`, and `deeds` (move, action, wait, drop, "
        "{do: move, cost: 120},\n"
        "{do: volley, weapons: [100, 80]}), repeated from the start. tests/time/README.md explains everything.\n"
        "Exit codes: 0 shown, 2 no such system, or a file that cannot be read or written.");
    command->callback([options, &exit_code] { exit_code = timeline(*options); });
}

}  // namespace td::delve
