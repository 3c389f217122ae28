// The entry of the desktop program. Each error before the window opens is printed as one sentence; exit code 2.
#include <fmt/core.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <utility>

#include "app/display.hpp"
#include "app/preview_program.hpp"
#include "app/program.hpp"
#include "app/settings_file.hpp"
#include "content/fields/unknown_id.hpp"
#include "content/packs/load.hpp"
#include "content/packs/playable.hpp"
#include "content/yaml/terminal.hpp"
#include "storage/user_folders.hpp"
#include "view/input/script.hpp"

namespace {

using namespace td;
namespace files = std::filesystem;

constexpr int cannot_start = 2;

int fail(const std::string& sentence) {
    std::cerr << sentence << '\n';
    return cannot_start;
}

files::path executable_path(const char* called_as) {
    std::error_code failed;
    const files::path path = files::read_symlink("/proc/self/exe", failed);
    return failed ? files::absolute(called_as) : path;
}

/// The directory of --content, else the nearest `content`. Empty after an error message.
std::optional<files::path> content_directory(const Options& options, const files::path& executable) {
    if (!options.content.empty()) return options.content;
    std::optional<files::path> directory = find_content_directory(executable);
    if (!directory) fail("No directory 'content' lies beside or above the program; name one with --content.");
    return directory;
}

/// The folder of --own-pack, else the player's; empty for a script.
files::path own_pack_folder(const Options& options) {
    if (!options.own_pack.empty()) return files::absolute(options.own_pack);
    return is_interactive(options) ? player_pack_folder() : files::path();
}

/// Where packs are read from, and which of them. A script has neither the player's packs nor the choices of the settings.
PackFolders folders_of(const Options& options, const files::path& content) {
    PackFolders folders(content, own_pack_folder(options));
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

/// Prints all problems and which packs are left out. No catalog if the remaining packs make no playable game.
PlayableContent read_content(const PackFolders& folders) {
    PlayableContent loading = load_playable(folders);
    for (const Problem& problem : loading.problems) std::cerr << to_string(problem) << '\n';
    if (loading.catalog && !loading.refused.empty()) std::cerr << notice_of(loading.refused, *loading.catalog) << '\n';
    return loading;
}

/// The dungeon of --dungeon, else the main one of the content, else the first.
DungeonId choose_dungeon(const Catalog& catalog, const std::string& id) {
    if (!id.empty()) return find_id<DungeonId>(catalog.dungeons, id);
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i)
        if (catalog.dungeons[i].main) return DungeonId(i);
    return catalog.dungeons.empty() ? DungeonId{} : DungeonId(0);
}

/// The lines of a script file. Empty after an error message.
std::optional<std::vector<ScriptLine>> open_script(const std::string& path) {
    std::ifstream in(path);
    if (!in) {
        fail(path + ": cannot be read");
        return std::nullopt;
    }
    auto script = read_script(in);
    if (const auto* const problem = std::get_if<ScriptProblem>(&script)) {
        fail(fmt::format("{}:{}: {}", path, problem->line, problem->text));
        return std::nullopt;
    }
    return std::get<std::vector<ScriptLine>>(std::move(script));
}

/// The window of `delve preview`. `content`: what loading gave.
int preview(const Options& options, const PackFolders& folders, PlayableContent content, std::unique_ptr<ContentWatch> watch,
            const files::path& share, const std::vector<ScriptLine>* script) {
    PreviewTargets targets = preview_targets(options.preview, folders);
    if (targets.subjects.empty()) return fail(targets.refusal);
    std::shared_ptr<const Catalog> catalog;
    if (content.catalog) catalog = std::make_shared<const Catalog>(*std::exchange(content.catalog, std::nullopt));
    if (!content.problems.empty())
        if (const auto part = despite_mistakes(targets.subjects, folders)) catalog = part;
    if (!catalog) return cannot_start;
    if (catalog->species.empty()) return fail("The content has no species, and a preview shows everything beside a creature.");
    quiet_without_sound_device();
    if (!options.exit) PreviewProgram::end_in_order_when_asked();
    return PreviewProgram(catalog, folders, content, std::move(watch), std::move(targets), options, share.string()).run(script);
}

int play(const Options& options, const files::path& executable) {
    std::optional<std::vector<ScriptLine>> script;
    if (!options.script.empty() && !(script = open_script(options.script))) return cannot_start;
    if (const std::string reason = no_display_reason(); !reason.empty()) return fail(reason);
    const std::optional<files::path> directory = content_directory(options, executable);
    if (!directory) return cannot_start;
    const PackFolders folders = folders_of(options, *directory);
    const bool is_preview = !options.preview.empty();
    std::unique_ptr<ContentWatch> watch = options.watch || is_preview ? watch_over(folders) : nullptr;
    PlayableContent content = read_content(folders);
    const files::path share = executable.parent_path().parent_path() / "share" / "tierdelve";
    if (is_preview) return preview(options, folders, std::move(content), std::move(watch), share, script ? &*script : nullptr);
    if (!content.catalog) return cannot_start;
    const auto catalog = std::make_shared<const Catalog>(*std::exchange(content.catalog, std::nullopt));
    const DungeonId dungeon = choose_dungeon(*catalog, options.dungeon);
    if (!dungeon)
        return fail(options.dungeon.empty() ? "The content has no dungeon."
                                            : unknown_id("dungeon", options.dungeon, ids_of(catalog->dungeons)));
    const DifficultyId difficulty =
        options.difficulty.empty() ? main_difficulty(*catalog) : find_id<DifficultyId>(catalog->difficulties, options.difficulty);
    if (!options.difficulty.empty() && !difficulty)
        return fail(unknown_id("difficulty", options.difficulty, ids_of(catalog->difficulties)));
    quiet_without_sound_device();
    const std::uint64_t seed = options.seed.value_or(std::random_device{}() % 1'000'000);
    // Before the window opens: a signal may come as soon as it is visible.
    if (!options.exit) Program::end_in_order_when_asked();
    Program program(catalog, {seed, dungeon, true, difficulty}, options, share.string());
    program.follow_content(folders, std::move(content), std::move(watch));
    return program.run(script ? &*script : nullptr);
}

}  // namespace

int main(int argc, char** argv) {
    const PrintableOutput out(std::cout), errors(std::cerr);
    const std::variant<Options, int> options = read_options(argc, argv);
    if (const int* const code = std::get_if<int>(&options)) return *code;
    try {
        return play(std::get<Options>(options), executable_path(argv[0]));
    } catch (const std::exception& error) {
        return fail(error.what());
    }
}
