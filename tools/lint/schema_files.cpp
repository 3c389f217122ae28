#include "tools/lint/schema_files.hpp"

#include <algorithm>

#include "content/yaml/folder.hpp"
#include "content/yaml/whole_file.hpp"
#include "tools/lint/defined_ids.hpp"
#include "tools/lint/schema_writer.hpp"

namespace td {

namespace fs = std::filesystem;

namespace {

constexpr const char* definitions_schema = "schema.json";
constexpr const char* packs_schema = "pack.schema.json";

/// The time of the last change; the earliest possible time if the file is missing.
fs::file_time_type changed_at(const fs::path& file) {
    std::error_code error;
    const fs::file_time_type time = fs::last_write_time(file, error);
    return error ? fs::file_time_type::min() : time;
}

bool is_inside(const Pack& pack, const fs::path& content) { return pack.folder.parent_path() == content.lexically_normal(); }

/// True if neither the packs and their files nor this program changed since the schema was written. Making it takes longer than a lint.
bool is_newer(const fs::path& schema, const fs::path& content, const std::vector<Pack>& packs) {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::file_time_type written = changed_at(schema);
    if (error || written <= changed_at(program) || written <= changed_at(content)) return false;
    return std::all_of(packs.begin(), packs.end(), [&](const Pack& pack) {
        const std::vector<FolderEntry> entries = entries_below(pack.folder);
        return written > changed_at(pack.folder) &&
               std::all_of(entries.begin(), entries.end(), [&](const FolderEntry& entry) { return written > changed_at(entry.path); });
    });
}

/// True if the file's text changed. An equal file gets the current time; one that cannot be written, such as in a directory of the system,
/// is not changed, and editors continue to use it.
bool write_if_changed(const fs::path& file, const std::string& text) {
    if (path_exists(file) && read_whole_file(file) == text) {
        std::error_code ignored;
        fs::last_write_time(file, fs::file_time_type::clock::now(), ignored);
        return false;
    }
    return write_whole_file(file, text);
}

}  // namespace

std::vector<std::string> refresh_schemas(const fs::path& content, const std::vector<Pack>& packs, SchemaFiles which) {
    std::vector<std::string> written;
    if (std::any_of(packs.begin(), packs.end(), [&](const Pack& pack) { return is_inside(pack, content) && !pack.complete; }))
        return written;
    const auto refresh = [&](const char* name, const auto& make) {
        const fs::path file = content / name;
        const bool is_there = path_exists(file);
        if ((which == SchemaFiles::existing && !is_there) || (is_there && is_newer(file, content, packs))) return;
        if (write_if_changed(file, make())) written.push_back(file.generic_string());
    };
    refresh(definitions_schema, [&] { return content_schema(defined_ids(content), KnownIds::suggested); });
    refresh(packs_schema, [] { return pack_schema(); });
    return written;
}

}  // namespace td
