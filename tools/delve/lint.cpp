// `delve lint`: all problems of a content directory, each with its place, source line and suggestion.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "text/english.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/play_lint.hpp"
#include "tools/delve/stop_signal.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/problem_pages.hpp"
#include "tools/lint/problem_report.hpp"
#include "tools/lint/schema_files.hpp"

namespace td::delve {

namespace {

namespace fs = std::filesystem;

struct LintOptions {
    PackArguments packs;  ///< `content`: the directory
    std::string code;
    bool json = false;
    bool strict = false;
    bool leave_schemas = false;
    PlayLintOptions play;
};

/// True if `place` is `folder` or lies in it. False if one of them cannot be found.
bool is_inside(const fs::path& place, const fs::path& folder) {
    std::error_code of_inner, of_outer;
    const fs::path inner = fs::canonical(place, of_inner), outer = fs::canonical(folder, of_outer);
    if (of_inner || of_outer) return false;
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

/// An author who stands in a pack means that pack.
void hint_at_unchecked_pack(const PackFolders& folders) {
    if (!is_file("pack.yaml") || is_inside(".", folders.content) || (!folders.own.empty() && is_inside(".", folders.own))) return;
    std::cerr << "the pack in this folder is not checked; to check it: delve lint --own-pack .\n";
}

LintFindings findings_in(const PackFolders& folders, bool leave_schemas) {
    std::vector<Problem> problems;
    std::vector<Pack> packs = read_packs(folders, problems);
    check_options(packs, folders.choice.options);
    if (!leave_schemas && is_inside(folders.content, ".")) refresh_schemas(folders.content, packs, SchemaFiles::existing);
    return lint_packs(packs, problems);
}

/// Adds the problems that show in play, and returns which games were played.
std::string play(const LintOptions& options, LintFindings& findings) {
    const auto catalog = chosen_content(options.packs);
    const std::vector<Problem> found = problems_in_play(WholeContent(options.packs), catalog, options.play);
    for (const Problem& problem : found) {
        findings.problems.push_back(problem);
        findings.errors += is_warning(problem.code) ? 0 : 1;
    }
    return summary_of_play(*catalog, options.play);
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
std::string to_json(const LintFindings& findings, const std::string& played, const fs::path& content) {
    nlohmann::ordered_json json{
        {"content", content.string()}, {"files", findings.files}, {"errors", findings.errors}, {"warnings", findings.warnings()}};
    if (!played.empty()) json["played"] = played;
    nlohmann::ordered_json& problems = json["problems"] = nlohmann::ordered_json::array();
    for (const Problem& problem : findings.problems) problems.push_back(to_json(problem));
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// `played`: which games were played to find problems too; empty: none.
std::string last_line(const LintFindings& findings, const std::string& played) {
    const std::string games = played.empty() ? std::string() : "; " + played;
    if (findings.errors > 0)
        return counted(findings.errors, "problem") + (findings.warnings() > 0 ? ", " + counted(findings.warnings(), "warning") : "") +
               games;
    const std::string fine = "no problems in " + counted(findings.files, "file");
    return (findings.problems.empty() ? fine : fmt::format("{}, {}", fine, counted(findings.warnings(), "warning"))) + games;
}

ExitCode lint(const LintOptions& options) {
    if (options.play.games > 0) stop_at_signals();
    const PackFolders folders = folders_of(options.packs);
    if (!options.json) std::cout << "checking " << folders.content.string() << '\n' << std::flush;
    hint_at_unchecked_pack(folders);
    LintFindings findings = findings_in(folders, options.leave_schemas);
    std::string played;
    if (options.play.games > 0) played = findings.errors > 0 ? "nothing was played" : play(options, findings);
    if (stop_requested()) {
        std::cerr << "stopped: some games are missing, so what came about in the others prove nothing\n";
        return ExitCode::stopped;
    }
    if (options.json) {
        std::cout << to_json(findings, played, folders.content);
    } else {
        for (const Problem& problem : findings.problems) std::cout << to_report(problem) << '\n';
        std::cout << last_line(findings, played) << '\n';
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
    CLI::Option* const directory = command->add_option(
        "DIR", options->packs.content, "A directory of packs; default: `content` in the working folder, else the game's own");
    command->add_option("--content", options->packs.content, "The same, as for the other commands")->excludes(directory);
    add_pack_options(*command, options->packs);
    command->add_flag("--json", options->json, "Print the problems as JSON");
    command->add_flag("--strict", options->strict, "Warnings count as problems for the exit code");
    command->add_flag("--leave-schemas", options->leave_schemas, "Do not update the schemas for editors in DIR");
    CLI::Option* const play =
        command->add_option("--play", options->play.games, "Also play each dungeon so many times, and report what never happened");
    play->check(CLI::Range(1, 100'000));
    command
        ->add_option("--dungeon", options->play.dungeon,
                     "Play only this dungeon, and report nothing about the packs that its pack builds on")
        ->needs(play);
    command->add_option("--seed", options->play.seed, "Seed of the first game; each following game adds 1")
        ->needs(play)
        ->check(whole_number);
    command->add_option("--jobs", options->play.jobs, "Games in parallel; affects only the speed")->needs(play)->check(CLI::Range(1, 256));
    command->add_option("--explain", options->code, "Explain a problem code, with an example and a remedy");
    command->footer(
        "Examples:\n"
        "  delve lint\n"
        "  delve lint path/to/content --strict\n"
        "  delve lint --strict --own-pack mine\n"
        "  delve lint --json | jq '.problems[] | .file + \":\" + .code'\n"
        "  delve lint --explain C031\n"
        "  delve lint --play 50 --jobs 2\n"
        "Every problem of all files is shown as FILE:LINE:COLUMN: CODE: PATH: what is wrong,\n"
        "with the source line and a suggestion. The last line counts the problems.\n"
        "Content without errors can be played; it may have warnings about suspicious entries. A comment at the\n"
        "end of the line, or alone above it, allows a warning:\n"
        "  # lint: allow C053 because another pack builds on it\n"
        "If DIR is in the working folder and has a schema.json or pack.schema.json (delve schema), an outdated one is updated, so that\n"
        "editors know new ids. Nothing outside the working folder is written.\n"
        "--play lets all creatures follow their tactics, and reports what never appeared, was never used, placed, triggered, reached or "
        "won,\n"
        "and games that did not end. With few games, rare things may be missed.\n"
        "Exit codes: 0 no problems, 1 problems found, 2 there is no such directory, dungeon or code,\n"
        "3 stopped by Ctrl-C or SIGTERM.");
    command->callback([options, &exit_code] { exit_code = options->code.empty() ? lint(*options) : explain(options->code); });
}

}  // namespace td::delve
