// Where packs are read from, and which of them: the game's content, the player's own pack, packs that players got from others.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/yaml/folder.hpp"
#include "content/yaml/problem.hpp"

namespace td {

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

/// The folders and archives of all packs except the player's own, each once.
std::vector<std::filesystem::path> places_of_packs(const PackFolders& folders, std::vector<Problem>& problems);

}  // namespace td
