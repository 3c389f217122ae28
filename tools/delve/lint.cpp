// `delve lint`: every problem of a directory of content, with its place, its source line and what may have been meant.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "content/load.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

namespace {

ExitCode lint(const std::string& directory) {
    const ContentLoading loading = load_content(content_directory(directory));
    for (const Problem& problem : loading.problems) std::cout << to_report(problem) << '\n';
    const std::size_t count = loading.problems.size();
    if (count == 0)
        std::cout << fmt::format("no problems in {} files\n", loading.files);
    else
        std::cout << fmt::format("{} problem{}\n", count, count == 1 ? "" : "s");
    return count == 0 ? ExitCode::ok : ExitCode::problems;
}

}  // namespace

void add_lint(CLI::App& program, ExitCode& exit_code) {
    const auto directory = std::make_shared<std::string>();
    CLI::App* command = program.add_subcommand("lint", "Check content: every mistake with its place");
    command->add_option("DIR", *directory, "A directory of packs; the game's own content if left out");
    command->footer(
        "Examples:\n"
        "  delve lint\n"
        "  delve lint path/to/content\n"
        "Every problem of all files is shown as FILE:LINE:COLUMN: CODE: PATH: what is wrong,\n"
        "with the line of the file and what may have been meant. The last line counts them.\n"
        "Exit codes: 0 no problems, 1 problems found, 2 there is no such directory.");
    command->callback([directory, &exit_code] { exit_code = lint(*directory); });
}

}  // namespace td::delve
