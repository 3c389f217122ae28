// Rooms drawn by hand: which of them a floor gets, how they lie there, and what they hold.
#pragma once

#include <vector>

#include "generation/ground.hpp"
#include "generation/level_plan.hpp"
#include "generation/plots.hpp"

namespace td {

/// The vaults of a floor, as weights, numbers and chance will have it. Draws nothing when the rules name none.
std::vector<VaultId> draw_vaults(const FloorRules& rules, Rng& rng);

/// Mirrored or not, as its definition lets it be; its corner is still to be found.
PlacedVault turned_vault(const Catalog& catalog, VaultId vault, Rng& rng);

/// What stands at `p`. Precondition: `p` lies within the vault.
const VaultTile& mark_at(const Catalog& catalog, const PlacedVault& vault, Point p);

/// The tiles on its edge where somebody can come in, in reading order.
std::vector<Opening> openings_of(const Catalog& catalog, const PlacedVault& vault);

/// Makes rock and open ground of its tiles. Doors on its edge stay rock until a corridor comes to them, unless they are hung `at_once`.
void carve_vault(const Catalog& catalog, const PlacedVault& vault, Layout& layout, bool doors_at_once);

/// Calls `what(Point, const VaultTile&)` for every tile of every vault that is not rock.
template <class What>
void each_vault_tile(const Catalog& catalog, const Layout& layout, What&& what) {
    for (const PlacedVault& placed : layout.vaults) {
        const Vault& vault = catalog[placed.vault];
        for (int y = 0; y < vault.height; ++y)
            for (int x = 0; x < vault.width; ++x) {
                const Point p = placed.corner + Point{x, y};
                if (layout.tiles[p] != Tile::rock) what(p, mark_at(catalog, placed, p));
            }
    }
}

/// Lays the vaults' features, items, landmarks, foes and neutrals on the floor; their terrain is the ground's already.
void furnish_vaults(const Catalog& catalog, const Layout& layout, Ground& ground, Rng& rng, LevelPlan& plan);

}  // namespace td
