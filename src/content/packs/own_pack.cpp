#include "content/packs/own_pack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "content/yaml/archive.hpp"
#include "content/yaml/folder.hpp"
#include "content/yaml/read_tree.hpp"

namespace td {

namespace {

namespace fs = std::filesystem;

std::string name_of_tactics(const fs::path& folder) { return (folder / own_tactics_file).generic_string(); }

/// Puts `text` in place of what was read from the file of tactics; an empty text means that there is no such file.
void replace_tactics(Pack& pack, const std::string& text, std::vector<Problem>& problems) {
    const std::string name = name_of_tactics(pack.folder);
    const std::size_t unread = pack.files - std::min(pack.files, pack.trees.size() + 1);
    const bool had_problems = std::erase_if(problems, [&](const Problem& problem) { return problem.file == name; }) > 0;
    const bool was_read = std::erase_if(pack.trees, [&](const auto& tree) { return tree->source().name() == name; }) > 0;
    if (had_problems && !was_read && unread == 1) pack.complete = true;
    if (text.empty()) return;
    TreeReading reading = read_tree(name, text);
    pack.complete = pack.complete && reading.tree;
    problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
    if (reading.tree) pack.trees.push_back(std::move(reading.tree));
}

}  // namespace

std::optional<Pack> read_own_pack(const PackFolders& folders, const std::vector<Pack>& others, std::vector<Problem>& problems) {
    if (folders.own.empty()) return std::nullopt;
    const fs::path folder = folders.own.lexically_normal();
    const bool is_there = is_archive(folder) || path_exists(folder / "pack.yaml") || path_exists(folder / own_tactics_file);
    const FolderEntry place = entry_behind(folder);
    const bool is_broken = !is_there && place.kind != FolderEntry::Kind::folder && place.reason != nothing_there;
    if (!is_there && !is_broken && !folders.own_tactics) return std::nullopt;
    Pack pack;
    if (is_broken) {
        const std::string why =
            place.reason.empty() ? "is not a folder, as the pack of your own tactics must be" : "cannot be read: " + place.reason;
        problems.push_back({.file = folder.generic_string(), .message = why, .code = ProblemCode::bad_pack});
        pack.complete = false;
    }
    if (is_there) {
        pack = read_pack(folder, problems, folders.unsaved);
    } else {
        pack.folder = folder;
        pack.info.id = name_of_folder(folder);
    }
    pack.is_own = true;
    if (folders.own_tactics) replace_tactics(pack, *folders.own_tactics, problems);
    for (const Pack& other : others)
        if (other.info.id == pack.info.id)
            problems.push_back({.file = pack.folder.generic_string(),
                                .message = fmt::format("has the same id as another pack, `{}`", pack.info.id),
                                .code = ProblemCode::bad_pack,
                                .hint = fmt::format("rename {}, and its id", other.folder.generic_string())});
    return pack;
}

const SourceText* own_tactics_of(const Pack& pack) {
    const std::string name = name_of_tactics(pack.folder);
    for (const auto& tree : pack.trees)
        if (tree->source().name() == name) return &tree->source();
    return nullptr;
}

std::string new_own_pack(const fs::path& folder) {
    return fmt::format(
        "# The player's own pack. It may hold other files too, like any pack: content/README.md explains how.\n"
        "id: {}\n"
        "name: My own tactics\n"
        "version: \"1\"\n"
        "description: Tactics made in the game.\n",
        name_of_folder(folder));
}

}  // namespace td
