// Looks for damage in SQLite's write-ahead log. SQLite itself takes a broken frame for the end of the log, which would
// silently take back everything after it. The layout is that of the SQLite file format, section 4.1.
#pragma once

#include <filesystem>

namespace td {

/// Is a frame broken though later ones follow? A last frame cut short is none: so a program ends that was killed while it wrote.
/// A log that is not there is whole.
bool log_is_damaged(const std::filesystem::path& path);

}  // namespace td
