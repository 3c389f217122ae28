// Files that lie in a pack beside its YAML, such as pictures and sounds: found inside the pack of the file that names them, in a folder
// or an archive. Knows nothing of what is in them.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/fields/reader.hpp"
#include "content/yaml/folder.hpp"
#include "content/yaml/source_text.hpp"

namespace td {

/// The files of the packs of one loading.
class PackFiles {
public:
    /// Adds the files of packs in archives, by their paths; the map outlives this object. An empty map, or one added before, changes
    /// nothing.
    void add_archive(const UnsavedTexts& files) {
        if (!files.empty()) m_archives.insert(&files);
    }
    /// The bytes of a file in an archive; null if it is in none.
    const std::string* archived(const std::filesystem::path& file) const;
    /// The paths of the files in the archive `folder`; none if there is no such archive.
    std::vector<std::filesystem::path> archived_in(const std::filesystem::path& folder) const;

protected:
    /// The bytes from an archive, or else from the disk, where a file of more than `most` bytes is a problem.
    FileBytes bytes_of(const std::filesystem::path& file, std::size_t most) const;

private:
    std::set<const UnsavedTexts*> m_archives;  ///< no path is in two of them, so that their order does not matter
};

/// What is looked for, and what is said of a path that does not lead to it.
struct WantedFile {
    ProblemCode code;
    std::vector<std::string_view> endings;  ///< ".png"
    std::string_view example;               ///< a path as it should be
};

/// Adds a problem about the file that `node` names: "`hare.png` is not a PNG".
void report_file(TreeNode node, const WantedFile& wanted, const std::string& fault, std::string hint, Reader& reader);

/// The existing file that the text `node` names by its path from the folder of its pack. Reports one that is missing or lies elsewhere,
/// and gives nothing.
std::optional<std::filesystem::path> find_pack_file(TreeNode node, const WantedFile& wanted, const PackFiles& files, Reader& reader);

}  // namespace td
