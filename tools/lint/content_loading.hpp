// Reads and loads the packs of folders in one go, with everything that is wrong with them. The game loads them one by one, so that a pack
// with mistakes does not keep it from starting (content/packs/playable.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/load.hpp"
#include "content/packs/own_pack.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

struct ContentLoading {
    std::optional<Catalog> catalog;  ///< present if and only if there are no problems, and all files of the packs could be read
    std::vector<Problem> problems;   ///< of all files, sorted by place
    std::size_t files = 0;           ///< number of YAML files read
    std::vector<Problem> warnings;   ///< found in loading. Empty without a catalog
};

/// Reads all packs of these folders into trees, in the order of their names, the player's own last.
std::vector<Pack> read_packs(const PackFolders& folders, std::vector<Problem>& problems);

/// Loads all packs of these folders. Definitions are numbered by pack, then path of the file, then place in the file.
ContentLoading load_content(const PackFolders& folders);

/// All packs of these folders as they are read, for looking at what is wrong with them: checks of whole definitions are left out, and
/// vaults may have mistakes. None if something else, or the map of a vault, cannot be read.
std::optional<Catalog> load_unchecked(const PackFolders& folders);

/// Loads packs that are read already; `problems` are those found in reading them.
ContentLoading load_packs(const std::vector<Pack>& packs, std::vector<Problem> problems = {}, const DefinitionAdvice& advice = {});

}  // namespace td
