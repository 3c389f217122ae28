// JSON Schema (draft-07) for files of content, made from the field tables: what editors complete, explain and check by.
#pragma once

#include <string>

#include "content/fields/reader.hpp"

namespace td::delve {

/// What a schema says of the ids that files refer to.
enum class KnownIds {
    suggested,  ///< those of `ids` are offered, others are lawful too
    required,   ///< others are mistakes
};

/// The schema of a file of definitions.
std::string content_schema(const IdTable& ids, KnownIds known);

/// The schema of a `pack.yaml`.
std::string pack_schema();

}  // namespace td::delve
