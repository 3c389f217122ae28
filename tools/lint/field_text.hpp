// What editors show of a field of content: the same in the schema and in the language server.
#pragma once

#include <string>

#include "content/fields/fields.hpp"

namespace td {

/// The field's description, what it may hold, and what it is where it is left out.
std::string field_text(const Field& field);

}  // namespace td
