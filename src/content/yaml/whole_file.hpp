// Small files that are replaced as a whole: a reader, or a crash, sees the old text or the new one, never a part.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace td {

/// Writes a draft beside the file, and renames it. False, with the file as it was, if that fails. The folder must be there.
[[nodiscard]] bool write_whole_file(const std::filesystem::path& file, const std::string& text);
/// The bytes of the file; empty if there is none; nothing if it cannot be read.
std::optional<std::string> read_whole_file(const std::filesystem::path& file);

}  // namespace td
