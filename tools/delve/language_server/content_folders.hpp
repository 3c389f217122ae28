// Which packs belong together with a file or a workspace folder of an editor.
#pragma once

#include <filesystem>
#include <optional>

#include "content/packs/own_pack.hpp"

namespace td::delve::lsp {

/// What the user of the server has chosen in place of looking for it; empty: look for it.
struct ChosenFolders {
    std::filesystem::path content;   ///< a directory of packs
    std::filesystem::path own_pack;  ///< a further pack
    std::filesystem::path shipped;   ///< the game's own content, which a pack that lies elsewhere is read with; empty: there is none
};

/// The packs to read for a file: those beside the pack that holds it, if `core` is among them, else the game's own with this pack as a
/// further one. None for a file that lies in no pack.
std::optional<PackFolders> packs_for_file(const std::filesystem::path& file, const ChosenFolders& chosen);

/// The packs of a workspace folder: itself, a folder in it or a pack in it is a directory of packs or lies in one. None if there is none.
std::optional<PackFolders> packs_for_workspace(const std::filesystem::path& folder, const ChosenFolders& chosen);

}  // namespace td::delve::lsp
