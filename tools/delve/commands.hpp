// The subcommands of the headless program, each in a file of its own.
#pragma once

namespace CLI {
class App;
}

namespace td::delve {

/// What the program says when it ends.
enum class ExitCode { ok = 0, problems = 1, cannot_run = 2 };

// Each adds its subcommand with options, help and examples, and what it does when it is chosen: write the outcome to `exit_code`.
void add_arena(CLI::App& program, ExitCode& exit_code);
void add_docs(CLI::App& program, ExitCode& exit_code);
void add_explain(CLI::App& program, ExitCode& exit_code);
void add_generate(CLI::App& program, ExitCode& exit_code);
void add_lint(CLI::App& program, ExitCode& exit_code);
void add_new_pack(CLI::App& program, ExitCode& exit_code);
void add_phases(CLI::App& program, ExitCode& exit_code);
void add_schema(CLI::App& program, ExitCode& exit_code);
void add_simulate(CLI::App& program, ExitCode& exit_code);
void add_timeline(CLI::App& program, ExitCode& exit_code);
void add_trace(CLI::App& program, ExitCode& exit_code);

}  // namespace td::delve
