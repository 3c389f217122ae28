// Finds the directory of the content, and the pack of the player's own.
#pragma once

#include <filesystem>
#include <string>

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

}  // namespace td::delve
