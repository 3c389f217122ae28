// Vaults of a floor: which ones are drawn, how they are flipped, and their contents.
#pragma once

#include <vector>

#include "generation/ground.hpp"
#include "generation/level_plan.hpp"
#include "generation/plots.hpp"

namespace td {

/// Draws the vaults of a floor by weight. Draws no random number if the rules name no vaults.
std::vector<VaultId> draw_vaults(const FloorRules& rules, Rng& rng);

/// Flips the vault at random if its definition allows it; the corner is set later.
PlacedVault flipped_vault(const Catalog& catalog, VaultId vault, Rng& rng);

/// The legend entry of the tile `p`. Precondition: `p` lies within the vault.
const VaultTile& vault_tile_at(const Catalog& catalog, const PlacedVault& vault, Point p);

/// The tiles at the vault's edge through which it can be entered, in reading order.
std::vector<Opening> openings_of(const Catalog& catalog, const PlacedVault& vault);

/// Carves the vault's tiles. Doors at its edge stay rock until a corridor reaches them, unless `doors_at_once`.
void carve_vault(const Catalog& catalog, const PlacedVault& vault, Layout& layout, bool doors_at_once);

/// Calls `what(Point, const VaultTile&)` for every tile of every vault that is not rock.
template <class What>
void each_vault_tile(const Catalog& catalog, const Layout& layout, What&& what) {
    for (const PlacedVault& placed : layout.vaults) {
        const Vault& vault = catalog[placed.vault];
        for (int y = 0; y < vault.height; ++y)
            for (int x = 0; x < vault.width; ++x) {
                const Point p = placed.corner + Point{x, y};
                if (layout.tiles[p] != Tile::rock) what(p, vault_tile_at(catalog, placed, p));
            }
    }
}

/// Places the vaults' features, items, landmarks, foes and neutrals; their terrain is already part of the ground.
void furnish_vaults(const Catalog& catalog, const Layout& layout, Ground& ground, Rng& rng, LevelPlan& plan);

}  // namespace td
