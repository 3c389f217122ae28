// Distance fields to creatures' goals, shared by all creatures with the same goal and mobility.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/bit_grid.hpp"
#include "space/distance_field.hpp"
#include "world/creature.hpp"
#include "world/world_view.hpp"

namespace td {

/// A cache changes how fast an answer is found, never the answer, so it is not part of the game's state. All copies share what any of them
/// has measured: a mind that looks ahead copies the game thousands of times, and versions of the ground are never used twice. Copies must
/// stay in one thread.
class PathCache {
public:
    /// Steps from each tile to `goal` for `who`. Closed doors count as open, creatures are ignored; harmful ground, fires, doors hidden
    /// from its side and traps known to it are blocked. Valid until the next call.
    const DistanceField& to(const WorldView& view, EntityId who, Point goal);
    /// The tiles that those fields count as passable; none for a species that never leaves its tile. Valid until the world changes.
    const BitGrid& ground(const WorldView& view, EntityId who);

private:
    /// What decides which tiles are passable: mobility, the side whose known traps count, whether it can step at all, and what it unlocks.
    struct Walkers {
        MobilitySet mobility = 0;
        Faction faction = Faction::player;
        bool immobile = false;
        std::uint64_t keys = 0;  ///< hash of the locked features that it can open; 0: none
        friend bool operator==(const Walkers&, const Walkers&) = default;
    };
    struct Key {
        Walkers walkers;
        std::uint64_t ground_version = 0;
        Point goal;  ///< the origin for the ground itself
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct HashOfKey {
        std::size_t operator()(const Key& key) const;
    };
    struct Measured {
        std::unordered_map<Key, std::shared_ptr<const BitGrid>, HashOfKey> grounds;
        std::unordered_map<Key, DistanceField, HashOfKey> fields;
        std::deque<Key> ages;                          ///< of the fields, the oldest first
        std::optional<std::vector<FeatureId>> locked;  ///< those of the catalog that need an item; nothing: not looked up yet
    };
    struct Ground {
        Walkers walkers;
        std::uint64_t version = 0;
        std::shared_ptr<const BitGrid> passable;
    };
    Walkers walkers_like(const WorldView& view, EntityId who);
    std::uint64_t keys_of(const WorldView& view, EntityId who);
    static BitGrid passable_tiles(const WorldView& view, const Walkers& walkers, EntityId who);

    static constexpr std::size_t most_grounds = 256;
    static constexpr std::size_t most_fields = 128;
    std::shared_ptr<Measured> m_measured = std::make_shared<Measured>();
    std::vector<Ground> m_grounds;  ///< those in use, one for each kind of walkers
};

}  // namespace td
