// `delve trace`: plays recorded cases through the time systems; compares the turns, or prints them.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "content/case_file.hpp"
#include "tools/delve/commands.hpp"

namespace td::delve {

namespace {

struct TraceOptions {
    bool check = false;
    std::vector<std::string> files;
};

struct Tally {
    int passed = 0;
    int failed = 0;
};

/// `turn N: expected [...], got [...]` for the first turn that differs.
std::optional<std::string> difference(const TurnCase& turn_case, const std::vector<CaseRow>& rows) {
    for (std::size_t n = 0; n < std::max(rows.size(), turn_case.expect.size()); ++n) {
        const bool wanted = n < turn_case.expect.size();
        const bool had = n < rows.size();
        if (wanted && had && rows[n] == turn_case.expect[n]) continue;
        return "turn " + std::to_string(n + 1) + ": expected " + (wanted ? to_string(turn_case.expect[n], turn_case) : "the end") + ", got " +
               (had ? to_string(rows[n], turn_case) : "the end");
    }
    return std::nullopt;
}

void check(const std::string& file, const TurnCase& turn_case, Tally& tally) {
    const auto differs = difference(turn_case, play(turn_case));
    ++(differs ? tally.failed : tally.passed);
    if (differs) std::cout << file << ": " << turn_case.name << ": " << *differs << '\n';
}

void print(const TurnCase& turn_case) {
    std::cout << "- name: " << turn_case.name << "\n  expect:\n";
    for (const CaseRow& row : play(turn_case)) std::cout << "    - " << to_string(row, turn_case) << '\n';
}

ExitCode trace(const TraceOptions& options) {
    Tally tally;
    bool broken = false;
    for (const std::string& file : options.files) {
        const CaseReading reading = read_case_file(file, options.check ? Expectation::required : Expectation::optional);
        for (const Problem& problem : reading.problems) std::cerr << to_string(problem) << '\n';
        broken = broken || !reading.problems.empty();
        if (!reading.problems.empty()) continue;
        for (const TurnCase& turn_case : reading.cases) {
            if (options.check) check(file, turn_case, tally);
            else print(turn_case);
        }
    }
    if (options.check && !broken) std::cout << tally.passed << " passed, " << tally.failed << " failed\n";
    if (broken) return ExitCode::cannot_run;
    return tally.failed == 0 ? ExitCode::ok : ExitCode::problems;
}

}  // namespace

void add_trace(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<TraceOptions>();
    CLI::App* command = program.add_subcommand("trace", "Play recorded cases: who has which turn?");
    command->add_flag("--check", options->check, "Compare with what each case expects instead of printing the turns");
    command->add_option("FILE", options->files, "Files of cases (YAML)")->required();
    command->footer(
        "Examples:\n"
        "  delve trace tests/time/cases/wiki-example.yaml\n"
        "  delve trace --check tests/time/cases/*.yaml\n"
        "With --check, a line for each case that differs, and last `N passed, M failed`.\n"
        "A broken file is reported on the standard error stream as FILE:LINE:COLUMN: what is wrong.\n"
        "Exit codes: 0 all as expected, 1 a case differs, 2 a file cannot be read.");
    command->callback([options, &exit_code] { exit_code = trace(*options); });
}

}  // namespace td::delve
