// Straight areas are walked step by step; cones, bursts and rings are cut out of a field of view on a small map around their centre.
#include "space/areas.hpp"

#include <algorithm>

#include "base/bit_grid.hpp"
#include "space/field_of_view.hpp"
#include "space/step.hpp"

namespace td {
namespace {

/// Open tiles within `radius` of `centre` and in sight of it: the centre first, then ring by ring, each row by row.
std::vector<Point> seen_around(Point centre, int radius, Blocks blocks) {
    if (radius == 0) return blocks(centre) ? std::vector<Point>{} : std::vector{centre};
    const int size = 2 * radius + 1;
    const Point corner = centre - Point{radius, radius};
    OpacityMap opacity(size, size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) opacity.set({x, y}, blocks(corner + Point{x, y}));
    BitGrid seen(size, size);
    field_of_view(opacity, {radius, radius}, 0, seen);
    std::vector<Point> tiles;
    for (int ring = 0; ring <= radius; ++ring)
        for (int y = -ring; y <= ring; ++y) {
            const bool is_edge = std::abs(y) == ring;
            for (int x = -ring; x <= ring; x += is_edge ? 1 : 2 * ring) {
                const Point p{radius + x, radius + y};
                if (seen.test(p) && !opacity.opaque(p)) tiles.push_back(corner + p);
            }
        }
    return tiles;
}

/// True if the tile at this offset from the origin lies in a cone without end. See cone_area() for its form.
bool in_cone(Point from_origin, Direction direction) {
    const Point ahead = offset(direction);
    if (is_diagonal(direction)) return from_origin.x * ahead.x > 0 && from_origin.y * ahead.y > 0;
    const int depth = from_origin.x * ahead.x + from_origin.y * ahead.y;
    const int aside = std::abs(from_origin.x * ahead.y) + std::abs(from_origin.y * ahead.x);
    return aside < depth;
}

}  // namespace

std::vector<Point> front_area(Point origin, Direction direction, Blocks blocks) { return beam_area(origin, direction, 1, blocks); }

std::vector<Point> arc_area(Point origin, Direction direction, Blocks blocks) {
    std::vector<Point> tiles;
    for (const int eighths : {0, -1, 1})  // ahead, left, right
        for (const Point tile : front_area(origin, turned(direction, eighths), blocks)) tiles.push_back(tile);
    return tiles;
}

std::vector<Point> line_area(Point origin, Direction direction, int range, Blocks blocks, FunctionRef<bool(Point)> stops) {
    const auto passable = [&](Point p) { return !blocks(p); };
    std::vector<Point> tiles;
    Point tile = origin;
    for (int step = 0; step < range && may_step(passable, tile, direction); ++step) {
        tile = tile + offset(direction);
        tiles.push_back(tile);
        if (stops(tile)) break;
    }
    return tiles;
}

std::vector<Point> beam_area(Point origin, Direction direction, int range, Blocks blocks) {
    return line_area(origin, direction, range, blocks, [](Point) { return false; });
}

std::vector<Point> cone_area(Point origin, Direction direction, int range, Blocks blocks) {
    std::vector<Point> tiles = seen_around(origin, range, blocks);
    const auto outside = [&](Point p) { return !in_cone(p - origin, direction); };
    tiles.erase(std::remove_if(tiles.begin(), tiles.end(), outside), tiles.end());
    return tiles;
}

std::vector<Point> burst_area(Point centre, int radius, Blocks blocks) { return seen_around(centre, radius, blocks); }

std::vector<Point> ring_area(Point origin, int radius, Blocks blocks) {
    std::vector<Point> tiles = seen_around(origin, radius, blocks);
    tiles.erase(std::remove(tiles.begin(), tiles.end(), origin), tiles.end());
    return tiles;
}

std::vector<Point> cross_area(Point origin, int range, Blocks blocks) {
    std::vector<Point> tiles;
    for (const Direction direction : {Direction::north, Direction::east, Direction::south, Direction::west})
        for (const Point tile : beam_area(origin, direction, range, blocks)) tiles.push_back(tile);
    return tiles;
}

}  // namespace td
