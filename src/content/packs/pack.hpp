// A pack is a folder of content files with a `pack.yaml` that describes it, or a zip archive of them. Finds packs and their files, and
// reads the files into trees.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/tables/pack_info.hpp"
#include "content/yaml/folder.hpp"
#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// A pack with its files read.
struct Pack {
    // Defined in pack.cpp, for the reason that Catalog's are.
    Pack();
    Pack(Pack&&) noexcept;
    Pack& operator=(Pack&&) noexcept;
    ~Pack();

    PackInfo info;
    std::unique_ptr<const Tree> info_tree;  ///< `pack.yaml`; null if it could not be read
    std::filesystem::path folder;           ///< or the archive
    /// Of an archive, all files that it holds, by such paths as `packs/frost.zip/pictures/hare.png`.
    UnsavedTexts archived;
    std::vector<std::unique_ptr<const Tree>> trees;  ///< all files but `pack.yaml`, in the order of their paths
    /// Files in which options stand (pack_options.hpp), as they are written, by their numbers in `trees`; there the values stand.
    std::map<std::size_t, std::unique_ptr<const Tree>> written;
    std::vector<OptionInForce> options;
    /// Type and id of definitions that are taken as not written.
    std::set<std::pair<std::string, std::string>> left_out;
    std::size_t files = 0;           ///< number of files, including those that could not be read
    bool complete = true;            ///< false if a file could not be read
    bool is_own = false;             ///< it is the player's own, see own_pack.hpp
    std::size_t place_in_order = 0;  ///< by the player's choice; equal ones by their ids
    bool is_in_use = false;          ///< of a pack with a `language`: it is the chosen one; all others hold no content

    bool translates() const { return !info.language.empty(); }
};

/// Pointers to all of them, in the same order, for load_order().
std::vector<const Pack*> pointers_to(const std::vector<Pack>& packs);

/// The folders and archives of packs in a content directory, sorted by name. Reports folders without a `pack.yaml`.
std::vector<std::filesystem::path> find_packs(const std::filesystem::path& content, std::vector<Problem>& problems);

/// True for a name that ends in `.yaml` or `.yml`, in any case: some systems write it in capitals.
bool is_yaml(const std::filesystem::path& file);

/// Warnings about the `pack.yaml` of the pack.
std::vector<Problem> warnings_of_info(const Pack& pack);

/// The packs that lie at `place`: one, if it is a pack itself; else those in it, without the folder `but`. None where nothing lies.
std::vector<std::filesystem::path> packs_at(const std::filesystem::path& place, const std::filesystem::path& but,
                                            std::vector<Problem>& problems);

/// False if either of them is empty or not there.
bool is_same_folder(const std::filesystem::path& a, const std::filesystem::path& b);

/// Reads all YAML files of the pack in `folder`, or of the archive of that name, and those below it that only `unsaved` has. Links are
/// reported, and not followed.
Pack read_pack(const std::filesystem::path& folder, std::vector<Problem>& problems, const UnsavedTexts& unsaved = {});

}  // namespace td
