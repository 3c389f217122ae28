// The player's own pack: a folder of its own beside the content, whose file of tactics the game writes. It is loaded behind all others, so
// that nothing else gets other numbers when it changes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/packs/pack.hpp"
#include "content/packs/pack_folders.hpp"

namespace td {

inline constexpr std::string_view own_tactics_file = "tactics.yaml";

/// The player's own pack, if there is one. Reports problems as read_pack() does, and that one of the `others` has its id.
std::optional<Pack> read_own_pack(const PackFolders& folders, const std::vector<Pack>& others, std::vector<Problem>& problems);
/// The text of its file of tactics; null if it has none, or one that cannot be read.
const SourceText* own_tactics_of(const Pack& pack);
/// The text of `pack.yaml` for a new pack in that folder.
std::string new_own_pack(const std::filesystem::path& folder);

}  // namespace td
