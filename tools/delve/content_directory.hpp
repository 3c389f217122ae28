// Where the content is that a subcommand works on.
#pragma once

#include <filesystem>
#include <string>

namespace td::delve {

/// `chosen`, or the content beside or above the program when that is empty. Throws std::runtime_error with a sentence for the
/// user when there is no such directory.
std::filesystem::path content_directory(const std::string& chosen);

}  // namespace td::delve
