// `delve lint`: all problems of a content directory, each with its place, source line and suggestion.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "content/packs/advice.hpp"
#include "content/packs/load.hpp"
#include "content/yaml/problem_pages.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

namespace {

struct LintOptions {
    std::string directory;
    std::string own_pack;
    std::string code;
    bool json = false;
    bool strict = false;
};

struct LintResult {
    std::vector<Problem> problems;  ///< errors and warnings
    std::size_t files = 0;
    std::size_t errors = 0;
    std::size_t warnings() const { return problems.size() - errors; }
};

/// Warnings are given only for content without errors, because most of them would be consequences of errors.
LintResult findings_in(const PackFolders& folders) {
    ContentLoading loading = load_content(folders);
    if (loading.catalog) loading.problems = advice_on(folders, *loading.catalog, loading.warnings);
    const std::size_t errors = loading.catalog ? 0 : loading.problems.size();
    return {std::move(loading.problems), loading.files, errors};
}

nlohmann::ordered_json to_json(const Problem& problem) {
    return {{"file", problem.file},
            {"line", problem.line},
            {"column", problem.column},
            {"length", problem.length},
            {"severity", is_warning(problem.code) ? "warning" : "error"},
            {"code", to_string(problem.code)},
            {"path", problem.path},
            {"message", problem.message},
            {"hint", problem.hint},
            {"source", problem.source}};
}

/// Replaces bytes that are not UTF-8, such as in file names, by the replacement character.
std::string to_json(const LintResult& findings) {
    nlohmann::ordered_json json{{"files", findings.files}, {"errors", findings.errors}, {"warnings", findings.warnings()}};
    nlohmann::ordered_json& problems = json["problems"] = nlohmann::ordered_json::array();
    for (const Problem& problem : findings.problems) problems.push_back(to_json(problem));
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string counted(std::size_t count, std::string_view thing) { return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s"); }

std::string last_line(const LintResult& findings) {
    if (findings.errors > 0) return counted(findings.errors, "problem");
    const std::string fine = fmt::format("no problems in {} files", findings.files);
    return findings.problems.empty() ? fine : fmt::format("{}, {}", fine, counted(findings.warnings(), "warning"));
}

ExitCode lint(const LintOptions& options) {
    const LintResult findings = findings_in({content_directory(options.directory), own_pack_folder(options.own_pack)});
    if (options.json) {
        std::cout << to_json(findings);
    } else {
        for (const Problem& problem : findings.problems) std::cout << to_report(problem) << '\n';
        std::cout << last_line(findings) << '\n';
    }
    return findings.errors > 0 || (options.strict && findings.warnings() > 0) ? ExitCode::problems : ExitCode::ok;
}

ExitCode explain(const std::string& code) {
    if (const ProblemPage* page = find_problem_page(code)) {
        std::cout << to_markdown(*page);
        return ExitCode::ok;
    }
    std::vector<std::string> codes;
    for (const ProblemPage& page : problem_pages()) codes.push_back(to_string(page.code));
    throw std::runtime_error(fmt::format("there is no problem `{}`; known: {}", code, fmt::join(codes, ", ")));
}

}  // namespace

void add_lint(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<LintOptions>();
    CLI::App* command = program.add_subcommand("lint", "Check content and report every problem with its place");
    command->add_option("DIR", options->directory, "A directory of packs; default: the game's own content");
    add_own_pack_option(*command, options->own_pack);
    command->add_flag("--json", options->json, "Print the problems as JSON");
    command->add_flag("--strict", options->strict, "Warnings count as problems for the exit code");
    command->add_option("--explain", options->code, "Explain a problem code, with an example and a remedy");
    command->footer(
        "Examples:\n"
        "  delve lint\n"
        "  delve lint path/to/content --strict\n"
        "  delve lint --strict --own-pack mine\n"
        "  delve lint --json | jq '.problems[] | .file + \":\" + .code'\n"
        "  delve lint --explain C031\n"
        "Every problem of all files is shown as FILE:LINE:COLUMN: CODE: PATH: what is wrong,\n"
        "with the source line and a suggestion. The last line counts the problems.\n"
        "Content without errors can be played; it may have warnings about suspicious entries. A comment at the\n"
        "end of the line, or alone above it, allows a warning:\n"
        "  # lint: allow C053 because another pack builds on it\n"
        "Exit codes: 0 no problems, 1 problems found, 2 there is no such directory or code.");
    command->callback([options, &exit_code] { exit_code = options->code.empty() ? lint(*options) : explain(options->code); });
}

}  // namespace td::delve
