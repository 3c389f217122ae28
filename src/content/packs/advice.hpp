// Warnings: content that can be played but is hardly meant, such as a skill nobody has.
#pragma once

#include <filesystem>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// What a thoughtful reader of the files would ask, with what was `found` in loading them, less what their comments allow, by file and
/// place. The catalog is theirs.
std::vector<Problem> advice_on(const std::vector<const Tree*>& files, const Catalog& catalog, const std::vector<Problem>& found);

/// The same for all packs of a directory, which has no problems.
std::vector<Problem> advice_on(const std::filesystem::path& content, const Catalog& catalog, const std::vector<Problem>& found);

}  // namespace td
