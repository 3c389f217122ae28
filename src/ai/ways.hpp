// Distance fields to the places creatures want to reach, shared by all who want to reach the same one.
#pragma once

#include <deque>

#include "base/bit_grid.hpp"
#include "space/distance_field.hpp"
#include "world/creature.hpp"

namespace td {

/// A cache: it never decides anything, so a copy starts empty and it is no part of the game's state.
class Ways {
public:
    Ways() = default;
    Ways(const Ways&) {}
    Ways& operator=(const Ways&) {
        m_fields.clear();
        m_grounds.clear();
        return *this;
    }

    /// Steps from everywhere to `goal` for those who get about by `mobility`: closed doors count as open, creatures do not count,
    /// harmful ground and fires count as blocked. Holds until the next call.
    const DistanceField& to(const World& world, const Catalog& catalog, MobilitySet mobility, Point goal);
    /// The ground those fields are measured on.
    const BitGrid& ground(const World& world, const Catalog& catalog, MobilitySet mobility);

private:
    struct Ground {
        MobilitySet mobility = 0;
        std::uint32_t version = 0;
        BitGrid passable;
    };
    struct Field {
        MobilitySet mobility = 0;
        std::uint32_t version = 0;
        Point goal;
        DistanceField steps;
    };
    static constexpr std::size_t capacity = 32;
    std::deque<Field> m_fields;  ///< the latest used last
    std::vector<Ground> m_grounds;
};

}  // namespace td
