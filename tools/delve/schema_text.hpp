// Makes a JSON Schema short: what stands in it several times is said once, and what fits into a line stands in one.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace td::delve {

/// Puts schemas that stand in `schema` more than once, and are not tiny, into its `definitions`, and references in their places. It
/// means the same as before.
void share_repeated(nlohmann::ordered_json& schema);

/// The text of the file, indented by a space for each level.
std::string printed(const nlohmann::ordered_json& schema);

}  // namespace td::delve
