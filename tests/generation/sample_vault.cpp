#include "generation/sample_vault.hpp"

namespace td::tests {

VaultTile vault_mark(char glyph, VaultTile::Kind kind) {
    VaultTile made;
    made.glyph = glyph;
    made.kind = kind;
    return made;
}

Catalog catalog_with_vault(const std::vector<std::string>& map) {
    using Kind = VaultTile::Kind;
    Catalog catalog = sample_catalog();
    Vault vault;
    vault.legend = {vault_mark('#', Kind::rock),     vault_mark('.', Kind::open), vault_mark('+', Kind::door),
                    vault_mark('G', Kind::open),     vault_mark('!', Kind::open), vault_mark('>', Kind::stairs),
                    vault_mark('@', Kind::entrance), vault_mark('~', Kind::open), vault_mark('R', Kind::open)};
    vault.legend[3].foe = SpeciesId(std::size_t{0});
    vault.legend[4].item = ItemId(std::size_t{1});
    vault.legend[7].terrain = TerrainId(water);
    vault.legend[8].neutral = SpeciesId(std::size_t{1});
    vault.width = static_cast<int>(map[0].size());
    vault.height = static_cast<int>(map.size());
    for (const std::string& line : map)
        for (const char glyph : line) {
            const auto found = std::find_if(vault.legend.begin(), vault.legend.end(), [&](const VaultTile& m) { return m.glyph == glyph; });
            vault.cells.push_back(static_cast<std::uint8_t>(found - vault.legend.begin()));
        }
    catalog.vaults.push_back(vault);
    return catalog;
}

}  // namespace td::tests
