// What the player's side sees now and has seen before. Exact and symmetric: who is seen by one of it could see that one.
#pragma once

#include <vector>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"
#include "base/hash.hpp"
#include "world/world.hpp"

namespace td {

class Renumbering;

/// Remembered of a tile that is out of sight: what lay or stood there when it was last seen (never creatures).
struct Memory {
    bool explored = false;
    TerrainId terrain;
    ItemId item;        ///< none: nothing lay there
    FeatureId feature;  ///< none: nothing stood there
    bool on_fire = false;
    bool stairs = false;
};

/// A plain value, kept by the game and brought up to date after every turn.
class Sight {
public:
    Sight() = default;
    Sight(int width, int height) : m_visible(width, height), m_memory(width, height, Memory{}) {}

    /// Seen by anyone of the player's side.
    bool sees(Point p) const { return m_visible(p); }
    /// Seen by this one of the player's side. Sight is symmetric, so this also tells whether somebody at `p` could see `watcher`.
    bool sees(EntityId watcher, Point p) const;
    const Memory& memory(Point p) const { return m_memory[p]; }
    bool explored(Point p) const { return m_memory.contains(p) && m_memory[p].explored; }

    /// Looks anew with the eyes of all living members and guests of the player's teams, each as far as it sees.
    void look(const World& world, const Catalog& catalog);
    /// The whole floor becomes remembered.
    void reveal(const World& world);
    /// What is remembered bears other numbers now; things that there are no more are forgotten.
    void renumber(Renumbering& numbers);

    /// Of what is seen, by whom, and of what is remembered.
    void add_to(Hash& hash) const;

private:
    /// One pair of eyes; looks again only when it moved, sees farther or less far, or something that stops sight changed.
    struct Watcher {
        EntityId who;
        Point at;
        int range = 0;
        std::uint32_t opacity_version = 0;
        BitGrid visible;
    };
    bool refresh(const World& world, const Catalog& catalog);
    void remember(const World& world, Point p);

    std::vector<Watcher> m_watchers;
    std::uint32_t m_scenery_version = 0;
    BitGrid m_visible;
    Grid<Memory> m_memory;
};

}  // namespace td
