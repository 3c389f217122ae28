// What every program with a window does before it opens: the options that all have, and where content and script come from. The game and
// the preview of definitions (tools/preview) start with it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "content/packs/own_pack.hpp"
#include "content/packs/playable.hpp"
#include "controls/script.hpp"

namespace CLI {
class App;
}

namespace td {

struct StartOptions {
    std::string content;             ///< directory; empty: searched beside and above the program
    std::string language;            ///< code; empty: that of the settings
    std::vector<std::string> packs;  ///< further packs: folders and archives
    std::string own_pack;            ///< folder of the player's own pack; empty: the player's, and none for a script
    int width = 0;                   ///< pixels; 0: Window chooses
    int height = 0;
    std::string script;      ///< file; empty: none
    std::string screenshot;  ///< file; empty: none
    std::string report;      ///< file; empty: none
    bool exit = false;
};

/// False for scripts and screenshots: they neither read nor write the player's run, settings and tactics.
inline bool is_interactive(const StartOptions& options) { return options.script.empty() && !options.exit; }

/// Adds these options to a command line; `options` outlives its parsing.
void add_start_options(CLI::App& command_line, StartOptions& options);

std::filesystem::path executable_path(const char* called_as);

/// Ends the program, without closing the sound library if that was used: it may never return (see SoundPlayer). Call when everything else
/// is destroyed.
[[noreturn]] void end_program(int exit_code);

/// The folder of fonts and pictures that the build puts beside the folder of the program.
std::string share_folder(const std::filesystem::path& executable);

/// The lines of the script; none if there is no script. Throws std::runtime_error with one sentence when it cannot be read.
std::optional<std::vector<ScriptLine>> script_of(const StartOptions& options);

/// What to say of a script that goes on after the program has ended: `line` is its first line that cannot be played.
std::string script_outlasts_program(const StartOptions& options, const ScriptLine& line);

/// Where packs are read from, and which of them. A script has neither the player's packs nor the choices of the settings. Throws
/// std::runtime_error with one sentence when there is no content.
PackFolders folders_of(const StartOptions& options, const std::filesystem::path& executable);

/// "unknown language `xx`; there are `en` `de`", about a language that neither the game nor any of its packs has; empty for others, and if
/// none was asked for. Locales such as `de_DE.UTF-8` are known by their language.
std::string unknown_language(const std::string& asked, const std::vector<PackSummary>& packs);

/// Reads the content of `folders`, and prints all problems and which packs are left out. Throws std::runtime_error with one sentence if
/// the options ask for an unknown language. No catalog if the remaining packs make no playable game.
PlayableContent read_content(const StartOptions& options, const PackFolders& folders);

}  // namespace td
