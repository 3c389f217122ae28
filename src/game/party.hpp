// The company as it goes from floor to floor, and the building of a floor around it.
#pragma once

#include <vector>

#include "base/rng.hpp"
#include "generation/level_plan.hpp"
#include "world/world.hpp"

namespace td {

/// One who arrives on a floor: everything that is its own.
struct Traveller {
    Creature creature;
    Health health;
    Statuses statuses;
    Skills skills;
    Mind mind;
    std::optional<Holding> holding;
    std::optional<Parts> parts;
};

struct Party {
    std::vector<Traveller> members;
    std::vector<Traveller> guests;
    std::size_t leader = 0;  ///< index in members
    Bag bag;
};

/// As the dungeon's YAML describes it.
Party new_party(const Catalog& catalog, const Dungeon& dungeon);
/// The living of `team`, in list order.
Party party_of(const World& world, TeamId team);

/// Precondition: the plan has an entrance tile for every member; guests beyond its tiles stay behind. The party becomes team 0; all others
/// follow in the plan's order.
World build_floor(const Catalog& catalog, const LevelPlan& plan, const Party& party, Rng& rng);
/// How fast everyone is where it stands now.
void update_times(World& world, const Catalog& catalog);

}  // namespace td
