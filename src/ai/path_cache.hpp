// Distance fields to creatures' goals, shared by all creatures with the same goal and mobility.
#pragma once

#include <memory>
#include <vector>

#include "base/bit_grid.hpp"
#include "space/distance_field.hpp"
#include "world/creature.hpp"
#include "world/world_view.hpp"

namespace td {

/// A cache changes how fast an answer is found, never the answer, so it is not part of the game's state. A copy shares what has been
/// measured until its own ground changes: a mind that looks ahead copies the game thousands of times. Copies must stay in one thread.
class PathCache {
public:
    /// Steps from each tile to `goal` for `who`. Closed doors count as open, creatures are ignored; harmful ground, fires, doors hidden
    /// from its side and traps known to it are blocked. Valid until the next call.
    const DistanceField& to(const WorldView& view, EntityId who, Point goal);
    /// The tiles that those fields count as passable; none for a species that never leaves its tile. Valid until the world changes.
    const BitGrid& ground(const WorldView& view, EntityId who);

private:
    /// What decides which tiles are passable: mobility, the side whose known traps count, and whether it can step at all.
    struct Walkers {
        MobilitySet mobility = 0;
        Faction faction = Faction::player;
        bool immobile = false;
        friend bool operator==(const Walkers&, const Walkers&) = default;
    };
    static Walkers walkers_like(const WorldView& view, EntityId who);
    static BitGrid passable_tiles(const WorldView& view, const Walkers& walkers);
    struct Ground {
        Walkers walkers;
        std::uint32_t version = 0;
        std::shared_ptr<const BitGrid> passable;
    };
    struct Field {
        Walkers walkers;
        std::uint32_t version = 0;
        Point goal;
        std::shared_ptr<DistanceField> steps;  ///< never measured anew while a copy shares it
    };
    static constexpr std::size_t capacity = 32;
    std::vector<Field> m_fields;  ///< the most recently used last
    std::vector<Ground> m_grounds;
};

}  // namespace td
