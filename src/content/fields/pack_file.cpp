#include "content/fields/pack_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/nearest.hpp"
#include "content/yaml/archive.hpp"

namespace td {

namespace {

namespace fs = std::filesystem;

/// The folder of the pack: the nearest folder above the file that has a `pack.yaml`, or else the folder of the file.
fs::path pack_folder_of(const TreeNode& node) {
    fs::path own = fs::path(node.source().name()).parent_path();
    for (fs::path folder = own; !folder.empty() && folder != folder.root_path(); folder = folder.parent_path())
        if (path_exists(folder / "pack.yaml") || is_archive(folder)) return folder;
    return own;
}

/// True if the path stays inside the folder: neither `..` nor a link leads out.
bool lies_inside(const fs::path& folder, const fs::path& file) {
    std::error_code error;
    const fs::path way = fs::weakly_canonical(file, error).lexically_relative(fs::weakly_canonical(folder, error));
    return !error && !way.empty() && *way.begin() != "..";
}

/// "did you mean `pictures/hare.png`?", for the file below `folder` whose path is nearest to `name`; empty if none is near enough.
std::string hint_for_missing_file(const fs::path& folder, const std::string& name, const WantedFile& wanted, const PackFiles& files) {
    constexpr std::size_t most_looked_at = 2000;
    std::vector<fs::path> all = files.archived_in(folder);
    if (all.empty())
        for (const FolderEntry& entry : entries_below(folder, most_looked_at)) all.push_back(entry.path);
    std::vector<std::string> names;
    for (const fs::path& path : all)
        if (std::find(wanted.endings.begin(), wanted.endings.end(), path.extension().generic_string()) != wanted.endings.end())
            names.push_back(path.lexically_relative(folder).generic_string());
    std::sort(names.begin(), names.end());
    return did_you_mean(name, std::vector<std::string_view>(names.begin(), names.end()));
}

}  // namespace

const std::string* PackFiles::archived(const fs::path& file) const {
    for (const UnsavedTexts* files : m_archives)
        if (const auto found = files->find(file.lexically_normal()); found != files->end()) return &found->second;
    return nullptr;
}

std::vector<fs::path> PackFiles::archived_in(const fs::path& folder) const {
    std::vector<fs::path> paths;
    for (const UnsavedTexts* files : m_archives)
        for (const auto& [path, bytes] : *files)
            if (const fs::path below = path.lexically_relative(folder); !below.empty() && *below.begin() != "..") paths.push_back(path);
    return paths;
}

FileBytes PackFiles::bytes_of(const fs::path& file, std::size_t most) const {
    const std::string* const in_archive = archived(file);
    return in_archive ? FileBytes{*in_archive, {}} : read_file_bytes(file, file.generic_string(), most);
}

void report_file(TreeNode node, const WantedFile& wanted, const std::string& fault, std::string hint, Reader& reader) {
    reader.report(node, wanted.code, fmt::format("`{}` {}", shortened(node.text()), fault), std::move(hint));
}

std::optional<fs::path> find_pack_file(TreeNode node, const WantedFile& wanted, const PackFiles& files, Reader& reader) {
    const std::string name(node.text());
    const fs::path folder = pack_folder_of(node);
    fs::path file = folder / fs::path(name);
    if (name.find('\0') != std::string::npos || fs::path(name).is_absolute() || !lies_inside(folder, file)) {
        report_file(node, wanted, "is not inside the pack", fmt::format("give its path in the pack's folder, such as `{}`", wanted.example),
                    reader);
        return std::nullopt;
    }
    if (files.archived(file) == nullptr && entry_behind(file).kind != FolderEntry::Kind::file) {
        report_file(node, wanted, "is not a file of the pack", hint_for_missing_file(folder, name, wanted, files), reader);
        return std::nullopt;
    }
    return file;
}

}  // namespace td
