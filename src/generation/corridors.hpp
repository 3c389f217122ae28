// Digs corridors along the lattice between lots. Knows walls and floor only.
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

    /// A corridor from room `from` to room `to`, straight where it can be. With `afresh` it leaves `from` by a side that has no
    /// entrance yet. False when there is no way, or no such side.
    bool join(std::size_t from, std::size_t to, bool afresh);

    /// A corridor from room `from` to the nearest corridor; false when there is no way.
    bool join_corridor(std::size_t from);

    /// A corridor along the border of `cells`, all of which are outside of lots.
    void dig_ring(const Plot& cells);

    /// Passages through all cells outside the lots, without a loop. Then every room opens into them, once at least and on each further
    /// side in `loops` percent; of the blind ends `dead_ends` percent stay. What leads to no room is filled again.
    void fill_with_maze(int loops, int dead_ends);

    /// How often corridors turn where they could go straight on, in percent.
    void wind(int percent) { m_winding = percent; }

    /// A corridor of a few cells that leads nowhere; false when it found no space.
    bool dig_blind_end();

    /// Doors in `percent` of the entrances of rooms, never two in a row.
    void hang_doors(int percent);

private:
    static constexpr std::uint16_t far_away = 0xFFFF;
    static constexpr std::uint16_t closed = 0xFFFE;
    static constexpr std::uint16_t wanted = 0xFFFD;

    /// The one place on a side of a room, or an opening of a vault, where corridors may enter.
    struct Port {
        Point cell;        ///< of the lattice, outside the lot
        Direction inward;  ///< from the cell to the room
        bool used = false;
        std::vector<Point> approach;  ///< of a vault: the tiles from the cell to its opening, without the opening
        Opening opening;              ///< of a vault
    };
    using Ports = std::vector<Port>;

    Ports ports_of(const Plot& plot) const;
    Ports ports_of_vault(const Plot& plot) const;
    Port vault_port(const Opening& opening) const;
    std::optional<Port> port_on(const Plot& plot, Direction inward) const;
    Port* flood(const Ports& goals, Ports& starts, bool unused_only);
    std::optional<std::uint32_t> spread();
    std::uint32_t index(Point cell) const { return static_cast<std::uint32_t>(cell.y * m_blank.width() + cell.x); }
    Point walk_down(Point cell);
    Direction next_step(Point cell, std::optional<Direction> heading);
    void open(Port& port);
    void enter_vault(const Port& port);
    void dig(Point cell, Direction towards);
    bool is_open(Point cell) const { return m_blank.contains(cell) && m_blank[cell] != closed; }
    bool is_fresh(Point cell, Point came_from) const;
    void grow_maze(Point first);
    void open_rooms(int loops);
    void prune(int dead_ends);
    void fill_unreached();
    std::optional<Point> only_way_on(Point tile) const;

    Layout& m_layout;
    const std::vector<Plot>& m_lots;
    Rng& m_rng;
    int m_winding = 0;
    std::vector<Ports> m_ports;          ///< by room
    Grid<std::uint16_t> m_blank;         ///< lattice with its rim: `closed` in lots and on the rim, `far_away` elsewhere
    Grid<std::uint16_t> m_distance;      ///< the same, and steps to the nearest goal of the last flood
    std::vector<std::uint32_t> m_queue;  ///< indices of cells, in the order of their distances
    std::vector<Point> m_dug;            ///< cells of corridors
    std::vector<Point> m_entrances;      ///< tiles in the line of a room's wall
};

}  // namespace td
