#include "tools/lint/file_names.hpp"

#include <fmt/format.h>

#include "content/packs/pack.hpp"
#include "content/yaml/folder.hpp"

namespace td {

namespace fs = std::filesystem;

namespace {

/// True for `hare.yaml.txt`, unless `hare.yaml` is there too.
bool has_ending_too_many(const fs::path& file) {
    const fs::path meant = file.parent_path() / file.stem();
    return !is_yaml(file) && is_yaml(meant) && !path_exists(meant);
}

}  // namespace

std::vector<Problem> warnings_of_names(const fs::path& folder) {
    std::vector<Problem> warnings;
    for (const FolderEntry& entry : entries_below(folder))
        if (entry.kind == FolderEntry::Kind::file && has_ending_too_many(entry.path))
            warnings.push_back(Problem{.file = entry.path.generic_string(),
                                       .message = "is not read",
                                       .code = ProblemCode::suspicious,
                                       .hint = fmt::format("name it {}", entry.path.stem().generic_string())});
    sort_by_place(warnings);
    return warnings;
}

}  // namespace td
