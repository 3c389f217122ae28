// `delve trace`: plays recorded cases through the time systems and prints or compares the turns. With --why: scenes, see why.hpp.
#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "tools/cases/case_file.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/why.hpp"

namespace td::delve {

namespace {

struct TraceOptions {
    bool check = false;
    bool why = false;
    WhyOptions of_why;
    std::vector<std::string> files;
};

struct Tally {
    int passed = 0;
    int failed = 0;
};

/// `turn N: expected [...], got [...]` for the first difference.
std::optional<std::string> difference(const std::vector<std::string>& expected, const std::vector<std::string>& got) {
    for (std::size_t n = 0; n < std::max(got.size(), expected.size()); ++n) {
        const std::string wanted = n < expected.size() ? expected[n] : "the end";
        const std::string had = n < got.size() ? got[n] : "the end";
        if (wanted != had) return fmt::format("turn {}: expected {}, got {}", n + 1, wanted, had);
    }
    return std::nullopt;
}

void check(const std::string& file, const RecordedCase& recorded, Tally& tally) {
    const auto differs = difference(expected_rows(recorded), played_rows(recorded));
    ++(differs ? tally.failed : tally.passed);
    if (differs) std::cout << file << ": " << name_of(recorded) << ": " << *differs << '\n';
}

void print(const RecordedCase& recorded) {
    std::cout << "- name: " << name_of(recorded) << "\n  expect:\n";
    for (const std::string& row : played_rows(recorded)) std::cout << "    - " << row << '\n';
}

ExitCode trace(const TraceOptions& options) {
    Tally tally;
    bool broken = false;
    for (const std::string& file : options.files) {
        const CaseReading parsed = read_case_file(file, options.check ? Expectation::required : Expectation::optional);
        for (const Problem& problem : parsed.problems) std::cerr << to_string(problem) << '\n';
        broken = broken || !parsed.problems.empty();
        if (!parsed.problems.empty()) continue;
        for (const RecordedCase& recorded : parsed.cases) {
            if (options.check)
                check(file, recorded, tally);
            else
                print(recorded);
        }
    }
    if (options.check && !broken) std::cout << tally.passed << " passed, " << tally.failed << " failed\n";
    if (broken) return ExitCode::cannot_run;
    return tally.failed == 0 ? ExitCode::ok : ExitCode::problems;
}

}  // namespace

void add_trace(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<TraceOptions>();
    CLI::App* command = program.add_subcommand("trace", "Play recorded cases and print the turns");
    command->add_flag("--check", options->check, "Compare the turns with each case's expectation instead of printing them");
    CLI::Option* why = command->add_flag("--why", options->why, "Play scenes instead, and print why the world changes");
    command->add_option("--dungeon", options->of_why.dungeon, "With --why: play this dungeon instead of scenes")->needs(why);
    command->add_option("--seed", options->of_why.seed, "With --dungeon: the game's seed")->check(whole_number);
    command->add_option("--turns", options->of_why.turns, "With --dungeon: number of turns")->check(CLI::Range(1, 1'000'000));
    command->add_option("--content", options->of_why.content, "With --why: the folder of content packs")->needs(why);
    add_language_option(*command, options->of_why.language)->needs(why);
    command->add_option("FILE", options->files, "Files of cases or scenes (YAML)");
    command->footer(
        std::string(
            "Examples:\n"
            "  delve trace tests/time/cases/whole-rounds.yaml\n"
            "  delve trace --check tests/time/cases/*.yaml\n"
            "  delve trace --why tests/game/scenes/web_before_wall.yaml --content tests/game/scenes/content\n"
            "  delve trace --why --dungeon sunken_city --seed 7 --turns 12\n"
            "tests/time/README.md explains all that cases, scenarios and scenes may contain: teams, costs, parts, pools, wait times.\n"
            "With --check, a line for each case that differs, and last `N passed, M failed`.\n"
            "A broken file is reported on the standard error stream as FILE:LINE:COLUMN: what is wrong.\n"
            "Exit codes: 0 all as expected, 1 a case differs, 2 a file cannot be read.\n\n") +
        why_help());
    command->callback([options, &exit_code] {
        if (options->files.empty() && options->of_why.dungeon.empty()) throw std::runtime_error("no FILE is given; see delve trace --help");
        exit_code = options->why ? trace_why(options->of_why, options->files) : trace(*options);
    });
}

}  // namespace td::delve
