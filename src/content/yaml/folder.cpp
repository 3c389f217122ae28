#include "content/yaml/folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace td {

namespace fs = std::filesystem;

namespace {

using EntryKind = FolderEntry::Kind;

FolderEntry entry_from(const fs::path& path, fs::file_status status, const std::error_code& error) {
    switch (status.type()) {
        case fs::file_type::regular: return {path, EntryKind::file, {}};
        case fs::file_type::directory: return {path, EntryKind::folder, {}};
        case fs::file_type::symlink: return {path, EntryKind::link, {}};
        case fs::file_type::not_found: return {path, EntryKind::unreadable, std::string(nothing_there)};
        case fs::file_type::none: return {path, EntryKind::unreadable, error.message()};
        default: return {path, EntryKind::other, {}};
    }
}

/// The only entry of a folder that cannot be listed.
FolderEntry unlisted(const fs::path& folder, const std::error_code& error) { return {folder, EntryKind::unreadable, error.message()}; }

}  // namespace

std::vector<FolderEntry> entries_of(const fs::path& folder) {
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    if (error) return {unlisted(folder, error)};
    std::vector<FolderEntry> entries;
    while (entry != fs::directory_iterator()) {
        std::error_code status_error;
        const fs::file_status status = fs::symlink_status(entry->path(), status_error);
        entries.push_back(entry_from(entry->path(), status, status_error));
        entry.increment(error);
        if (error) return {unlisted(folder, error)};
    }
    std::sort(entries.begin(), entries.end(), [](const FolderEntry& a, const FolderEntry& b) { return a.path.native() < b.path.native(); });
    return entries;
}

std::vector<FolderEntry> entries_below(const fs::path& folder, std::size_t most) {
    std::vector<FolderEntry> all;
    std::vector<fs::path> open{folder};
    while (!open.empty()) {
        const fs::path next = std::move(open.back());
        open.pop_back();
        for (FolderEntry& entry : entries_of(next)) {
            const bool is_unlisted = entry.path == next;  // reported even if its name is hidden
            if (!is_unlisted && is_hidden(entry.path)) continue;
            if (all.size() == most) {
                all.push_back({folder, EntryKind::unreadable, fmt::format("it contains more than {} files", most)});
                return all;
            }
            if (entry.kind == EntryKind::folder) open.push_back(entry.path);
            all.push_back(std::move(entry));
        }
    }
    std::sort(all.begin(), all.end(),
              [](const FolderEntry& a, const FolderEntry& b) { return a.path.generic_string() < b.path.generic_string(); });
    return all;
}

FolderEntry entry_behind(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return entry_from(path, status, error);
}

bool path_exists(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

bool is_folder(const fs::path& path) { return entry_behind(path).kind == EntryKind::folder; }
bool is_file(const fs::path& path) { return entry_behind(path).kind == EntryKind::file; }

fs::path absolute_path(const fs::path& path) {
    std::error_code error;
    fs::path whole = fs::absolute(path, error);
    return error ? path : whole;
}

std::string name_of_folder(const fs::path& folder) {
    const fs::path name = folder.filename();
    const bool has_name = !name.empty() && name != "." && name != "..";
    return (has_name ? name : (absolute_path(folder) / "").lexically_normal().parent_path().filename()).generic_string();
}

bool is_hidden(const fs::path& path) { return path.filename().native().substr(0, 1) == "."; }

}  // namespace td
