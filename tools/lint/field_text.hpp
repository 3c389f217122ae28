// The text that editors show for a field of content, the same in the schema and in the language server.
#pragma once

#include <string>

#include "content/fields/fields.hpp"

namespace td {

/// The field's description, its possible values and its default.
std::string field_text(const Field& field);

}  // namespace td
