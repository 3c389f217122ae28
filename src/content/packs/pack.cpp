#include "content/packs/pack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "content/tables/tables.hpp"
#include "content/yaml/read_tree.hpp"
#include "content/yaml/side_by_side.hpp"

namespace td {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t pack_bytes = 64u << 20;
constexpr std::string_view pack_file = "pack.yaml";

Problem problem_of_file(const fs::path& file, ProblemCode code, std::string message, std::string hint = {}) {
    return Problem{file.generic_string(), 0, 0, std::move(message), code, {}, std::move(hint)};
}

/// Some systems write the end of a name in capitals.
bool is_yaml(const fs::path& file) {
    std::string end = file.extension().generic_string();
    for (char& c : end)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return end == ".yaml" || end == ".yml";
}

/// Hidden files and folders belong to editors and version control.
bool is_hidden(const fs::path& file) { return file.filename().generic_string().substr(0, 1) == "."; }

/// All YAML files below the folder but its `pack.yaml`, by path. Links are reported.
std::vector<fs::path> yaml_files(const fs::path& folder, std::vector<Problem>& problems) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (is_hidden(entry->path())) {
            entry.disable_recursion_pending();
        } else if (entry->path() == folder / pack_file) {
            continue;  // is read by itself
        } else if (entry->is_symlink()) {
            problems.push_back(
                problem_of_file(entry->path(), ProblemCode::bad_pack, "is a link; links are not followed", "copy the file here"));
        } else if (entry->is_regular_file() && is_yaml(entry->path())) {
            files.push_back(entry->path());
        }
    }
    if (error) problems.push_back(problem_of_file(folder, ProblemCode::unreadable_file, "cannot be read: " + error.message()));
    std::sort(files.begin(), files.end(), [](const fs::path& a, const fs::path& b) { return a.generic_string() < b.generic_string(); });
    return files;
}

/// `hare.yaml.txt`, unless it is a copy of a `hare.yaml`.
bool has_ending_too_many(const fs::path& file) {
    const fs::path meant = file.parent_path() / file.stem();
    return !is_yaml(file) && is_yaml(meant) && !fs::exists(meant);
}

void move_to(std::vector<Problem>& problems, std::vector<Problem>& more) {
    problems.insert(problems.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// A pack is known by its folder, whatever it says of itself.
void read_pack_info(Pack& pack, std::vector<Problem>& problems) {
    const fs::path& folder = pack.folder;
    PackInfo& info = pack.info;
    info.id = folder.filename().generic_string();
    if (fs::is_symlink(folder / pack_file)) {
        problems.push_back(
            problem_of_file(folder / pack_file, ProblemCode::bad_pack, "is a link; links are not followed", "copy the file here"));
        return;
    }
    TreeReading reading = read_tree_file(folder / pack_file, (folder / pack_file).generic_string());
    move_to(problems, reading.problems);
    if (!reading.tree) return;
    const IdTable no_ids;
    Reader reader(no_ids, problems);
    const TreeNode root = reading.tree->root();
    const Reader::Step step(reader, "pack", root);
    const std::string folder_name = info.id;
    if (auto read = structure(pack_fields()).read(root, reader)) info = std::move(*read);
    if (const auto id = root.find("id"); id && id->is_text() && info.id != folder_name)
        reader.report(*id, ProblemCode::bad_pack, fmt::format("the pack's id must be the name of its folder, `{}`", folder_name));
    info.id = folder_name;
    pack.info_tree = std::move(reading.tree);
}

/// In a folder that is meant as a pack: the file under another name, or a folder too deep, as archives are unpacked. Empty: nowhere.
std::string hint_of_missing_pack_file(const fs::path& folder) {
    const auto exists = [](const fs::path& path) {
        std::error_code error;
        return fs::exists(path, error);
    };
    for (const char* const name : {"pack.yml", "Pack.yaml", "PACK.YAML", "pack.yaml.txt"})
        if (exists(folder / name)) return fmt::format("rename its {}", name);
    std::string pack;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().generic_string();
        if ((pack.empty() || name < pack) && exists(entry->path() / pack_file)) pack = name;
    }
    return pack.empty() ? pack : fmt::format("the pack is the folder {} in it: move that up", pack);
}

bool too_large(const std::vector<fs::path>& files) {
    std::uintmax_t bytes = 0;
    for (const fs::path& file : files) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(file, error);
        if (!error) bytes += size;
    }
    return bytes > pack_bytes;
}

}  // namespace

std::vector<fs::path> find_packs(const fs::path& content, std::vector<Problem>& problems) {
    std::vector<fs::path> folders;
    std::error_code error;
    if (fs::exists(content / pack_file, error)) {
        problems.push_back(
            problem_of_file(content, ProblemCode::bad_pack, "is a pack itself", "name the folder that holds it and the packs it requires"));
        return folders;
    }
    for (fs::directory_iterator entry(content, error), end; !error && entry != end; entry.increment(error)) {
        if (is_hidden(entry->path())) continue;
        if (!entry->is_directory()) {
            if (is_yaml(entry->path()))
                problems.push_back(problem_of_file(entry->path(), ProblemCode::bad_pack, "stands beside the packs, where nobody reads it",
                                                   "move it into the folder of a pack"));
        } else if (fs::exists(entry->path() / pack_file)) {
            folders.push_back(entry->path());
        } else {
            problems.push_back(problem_of_file(entry->path(), ProblemCode::bad_pack, "is no pack: it has no pack.yaml",
                                               hint_of_missing_pack_file(entry->path())));
        }
    }
    if (error)
        problems.push_back(problem_of_file(content, ProblemCode::unreadable_file, "cannot be read: " + error.message()));
    else if (folders.empty() && problems.empty())
        problems.push_back(problem_of_file(content, ProblemCode::bad_pack, "holds no pack", "a pack is a folder with a pack.yaml"));
    std::sort(folders.begin(), folders.end(), [](const fs::path& a, const fs::path& b) { return a.generic_string() < b.generic_string(); });
    return folders;
}

std::vector<Problem> warnings_of_names(const fs::path& folder) {
    std::vector<Problem> warnings;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (is_hidden(entry->path()))
            entry.disable_recursion_pending();
        else if (entry->is_regular_file() && has_ending_too_many(entry->path()))
            warnings.push_back(problem_of_file(entry->path(), ProblemCode::suspicious, "is not read",
                                               fmt::format("name it {}", entry->path().stem().generic_string())));
    }
    sort_by_place(warnings);
    return warnings;
}

Pack read_pack(const fs::path& folder, std::vector<Problem>& problems) {
    Pack pack;
    pack.folder = folder;
    read_pack_info(pack, problems);
    const std::vector<fs::path> files = yaml_files(folder, problems);
    pack.files = files.size() + 1;
    if (too_large(files)) {
        problems.push_back(problem_of_file(folder, ProblemCode::file_too_large, fmt::format("has more than {} bytes of YAML", pack_bytes)));
        pack.complete = false;
        return pack;
    }
    std::vector<TreeReading> time_statuses(files.size());
    side_by_side(files.size(), [&](std::size_t i) { time_statuses[i] = read_tree_file(files[i], files[i].generic_string()); });
    for (TreeReading& reading : time_statuses) {
        move_to(problems, reading.problems);
        pack.complete = pack.complete && reading.tree;
        if (reading.tree) pack.trees.push_back(std::move(reading.tree));
    }
    return pack;
}

}  // namespace td
