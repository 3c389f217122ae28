// What a blow scatters, by its kind of damage, and the dust under feet: motes that depend only on a seed and an age. Knows no game.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

enum class Debris : std::uint8_t { chips, streaks, splinters, embers, shards, drops, wisps, dust };

/// What a blow of this kind of damage scatters. `damage_kind`: its id; chips for kinds that are not among the game's own.
Debris debris_of(std::string_view damage_kind);

/// A small square; places are art pixels from the middle of the tile.
struct Mote {
    float x = 0;
    float y = 0;
    int size = 1;
    Colour colour;

    friend bool operator==(const Mote&, const Mote&) = default;
};

/// The motes at `age` 0..1. `along_x` and `along_y`: the direction of the blow, of length 1 or 0. A heavy blow scatters more.
std::vector<Mote> scattered(Debris debris, float along_x, float along_y, std::uint64_t seed, float age, bool is_heavy);

}  // namespace td
