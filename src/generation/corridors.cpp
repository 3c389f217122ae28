#include "generation/corridors.hpp"

#include <algorithm>

#include "space/step.hpp"

namespace td {
CorridorDigger::CorridorDigger(Layout& layout, const std::vector<Plot>& plots, Rng& rng)
    : m_layout(layout),
      m_plots(plots),
      m_rng(rng),
      m_free_cells(lattice_cells(layout.tiles.width()) + 2, lattice_cells(layout.tiles.height()) + 2, blocked) {
    for (int y = 1; y + 1 < m_free_cells.height(); ++y)
        for (int x = 1; x + 1 < m_free_cells.width(); ++x) m_free_cells[{x, y}] = unvisited;
    for (const Plot& plot : plots)
        for (int y = plot.top; y <= plot.bottom; ++y)
            for (int x = plot.left; x <= plot.right; ++x) m_free_cells[{x, y}] = blocked;
    for (const Plot& plot : plots) m_ports.push_back(ports_of(plot));
}

CorridorDigger::Ports CorridorDigger::ports_of(const Plot& plot) const {
    Ports ports;
    if (!plot.openings.empty()) return ports_of_vault(plot);
    for (const Direction inward : orthogonal_directions)
        if (const auto port = port_on(plot, inward)) ports.push_back(*port);
    return ports;
}

CorridorDigger::Ports CorridorDigger::ports_of_vault(const Plot& plot) const {
    Ports ports;
    for (const Opening& opening : plot.openings) {
        Port port = vault_port(opening);
        const auto same = [&](const Port& other) { return other.cell == port.cell; };
        if (is_open(port.cell) && std::none_of(ports.begin(), ports.end(), same)) ports.push_back(std::move(port));
    }
    return ports;
}

/// Tiles of the lattice have odd coordinates. The approach: straight from the opening to the ring of cells around the vault, along the ring
/// to the nearest cell, straight out of the plot.
CorridorDigger::Port CorridorDigger::vault_port(const Opening& opening) const {
    const Point out = offset(turned(opening.inward, 4));
    std::vector<Point> way;
    Point tile = opening.tile + out;
    const bool upright = out.y != 0;
    way.push_back(tile);
    while ((upright ? tile.y : tile.x) % 2 == 0) way.push_back(tile = tile + out);
    if ((upright ? tile.x : tile.y) % 2 == 0) way.push_back(tile = tile + (upright ? Point{1, 0} : Point{0, 1}));
    for (int i = 0; i < 2; ++i) way.push_back(tile = tile + out);
    return {.cell = {(tile.x + 1) / 2, (tile.y + 1) / 2}, .inward = opening.inward, .approach = std::move(way), .opening = opening};
}

/// A random place on this side where the edge of the room's rectangle is floor. None if the side lies at the border of the map.
std::optional<CorridorDigger::Port> CorridorDigger::port_on(const Plot& plot, Direction inward) const {
    const bool upright = inward == Direction::north || inward == Direction::south;
    const Point step = offset(inward);
    Point first{inward == Direction::west ? plot.right + 1 : plot.left - 1, inward == Direction::north ? plot.bottom + 1 : plot.top - 1};
    const Point along = upright ? Point{1, 0} : Point{0, 1};
    if (upright)
        first.x = plot.left;
    else
        first.y = plot.top;
    const int length = upright ? plot.right - plot.left + 1 : plot.bottom - plot.top + 1;
    const Room& room = plot.room;
    const auto enters = [&](Point cell) {
        Point tile = tile_of(cell);
        // The rectangle begins two or three tiles from the cell.
        while (m_layout.tiles.contains(tile) && !room.contains(tile) && chebyshev(tile, tile_of(cell)) < 4) tile = tile + step;
        return room.contains(tile) && m_layout.tiles[tile] == Tile::room;
    };
    const int start = m_rng.between(0, length - 1);
    for (int i = 0; i < length; ++i) {
        const Point cell = first + along * ((start + i) % length);
        if (is_open(cell) && enters(cell)) return Port{cell, inward};
    }
    return std::nullopt;
}

/// Breadth-first search outwards from all goals, until it reaches the first (hence nearest) of `starts`, which is returned; null if
/// there is no way.
CorridorDigger::Port* CorridorDigger::find_nearest_port(const Ports& goals, Ports& starts, bool unused_only) {
    m_distance = m_free_cells;
    m_queue.clear();
    for (const Port& start : starts)
        if (!(unused_only && start.used)) m_distance[start.cell] = search_target;
    std::optional<std::uint32_t> found;
    for (const Port& goal : goals) {
        if (m_distance[goal.cell] == search_target) found = index(goal.cell);
        m_distance[goal.cell] = 0;
        m_queue.push_back(index(goal.cell));
    }
    if (!found) found = expand_search();
    if (!found) return nullptr;
    return &*std::find_if(starts.begin(), starts.end(), [&](const Port& start) { return index(start.cell) == *found; });
}

/// Continues the breadth-first search in `m_queue` up to the first cell marked `search_target`. All nearer cells then have their distance.
std::optional<std::uint32_t> CorridorDigger::expand_search() {
    const auto width = static_cast<std::uint32_t>(m_free_cells.width());
    auto& distances = m_distance.cells();
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        const std::uint32_t cell = m_queue[i];
        const auto farther = static_cast<std::uint16_t>(distances[cell] + 1);
        for (const std::uint32_t next : {cell - width, cell + 1, cell + width, cell - 1}) {
            const std::uint16_t there = distances[next];
            if (there != unvisited && there != search_target) continue;
            distances[next] = farther;
            if (there == search_target) return next;
            m_queue.push_back(next);
        }
    }
    return std::nullopt;
}

bool CorridorDigger::connect(std::size_t from, std::size_t to, bool from_unused_side) {
    Port* start = find_nearest_port(m_ports[to], m_ports[from], from_unused_side);
    if (!start) return false;
    open(*start);
    const Point end = dig_to_goal(start->cell);
    for (Port& port : m_ports[to])
        if (port.cell == end) open(port);
    return true;
}

bool CorridorDigger::connect_to_corridor(std::size_t from) {
    Ports goals;
    for (int y = 1; y + 1 < m_free_cells.height(); ++y)
        for (int x = 1; x + 1 < m_free_cells.width(); ++x)
            if (is_open({x, y}) && m_layout.tiles[tile_of({x, y})] == Tile::corridor)
                goals.push_back({.cell = {x, y}, .inward = Direction::north, .used = true});  // only the cell matters
    constexpr bool unused_only = false;
    Port* start = find_nearest_port(goals, m_ports[from], unused_only);
    if (!start) return false;
    open(*start);
    dig_to_goal(start->cell);
    return true;
}

/// Follows decreasing distances to the port where they start; returns that port's cell.
Point CorridorDigger::dig_to_goal(Point cell) {
    std::optional<Direction> heading;
    while (m_distance[cell] > 0) {
        heading = next_step(cell, heading);
        dig(cell, *heading);
        cell = cell + offset(*heading);
    }
    return cell;
}

/// Prefers an existing corridor, then the current heading, then a random direction; `m_winding` percent of turns are random.
Direction CorridorDigger::next_step(Point cell, std::optional<Direction> heading) {
    std::array<Direction, 4> ways{};
    std::uint32_t count = 0;
    for (const Direction way : orthogonal_directions) {
        const Point next = cell + offset(way);
        if (!m_distance.contains(next) || m_distance[next] + 1 != m_distance[cell]) continue;
        if (m_layout.tiles[tile_of(next)] == Tile::corridor) return way;
        ways[count++] = way;
    }
    const bool turns = count > 1 && m_rng.chance(m_winding);
    for (std::uint32_t i = 0; i < count && !turns; ++i)
        if (heading == ways[i]) return ways[i];
    return ways[m_rng.below(count)];
}

void CorridorDigger::dig(Point cell, Direction towards) {
    const Point from = tile_of(cell);
    for (int i = 0; i <= 2; ++i) m_layout.tiles[from + offset(towards) * i] = Tile::corridor;
    m_dug.push_back(cell + offset(towards));
}

void CorridorDigger::open(Port& port) {
    if (port.used) return;
    port.used = true;
    m_dug.push_back(port.cell);
    if (!port.approach.empty()) return enter_vault(port);
    Point tile = tile_of(port.cell);
    m_entrances.push_back(tile + offset(port.inward));
    for (; m_layout.tiles[tile] != Tile::room; tile = tile + offset(port.inward)) m_layout.tiles[tile] = Tile::corridor;
}

void CorridorDigger::enter_vault(const Port& port) {
    for (const Point tile : port.approach) m_layout.tiles[tile] = Tile::corridor;
    if (!port.opening.door) return;
    m_layout.tiles[port.opening.tile] = Tile::door;
    m_layout.doors.push_back(port.opening.tile);
}

/// True if a dead end may be dug through `cell`: the cell is rock and, except towards `came_from`, borders only rock.
bool CorridorDigger::can_extend_to(Point cell, Point came_from) const {
    if (!is_open(cell) || m_layout.tiles[tile_of(cell)] != Tile::rock) return false;
    for (const Direction way : orthogonal_directions) {
        const Point beside = cell + offset(way);
        if (beside == came_from || !is_open(beside)) continue;
        if (m_layout.tiles[tile_of(beside)] == Tile::corridor) return false;
    }
    return true;
}

bool CorridorDigger::dig_dead_end() {
    constexpr int tries = 12;
    for (int i = 0; i < tries && !m_dug.empty(); ++i) {
        Point cell = m_dug[m_rng.below(static_cast<std::uint32_t>(m_dug.size()))];
        Direction way = orthogonal_directions[m_rng.below(4)];
        // Two cells must be free before digging starts, so that no stub of one cell is left.
        const Point first = cell + offset(way);
        if (!can_extend_to(first, cell) || !can_extend_to(first + offset(way), first)) continue;
        const int length = m_rng.between(2, 5);
        for (int step = 0; step < length && can_extend_to(cell + offset(way), cell); ++step) {
            dig(cell, way);
            cell = cell + offset(way);
            if (step > 0 && m_rng.chance(30)) way = turned(way, m_rng.chance(50) ? 2 : -2);
        }
        m_layout.dead_ends.push_back(tile_of(cell));
        return true;
    }
    return false;
}

void CorridorDigger::place_doors(int percent) {
    constexpr int least_distance = 3;
    for (const Point tile : m_entrances) {
        const auto near = [tile](Point door) { return chebyshev(tile, door) < least_distance; };
        if (m_layout.tiles[tile] != Tile::corridor || std::any_of(m_layout.doors.begin(), m_layout.doors.end(), near) ||
            !m_rng.chance(percent))
            continue;
        m_layout.tiles[tile] = Tile::door;
        m_layout.doors.push_back(tile);
    }
}

}  // namespace td
