// Folders of content as they lie on the disk. Never throws: what cannot be looked at is an entry with its reason, or a reason for the
// folder as a whole.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace td {

/// FolderEntry::reason where nothing exists.
inline constexpr std::string_view nothing_there = "there is nothing";

/// What lies at a path.
struct FolderEntry {
    enum class Kind : std::uint8_t {
        file,
        folder,
        link,
        other,       ///< a device, a pipe, a socket
        unreadable,  ///< it cannot even be asked what it is, or it is a folder that cannot be listed
    };
    std::filesystem::path path;
    Kind kind = Kind::unreadable;
    std::string reason;  ///< why it is unreadable, in the words of the system
};

/// Texts that are read in place of files, by their path in generic form, whether or not the file is on the disk: the unsaved buffers of an
/// editor.
using UnsavedTexts = std::map<std::filesystem::path, std::string>;

/// The entries of `folder`, by name. If it cannot be listed, there is a single entry: the folder itself, as unreadable.
std::vector<FolderEntry> entries_of(const std::filesystem::path& folder);

/// All entries below `folder`, by path: those of its folders too, but neither hidden ones nor what lies behind links. If there are more
/// than `most`, a last entry, unreadable, says so.
std::vector<FolderEntry> entries_below(const std::filesystem::path& folder, std::size_t most = 100'000);

/// What `path` leads to: a link counts as its target, and one that leads nowhere or round in a circle is unreadable.
FolderEntry entry_behind(const std::filesystem::path& path);

/// True if a file, a folder or a link exists there. False if that cannot be found out.
bool path_exists(const std::filesystem::path& path);

/// True for a folder, or a link to one. False if that cannot be found out.
bool is_folder(const std::filesystem::path& path);
/// The same for a file.
bool is_file(const std::filesystem::path& path);

/// The path from the root; as it is, if the working folder is gone.
std::filesystem::path absolute_path(const std::filesystem::path& path);

/// The name of the folder that the path leads to, also for `.`, `..`, or with a slash at the end.
std::string name_of_folder(const std::filesystem::path& folder);

/// Hidden files and folders belong to editors and version control.
bool is_hidden(const std::filesystem::path& path);

}  // namespace td
