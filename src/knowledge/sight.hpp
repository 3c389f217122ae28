// What the player's side sees now and has seen before. Exact and symmetric: who is seen by it sees it, within its own reach.
#pragma once

#include <vector>

#include "base/grid.hpp"
#include "base/bit_grid.hpp"
#include "world/world.hpp"

namespace td {

/// Remembered of a tile that is out of sight: what lay or stood there when it was last seen (never creatures).
struct Memory {
    bool explored = false;
    TerrainId terrain;
    ItemId item;           ///< none: nothing lay there
    bool door = false;
    bool door_open = false;
    bool stairs = false;
};

/// A plain value, kept by the game and brought up to date after every change of the world that could matter.
class Sight {
public:
    Sight() = default;
    Sight(int width, int height) : m_visible(width, height), m_memory(width, height, Memory{}) {}

    bool sees(Point p) const { return m_memory.contains(p) && m_visible.test(p); }
    const Memory& memory(Point p) const { return m_memory[p]; }
    bool explored(Point p) const { return m_memory.contains(p) && m_memory[p].explored; }

    /// Looks anew with the eyes of all living members and guests of the player's teams.
    void look(const World& world, const Catalog& catalog);
    /// The whole floor becomes remembered.
    void reveal(const World& world);

private:
    void remember(const World& world, Point p);

    BitGrid m_visible;
    Grid<Memory> m_memory;
};

}  // namespace td
