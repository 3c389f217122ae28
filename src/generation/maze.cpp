// Mazes that fill a floor, and ring corridors: further functions of the corridor digger.
#include <algorithm>

#include "generation/corridors.hpp"
#include "space/step.hpp"

namespace td {
void CorridorDigger::dig_ring(const Plot& cells) {
    for (int x = cells.left; x < cells.right; ++x)
        for (const int y : {cells.top, cells.bottom}) dig({x, y}, Direction::east);
    for (int y = cells.top; y < cells.bottom; ++y)
        for (const int x : {cells.left, cells.right}) dig({x, y}, Direction::south);
}

void CorridorDigger::fill_with_maze(int loops, int dead_ends) {
    for (int y = 1; y + 1 < m_free_cells.height(); ++y)
        for (int x = 1; x + 1 < m_free_cells.width(); ++x)
            if (is_open({x, y}) && m_layout.tiles[tile_of({x, y})] == Tile::rock) grow_maze({x, y});
    open_rooms(loops);
    fill_unreached();
    prune(dead_ends);
}

/// Depth-first: continues from the newest cell with an unvisited neighbour, which gives long, winding passages.
void CorridorDigger::grow_maze(Point first) {
    std::vector<Point> trail{first};
    m_layout.tiles[tile_of(first)] = Tile::corridor;
    while (!trail.empty()) {
        const Point cell = trail.back();
        std::array<Direction, 4> ways{};
        std::uint32_t count = 0;
        for (const Direction way : orthogonal_directions) {
            const Point next = cell + offset(way);
            if (is_open(next) && m_layout.tiles[tile_of(next)] == Tile::rock) ways[count++] = way;
        }
        if (count == 0) {
            trail.pop_back();
            continue;
        }
        const Direction way = ways[m_rng.below(count)];
        dig(cell, way);
        trail.push_back(cell + offset(way));
    }
}

/// Connects each room to the maze by a random side, and by each of its other sides in `loops` percent.
void CorridorDigger::open_rooms(int loops) {
    for (Ports& ports : m_ports) {
        if (ports.empty()) continue;
        const std::size_t first = m_rng.below(static_cast<std::uint32_t>(ports.size()));
        for (std::size_t i = 0; i < ports.size(); ++i)
            if (i == first || m_rng.chance(loops)) open(ports[i]);
    }
}

/// Passages that plots have cut off from the first room become rock again.
void CorridorDigger::fill_unreached() {
    if (m_plots.empty()) return;
    Grid<std::uint8_t> reached(m_layout.tiles.width(), m_layout.tiles.height(), 0);
    std::vector<Point> open{m_plots[0].room.centre()};
    for (const Port& port : m_ports[0])
        if (port.used) open.push_back(tile_of(port.cell));
    for (const Point p : open) reached[p] = 1;
    while (!open.empty()) {
        const Point here = open.back();
        open.pop_back();
        for (const Direction way : orthogonal_directions) {
            const Point next = here + offset(way);
            if (m_layout.tiles[next] == Tile::rock || reached[next] != 0) continue;
            reached[next] = 1;
            open.push_back(next);
        }
    }
    for (std::size_t i = 0; i < reached.cells().size(); ++i)
        if (reached.cells()[i] == 0 && m_layout.tiles.cells()[i] == Tile::corridor) m_layout.tiles.cells()[i] = Tile::rock;
}

/// The single neighbour that a dead end leads to; nothing for a tile that is no dead end.
std::optional<Point> CorridorDigger::way_out_of_dead_end(Point tile) const {
    std::optional<Point> way_out;
    for (const Direction way : orthogonal_directions) {
        const Point next = tile + offset(way);
        if (m_layout.tiles[next] == Tile::rock) continue;
        if (way_out) return std::nullopt;
        way_out = next;
    }
    return way_out;
}

/// Fills dead ends up to the next junction, except `dead_ends` percent of them. Doors that lead nowhere then become rock.
void CorridorDigger::prune(int dead_ends) {
    for (int y = 1; y + 1 < m_free_cells.height(); ++y)
        for (int x = 1; x + 1 < m_free_cells.width(); ++x) {
            Point tile = tile_of({x, y});
            if (m_layout.tiles[tile] != Tile::corridor || !way_out_of_dead_end(tile)) continue;
            if (m_rng.chance(dead_ends)) {
                m_layout.dead_ends.push_back(tile);
                continue;
            }
            while (m_layout.tiles[tile] == Tile::corridor) {
                const auto way_out = way_out_of_dead_end(tile);
                if (!way_out) break;
                m_layout.tiles[tile] = Tile::rock;
                tile = *way_out;
            }
        }
    const auto leads_nowhere = [&](Point door) { return way_out_of_dead_end(door).has_value(); };
    for (const Point door : m_layout.doors)
        if (leads_nowhere(door)) m_layout.tiles[door] = Tile::rock;
    const auto walled_up = [&](Point door) { return m_layout.tiles[door] == Tile::rock; };
    m_layout.doors.erase(std::remove_if(m_layout.doors.begin(), m_layout.doors.end(), walled_up), m_layout.doors.end());
}

}  // namespace td
