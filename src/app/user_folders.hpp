// Where this user's files belong by the XDG rules; a path is empty where neither its variable nor $HOME says so.
#pragma once

#include <filesystem>

namespace td {

/// Of runs: $XDG_DATA_HOME/tierdelve, or ~/.local/share/tierdelve.
std::filesystem::path user_data_folder();
/// Of what can be made again: $XDG_CACHE_HOME/tierdelve, or ~/.cache/tierdelve.
std::filesystem::path user_cache_folder();
/// Of settings: $XDG_CONFIG_HOME/tierdelve, or ~/.config/tierdelve.
std::filesystem::path user_config_folder();

}  // namespace td
