// `delve`: the functions of the game that need no window. Knows its subcommands only by name.
#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/nearest.hpp"
#include "content/yaml/terminal.hpp"
#include "tools/delve/commands.hpp"

namespace {

/// CLI11 only reports that a subcommand is missing; this suggests the nearest one.
void refuse_unknown_command(const CLI::App& program, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') return;
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) names.push_back(command->get_name());
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (const std::string_view name : known)
        if (name == argv[1]) return;
    const std::string hint = td::did_you_mean(argv[1], known);
    throw std::runtime_error("unknown command `" + std::string(argv[1]) + "`; " + (hint.empty() ? "see delve --help" : hint));
}

int run(int argc, char** argv) {
    using td::delve::ExitCode;
    CLI::App program{"The headless side of Tierdelve: traces and checks without a window.", "delve"};
    program.set_version_flag("--version", "delve " TIERDELVE_VERSION, "Print the version and exit");
    program.require_subcommand(1);
    program.footer(
        "`delve COMMAND --help` explains a command and shows examples.\nExit codes: 0 fine, 1 problems found, 2 cannot run, 3 stopped.");
    ExitCode exit_code = ExitCode::ok;
    td::delve::add_arena(program, exit_code);
    td::delve::add_depth(program, exit_code);
    td::delve::add_docs(program, exit_code);
    td::delve::add_drill(program, exit_code);
    td::delve::add_explain(program, exit_code);
    td::delve::add_generate(program, exit_code);
    td::delve::add_language_server(program, exit_code);
    td::delve::add_lint(program, exit_code);
    td::delve::add_list(program, exit_code);
    td::delve::add_texts(program, exit_code);
    td::delve::add_merge(program, exit_code);
    td::delve::add_new_pack(program, exit_code);
    td::delve::add_pack(program, exit_code);
    td::delve::add_phases(program, exit_code);
    td::delve::add_preview(program, exit_code);
    td::delve::add_report(program, exit_code);
    td::delve::add_schema(program, exit_code);
    td::delve::add_simulate(program, exit_code);
    td::delve::add_timeline(program, exit_code);
    td::delve::add_trace(program, exit_code);
    td::delve::add_weigh(program, exit_code);
    refuse_unknown_command(program, argc, argv);
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
    const td::PrintableOutput out(std::cout), errors(std::cerr);
    try {
        const int code = run(argc, argv);
        if (!td::is_all_printed()) throw std::runtime_error("the output could not be written");
        return code;
    } catch (const std::exception& error) {
        std::cerr << "delve: " << td::sentence_of(error) << '\n';
        return static_cast<int>(td::delve::ExitCode::cannot_run);
    }
}
