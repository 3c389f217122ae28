#include "generation/room_shapes.hpp"

#include <algorithm>
#include <array>

#include "base/draw_by_weight.hpp"

namespace td {
namespace {

void fill(Grid<Tile>& tiles, Point corner, int width, int height, Tile tile) {
    for (int y = corner.y; y < corner.y + height; ++y)
        for (int x = corner.x; x < corner.x + width; ++x) tiles[{x, y}] = tile;
}

/// The northwest tiles of the four `width` x `height` rectangles in the corners of the room.
std::array<Point, 4> corners(const Room& room, int width, int height) {
    const int east = room.corner.x + room.width - width;
    const int south = room.corner.y + room.height - height;
    return {{room.corner, {east, room.corner.y}, {room.corner.x, south}, {east, south}}};
}

void round_off(Grid<Tile>& tiles, const Room& room) {
    const bool is_large = std::min(room.width, room.height) >= 7;
    if (is_large) {
        for (const Point p : corners(room, 2, 1)) fill(tiles, p, 2, 1, Tile::rock);
        for (const Point p : corners(room, 1, 2)) fill(tiles, p, 1, 2, Tile::rock);
    } else {
        for (const Point p : corners(room, 1, 1)) tiles[p] = Tile::rock;
    }
}

void cross(Grid<Tile>& tiles, const Room& room) {
    const int width = room.width / 3;
    const int height = room.height / 3;
    for (const Point p : corners(room, width, height)) fill(tiles, p, width, height, Tile::rock);
}

void cut_one_corner(Grid<Tile>& tiles, const Room& room, Rng& rng) {
    const int width = room.width / 2;
    const int height = room.height / 2;
    fill(tiles, corners(room, width, height)[rng.below(4)], width, height, Tile::rock);
}

/// Pillars in two symmetric rows along the longer side, never next to a wall.
void raise_pillars(Grid<Tile>& tiles, const Room& room) {
    const bool is_wide = room.width >= room.height;
    const int length = is_wide ? room.width : room.height;
    const int breadth = is_wide ? room.height : room.width;
    const int inset = breadth >= 7 ? 2 : 1;
    for (int along = inset; 2 * along < length; along += 3)
        for (const int a : {along, length - 1 - along})
            for (const int b : {inset, breadth - 1 - inset}) {
                const bool too_near = 2 * along > length - 3 && 2 * along != length - 1;
                if (!too_near) tiles[room.corner + (is_wide ? Point{a, b} : Point{b, a})] = Tile::rock;
            }
}

/// A block of rock in the centre, with a path around it.
void block_middle(Grid<Tile>& tiles, const Room& room) {
    const int walk = std::min(room.width, room.height) >= 8 ? 2 : 1;
    fill(tiles, room.corner + Point{walk, walk}, room.width - 2 * walk, room.height - 2 * walk, Tile::rock);
}

int smallest_side_for(RoomShape shape) {
    switch (shape) {
        case RoomShape::plain: return 0;
        case RoomShape::rounded: return 4;
        case RoomShape::hollow:
        case RoomShape::crossed:
        case RoomShape::angled:
        case RoomShape::pillared: break;
    }
    return 5;
}

}  // namespace

RoomShape shape_by(const FloorRules& rules, const Room& room, Rng& rng) {
    if (rules.room_shapes.empty()) return rng.chance(rules.shaped_rooms) ? random_shape(room, rng) : RoomShape::plain;
    const RoomShape shape = rules.room_shapes[*draw_by_weight(rules.room_shapes, rng)].shape;
    return std::min(room.width, room.height) >= smallest_side_for(shape) ? shape : RoomShape::plain;
}

RoomShape random_shape(const Room& room, Rng& rng) {
    const int shorter = std::min(room.width, room.height);
    if (shorter < 4) return RoomShape::plain;
    if (shorter < 5) return RoomShape::rounded;
    constexpr std::array<RoomShape, 4> shapes{RoomShape::rounded, RoomShape::crossed, RoomShape::angled, RoomShape::pillared};
    return shapes[rng.below(4)];
}

void carve_room(Grid<Tile>& tiles, const Room& room, RoomShape shape, Rng& rng) {
    fill(tiles, room.corner, room.width, room.height, Tile::room);
    switch (shape) {
        case RoomShape::plain: break;
        case RoomShape::rounded: round_off(tiles, room); break;
        case RoomShape::crossed: cross(tiles, room); break;
        case RoomShape::angled: cut_one_corner(tiles, room, rng); break;
        case RoomShape::pillared: raise_pillars(tiles, room); break;
        case RoomShape::hollow: block_middle(tiles, room); break;
    }
}

}  // namespace td
