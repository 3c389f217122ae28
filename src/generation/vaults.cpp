#include "generation/vaults.hpp"

#include <algorithm>

#include "base/draw_by_weight.hpp"
#include "space/step.hpp"

namespace td {
namespace {

/// A vault drawn by weight among those not yet used as often as allowed; nothing if there is none.
std::optional<std::size_t> draw_row(const std::vector<VaultSpawn>& rows, const std::vector<int>& drawn, Rng& rng) {
    return draw_by_weight(rows, rng, [&](std::size_t i) { return drawn[i] < rows[i].at_most ? rows[i].weight : 0; });
}

/// Places what is drawn in one vault. Its creatures of a side form one team.
class Contents {
public:
    Contents(const Catalog& catalog, Ground& ground, Rng& rng, LevelPlan& plan)
        : m_catalog(catalog), m_ground(ground), m_rng(rng), m_plan(plan) {}

    void place_tile_contents(Point p, const VaultTile& tile) {
        if (tile.feature) place_feature(p, tile);
        if (tile.landmark) m_plan.landmarks.push_back({tile.landmark, p});
        if (tile.item) {
            const int high = std::max(tile.count_low, tile.count_high);
            m_plan.items.push_back({tile.item, tile.count_low < high ? m_rng.between(tile.count_low, high) : tile.count_low, p});
        }
        if (tile.foe) add_member(m_foes, tile, tile.foe, p);
        if (tile.neutral) add_member(m_neutrals, tile, tile.neutral, p);
        if (tile.feature || tile.landmark || tile.item || tile.foe || tile.neutral) m_ground.taken.set(p);
    }

    void finish() {
        for (TeamPlacement* team : {&m_foes, &m_neutrals})
            if (!team->members.empty()) m_plan.teams.push_back(std::move(*team));
    }

private:
    void place_feature(Point p, const VaultTile& tile) {
        m_plan.features.push_back({tile.feature, p, tile.is_gate});
        if (bars_way(m_catalog[tile.feature])) m_ground.dry.set(p, false);
    }
    static void add_member(TeamPlacement& team, const VaultTile& tile, SpeciesId species, Point p) {
        team.team.members.push_back({species, tile.tactic, tile.name});
        team.members.push_back(p);
    }

    const Catalog& m_catalog;
    Ground& m_ground;
    Rng& m_rng;
    LevelPlan& m_plan;
    TeamPlacement m_foes{.list = SpawnList::vault_foes};
    TeamPlacement m_neutrals{.list = SpawnList::vault_neutrals};
};

}  // namespace

std::vector<VaultId> draw_vaults(const FloorRules& rules, Rng& rng) {
    std::vector<VaultId> vaults;
    if (rules.vaults.empty()) return vaults;
    std::vector<int> drawn(rules.vaults.size(), 0);
    for (int wanted = rng.between(rules.vault_rooms.low, rules.vault_rooms.high); wanted > 0; --wanted) {
        const auto row = draw_row(rules.vaults, drawn, rng);
        if (!row) break;
        ++drawn[*row];
        vaults.push_back(rules.vaults[*row].vault);
    }
    return vaults;
}

PlacedVault flipped_vault(const Catalog& catalog, VaultId vault, Rng& rng) {
    PlacedVault placed{.vault = vault};
    if (!catalog[vault].mirrored) return placed;
    placed.left_to_right = rng.chance(50);
    placed.upside_down = rng.chance(50);
    return placed;
}

const VaultTile& vault_tile_at(const Catalog& catalog, const PlacedVault& placed, Point p) {
    const Vault& vault = catalog[placed.vault];
    const Point within = p - placed.corner;
    return vault.at(placed.left_to_right ? vault.width - 1 - within.x : within.x,
                    placed.upside_down ? vault.height - 1 - within.y : within.y);
}

std::vector<Opening> openings_of(const Catalog& catalog, const PlacedVault& placed) {
    const Vault& vault = catalog[placed.vault];
    const Room bounds{placed.corner, vault.width, vault.height};
    std::vector<Opening> openings;
    for (int y = 0; y < vault.height; ++y)
        for (int x = 0; x < vault.width; ++x) {
            const Point p = placed.corner + Point{x, y};
            const VaultTile& tile = vault_tile_at(catalog, placed, p);
            if (tile.kind == VaultTile::Kind::rock || (tile.terrain && !is_dry(catalog[tile.terrain]))) continue;
            if (tile.feature && catalog[tile.feature].solid) continue;
            for (const Direction way : orthogonal_directions)
                if (!bounds.contains(p + offset(way))) openings.push_back({p, turned(way, 4), tile.kind == VaultTile::Kind::door});
        }
    return openings;
}

void carve_vault(const Catalog& catalog, const PlacedVault& placed, Layout& layout, bool doors_at_once) {
    const Vault& vault = catalog[placed.vault];
    for (int y = 0; y < vault.height; ++y)
        for (int x = 0; x < vault.width; ++x) {
            const Point p = placed.corner + Point{x, y};
            const VaultTile::Kind kind = vault_tile_at(catalog, placed, p).kind;
            const bool on_edge = x == 0 || y == 0 || x == vault.width - 1 || y == vault.height - 1;
            const bool is_door = kind == VaultTile::Kind::door;
            const bool has_door = is_door && (doors_at_once || !on_edge);
            Tile& tile = layout.tiles[p];
            tile = Tile::vault;
            if (kind == VaultTile::Kind::rock || is_door) tile = has_door ? Tile::door : Tile::rock;
            if (has_door) layout.doors.push_back(p);
        }
    layout.vaults.push_back(placed);
}

void furnish_vaults(const Catalog& catalog, const Layout& layout, Ground& ground, Rng& rng, LevelPlan& plan) {
    for (const PlacedVault& placed : layout.vaults) {
        Contents contents(catalog, ground, rng, plan);
        const Vault& vault = catalog[placed.vault];
        for (int y = 0; y < vault.height; ++y)
            for (int x = 0; x < vault.width; ++x) {
                const Point p = placed.corner + Point{x, y};
                const VaultTile& tile = vault_tile_at(catalog, placed, p);
                if (layout.tiles[p] == Tile::vault) contents.place_tile_contents(p, tile);
                if (tile.kind == VaultTile::Kind::entrance && plan.arrival_vault.width == 0)
                    plan.arrival_vault = {placed.corner, vault.width, vault.height};
            }
        contents.finish();
    }
}

}  // namespace td
