// Finds the packs to load for a file or a workspace folder of an editor.
#pragma once

#include <filesystem>
#include <optional>

#include "content/packs/own_pack.hpp"

namespace td::delve::lsp {

/// Folders chosen by the server's user; empty: to be searched for.
struct ChosenFolders {
    std::filesystem::path content;   ///< a directory of packs
    std::filesystem::path own_pack;  ///< a further pack
    std::filesystem::path shipped;   ///< the game's own content, which a pack that lies elsewhere is read with; empty: there is none
};

/// The packs to load for a file: those of the chosen folder, if there is one; else those next to the pack that contains it, if `core` is
/// among them, else the game's own packs plus this one. Nothing for a file outside packs.
std::optional<PackFolders> packs_for_file(const std::filesystem::path& file, const ChosenFolders& chosen);

/// The packs of a workspace folder that is, contains, or is inside a directory of packs. Nothing if there is none.
std::optional<PackFolders> packs_for_workspace(const std::filesystem::path& folder, const ChosenFolders& chosen);

}  // namespace td::delve::lsp
