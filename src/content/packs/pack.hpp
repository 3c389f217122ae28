// A pack: a folder of content with a `pack.yaml` that names it. Finds packs and their files, and reads these into trees.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "content/tables/pack_info.hpp"
#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// All files of a pack, read; `pack.yaml` is not among the trees.
struct Pack {
    PackInfo info;
    std::unique_ptr<const Tree> info_tree;  ///< `pack.yaml`; null when it could not be read
    std::filesystem::path folder;
    std::vector<std::unique_ptr<const Tree>> trees;  ///< in the order of their paths
    std::size_t files = 0;                           ///< with those that could not be read
    bool complete = true;                            ///< false: a file could not be read
};

/// The folders of packs in a content directory, by name. Folders without a `pack.yaml` are reported.
std::vector<std::filesystem::path> find_packs(const std::filesystem::path& content, std::vector<Problem>& problems);

/// Warns of files that would be read but for an ending behind `.yaml`.
std::vector<Problem> warnings_of_names(const std::filesystem::path& folder);

/// Reads all YAML of the pack in `folder`. Links are not followed.
Pack read_pack(const std::filesystem::path& folder, std::vector<Problem>& problems);

}  // namespace td
