#include "tools/delve/content_directory.hpp"

#include <CLI/CLI.hpp>

#include <stdexcept>

#include "content/packs/load.hpp"
#include "storage/user_folders.hpp"

namespace td::delve {

std::filesystem::path content_directory(const std::string& chosen) {
    if (!chosen.empty()) {
        if (!std::filesystem::is_directory(chosen)) throw std::runtime_error("there is no directory " + chosen);
        return chosen;
    }
    std::error_code error;
    const std::filesystem::path executable = std::filesystem::read_symlink("/proc/self/exe", error);
    if (const auto found = find_content_directory(executable)) return std::filesystem::proximate(*found, error);
    throw std::runtime_error("found no directory `content` above the program; name one");
}

std::filesystem::path own_pack_folder(const std::string& chosen) {
    if (chosen.empty()) return {};
    std::filesystem::path folder = chosen == "mine" ? player_pack_folder() : std::filesystem::path(chosen);
    if (std::filesystem::is_regular_file(folder / "pack.yaml")) return folder;
    throw std::runtime_error(chosen == "mine" ? "no tactic was made in the game yet: there is no pack in " + folder.string()
                                              : "there is no pack in " + chosen);
}

void add_own_pack_option(CLI::App& command, std::string& chosen) {
    command.add_option("--own-pack", chosen, "Folder of a further pack; `mine`: the tactics that you made in the game");
}

}  // namespace td::delve
