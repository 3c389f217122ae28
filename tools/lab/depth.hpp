// What one run shows about the depth of a dungeon: how far the party came, what it lost on the way, and which definitions mattered.
#pragma once

#include <memory>
#include <vector>

#include "tools/lab/dungeon_contents.hpp"
#include "tools/lab/self_play.hpp"

namespace td {

/// The death of a party member and its cause: a creature's blow, or else a status or a feature.
struct DepthDeath {
    int floor = 0;  ///< from 1
    SpeciesId who;
    SpeciesId killer;
    StatusId by_status;
    FeatureId by_feature;
};

/// How often each skill, item and kind of effect was used, indexed by the catalog's rows and the payloads' indices.
struct UseCounts {
    std::vector<long> skills, items, effects;
};

struct DepthRun {
    SelfPlay play;
    long health_lost = 0;  ///< by party members, over the whole run
    long health = 0;       ///< the members' total maximum health at the start
    /// Uses of skills and items: a part counts when it is attached or fired, an item with triggers when one fires. Effects count when a
    /// skill or item reaches a creature or acts on the ground, or a trigger fires; effects on time (lose_turn, delay_turn, extra_turn,
    /// swap_order, interrupt) only if they took effect. Nothing else is counted.
    UseCounts uses;
    DefinitionSet used;                ///< those that were used at least once
    std::vector<DepthDeath> deaths;    ///< in order; a revived member may die again
    std::vector<int> health_by_floor;  ///< percent of `health` when the party arrived on each floor
};

/// Plays one game as play_by_itself() does.
DepthRun play_for_depth(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty = {});

/// All orders of the dungeon's party as indices of its members, leader first; its own order comes first. At most 24, for a party of four.
std::vector<std::vector<std::size_t>> orders_of_party(const Dungeon& dungeon);
/// All parties of four that the dungeon's heroes can be, as rows of that list in its order: 70 of eight. Empty without four.
std::vector<std::vector<std::size_t>> quartets_of_heroes(const Dungeon& dungeon);
/// The content with another party in the dungeon: those of `company`, leader first. Precondition: `company` has these rows.
std::shared_ptr<const Catalog> catalog_with_party(const Catalog& catalog, DungeonId dungeon, const std::vector<TeamMember>& company,
                                                  const std::vector<std::size_t>& rows);

}  // namespace td
