// The ids that the packs of a directory define, even if the packs have problems.
#pragma once

#include <filesystem>

#include "content/fields/reader.hpp"

namespace td {

/// By type of definition. Files that cannot be read are skipped.
IdTable defined_ids(const std::filesystem::path& content);

}  // namespace td
