// `delve generate`: a floor as text, the very one that a run with the same seed would come to.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/load.hpp"
#include "content/nearest.hpp"
#include "generation/generate.hpp"
#include "generation/text.hpp"
#include "tools/delve/commands.hpp"

namespace td::delve {

namespace {

struct GenerateOptions {
    std::string content;
    std::string dungeon;
    int floor = 1;
    std::uint64_t seed = 1;
};

std::optional<Catalog> opened_content(const std::string& chosen) {
    const auto directory = chosen.empty() ? find_content_directory(std::filesystem::canonical("/proc/self/exe")) : std::filesystem::path(chosen);
    if (!directory) {
        std::cerr << "delve generate: no directory `content` beside or above the program; name one with --content DIR\n";
        return std::nullopt;
    }
    ContentLoading loading = load_content(*directory);
    for (const Problem& problem : loading.problems) std::cerr << to_string(problem) << '\n';
    return std::move(loading.catalog);
}

std::string unknown_dungeon(const std::string& id, const std::vector<std::string_view>& known) {
    std::string text = "unknown dungeon `" + id + "`; ";
    const std::string hint = did_you_mean(id, known);
    if (!hint.empty()) return text + hint;
    text += "there are";
    for (const std::string_view name : known) text.append(" `").append(name).append("`");
    return text;
}

/// The dungeon asked for, the main one if none was; null, and a sentence, when there is no such dungeon.
const Dungeon* chosen_dungeon(const Catalog& catalog, const std::string& id) {
    std::vector<std::string_view> known;
    for (const Dungeon& dungeon : catalog.dungeons) {
        if (id.empty() ? dungeon.main : dungeon.id == id) return &dungeon;
        known.push_back(dungeon.id);
    }
    std::cerr << "delve generate: "
              << (id.empty() ? "the content names no main dungeon; choose one with --dungeon ID" : unknown_dungeon(id, known)) << '\n';
    return nullptr;
}

ExitCode generate(const GenerateOptions& options) {
    const auto catalog = opened_content(options.content);
    if (!catalog) return ExitCode::cannot_run;
    const Dungeon* dungeon = chosen_dungeon(*catalog, options.dungeon);
    if (!dungeon) return ExitCode::cannot_run;
    if (options.floor < 1 || static_cast<std::size_t>(options.floor) > dungeon->floors.size()) {
        std::cerr << "delve generate: `" << dungeon->id << "` has no floor " << options.floor << ", only 1 to " << dungeon->floors.size() << '\n';
        return ExitCode::cannot_run;
    }
    const FloorRules& rules = dungeon->floors[static_cast<std::size_t>(options.floor - 1)];
    std::cout << to_text(generate_level(*catalog, *dungeon, options.floor, options.seed), rules, *catalog);
    return ExitCode::ok;
}

}  // namespace

void add_generate(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<GenerateOptions>();
    CLI::App* command = program.add_subcommand("generate", "Print a floor as text");
    command->add_option("--dungeon", options->dungeon, "Id of the dungeon; else the content's main one");
    command->add_option("--floor", options->floor, "Floor, the first is 1")->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of the run")->capture_default_str();
    command->add_option("--content", options->content, "Directory of packs; else the one beside or above the program");
    command->footer(
        "Examples:\n"
        "  delve generate --seed 7\n"
        "  delve generate --dungeon first_steps --floor 2 --seed 7\n"
        "Terrain is shown by its glyph; + door, > stairs, @ where the leader arrives, 1 2 3 where the others do, ! item,\n"
        "letters creatures by the first of their species' id, a capital for who leads a team.\n"
        "Exit codes: 0 printed, 2 no such dungeon or floor, or content that cannot be read.");
    command->callback([options, &exit_code] { exit_code = generate(*options); });
}

}  // namespace td::delve
