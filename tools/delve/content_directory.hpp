// Which packs a subcommand reads: the content directory, the player's own pack, and values of options that packs declare.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/packs/pack.hpp"
#include "content/packs/pack_folders.hpp"

namespace CLI {
class App;
}

namespace td::delve {

/// `chosen` or, if empty, `content` in the working folder or, without that, the directory next to or above the program. Throws
/// std::runtime_error with a sentence for the user if there is no such directory.
std::filesystem::path content_directory(const std::string& chosen);

/// The folder of an extra pack: `chosen`, or the folder of tactics made in the game if `chosen` is `mine`; empty if it is empty. Throws
/// std::runtime_error with a sentence for the user if there is no pack.
std::filesystem::path own_pack_folder(const std::string& chosen);
/// Adds --content. `what`: what the directory is.
void add_content_option(CLI::App& command, std::string& chosen, const std::string& what = "Directory of packs");
/// Adds --own-pack.
void add_own_pack_option(CLI::App& command, std::string& chosen);

/// The arguments of a subcommand about packs.
struct PackArguments {
    std::string content;              ///< as for content_directory()
    std::string own_pack;             ///< as for own_pack_folder()
    std::vector<std::string> values;  ///< of options of packs, each `PACK.OPTION=VALUE`
};

/// Adds --own-pack and --option.
void add_pack_options(CLI::App& command, PackArguments& packs);

/// The folders of these packs and the values of their options. Throws std::runtime_error with a sentence for the user if a directory is
/// missing or a value is malformed.
PackFolders folders_of(const PackArguments& arguments);
/// Throws std::runtime_error with a sentence for the user if a chosen option does not exist or does not accept its value.
void check_options(const std::vector<Pack>& packs, const std::vector<ChosenOption>& chosen);

}  // namespace td::delve
