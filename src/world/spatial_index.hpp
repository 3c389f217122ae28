// The entities on each tile, and the number of some component types per tile, so that a query such as "is anything solid here" is O(1).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/grid.hpp"
#include "base/id.hpp"

namespace td {

/// The component types that are counted per tile.
enum class IndexedKind : std::uint8_t { creature, solid, opaque, fixture, loot, stairs, snare, fire };
inline constexpr std::size_t indexed_kinds = 8;

class SpatialIndex {
public:
    SpatialIndex() = default;
    SpatialIndex(int width, int height) : m_first(width, height, EntityId{}), m_counts(width, height, Counts{}) {}

    void insert(EntityId id, Point at) {
        if (m_next.size() <= id.index()) m_next.resize(id.index() + 1);
        m_next[id.index()] = m_first[at];
        m_first[at] = id;
    }

    /// Precondition: `id` was inserted at `at`.
    void erase(EntityId id, Point at) {
        EntityId* link = &m_first[at];
        while (*link != id) link = &m_next[link->index()];
        *link = m_next[id.index()];
        m_next[id.index()] = EntityId{};
    }

    void count(Point at, IndexedKind kind, int change) {
        auto& number = m_counts[at][static_cast<std::size_t>(kind)];
        number = static_cast<std::uint8_t>(number + change);
    }
    bool any(Point at, IndexedKind kind) const { return m_counts[at][static_cast<std::size_t>(kind)] != 0; }

    /// Calls `each(EntityId)` for all entities on the tile, the latest arrival first.
    template <class Each>
    void each_at(Point at, Each&& each) const {
        for (EntityId id = m_first[at]; id; id = m_next[id.index()]) each(id);
    }

private:
    using Counts = std::array<std::uint8_t, indexed_kinds>;
    Grid<EntityId> m_first;
    Grid<Counts> m_counts;
    std::vector<EntityId> m_next;
};

}  // namespace td
