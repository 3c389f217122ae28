// Loads a directory of packs into a catalog, or reports all problems. The stages: a pack is a folder with files (pack.hpp), whose trees
// hold definitions; layers (layers.hpp) are the definitions and changes of one id in the order of packs; merging them gives whole
// definitions (definitions.hpp), which field tables read into the catalog.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/own_pack.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

struct MediaFiles;
class Reader;

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

/// Warns, through the reader, of what a definition probably does not mean. `number`: its place in the catalog, all of which is read without
/// a problem. `body`: the map that it was read from.
using DefinitionAdvice =
    std::function<void(std::string_view type, const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader)>;

/// Loads packs that are read already; `problems` are those found in reading them.
ContentLoading load_packs(const std::vector<Pack>& packs, std::vector<Problem> problems = {}, const DefinitionAdvice& advice = {});

/// Whether the packs are the whole content of the game, or packs are missing that may complete it; or it is the whole content, and is only
/// read: what no single field can tell is not checked, and mistakes in the maps of vaults are overlooked.
enum class Completeness { whole, part, unchecked };

/// Loads packs in the given order. Adds to `problems`, and to `warnings` if that is not null. Returns a catalog only if there are no
/// problems, and if the packs are the whole content. `advice`: asked about each definition. `media`: those that were read before, and from
/// now on those of these packs.
std::optional<Catalog> load_in_order(const std::vector<const Pack*>& packs, Completeness completeness, std::vector<Problem>& problems,
                                     MediaFiles& media, std::vector<Problem>* warnings = nullptr, const DefinitionAdvice& advice = {});

/// The directory `content` with a pack in it, in the folder of the executable or the nearest folder above; none if there is none.
std::optional<std::filesystem::path> find_content_directory(const std::filesystem::path& executable);

}  // namespace td
