// Makes a JSON Schema shorter: repeated schemas are shared, and short values are written on one line.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace td {

/// Moves repeated schemas that are not tiny into `definitions`, and puts references in their places. The meaning stays the same.
void share_repeated(nlohmann::ordered_json& schema);

/// The text of the file, indented by one space per level.
std::string printed(const nlohmann::ordered_json& schema);

}  // namespace td
