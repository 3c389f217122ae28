// The files of an example pack: small, complete, and explained by comments.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace td::delve {

/// Paths within the pack's folder, and the texts of the files. `id` is the name of the folder: an id such as `moonlit`.
std::vector<std::pair<std::string, std::string>> pack_files(const std::string& id);

}  // namespace td::delve
