// Reads drills: scenes that say what must and must not happen in them (tools/lab/drill.hpp).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "content/yaml/problem.hpp"
#include "tools/lab/drill.hpp"

namespace td {

/// Reads a drill on top of `content`. Adds all mistakes to `problems` and then returns nothing.
std::optional<Drill> read_drill_file(const std::filesystem::path& file, const Catalog& content, std::vector<Problem>& problems);
/// The same for a file in memory, which problems call `name`.
std::optional<Drill> read_drill(const std::string& name, std::string_view bytes, const Catalog& content, std::vector<Problem>& problems);

/// The fields of a drill file.
const FieldTable& drill_table();

/// The description of drill files for `--help`.
const char* drill_format();

}  // namespace td
