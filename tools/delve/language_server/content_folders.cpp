#include "tools/delve/language_server/content_folders.hpp"

#include "content/yaml/folder.hpp"

namespace td::delve::lsp {

namespace fs = std::filesystem;

namespace {

bool is_pack(const fs::path& folder) { return path_exists(folder / "pack.yaml"); }

bool holds_core(const fs::path& folder) { return is_pack(folder / "core"); }

PackFolders packs_with(const fs::path& pack, const ChosenFolders& chosen) {
    const fs::path around = pack.parent_path();
    if (!chosen.content.empty()) return {chosen.content, around == chosen.content ? chosen.own_pack : pack};
    if (holds_core(around) || chosen.shipped.empty()) return {around, chosen.own_pack};
    return {chosen.shipped, pack};
}

}  // namespace

std::optional<PackFolders> packs_for_file(const fs::path& file, const ChosenFolders& chosen) {
    for (fs::path folder = file.parent_path(); !folder.empty(); folder = folder.parent_path()) {
        if (is_pack(folder)) return packs_with(folder, chosen);
        if (folder == folder.parent_path()) break;
    }
    return std::nullopt;
}

std::optional<PackFolders> packs_for_workspace(const fs::path& folder, const ChosenFolders& chosen) {
    if (!chosen.content.empty()) return PackFolders(chosen.content, chosen.own_pack);
    if (is_pack(folder)) return packs_with(folder, chosen);
    for (const fs::path& place : {folder, folder / "content"})
        if (holds_core(place)) return PackFolders(place, chosen.own_pack);
    return packs_for_file(folder, chosen);
}

}  // namespace td::delve::lsp
