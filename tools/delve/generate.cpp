// `delve generate`: a floor as text, the very one that a run with the same seed would come to.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "generation/generate.hpp"
#include "generation/text.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"

namespace td::delve {

namespace {

struct GenerateOptions {
    std::string content;
    std::string dungeon;
    int floor = 1;
    std::uint64_t seed = 1;
};

ExitCode generate(const GenerateOptions& options) {
    const auto catalog = chosen_content(options.content);
    const Dungeon* dungeon = &(*catalog)[chosen_dungeon(*catalog, options.dungeon)];
    if (options.floor < 1 || static_cast<std::size_t>(options.floor) > dungeon->floors.size()) {
        std::cerr << "delve generate: `" << dungeon->id << "` has no floor " << options.floor << ", only 1 to " << dungeon->floors.size()
                  << '\n';
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
    command->add_option("--seed", options->seed, "Seed of the run")->check(whole_number)->capture_default_str();
    command->add_option("--content", options->content, "Directory of packs; else the one beside or above the program");
    command->footer(
        "Examples:\n"
        "  delve generate --seed 7\n"
        "  delve generate --dungeon first_steps --floor 2 --seed 7\n"
        "Terrain and features are shown by their glyphs; + door, > stairs, @ where the leader arrives, 1 2 3 where the others do, ! item,\n"
        "& landmark, letters creatures by the first of their species' id, a capital for who leads a team.\n"
        "Exit codes: 0 printed, 2 no such dungeon or floor, or content that cannot be read.");
    command->callback([options, &exit_code] { exit_code = generate(*options); });
}

}  // namespace td::delve
