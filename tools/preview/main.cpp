// `tierdelve-preview`: the window of `delve preview`. Each error before it opens is printed as one sentence; exit code 2.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/display.hpp"
#include "catalog/definitions.hpp"
#include "content/yaml/terminal.hpp"
#include "tools/preview/preview_program.hpp"

namespace {

using namespace td;
namespace files = std::filesystem;

constexpr int cannot_start = 2;

int fail(const std::string& sentence) {
    std::cerr << sentence << '\n';
    return cannot_start;
}

int show(const PreviewOptions& options, const files::path& executable) {
    const std::optional<std::vector<ScriptLine>> script = script_of(options);
    if (const std::string reason = no_display_reason(); !reason.empty()) return fail(reason);
    const PackFolders folders = folders_of(options, executable);
    std::unique_ptr<ContentWatch> watch = watch_over(folders);
    PlayableContent content = read_content(options, folders);
    PreviewTargets targets = preview_targets(options.what, folders);
    if (targets.subjects.empty()) return fail(targets.refusal);
    std::shared_ptr<const Catalog> catalog;
    if (content.catalog) catalog = std::make_shared<const Catalog>(*std::exchange(content.catalog, std::nullopt));
    if (!content.problems.empty())
        if (const auto part = despite_mistakes(targets.subjects, folders)) catalog = part;
    if (!catalog) return cannot_start;
    if (catalog->species.empty()) return fail("The content has no species, and a preview shows everything beside a creature.");
    if (!options.exit) PreviewProgram::close_on_signals();
    return PreviewProgram(catalog, folders, content, std::move(watch), std::move(targets), options, share_folder(executable))
        .run(script ? &*script : nullptr);
}

int run(int argc, char** argv) {
    PreviewOptions options;
    CLI::App command_line("Shows definitions in a window, as `delve preview` does.", "tierdelve-preview");
    command_line.set_version_flag("--version", "tierdelve-preview " TIERDELVE_VERSION, "Print the version and exit");
    command_line.add_option("WHAT", options.what, "A file of the content, an id, or a type and an id")->required();
    command_line.add_option("--time", options.time, "The time system at the start, such as wait_time")
        ->check(CLI::IsMember(std::vector<std::string>(time_system_names.begin(), time_system_names.end())));
    add_start_options(command_line, options);
    try {
        command_line.parse(argc, argv);
        return show(options, executable_path(argv[0]));
    } catch (const CLI::ParseError& error) {
        return command_line.exit(error) == 0 ? 0 : cannot_start;
    } catch (const std::exception& error) {
        return fail(sentence_of(error));
    }
}

}  // namespace

int main(int argc, char** argv) {
    int code = 0;
    {
        const PrintableOutput out(std::cout), errors(std::cerr);
        code = run(argc, argv);
        if (!is_all_printed()) code = fail("The output could not be written.");
    }
    end_program(code);
}
