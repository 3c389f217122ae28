#include "storage/user_folders.hpp"

#include <cstdlib>

namespace td {

namespace {

namespace files = std::filesystem;

/// `$variable`/tierdelve, else ~/`below_home`/tierdelve. Source: XDG Base Directory Specification, which has relative paths ignored.
files::path user_folder(const char* variable, const char* below_home) {
    const char* const chosen = std::getenv(variable);
    if (chosen != nullptr && *chosen == '/') return files::path(chosen) / "tierdelve";
    const char* const home = std::getenv("HOME");
    return home != nullptr && *home != '\0' ? files::path(home) / below_home / "tierdelve" : files::path();
}

}  // namespace

files::path user_data_folder() { return user_folder("XDG_DATA_HOME", ".local/share"); }
files::path player_pack_folder() {
    const files::path data = user_data_folder();
    return data.empty() ? data : data / "packs" / "mine";
}
files::path user_cache_folder() { return user_folder("XDG_CACHE_HOME", ".cache"); }
files::path user_config_folder() { return user_folder("XDG_CONFIG_HOME", ".config"); }

}  // namespace td
