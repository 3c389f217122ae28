// The schemas that lie in a directory of packs, for editors: `schema.json`, with the ids of all packs in it, and `pack.schema.json`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/packs/pack.hpp"

namespace td {

/// Which schemas are written: those only that are in the directory already, or both.
enum class SchemaFiles { there, both };

/// Writes the schemas of `content` anew that are not what its packs make of them. `packs`: all packs in it; packs that lie elsewhere are
/// left out. Does nothing while a file of them cannot be read, since its ids would be missing. Returns the files written; one that cannot
/// be written stays as it is.
std::vector<std::string> refresh_schemas(const std::filesystem::path& content, const std::vector<Pack>& packs, SchemaFiles which);

}  // namespace td
