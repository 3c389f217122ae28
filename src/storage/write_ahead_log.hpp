// Looks for damage in SQLite's write-ahead log. SQLite itself takes a broken frame for the end of the log, and would silently drop all
// frames after it. Source: SQLite "Database File Format", section 4.1.
#pragma once

#include <filesystem>

namespace td {

/// True if a frame is broken and valid ones follow it. A broken last frame is no damage: a program that is killed while it writes leaves
/// one. False if there is no log.
bool log_is_damaged(const std::filesystem::path& path);

}  // namespace td
