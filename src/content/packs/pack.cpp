#include "content/packs/pack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "content/packs/definition_type.hpp"
#include "content/packs/pack_options.hpp"
#include "content/tables/tables.hpp"
#include "content/yaml/archive.hpp"
#include "content/yaml/folder.hpp"
#include "content/yaml/read_tree.hpp"
#include "content/yaml/side_by_side.hpp"

namespace td {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t most_bytes_of_yaml = 64u << 20;  // in one pack
constexpr std::string_view pack_file = "pack.yaml";
constexpr std::size_t most_options = 40;

Problem problem_of_file(const fs::path& file, ProblemCode code, std::string message, std::string hint = {}) {
    return Problem{.file = file.generic_string(), .message = std::move(message), .code = code, .hint = std::move(hint)};
}

Problem problem_of_unreadable(const FolderEntry& entry) {
    return problem_of_file(entry.path, ProblemCode::unreadable_file, "cannot be read: " + entry.reason);
}

Problem problem_of_link(const fs::path& path) {
    return problem_of_file(path, ProblemCode::bad_pack, "is a link, and links are not followed", "copy the file here");
}

/// True if `path` lies below `folder`, and neither it nor a folder between them is hidden. Both are normal.
bool lies_below(const fs::path& path, const fs::path& folder) {
    const fs::path below = path.lexically_relative(folder);
    return !below.empty() && *below.begin() != ".." &&
           std::none_of(below.begin(), below.end(), [](const fs::path& part) { return is_hidden(part); });
}

/// Adds the YAML files below the folder that only `unsaved` has, sorted by path if there are any.
void add_unsaved(std::vector<fs::path>& files, const fs::path& folder, const UnsavedTexts& unsaved) {
    const auto before = static_cast<std::ptrdiff_t>(files.size());
    for (const auto& [path, text] : unsaved)
        if (is_yaml(path) && path != folder / pack_file && lies_below(path, folder) && !path_exists(path)) files.push_back(path);
    if (files.begin() + before != files.end())
        std::sort(files.begin(), files.end(), [](const fs::path& a, const fs::path& b) { return a.generic_string() < b.generic_string(); });
}

/// All YAML files below the folder but its `pack.yaml`, by path. Links and what cannot be looked at are reported.
std::vector<fs::path> yaml_files(const fs::path& folder, const UnsavedTexts& unsaved, std::vector<Problem>& problems) {
    std::vector<fs::path> files;
    for (const FolderEntry& entry : entries_below(folder)) {
        if (entry.path == folder / pack_file) continue;  // read_pack_info() reads it
        if (entry.kind == FolderEntry::Kind::unreadable) problems.push_back(problem_of_unreadable(entry));
        if (entry.kind == FolderEntry::Kind::link) problems.push_back(problem_of_link(entry.path));
        if (entry.kind == FolderEntry::Kind::file && is_yaml(entry.path)) files.push_back(entry.path);
        if (entry.kind == FolderEntry::Kind::other && is_yaml(entry.path))
            problems.push_back(problem_of_file(entry.path, ProblemCode::unreadable_file, "cannot be read: not a file"));
    }
    add_unsaved(files, folder, unsaved);
    return files;
}

void append_moved(std::vector<Problem>& problems, std::vector<Problem>& more) {
    problems.insert(problems.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void check_ids_of_options(TreeNode root, Reader& reader) {
    const auto options = root.find("options");
    if (!options) return;
    const Reader::Step step(reader, "options", *options);
    if (options->size() > most_options)
        reader.report(*options, ProblemCode::out_of_range, fmt::format("a pack can have {} options", most_options));
    for (const auto [key, value] : options->entries())
        if (!is_lawful_id(key.text()))
            reader.report(key, ProblemCode::bad_id, fmt::format("`{}` cannot be an id", key.text()),
                          "a small letter, then small letters, digits and `_`");
}

/// Reads `pack.yaml`. The id is the name of the folder, and another id in the file is reported; an archive may be called as one likes.
void read_pack_info(Pack& pack, std::vector<Problem>& problems, const UnsavedTexts& unsaved) {
    const fs::path& folder = pack.folder;
    PackInfo& info = pack.info;
    info.id = pack.archived.empty() ? name_of_folder(folder) : folder.stem().generic_string();
    std::error_code error;
    if (fs::is_symlink(fs::symlink_status(folder / pack_file, error))) {
        problems.push_back(problem_of_link(folder / pack_file));
        return;
    }
    TreeReading reading = read_tree_file(folder / pack_file, (folder / pack_file).generic_string(), unsaved);
    append_moved(problems, reading.problems);
    if (!reading.tree) return;
    const IdTable no_ids;
    Reader reader(no_ids, problems);
    const TreeNode root = reading.tree->root();
    const Reader::Step step(reader, "pack", root);
    const std::string folder_name = info.id;
    if (auto read = structure(pack_fields()).read(root, reader)) info = std::move(*read);
    if (const auto id = root.find("id"); id && id->is_text() && info.id != folder_name && pack.archived.empty())
        reader.report(*id, ProblemCode::bad_pack, fmt::format("the pack's id must be the name of its folder, `{}`", folder_name));
    if (pack.archived.empty() || info.id.empty()) info.id = folder_name;
    check_ids_of_options(root, reader);
    pack.info_tree = std::move(reading.tree);
}

/// A folder with a `pack.yaml` below `folder`, at most `depth` folders deeper; empty if there is none.
fs::path pack_below(const fs::path& folder, int depth) {
    const std::vector<FolderEntry> entries = entries_of(folder);
    for (const FolderEntry& entry : entries)
        if (entry.path != folder && path_exists(entry.path / pack_file)) return entry.path;
    for (const FolderEntry& entry : entries)
        if (depth > 1 && entry.path != folder && entry.kind == FolderEntry::Kind::folder && !is_hidden(entry.path))
            if (fs::path found = pack_below(entry.path, depth - 1); !found.empty()) return found;
    return {};
}

/// Where a folder without a `pack.yaml` probably has it: under a similar name, or some folders deeper, as archives are unpacked. Empty if
/// it has none.
std::string hint_of_missing_pack_file(const fs::path& folder) {
    constexpr int deepest = 3;
    for (const FolderEntry& entry : entries_of(folder))
        if (const std::string name = entry.path.filename().generic_string(); is_almost_pack_file(name))
            return fmt::format("rename its {}", name);
    const fs::path below = pack_below(folder, deepest);
    return below.empty()
               ? std::string()
               : fmt::format("the pack is the folder {} inside it: move that up", below.lexically_relative(folder).generic_string());
}

/// Adds a file to the pack, as it was read. Reports the pack.yaml of another pack instead.
void add_reading(Pack& pack, TreeReading reading, const fs::path& file, std::vector<Problem>& problems) {
    append_moved(problems, reading.problems);
    const bool is_pack = reading.tree && file.filename() == pack_file && reading.tree->root().find("id");
    if (is_pack)
        problems.push_back(problem_of_file(file, ProblemCode::bad_pack, "is a pack inside the pack " + pack.info.id,
                                           "move its folder out: packs lie beside each other"));
    pack.complete = pack.complete && reading.tree && !is_pack;
    if (reading.tree && !is_pack) pack.trees.push_back(std::move(reading.tree));
}

/// True if the files have more bytes together than a pack may have.
bool is_too_large(const std::vector<fs::path>& files) {
    std::uintmax_t bytes = 0;
    for (const fs::path& file : files) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(file, error);
        if (!error) bytes += size;
    }
    return bytes > most_bytes_of_yaml;
}

bool is_archive_file(const FolderEntry& entry) { return entry.kind == FolderEntry::Kind::file && is_archive(entry.path); }

/// Looks at one entry of a content directory: adds a pack to `folders`, reports what is wrong, and passes over files that are no content.
/// A link to a folder counts as that folder.
void look_for_pack(const fs::path& path, std::vector<fs::path>& folders, std::vector<Problem>& problems) {
    const FolderEntry entry = entry_behind(path);
    if (entry.kind == FolderEntry::Kind::unreadable) {
        problems.push_back(problem_of_unreadable(entry));
    } else if (is_archive_file(entry)) {
        folders.push_back(path);
    } else if (entry.kind != FolderEntry::Kind::folder) {
        if (is_archive(path))
            problems.push_back(problem_of_file(path, ProblemCode::unreadable_file, "cannot be read: not a file"));
        else if (is_yaml(path))
            problems.push_back(problem_of_file(path, ProblemCode::bad_pack, "is beside the packs, where it is not read",
                                               "move it into the folder of a pack"));
    } else if (path_exists(path / pack_file)) {
        folders.push_back(path);
    } else if (const std::vector<FolderEntry> held = entries_of(path); !held.empty() && held.front().path == path) {
        problems.push_back(problem_of_unreadable(held.front()));
    } else {
        problems.push_back(
            problem_of_file(path, ProblemCode::bad_pack, "is not a pack: it has no pack.yaml", hint_of_missing_pack_file(path)));
    }
}

/// Reads the pack in an archive. An archive with a fault is reported, and gives a pack without files.
Pack read_archived_pack(const fs::path& file, std::vector<Problem>& problems) {
    Pack pack;
    pack.folder = file;
    pack.info.id = file.stem().generic_string();
    ArchiveReading reading = read_archive(file);
    if (!reading.fault.empty()) {
        problems.push_back(problem_of_file(file, ProblemCode::bad_pack, reading.fault, reading.hint));
        pack.complete = false;
        return pack;
    }
    for (auto& [path, bytes] : reading.files) pack.archived.emplace(file / path, std::move(bytes));
    read_pack_info(pack, problems, pack.archived);
    for (const auto& [path, bytes] : pack.archived) {
        if (!is_yaml(path) || path == file / pack_file) continue;
        add_reading(pack, read_tree_file(path, path.generic_string(), pack.archived), path, problems);
        ++pack.files;
    }
    ++pack.files;  // its pack.yaml
    return pack;
}

Pack read_folder(const fs::path& folder, std::vector<Problem>& problems, const UnsavedTexts& unsaved) {
    Pack pack;
    pack.folder = folder;
    read_pack_info(pack, problems, unsaved);
    const std::vector<fs::path> files = yaml_files(folder, unsaved, problems);
    pack.files = files.size() + 1;
    if (is_too_large(files)) {
        problems.push_back(
            problem_of_file(folder, ProblemCode::file_too_large, fmt::format("has more than {} bytes of YAML", most_bytes_of_yaml)));
        pack.complete = false;
        return pack;
    }
    std::vector<TreeReading> readings(files.size());
    side_by_side(files.size(), [&](std::size_t i) { readings[i] = read_tree_file(files[i], files[i].generic_string(), unsaved); });
    for (std::size_t i = 0; i < files.size(); ++i) add_reading(pack, std::move(readings[i]), files[i], problems);
    return pack;
}

}  // namespace

Pack::Pack() = default;
Pack::Pack(Pack&&) noexcept = default;
Pack& Pack::operator=(Pack&&) noexcept = default;
Pack::~Pack() = default;

std::vector<fs::path> find_packs(const fs::path& content, std::vector<Problem>& problems) {
    std::vector<fs::path> folders;
    if (path_exists(content / pack_file)) {
        problems.push_back(problem_of_file(content, ProblemCode::bad_pack, "is a pack itself",
                                           "name the folder that contains it and the packs that it requires"));
        return folders;
    }
    const std::size_t before = problems.size();
    for (const FolderEntry& entry : entries_of(content))
        if (entry.path == content)
            problems.push_back(problem_of_unreadable(entry));
        else if (!is_hidden(entry.path))
            look_for_pack(entry.path, folders, problems);
    if (folders.empty() && problems.size() == before)
        problems.push_back(problem_of_file(content, ProblemCode::bad_pack, "contains no pack", "a pack is a folder with a pack.yaml"));
    return folders;
}

bool is_yaml(const fs::path& file) {
    std::string end = file.extension().generic_string();
    for (char& c : end)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return end == ".yaml" || end == ".yml";
}

std::vector<const Pack*> pointers_to(const std::vector<Pack>& packs) {
    std::vector<const Pack*> all;
    for (const Pack& pack : packs) all.push_back(&pack);
    return all;
}

bool is_same_folder(const fs::path& a, const fs::path& b) {
    std::error_code failed;
    return !a.empty() && !b.empty() && fs::equivalent(a, b, failed) && !failed;
}

std::vector<fs::path> packs_at(const fs::path& place, const fs::path& but, std::vector<Problem>& problems) {
    if (!path_exists(place)) return {};
    const FolderEntry there = entry_behind(place);
    if (is_archive_file(there) || path_exists(place / pack_file)) return {place};
    if (there.kind != FolderEntry::Kind::folder) {
        problems.push_back(
            problem_of_file(place, ProblemCode::bad_pack, "is not a pack", "a pack is a folder with a pack.yaml, or a .zip of one"));
        return {};
    }
    std::vector<fs::path> folders;
    for (const FolderEntry& entry : entries_of(place))
        if (!is_hidden(entry.path) && !is_same_folder(entry.path, but)) look_for_pack(entry.path, folders, problems);
    return folders;
}

std::vector<Problem> warnings_of_info(const Pack& pack) {
    std::vector<Problem> problems, warnings;
    if (!pack.info_tree) return warnings;
    const IdTable no_ids;
    Reader reader(no_ids, problems);
    reader.set_warnings(&warnings);
    const TreeNode root = pack.info_tree->root();
    const Reader::Step step(reader, "pack", root);
    structure(pack_fields()).read(root, reader);
    return warnings;
}

Pack read_pack(const fs::path& folder, std::vector<Problem>& problems, const UnsavedTexts& unsaved) {
    Pack pack = is_archive_file(entry_behind(folder)) ? read_archived_pack(folder, problems) : read_folder(folder, problems, unsaved);
    set_options(pack, {});
    return pack;
}

}  // namespace td
