#include "app/options.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <functional>
#include <utility>

#include "catalog/definitions.hpp"
#include "content/fields/unknown_id.hpp"

namespace td {

namespace {

constexpr const char* footer =
    "Examples:\n"
    "  tierdelve                                   the title\n"
    "  tierdelve --seed 7 --size 1920x1080         a known dungeon in a larger window\n"
    "  tierdelve --seed 7 --script walk.txt --screenshot walk.png --exit\n"
    "A script has one command a line, by the names of the key settings (move_north, wait, skill_1, open_team, confirm, ...), or types: "
    "\"type TEXT\";\n"
    "it starts in the dungeon, past the title.\n"
    "With --watch, or by F8, content that was changed is read again while it is played. What is sound is taken over at once; what is not\n"
    "is told in a red bar, and the game goes on with what it had. A delve is kept up to the moment its content changed.\n"
    "A run is kept while it is played, in $XDG_DATA_HOME/tierdelve/run.sqlite (else under ~/.local/share), and the title goes on with it;\n"
    "with --script or --exit nothing is kept, and the run that is kept is left alone.\n"
    "Tactics that you make in the team screen are a pack of your own, in $XDG_DATA_HOME/tierdelve/packs/mine; a script has none, unless "
    "it\n"
    "is named with --own-pack.\n"
    "Packs of your own, and those that you got from others (folders or .zip), lie in $XDG_DATA_HOME/tierdelve/packs.\n"
    "--preview shows definitions as `delve preview` does; a script then begins in the preview.\n"
    "A pack of content with mistakes is left out, which the title and the terminal say; `delve lint` shows all of them.\n"
    "Exit code: 0, or 2 when the game cannot start (the content, the script, the display).";

/// Parses "1280x720" into `options`. An error message, or empty.
std::string read_size(const std::string& text, Options& options) {
    std::string wrong = "a size is WIDTHxHEIGHT, from 1280x720 to 8192x8192, like 1920x1080";
    const auto x = text.find('x');
    if (x == std::string::npos || text.size() > 11) return wrong;
    if (!CLI::detail::lexical_cast(text.substr(0, x), options.width)) return wrong;
    if (!CLI::detail::lexical_cast(text.substr(x + 1), options.height)) return wrong;
    const bool fits = options.width >= 1280 && options.height >= 720 && options.width <= 8192 && options.height <= 8192;
    return fits ? std::string() : wrong;
}

/// An error message, or empty. CLI11 by itself would parse -1 as the largest 64-bit number.
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
    app.set_version_flag("--version", "tierdelve " TIERDELVE_VERSION, "Print the version and end");
    std::string size;
    app.add_option("--seed", options.seed, "The number a dungeon grows from")->check(check_seed);
    app.add_option("--dungeon", options.dungeon, "Which dungeon, by its id: sunken_city, or dungeons/sunken_city")
        ->transform(id_of("dungeons"));
    app.add_option("--difficulty", options.difficulty, "Which difficulty, by its id, in the same way")->transform(id_of("difficulties"));
    app.add_option("--content", options.content, "The directory of the content packs")->check(CLI::ExistingDirectory);
    app.add_option("--language", options.language, "Code of the language, such as de, or en; left out: that of the settings");
    app.add_option("--pack", options.packs, "A further pack: its folder, or its archive (.zip); may be given several times")
        ->check(CLI::ExistingPath);
    app.add_option("--own-pack", options.own_pack, "The folder of the pack that your own tactics are kept in");
    app.add_option("--preview", options.preview, "Show definitions in place of the game: a file, an id, or a type and an id");
    app.add_option("--time", options.time, "The time system of a preview at its start, such as wait_time")
        ->check(CLI::IsMember(std::vector<std::string>(time_system_names.begin(), time_system_names.end())));
    app.add_option("--size", size, "Of the window, WIDTHxHEIGHT")->check([&](const std::string& text) { return read_size(text, options); });
    app.add_option("--script", options.script, "Commands to be carried out first, one a line")->check(CLI::ExistingFile);
    app.add_option("--screenshot", options.screenshot, "A PNG of the window after the script");
    app.add_option("--report", options.report, "A text file of how things stand at the end: floor, round, team, state hash");
    app.add_flag("--console", options.console, "F10 opens a debug console: spawn, give, floor, reveal, status, time_system, ...");
    app.add_flag("--watch", options.watch, "Take over content as soon as it is saved, for its authors");
    app.add_flag("--exit", options.exit, "End after the script and the screenshot");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    return options;
}

}  // namespace td
