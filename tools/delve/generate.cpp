// `delve generate`: prints or paints the floor that a run with the same seed would have.
#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include "art/png.hpp"
#include "generation/generate.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/floor_picture.hpp"
#include "tools/lab/level_text.hpp"

namespace td::delve {

namespace {

struct GenerateOptions {
    std::string content;
    std::string dungeon;
    std::string difficulty;
    int floor = 1;
    std::uint64_t seed = 1;
    std::string png;
    int scale = 1;
};

bool write_picture(const std::string& file, const Image& picture) {
    const std::vector<std::byte> bytes = png_bytes(picture);
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) std::cerr << "delve generate: cannot write " << file << '\n';
    return static_cast<bool>(out);
}

ExitCode generate(const GenerateOptions& options) {
    const auto catalog = chosen_content({options.content, {}, {}});
    const Dungeon* dungeon = &(*catalog)[chosen_dungeon(*catalog, options.dungeon)];
    if (options.floor < 1 || static_cast<std::size_t>(options.floor) > dungeon->floors.size()) {
        std::cerr << "delve generate: `" << dungeon->id << "` has no floor " << options.floor << ", only 1 to " << dungeon->floors.size()
                  << '\n';
        return ExitCode::cannot_run;
    }
    const DifficultyId difficulty = chosen_difficulty(*catalog, options.difficulty);
    const Dungeon changed = difficulty ? at_difficulty(*dungeon, (*catalog)[difficulty]) : *dungeon;
    const LevelPlan plan = generate_level(*catalog, changed, options.floor, options.seed);
    std::cerr << left_out_text(plan, *catalog);
    if (options.png.empty()) {
        std::cout << to_text(plan, *catalog) << '\n' << legend_text(plan, *catalog);
        return ExitCode::ok;
    }
    const Image picture = floor_picture(*catalog, *dungeon, options.floor, options.seed, plan);
    return write_picture(options.png, enlarged(picture, options.scale)) ? ExitCode::ok : ExitCode::cannot_run;
}

}  // namespace

void add_generate(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<GenerateOptions>();
    CLI::App* command = program.add_subcommand("generate", "Print a floor as text, or paint it");
    command->add_option("--dungeon", options->dungeon, "Id of the dungeon; default: the content's main dungeon");
    add_difficulty_option(*command, options->difficulty);
    command->add_option("--floor", options->floor, "Floor, the first is 1")->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of the run")->check(whole_number)->capture_default_str();
    CLI::Option* png = command->add_option("--png", options->png, "Paint the floor to this PNG file instead of printing it");
    command->add_option("--scale", options->scale, "Magnification of the picture")
        ->check(CLI::Range(1, 8))
        ->needs(png)
        ->capture_default_str();
    add_content_option(*command, options->content);
    command->footer(
        "Examples:\n"
        "  delve generate --seed 7\n"
        "  delve generate --dungeon first_steps --floor 2 --seed 7\n"
        "  delve generate --floor 2 --png floor.png --scale 2\n"
        "Terrain and features are shown by their glyphs; + door, > stairs, @ where the leader arrives, 1 2 3 where the others do, ! item,\n"
        "& landmark, each creature by a letter of its own species, in upper case for team leaders. A legend below names all of them.\n"
        "A picture shows the whole floor, 24 pixels per tile; a line at the feet marks the side: blue the party, red foes.\n"
        "Exit codes: 0 printed or written, 2 a file that cannot be written, no such dungeon or floor, or content that cannot be read.");
    command->callback([options, &exit_code] { exit_code = generate(*options); });
}

}  // namespace td::delve
