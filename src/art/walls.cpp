// Walls that join: a dark top with a lit edge towards open ground, and below it a face of bricks, rock or roots.
#include <algorithm>
#include <cstdlib>

#include "art/noise.hpp"
#include "art/tile_painters.hpp"
#include "art/tones.hpp"

namespace td {

namespace {

constexpr int face_top = 9;               // the face is the lower part of a wall that has no wall to the south
constexpr std::uint64_t plain_walls = 2;  // variants below this number have no decoration

/// Answers queries about the 3x3 tiles around a wall; everything beyond counts as wall.
class WallShape {
public:
    explicit WallShape(JoinMask walls) : m_walls(walls) {}

    /// `column` and `row`: of a tile, from this one.
    bool is_wall(int column, int row) const {
        if (column == 0 && row == 0) return true;
        if (std::abs(column) > 1 || std::abs(row) > 1) return true;
        for (const Direction direction : all_directions)
            if (offset(direction) == Point{column, row}) return joins(m_walls, direction);
        return true;
    }
    /// True if the pixel, up to one tile outside, is on the top of a wall.
    bool is_top(int x, int y) const {
        const int column = x < 0 ? -1 : x >= tile_size ? 1 : 0;
        const int row = y < 0 ? -1 : y >= tile_size ? 1 : 0;
        return is_wall(column, row) && (is_wall(column, row + 1) || y - row * tile_size < face_top);
    }
    bool is_face(int y) const { return !is_wall(0, 1) && y >= face_top; }
    bool is_open_to_west() const { return !is_wall(-1, 0); }
    bool is_open_to_east() const { return !is_wall(1, 0); }

private:
    JoinMask m_walls;
};

// Each of these gives the colour of a pixel of a face in one pattern.
Rgba brick_pixel(const Tones& tones, int x, int y, std::uint64_t variant) {
    const int row = (y - face_top) / 5;
    const int shifted = x + (row % 2 == 0 ? 0 : 6);
    const int across = shifted % 12, down = (y - face_top) % 5;
    if (across == 0 || down == 4) return tones[0];
    const float worn = white_noise(shifted / 12 % 2, row, variant);
    if (down == 0 || across == 1) return worn > 0.8f ? tones[2] : tones[3];
    if (across == 11) return tones[1];
    if (white_noise(x, y, variant) > 0.95f) return tones[1];
    return worn < 0.3f ? tones[1] : tones[2];
}

Rgba rock_pixel(const Tones& tones, int x, int y, std::uint64_t seed) {
    const Stone stone = cellular_noise(x, y, 6, 24, seed);
    if (stone.edge < 0.55f) return tones[0];
    const float slope = -stone.x * 0.5f - stone.y;
    if (slope > 1.4f) return tones[3];
    if (slope < -1.6f) return tones[1];
    return tones[2];
}

Rgba root_pixel(const Tones& tones, int x, int y, std::uint64_t variant) {
    const int bend = static_cast<int>(value_noise(x, y, 6, 24, 13) * 4) + y / 5;
    const int strand = (x * 2 + bend * 2) % 12;
    if (strand < 2) return tones[0];
    if (strand < 5) return tones[3];
    if (white_noise(x, y, variant) > 0.93f) return tones[0];
    return strand < 9 ? tones[2] : tones[1];
}

Rgba face_pixel(const Theme& theme, int x, int y, std::uint64_t variant) {
    const Tones tones = tones_of(theme.wall);
    const Rgba plain = theme.wall_pattern == "rock"    ? rock_pixel(tones, x, y, 40)
                       : theme.wall_pattern == "roots" ? root_pixel(tones, x, y, variant)
                                                       : brick_pixel(tones, x, y, variant);
    if (y == face_top) return scaled(tones[0], 0.75f, 0.75f, 0.85f);  // below the edge
    if (y >= tile_size - 2) return scaled(plain, 0.72f, 0.72f, 0.8f);
    return plain;
}

/// Moss, or a crystal in the theme's accent colour, on some walls.
void decorate(Image& tile, const Theme& theme, std::uint64_t variant) {
    if (variant < plain_walls) return;
    const int x = 5 + static_cast<int>(white_noise(3, 4, variant) * 12);
    if (variant % 2 == 0) {
        for (int i = 0; i < 5; ++i) {
            const int length = 1 + static_cast<int>(white_noise(i, 9, variant) * 5);
            tile.fill({x + i - 2, face_top + 1, 1, length}, tones_of(theme.grass)[i % 2 == 0 ? 1 : 2]);
        }
        return;
    }
    const Tones accent = tones_of(theme.accent);
    tile.fill({x, face_top + 4, 2, 4}, accent[2]);
    tile.fill({x, face_top + 3, 1, 4}, accent[3]);
    tile.fill({x + 2, face_top + 6, 1, 3}, accent[1]);
    tile.fill({x - 1, face_top + 6, 1, 2}, accent[1]);
}

/// The top: dark inside, with an edge of two pixels towards everything that is no wall top.
Rgba top_pixel(const Theme& theme, const WallShape& shape, int x, int y, std::uint64_t variant) {
    const Tones rim = tones_of(theme.wall);
    const auto edge = [&](int dx, int dy) { return !shape.is_top(x + dx, y + dy); };
    const bool south = edge(0, 1), north = edge(0, -1), west = edge(-1, 0), east = edge(1, 0);
    if (south || west) return rim[3];
    if (north || east) return rim[2];
    if (edge(1, 1) || edge(-1, 1) || edge(-1, -1) || edge(1, -1)) return rim[2];
    if (edge(0, 2) || edge(-2, 0) || edge(0, -2) || edge(2, 0)) return rim[1];
    const Rgba dark = rgb(theme.wall_top);
    const Stone stone = cellular_noise(x, y, 8, 24, 7);
    if (stone.edge < 0.6f) return scaled(dark, 0.82f, 0.82f, 0.88f);
    if (-stone.x * 0.6f - stone.y > 2.2f) return mixed(dark, rim[1], 0.28f);
    return white_noise(x, y, variant) > 0.97f ? mixed(dark, rim[1], 0.3f) : dark;
}

}  // namespace

Image paint_wall(const Theme& theme, JoinMask walls, std::uint64_t variant) {
    const WallShape shape(without_hidden_corners(walls));
    Image tile(tile_size, tile_size);
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x)
            tile[{x, y}] = shape.is_face(y) ? face_pixel(theme, x, y, variant) : top_pixel(theme, shape, x, y, variant);
    if (shape.is_face(tile_size - 1)) {
        decorate(tile, theme, variant);
        const Rgba corner = scaled(tones_of(theme.wall)[0], 0.7f, 0.7f, 0.8f);
        if (shape.is_open_to_east()) tile.fill({tile_size - 1, face_top, 1, tile_size - face_top}, corner);
        if (shape.is_open_to_west()) tile.fill({0, face_top + 1, 1, tile_size - face_top - 1}, tones_of(theme.wall)[3]);
    }
    return tile;
}

}  // namespace td
