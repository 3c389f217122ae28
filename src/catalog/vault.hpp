// Rooms drawn by hand: a map of glyphs and what each of them stands for.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/spawns.hpp"

namespace td {

/// What a glyph of a vault's map stands for. Whatever it is, somebody can stand there, unless it is rock.
struct VaultMark {
    enum class Kind : std::uint8_t { rock, open, door, stairs, entrance };
    char glyph = '.';
    Kind kind = Kind::open;
    TerrainId terrain;  ///< none: floor
    FeatureId feature;
    ItemId item;
    int count_low = 1;
    int count_high = 1;
    LandmarkId landmark;
    SpeciesId foe;
    SpeciesId neutral;
    TacticId tactic;   ///< of the foe or neutral
    std::string name;  ///< of the foe or neutral
};

/// Its foes make one team, led by the first of them in reading order; so do its neutrals.
struct Vault : Definition {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> cells;  ///< rows of `marks`, line by line
    std::vector<VaultMark> marks;
    bool mirrored = true;  ///< half of the time it is turned left to right, half of the time upside down

    const VaultMark& at(int x, int y) const { return marks[cells[static_cast<std::size_t>(y * width + x)]]; }
};

struct VaultSpawn {
    int weight = 1;
    VaultId vault;
    int at_most = 1;  ///< on one floor
};

}  // namespace td
