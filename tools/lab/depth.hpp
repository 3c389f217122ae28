// What one run tells about the depth of a dungeon: how far the party came, what it lost on the way, and which definitions played a part.
#pragma once

#include <memory>
#include <vector>

#include "tools/lab/dungeon_contents.hpp"
#include "tools/lab/self_play.hpp"

namespace td {

/// A member of the party that died, and of what: a creature's blow, or else a status or a feature.
struct DepthDeath {
    int floor = 0;  ///< from 1
    SpeciesId who;
    SpeciesId killer;
    StatusId by_status;
    FeatureId by_feature;
};

/// How often each skill, item and kind of effect played a part, by the rows of the catalog's tables and the indices of payloads.
struct UseCounts {
    std::vector<long> skills, items, effects;
};

struct DepthRun {
    SelfPlay play;
    long health_lost = 0;  ///< by members of the party, over the whole run
    long health = 0;       ///< the most that the members have together, at the start
    /// Skills and items that were used at all: a part counts as used once it is attached or fired, an item with triggers once one goes off.
    /// Effects that were set off: by a skill or item that reached a creature, or that acts on the ground, and by triggers. Those of time
    /// (lose_turn, delay_turn, extra_turn, swap_order, interrupt) only where they came about. Nothing else is marked.
    UseCounts uses;
    DefinitionSet used;                ///< those that were used at least once
    std::vector<DepthDeath> deaths;    ///< in their order; who was brought back may die again
    std::vector<int> health_by_floor;  ///< of `health`, in percent, when the party came to each floor
};

DepthRun play_for_depth(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty = {});

/// All orders of the dungeon's party, each as the indices of its members, leader first; its own order comes first. At most 24, for a party
/// of four.
std::vector<std::vector<std::size_t>> orders_of_party(const Dungeon& dungeon);
/// The same content with the party in this order. Precondition: `order` is one of orders_of_party().
std::shared_ptr<const Catalog> catalog_with_order(const Catalog& catalog, DungeonId dungeon, const std::vector<std::size_t>& order);

}  // namespace td
