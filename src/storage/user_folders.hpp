// The folders for the files of this user, by the XDG Base Directory Specification. A path is empty if neither its variable nor $HOME is
// set.
#pragma once

#include <filesystem>

namespace td {

/// For runs: $XDG_DATA_HOME/tierdelve, or ~/.local/share/tierdelve.
std::filesystem::path user_data_folder();
/// The player's own pack: packs/mine in that folder.
std::filesystem::path player_pack_folder();
/// For files that can be made again: $XDG_CACHE_HOME/tierdelve, or ~/.cache/tierdelve.
std::filesystem::path user_cache_folder();
/// For settings: $XDG_CONFIG_HOME/tierdelve, or ~/.config/tierdelve.
std::filesystem::path user_config_folder();

}  // namespace td
