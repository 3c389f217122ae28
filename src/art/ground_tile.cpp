#include "art/ground_tile.hpp"

#include <optional>

#include "base/hash.hpp"

namespace td {

namespace {

std::optional<Pool> pool_of(std::string_view look) {
    if (look == "water") return Pool::water;
    if (look == "mire") return Pool::mire;
    if (look == "lava") return Pool::lava;
    if (look == "grass") return Pool::grass;
    return std::nullopt;
}

JoinMask walls_around(const TerrainLookAt& look, Point p, bool unknown_is_wall) {
    return mask_of([&](Direction d) {
        const std::string_view there = look(p + offset(d));
        return there.empty() ? unknown_is_wall : there == "wall";
    });
}

/// Unknown neighbours count as the same kind, so that shores are painted only where they have been seen.
JoinMask same_around(const TerrainLookAt& look, Point p) {
    return mask_of([&](Direction d) {
        const std::string_view there = look(p + offset(d));
        return there.empty() || there == look(p) || there == "bridge";
    });
}

bool is_wall(const TerrainLookAt& look, Point p) { return look(p) == "wall"; }

}  // namespace

std::uint64_t tile_seed(std::uint64_t run_seed, int floor, Point p) {
    return Hash{}
        .add(run_seed)
        .add(static_cast<std::uint64_t>(floor))
        .add(static_cast<std::uint64_t>(p.x))
        .add(static_cast<std::uint64_t>(p.y))
        .value();
}

Rectangle ground_tile(const TileSet& set, const TerrainLookAt& look, Point p, std::uint64_t seed, int frame) {
    const std::string_view here = look(p);
    if (here == "wall") return set.wall(walls_around(look, p, true), seed);
    if (const std::optional<Pool> pool = pool_of(here)) return set.pool(*pool, same_around(look, p), frame % TileSet::pool_frames);
    if (here == "bridge") return set.bridge(is_wall(look, p + offset(Direction::west)) ? DoorOrientation::across : DoorOrientation::along);
    return set.floor(walls_around(look, p, false), seed);
}

Rectangle door_tile(const TileSet& set, const TerrainLookAt& look, Point p, bool open) {
    const bool across = is_wall(look, p + offset(Direction::west)) || is_wall(look, p + offset(Direction::east));
    return set.door(across ? DoorOrientation::across : DoorOrientation::along, open);
}

}  // namespace td
