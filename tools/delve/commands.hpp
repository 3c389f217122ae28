// The subcommands of `delve`, one file each.
#pragma once

namespace CLI {
class App;
}

namespace td::delve {

/// The exit code of the program.
enum class ExitCode { ok = 0, problems = 1, cannot_run = 2, stopped = 3 };

// Each function adds one subcommand with its options, help, examples and callback. The callback writes its result to `exit_code`.
void add_arena(CLI::App& program, ExitCode& exit_code);
void add_depth(CLI::App& program, ExitCode& exit_code);
void add_docs(CLI::App& program, ExitCode& exit_code);
void add_drill(CLI::App& program, ExitCode& exit_code);
void add_explain(CLI::App& program, ExitCode& exit_code);
void add_generate(CLI::App& program, ExitCode& exit_code);
void add_language_server(CLI::App& program, ExitCode& exit_code);
void add_lint(CLI::App& program, ExitCode& exit_code);
void add_list(CLI::App& program, ExitCode& exit_code);
void add_texts(CLI::App& program, ExitCode& exit_code);
void add_merge(CLI::App& program, ExitCode& exit_code);
void add_new_pack(CLI::App& program, ExitCode& exit_code);
void add_pack(CLI::App& program, ExitCode& exit_code);
void add_phases(CLI::App& program, ExitCode& exit_code);
void add_preview(CLI::App& program, ExitCode& exit_code);
void add_report(CLI::App& program, ExitCode& exit_code);
void add_schema(CLI::App& program, ExitCode& exit_code);
void add_simulate(CLI::App& program, ExitCode& exit_code);
void add_timeline(CLI::App& program, ExitCode& exit_code);
void add_trace(CLI::App& program, ExitCode& exit_code);
void add_weigh(CLI::App& program, ExitCode& exit_code);

}  // namespace td::delve
