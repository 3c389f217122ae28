// The player's own pack: a folder of its own beside the content, whose file of tactics the game writes. It is loaded behind all others, so
// that nothing else gets other numbers when it changes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/packs/pack.hpp"

namespace td {

inline constexpr std::string_view own_tactics_file = "tactics.yaml";

/// Where packs are read from.
struct PackFolders {
    // Implicit: most content is one directory of packs, without a pack of the player's own.
    PackFolders(std::filesystem::path of_packs, std::filesystem::path of_own = {}) : content(std::move(of_packs)), own(std::move(of_own)) {}

    std::filesystem::path content;            ///< a directory of packs
    std::filesystem::path own;                ///< the player's own pack; empty, or nothing there: none
    std::optional<std::string> own_tactics;   ///< read in place of the file of tactics in it; an empty text: as if there were none
    std::vector<std::filesystem::path> more;  ///< further packs, and directories of packs, which need not be there
    UnsavedTexts unsaved;                     ///< read in place of files of all packs
    PackChoice choice;                        ///< of the player
    std::string language;                     ///< the code of the chosen language; empty: English, the language of the game itself
};

/// The player's own pack, if there is one. Reports problems as read_pack() does, and that one of the `others` has its id.
std::optional<Pack> read_own_pack(const PackFolders& folders, const std::vector<Pack>& others, std::vector<Problem>& problems);
/// The text of its file of tactics; null: it has none, or one that cannot be read.
const SourceText* own_tactics_of(const Pack& pack);
/// The `pack.yaml` of a new pack in that folder.
std::string new_own_pack(const std::filesystem::path& folder);

}  // namespace td
