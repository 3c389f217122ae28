// Which packs a subcommand reads: the directory of the content, the pack of the player's own, values of options that packs declare.
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

/// `chosen` or, if empty, the content directory beside or above the program. Throws std::runtime_error with a sentence for the user if
/// there is no such directory.
std::filesystem::path content_directory(const std::string& chosen);

/// The folder of a further pack: `chosen`, or that of the tactics made in the game if it is `mine`; empty if `chosen` is. Throws
/// std::runtime_error with a sentence for the user if no pack is there.
std::filesystem::path own_pack_folder(const std::string& chosen);
/// Adds --own-pack.
void add_own_pack_option(CLI::App& command, std::string& chosen);

/// What the arguments of a subcommand say about packs.
struct PackArguments {
    std::string content;              ///< as for content_directory()
    std::string own_pack;             ///< as for own_pack_folder()
    std::vector<std::string> values;  ///< of options of packs, each `PACK.OPTION=VALUE`
};

/// Adds --own-pack and --option.
void add_pack_options(CLI::App& command, PackArguments& packs);

/// Where these packs lie, and the values of their options. Throws std::runtime_error with a sentence for the user if a directory is not
/// there, or if a value is not written as it has to be.
PackFolders folders_of(const PackArguments& arguments);
/// Throws std::runtime_error with a sentence for the user if one of the chosen options is not that of a pack, or does not take its value.
void check_options(const std::vector<Pack>& packs, const std::vector<ChosenOption>& chosen);

}  // namespace td::delve
