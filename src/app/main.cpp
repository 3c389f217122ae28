// The entry point of the desktop program. An error before the window opens is printed as one sentence; exit code 2.
#include <filesystem>
#include <iostream>
#include <random>
#include <utility>

#include "app/display.hpp"
#include "app/program.hpp"
#include "content/fields/unknown_id.hpp"
#include "content/yaml/terminal.hpp"
#include "controls/script.hpp"
#include "storage/user_folders.hpp"

namespace {

using namespace td;
namespace files = std::filesystem;

constexpr int cannot_start = 2;

int fail(const std::string& sentence) {
    std::cerr << sentence << '\n';
    return cannot_start;
}

/// The dungeon of --dungeon, else the main one of the content, else the first.
DungeonId choose_dungeon(const Catalog& catalog, const std::string& id) {
    if (!id.empty()) return find_id<DungeonId>(catalog.dungeons, id);
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i)
        if (catalog.dungeons[i].main) return DungeonId(i);
    return catalog.dungeons.empty() ? DungeonId{} : DungeonId(0);
}

int play(const Options& options, const files::path& executable) {
    const std::optional<std::vector<ScriptLine>> script = script_of(options);
    if (const std::string reason = no_display_reason(); !reason.empty()) return fail(reason);
    const PackFolders folders = folders_of(options, executable);
    std::unique_ptr<ContentWatch> watch = options.watch ? watch_over(folders) : nullptr;
    PlayableContent content = read_content(options, folders);
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
    const std::uint64_t seed = options.seed.value_or(std::random_device{}() % 1'000'000);
    // Before the window opens: a signal may come as soon as it is visible.
    if (!options.exit) Program::close_on_signals();
    Program program(catalog, {.seed = seed, .dungeon = dungeon, .difficulty = difficulty}, options, share_folder(executable));
    program.follow_content(folders, std::move(content), std::move(watch));
    return program.run(script ? &*script : nullptr);
}

int run(int argc, char** argv) {
    const std::variant<Options, int> options = read_options(argc, argv);
    if (const int* const code = std::get_if<int>(&options)) return *code;
    try {
        return play(std::get<Options>(options), executable_path(argv[0]));
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
