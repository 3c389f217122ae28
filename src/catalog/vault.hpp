// Vaults: hand-drawn rooms, given as a map of glyphs and the meaning of each glyph.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/spawns.hpp"

namespace td {

/// The most stairs on one floor, one for each of its ways.
inline constexpr int most_ways = 3;

/// The content of a tile of the vault. Creatures can stand on every kind but rock.
struct VaultTile {
    enum class Kind : std::uint8_t { rock, open, door, stairs, entrance };
    char glyph = '.';
    Kind kind = Kind::open;
    int way = 0;        ///< of stairs: which of the floor's ways, from 1; 0: the first
    TerrainId terrain;  ///< none: floor
    FeatureId feature;
    bool is_gate = false;  ///< what bars the way here is opened in play
    ItemId item;
    int count_low = 1;
    int count_high = 1;
    LandmarkId landmark;
    SpeciesId foe;
    SpeciesId neutral;
    TacticId tactic;   ///< of the foe or neutral
    std::string name;  ///< of the foe or neutral
};

/// All foes of a vault form one team, led by the first in reading order; so do all neutrals.
struct Vault : Definition {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> cells;  ///< indices into `legend`, row by row
    std::vector<VaultTile> legend;
    std::vector<ItemId> keys;  ///< one of each lies on the floor outside of the vault, where walkers come with all gates shut
    bool mirrored = true;      ///< flipped horizontally in half of the cases, vertically in half of the cases

    const VaultTile& at(int x, int y) const { return legend[cells[static_cast<std::size_t>(y * width + x)]]; }
};

struct VaultSpawn {
    int weight = 1;
    VaultId vault;
    int at_most = 1;  ///< most copies on one floor
};

}  // namespace td
