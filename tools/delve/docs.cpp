// `delve docs`: the reference for authors, generated from the field tables, and the codex of the content.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/reference.hpp"

namespace td::delve {

namespace {

struct DocsOptions {
    std::string content;
    std::string out;
    std::string language;
    bool problems = false;
    bool codex = false;
    bool strings = false;
};

ExitCode docs(const DocsOptions& options) {
    if (options.codex) return print_or_write(codex_page(*chosen_content({options.content, {}, {}}, options.language)), options.out);
    if (options.strings) return print_or_write(strings_file(), options.out);
    return print_or_write(options.problems ? problems_page() : reference_page(), options.out);
}

}  // namespace

void add_docs(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<DocsOptions>();
    CLI::App* command = program.add_subcommand("docs", "Print the reference for authors, or the codex");
    CLI::Option* problems = command->add_flag("--problems", options->problems, "Print the problem codes instead");
    command->add_flag("--codex", options->codex, "Print the codex of creatures, skills, items and statuses instead")->excludes(problems);
    command->add_flag("--strings", options->strings, "Print the game's texts as a content file, for translation")->excludes(problems);
    add_content_option(*command, options->content, "Directory of packs for the codex");
    add_language_option(*command, options->language);
    command->add_option("--out", options->out, "Write the page to this file");
    command->footer(
        "Examples:\n"
        "  delve docs --out content/reference.md\n"
        "  delve docs --problems --out content/problems.md\n"
        "  delve docs --codex --content path/to/content\n"
        "  delve docs --codex --language de\n"
        "  delve docs --strings --out content/mine/strings.yaml\n"
        "All pages are Markdown. The reference is generated from the field tables, so it is always up to date.\n"
        "Exit codes: 0 printed or written, 2 content that cannot be read, or a file that cannot be written.");
    command->callback([options, &exit_code] { exit_code = docs(*options); });
}

}  // namespace td::delve
