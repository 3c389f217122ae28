// Writes the JSON Schema (draft-07) of content files from the field tables.
#pragma once

#include <string>

#include "content/fields/reader.hpp"

namespace td {

/// How the schema treats ids that refer to definitions.
enum class KnownIds {
    suggested,  ///< editors offer the ids in `ids`; others are allowed
    required,   ///< ids outside `ids` are errors
};

/// The schema of a file of definitions.
std::string content_schema(const IdTable& ids, KnownIds known);

/// The schema of a `pack.yaml`.
std::string pack_schema();

}  // namespace td
