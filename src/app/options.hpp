// The command line of the desktop program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace td {

struct Options {
    std::optional<std::uint64_t> seed;
    std::string dungeon;             ///< id; empty: the main dungeon of the content
    std::string difficulty;          ///< id; empty: the main difficulty of the content
    std::string content;             ///< directory; empty: searched beside and above the program
    std::string language;            ///< code; empty: that of the settings
    std::vector<std::string> packs;  ///< further packs: folders and archives
    std::string own_pack;            ///< folder of the player's own pack; empty: see own_pack_folder()
    std::string preview;             ///< what to preview, see preview_targets(); empty: the game is played
    std::string time;                ///< the key of the time system of a preview; empty: that of the main dungeon
    int width = 1280;
    int height = 720;
    std::string script;      ///< file; empty: none
    std::string screenshot;  ///< file; empty: none
    std::string report;      ///< file; empty: none
    bool exit = false;
    bool console = false;  ///< F10 opens the debug console
    bool watch = false;    ///< hot reload: content is taken over when it is saved
};

/// False for scripts and screenshots: they neither read nor write the player's run, settings and tactics.
inline bool is_interactive(const Options& options) { return options.script.empty() && !options.exit; }

/// The options, or an exit code: 0 after --help, 2 after an error message.
std::variant<Options, int> read_options(int argc, char** argv);

}  // namespace td
