#include "app/options.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <functional>
#include <utility>

#include "content/fields/unknown_id.hpp"

namespace td {

namespace {

constexpr const char* footer =
    "Examples:\n"
    "  tierdelve                                   the title\n"
    "  tierdelve --seed 7 --size 1920x1080         a known dungeon in a larger window\n"
    "  tierdelve --seed 7 --script walk.txt --screenshot walk.png --exit\n"
    "A script has one control a line, named as in the key settings (move_north, wait, skill_1, open_team, confirm, ...), or "
    "\"type TEXT\";\n"
    "it starts in the dungeon, past the title.\n"
    "With --watch, or by F8, changed content is reloaded while you play. Content without mistakes takes effect at once; mistakes are\n"
    "shown in a red bar, and the game keeps the old content. A run is saved up to the moment its content changed.\n"
    "A run is saved while you play, in $XDG_DATA_HOME/tierdelve/run.sqlite (else under ~/.local/share), and the title can continue it;\n"
    "with --script or --exit nothing is saved, and the saved run is left alone.\n"
    "Tactics that you make in the team screen are saved as a pack of your own, in $XDG_DATA_HOME/tierdelve/packs/mine; scripts use it\n"
    "only if it is named with --own-pack.\n"
    "Packs of your own and from others (folders or .zip) belong in $XDG_DATA_HOME/tierdelve/packs.\n"
    "Packs with mistakes are left out, and the title and the terminal say so; `delve lint` shows all mistakes.\n"
    "Exit code: 0, or 2 when the game cannot start (the content, the script, the display).";

/// An error message, or empty. CLI11 on its own would parse -1 as the largest 64-bit number.
std::string check_seed(const std::string& text) {
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, seed);
    return error == std::errc() && after == end ? std::string() : "a seed is a whole number from 0 to 18446744073709551615";
}

std::function<std::string(std::string)> id_of(std::string type) {
    return [type = std::move(type)](const std::string& text) { return std::string(without_type(text, type)); };
}

}  // namespace

std::variant<Options, int> read_options(int argc, char** argv) {
    Options options;
    CLI::App app("Tierdelve: a tactical dungeon crawl in which you see who acts next.", "tierdelve");
    app.footer(footer);
    app.set_version_flag("--version", "tierdelve " TIERDELVE_VERSION, "Print the version and exit");
    app.add_option("--seed", options.seed, "The seed of the dungeon")->check(check_seed);
    app.add_option("--dungeon", options.dungeon, "Which dungeon, by its id: sunken_city, or dungeons/sunken_city")
        ->transform(id_of("dungeons"));
    app.add_option("--difficulty", options.difficulty, "Which difficulty, by its id in the same way")->transform(id_of("difficulties"));
    add_start_options(app, options);
    app.add_flag("--console", options.console, "F10 opens a debug console: spawn, give, floor, reveal, status, time_system, ...");
    app.add_flag("--watch", options.watch, "For authors: reload content as soon as it is saved");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    return options;
}

}  // namespace td
