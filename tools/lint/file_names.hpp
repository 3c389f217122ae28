// Names of files that are not read, although they look as if they were meant to be.
#pragma once

#include <filesystem>
#include <vector>

#include "content/yaml/problem.hpp"

namespace td {

/// Warns of files below `folder` with a further extension behind `.yaml`, such as `hare.yaml.txt`, which are not read. Sorted by place.
std::vector<Problem> warnings_of_names(const std::filesystem::path& folder);

}  // namespace td
