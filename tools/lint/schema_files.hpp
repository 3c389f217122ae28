// The schemas in a directory of packs, for editors: `schema.json`, with the ids of all packs there, and `pack.schema.json`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/packs/pack.hpp"

namespace td {

/// Which schemas are written: only those that exist in the directory, or both.
enum class SchemaFiles { existing, both };

/// Rewrites the outdated schemas of the directory `content`. `packs`: all packs in it; packs elsewhere are ignored. Does nothing while a
/// file cannot be read, because its ids would be missing. Returns the files written; a file that cannot be written is not changed.
std::vector<std::string> refresh_schemas(const std::filesystem::path& content, const std::vector<Pack>& packs, SchemaFiles which);

}  // namespace td
