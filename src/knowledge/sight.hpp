// What the player's side sees now, and what it remembers. Vocabulary: a tile is visible if a living creature of the player's side sees it,
// explored if it was visible at some time; the memory of a tile is what was last seen there. Sight is symmetric.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"
#include "base/hash.hpp"
#include "world/world_view.hpp"

namespace td {

class Renumbering;

/// The remembered content of a tile, as last seen. Creatures are not remembered.
struct TileMemory {
    bool explored = false;
    TerrainId terrain;
    ItemId item;        ///< may be none
    FeatureId feature;  ///< may be none
    bool on_fire = false;
    bool stairs = false;
};

/// Fields of view that were asked for, by all that decides them.
class FieldsOfView {
public:
    /// What is seen from `at` as far as `range` tiles; 0: without a limit.
    std::shared_ptr<const BitGrid> from(const World& world, Point at, int range);

private:
    struct Key {
        std::uint64_t opacity_version = 0;
        Point at;
        int range = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct HashOfKey {
        std::size_t operator()(const Key& key) const;
    };
    static constexpr std::size_t most = 512;
    std::unordered_map<Key, std::shared_ptr<const BitGrid>, HashOfKey> m_known;
};

/// A plain value, kept by the game and updated after every turn.
class Sight {
public:
    Sight() = default;
    Sight(int width, int height) : m_visible(width, height), m_memory(width, height, TileMemory{}) {}

    /// True if any creature of the player's side sees `p`.
    bool sees(Point p) const { return m_visible(p); }
    /// True if `watcher`, a creature of the player's side, sees `p`. Sight is symmetric: a creature at `p` could then see `watcher`.
    bool sees(EntityId watcher, Point p) const;
    const TileMemory& memory(Point p) const { return m_memory[p]; }
    bool explored(Point p) const { return m_memory.contains(p) && m_memory[p].explored; }

    /// Updates what is visible and remembered, from all living members and guests of the player's teams and their ranges of sight.
    void look(const WorldView& view);
    /// Remembers a feature found on an explored tile that is out of sight.
    void remember_feature(Point p, FeatureId feature);
    /// Marks the whole floor as explored and remembers it.
    void reveal(const World& world);
    /// Marks the whole floor as visible too, until the next look(): for pictures of a floor.
    void see_all(const World& world);
    /// Converts the remembered ids to a new catalog; definitions that no longer exist are forgotten.
    void renumber(Renumbering& numbers);

    /// Adds the visible tiles, the watchers and the remembered tiles to the hash.
    void add_to(Hash& hash) const;

private:
    /// The field of view of one creature. Another one when it moved, its range changed, or something that blocks sight changed.
    struct Watcher {
        EntityId who;
        Point at;
        int range = 0;
        std::uint64_t opacity_version = 0;
        std::shared_ptr<const BitGrid> visible;
    };
    bool refresh(const WorldView& view);
    void remember(const World& world, Point p);

    std::vector<Watcher> m_watchers;
    /// Shared by all copies, which must stay in one thread: a mind that looks ahead sees the same places thousands of times.
    std::shared_ptr<FieldsOfView> m_fields = std::make_shared<FieldsOfView>();
    std::uint32_t m_scenery_version = 0;
    BitGrid m_visible;
    Grid<TileMemory> m_memory;
};

}  // namespace td
