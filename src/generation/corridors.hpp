// Digs corridors along the lattice between plots. It knows rock and floor, but no terrain or creatures.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "generation/layout.hpp"
#include "generation/plots.hpp"

namespace td {

class CorridorDigger {
public:
    /// `layout` holds the carved rooms of `plots` in the same order; corridors and doors are added to it.
    CorridorDigger(Layout& layout, const std::vector<Plot>& plots, Rng& rng);

    /// Digs a corridor from room `from` to room `to`, straight where possible. With `from_unused_side` it leaves `from` by a side without
    /// an entrance. False if there is no way, or no such side.
    bool connect(std::size_t from, std::size_t to, bool from_unused_side);

    /// Digs a corridor from room `from` to the nearest corridor; false if there is no way.
    bool connect_to_corridor(std::size_t from);

    /// Digs a corridor along the border of `cells`, all of which must lie outside plots.
    void dig_ring(const Plot& cells);

    /// Fills all cells outside plots with a maze without loops, then connects every room to it once, and by each further side in `loops`
    /// percent. `dead_ends` percent of the dead ends stay. Passages that lead to no room are filled again.
    void fill_with_maze(int loops, int dead_ends);

    /// Percent chance that a corridor turns where it could go straight.
    void set_winding(int percent) { m_winding = percent; }

    /// Digs a dead end of a few cells; false if there is no space.
    bool dig_dead_end();

    /// Places doors in `percent` of the rooms' entrances, never two in a row.
    void place_doors(int percent);

private:
    static constexpr std::uint16_t unvisited = 0xFFFF;
    static constexpr std::uint16_t blocked = 0xFFFE;
    static constexpr std::uint16_t search_target = 0xFFFD;

    /// The only tile on a side of a room, or an opening of a vault, where corridors may enter.
    struct Port {
        Point cell;        ///< lattice cell outside the plot
        Direction inward;  ///< from the cell to the room
        bool used = false;
        std::vector<Point> approach;  ///< for a vault: the tiles from the cell to the opening, which is excluded
        Opening opening;              ///< for a vault
    };
    using Ports = std::vector<Port>;

    Ports ports_of(const Plot& plot) const;
    Ports ports_of_vault(const Plot& plot) const;
    Port vault_port(const Opening& opening) const;
    std::optional<Port> port_on(const Plot& plot, Direction inward) const;
    Port* find_nearest_port(const Ports& goals, Ports& starts, bool unused_only);
    std::optional<std::uint32_t> expand_search();
    std::uint32_t index(Point cell) const { return static_cast<std::uint32_t>(cell.y * m_free_cells.width() + cell.x); }
    Point dig_to_goal(Point cell);
    Direction next_step(Point cell, std::optional<Direction> heading);
    void open(Port& port);
    void enter_vault(const Port& port);
    void dig(Point cell, Direction towards);
    bool is_open(Point cell) const { return m_free_cells.contains(cell) && m_free_cells[cell] != blocked; }
    bool can_extend_to(Point cell, Point came_from) const;
    void grow_maze(Point first);
    void open_rooms(int loops);
    void prune(int dead_ends);
    void fill_unreached();
    std::optional<Point> way_out_of_dead_end(Point tile) const;

    Layout& m_layout;
    const std::vector<Plot>& m_plots;
    Rng& m_rng;
    int m_winding = 0;
    std::vector<Ports> m_ports;          ///< per room
    Grid<std::uint16_t> m_free_cells;    ///< the lattice and its border: `blocked` in plots and on the border, otherwise `unvisited`
    Grid<std::uint16_t> m_distance;      ///< a copy of m_free_cells with the distances of the last search
    std::vector<std::uint32_t> m_queue;  ///< indices of cells, by increasing distance
    std::vector<Point> m_dug;            ///< cells that belong to corridors
    std::vector<Point> m_entrances;      ///< tiles where corridors pass through a room's wall
};

}  // namespace td
