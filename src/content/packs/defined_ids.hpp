// Which ids the packs of a directory define, whether the rest of them is in order or not.
#pragma once

#include <filesystem>

#include "content/fields/reader.hpp"

namespace td {

/// By type of definition. What cannot be read is passed over.
IdTable defined_ids(const std::filesystem::path& content);

}  // namespace td
