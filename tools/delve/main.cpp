// `delve`: what the game can do without a window. Knows its subcommands by name only.
#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "tools/delve/commands.hpp"

namespace {

int run(int argc, char** argv) {
    using td::delve::ExitCode;
    CLI::App program{"The headless side of Tierdelve: traces and checks without a window.", "delve"};
    program.require_subcommand(1);
    program.footer("`delve COMMAND --help` explains a command and shows examples.\nExit codes: 0 fine, 1 problems found, 2 cannot run.");
    ExitCode exit_code = ExitCode::ok;
    td::delve::add_generate(program, exit_code);
    td::delve::add_lint(program, exit_code);
    td::delve::add_simulate(program, exit_code);
    td::delve::add_trace(program, exit_code);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool asked_for_help = error.get_exit_code() == 0;
        program.exit(error, std::cout, std::cerr);
        return static_cast<int>(asked_for_help ? ExitCode::ok : ExitCode::cannot_run);
    }
    return static_cast<int>(exit_code);
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "delve: " << error.what() << '\n';
        return static_cast<int>(td::delve::ExitCode::cannot_run);
    }
}
