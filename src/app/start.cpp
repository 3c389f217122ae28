#include "app/start.hpp"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <utility>

#include <algorithm>

#include "app/live_content.hpp"
#include "app/settings_file.hpp"
#include "content/fields/unknown_id.hpp"
#include "content/packs/load.hpp"
#include "content/packs/translation.hpp"
#include "storage/user_folders.hpp"
#include "view/sound/sound_player.hpp"

namespace td {

namespace files = std::filesystem;

namespace {

/// Parses "1280x720" into `options`. An error message, or empty.
std::string read_size(const std::string& text, StartOptions& options) {
    std::string wrong = "a size is WIDTHxHEIGHT, from 800x600 to 8192x8192, like 1920x1080";
    const auto x = text.find('x');
    if (x == std::string::npos || text.size() > 11) return wrong;
    if (!CLI::detail::lexical_cast(text.substr(0, x), options.width)) return wrong;
    if (!CLI::detail::lexical_cast(text.substr(x + 1), options.height)) return wrong;
    const bool fits = options.width >= 800 && options.height >= 600 && options.width <= 8192 && options.height <= 8192;
    return fits ? std::string() : wrong;
}

/// The directory of --content, else the nearest `content`.
files::path content_directory(const StartOptions& options, const files::path& executable) {
    if (!options.content.empty()) return options.content;
    if (std::optional<files::path> directory = find_content_directory(executable)) return *std::move(directory);
    throw std::runtime_error("No directory 'content' lies beside or above the program; name one with --content.");
}

/// The folder of --own-pack, else the player's; empty for a script.
files::path own_pack_folder(const StartOptions& options) {
    if (!options.own_pack.empty()) return absolute_path(options.own_pack);
    return is_interactive(options) ? player_pack_folder() : files::path();
}

}  // namespace

void add_start_options(CLI::App& command_line, StartOptions& options) {
    command_line.add_option("--content", options.content, "The directory of the content packs")->check(CLI::ExistingDirectory);
    command_line.add_option("--language", options.language, "Code of the language, such as de, or en; left out: that of the settings");
    command_line.add_option("--pack", options.packs, "A further pack: its folder, or its archive (.zip); may be given several times")
        ->check(CLI::ExistingPath);
    command_line.add_option("--own-pack", options.own_pack, "The folder of the pack that your own tactics are kept in");
    command_line
        .add_option_function<std::string>(
            "--size", [](const std::string&) {}, "Size of the window, WIDTHxHEIGHT")
        ->check([&options](const std::string& text) { return read_size(text, options); });
    command_line.add_option("--script", options.script, "Commands to be carried out first, one a line")->check(CLI::ExistingFile);
    command_line.add_option("--screenshot", options.screenshot, "Save the window after the script as this PNG");
    command_line.add_option("--report", options.report, "A text file of how things stand at the end");
    command_line.add_flag("--exit", options.exit, "Exit after the script and the screenshot");
}

files::path executable_path(const char* called_as) {
    std::error_code failed;
    const files::path path = files::read_symlink("/proc/self/exe", failed);
    return failed ? absolute_path(called_as) : path;
}

void end_program(int exit_code) {
    if (!has_sound_device()) std::exit(exit_code);  // the library was not used
    std::cout.flush();
    std::fflush(nullptr);
    std::_Exit(exit_code);
}

std::string share_folder(const files::path& executable) {
    return (executable.parent_path().parent_path() / "share" / "tierdelve").string();
}

std::optional<std::vector<ScriptLine>> script_of(const StartOptions& options) {
    if (options.script.empty()) return std::nullopt;
    std::ifstream in(options.script);
    if (!in) throw std::runtime_error(options.script + ": cannot be read");
    auto script = read_script(in);
    if (const auto* const problem = std::get_if<ScriptProblem>(&script))
        throw std::runtime_error(fmt::format("{}:{}: {}", options.script, problem->line, problem->text));
    return std::get<std::vector<ScriptLine>>(std::move(script));
}

std::string script_outlasts_program(const StartOptions& options, const ScriptLine& line) {
    return fmt::format("{}:{}: the program has ended before this line of the script\n", options.script, line.number);
}

PackFolders folders_of(const StartOptions& options, const files::path& executable) {
    PackFolders folders(content_directory(options, executable), own_pack_folder(options));
    if (is_interactive(options)) {
        const Preferences preferences = SettingsFile(user_config_folder()).read();
        folders.language = preferences.language;
        folders.choice = preferences.packs;
        folders.more.push_back(player_pack_folder().parent_path());
    }
    folders.more.insert(folders.more.end(), options.packs.begin(), options.packs.end());
    if (!options.language.empty()) folders.language = options.language == "en" ? std::string() : options.language;
    return folders;
}

std::string unknown_language(const std::string& asked, const std::vector<PackSummary>& packs) {
    std::vector<std::string_view> known{"en"};
    for (const PackSummary& pack : packs)
        if (!pack.language.empty() && std::find(known.begin(), known.end(), pack.language) == known.end()) known.push_back(pack.language);
    return asked.empty() || !language_meant(asked, known).empty() ? std::string() : unknown_id("language", asked, known);
}

PlayableContent read_content(const StartOptions& options, const PackFolders& folders) {
    PlayableContent loading = load_playable(folders);
    const std::string unknown = unknown_language(folders.language, loading.summaries);
    if (!unknown.empty() && !options.language.empty()) throw std::runtime_error(unknown);
    if (!unknown.empty()) std::cerr << "settings.yaml: " << unknown << '\n';
    for (const Problem& problem : loading.problems) std::cerr << to_string(problem) << '\n';
    if (loading.catalog && !loading.refused.empty()) std::cerr << notice_of(loading.refused, *loading.catalog) << '\n';
    return loading;
}

}  // namespace td
