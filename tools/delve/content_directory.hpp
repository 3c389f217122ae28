// Finds the directory of the content.
#pragma once

#include <filesystem>
#include <string>

namespace td::delve {

/// `chosen` or, if empty, the content directory beside or above the program. Throws std::runtime_error with a sentence for the user if
/// there is no such directory.
std::filesystem::path content_directory(const std::string& chosen);

}  // namespace td::delve
