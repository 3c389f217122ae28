// Warnings about content that can be played, but was probably not meant: unused definitions, effects without a use, missing texts.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/own_pack.hpp"
#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// All warnings about `files`, sorted by place: these checks and the warnings `found` in loading, without those that allowances silence.
/// `catalog` is the one loaded from the files.
std::vector<Problem> advice_on(const std::vector<const Tree*>& files, const Catalog& catalog, const std::vector<Problem>& found);

/// The same for all packs of these folders. Precondition: they loaded without a problem.
std::vector<Problem> advice_on(const PackFolders& folders, const Catalog& catalog, const std::vector<Problem>& found);

}  // namespace td
