// Loads packs that are read already into a catalog, or reports all problems. The stages: a pack is a folder with files (pack.hpp), whose
// trees hold definitions; layers (layers.hpp) are the definitions and changes of one id in the order of packs; merging them gives whole
// definitions (definitions.hpp), which field tables read into the catalog.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

struct MediaFiles;
class Reader;

/// Warns, through the reader, of what a definition probably does not mean. `number`: its place in the catalog, all of which is read without
/// a problem. `body`: the map that it was read from.
using DefinitionAdvice =
    std::function<void(std::string_view type, const Catalog& catalog, std::size_t number, TreeNode body, Reader& reader)>;

/// How much of the content of the game the packs are.
enum class Completeness {
    whole,      ///< all of it
    part,       ///< packs are missing that may complete it: problems are reported, but no catalog is made
    unchecked,  ///< all of it, and only read: checks of more than one field are left out, and mistakes in maps of vaults overlooked
};

/// Loads packs in the given order. Adds to `problems`, and to `warnings` if that is not null. Returns a catalog only if there are no
/// problems, and if the packs are the whole content. `advice`: asked about each definition. `media`: the pictures
/// and sounds that were read before, to which those of these packs are added.
std::optional<Catalog> load_in_order(const std::vector<const Pack*>& packs, Completeness completeness, std::vector<Problem>& problems,
                                     MediaFiles& media, std::vector<Problem>* warnings = nullptr, const DefinitionAdvice& advice = {});

/// The directory `content` with a pack in it, in the folder of the executable or the nearest folder above; none if there is none.
std::optional<std::filesystem::path> find_content_directory(const std::filesystem::path& executable);

}  // namespace td
