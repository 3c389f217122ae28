// From a directory of packs to the catalog that the game is played with, or to the list of all that is wrong in it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

class PictureFiles;

struct ContentLoading {
    std::optional<Catalog> catalog;  ///< present exactly when there are no problems
    std::vector<Problem> problems;   ///< of all files, by file and place
    std::size_t files = 0;           ///< how many files of YAML were looked at
    std::vector<Problem> warnings;   ///< what shows only in the whole: beside the catalog, for advice_on
};

/// All packs of `directory`, by name, read into trees.
std::vector<Pack> read_packs(const std::filesystem::path& directory, std::vector<Problem>& problems);

/// Reads all packs of `directory`. Definitions are numbered by pack, then file path, then place in the file.
ContentLoading load_content(const std::filesystem::path& directory);

/// The same for packs that are read already; `problems` are those found in reading them.
ContentLoading load_packs(const std::vector<Pack>& packs, std::vector<Problem> problems = {});

/// Whether these packs are all that the game is to have, or more may come.
enum class Completeness { whole, part };

/// Loads packs in the order given. Adds to `problems`; a catalog comes only when there are none, and only of a whole. Adds to `warnings`,
/// where there are any, what can be played but is hardly meant. `pictures`: those that were read before, and from now on those of these
/// packs.
std::optional<Catalog> load_in_order(const std::vector<const Pack*>& packs, Completeness completeness, std::vector<Problem>& problems,
                                     PictureFiles& pictures, std::vector<Problem>* warnings = nullptr);

/// The directory `content` with a pack in it that lies beside the executable or nearest above it.
std::optional<std::filesystem::path> find_content_directory(const std::filesystem::path& executable);

}  // namespace td
