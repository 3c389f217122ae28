// Makes the archive of a pack that others can drop into their packs. Read by content/yaml/archive.hpp.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace td {

/// A zip archive of these files, by their paths in it: the same bytes for the same files. Throws std::runtime_error with a sentence for the
/// user.
std::string archive_of(const std::map<std::filesystem::path, std::string>& files);

}  // namespace td
