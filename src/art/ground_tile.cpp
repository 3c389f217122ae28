#include "art/ground_tile.hpp"

#include <optional>

#include "base/hash.hpp"

namespace td {

namespace {

enum class UnknownCountsAs : std::uint8_t { open, wall };

JoinMask walls_around(const TerrainLookAt& look, Point p, UnknownCountsAs unknown) {
    return mask_of([&](Direction d) {
        const TerrainLook there = look(p + offset(d));
        return there.is_known() ? there.look == "wall" : unknown == UnknownCountsAs::wall;
    });
}

/// Unknown neighbours count as the same kind, so that shores are painted only where they have been seen.
JoinMask same_around(const TerrainLookAt& look, Point p) {
    const TerrainLook here = look(p);
    return mask_of([&](Direction d) {
        const TerrainLook there = look(p + offset(d));
        return !there.is_known() || there == here || there.look == "bridge";
    });
}

bool is_wall(const TerrainLookAt& look, Point p) { return look(p).look == "wall"; }

DoorOrientation bridge_at(const TerrainLookAt& look, Point p) {
    return is_wall(look, p + offset(Direction::west)) ? DoorOrientation::across : DoorOrientation::along;
}

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
    const std::string_view here = look(p).look;
    if (here == "wall") return set.wall(walls_around(look, p, UnknownCountsAs::wall), seed);
    if (const std::optional<Pool> pool = pool_called(here)) return set.pool(*pool, same_around(look, p), frame % TileSet::pool_frames);
    if (here == "bridge") return set.bridge(bridge_at(look, p));
    return set.floor(walls_around(look, p, UnknownCountsAs::open), seed);
}

Rectangle ground_tile(const TerrainTiles& own, const TerrainLookAt& look, Point p, std::uint64_t seed, int frame) {
    switch (own.kind()) {
        case TerrainTiles::Kind::wall: return own.wall(walls_around(look, p, UnknownCountsAs::wall), seed);
        case TerrainTiles::Kind::pool: return own.pool(same_around(look, p), seed, frame);
        case TerrainTiles::Kind::bridge: return own.bridge(bridge_at(look, p), seed, frame);
        case TerrainTiles::Kind::floor: break;
    }
    return own.floor(walls_around(look, p, UnknownCountsAs::open), seed, frame);
}

Rectangle door_tile(const TileSet& set, const TerrainLookAt& look, Point p, bool open) {
    const bool across = is_wall(look, p + offset(Direction::west)) || is_wall(look, p + offset(Direction::east));
    return set.door(across ? DoorOrientation::across : DoorOrientation::along, open);
}

}  // namespace td
