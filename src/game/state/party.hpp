// The party between two floors, and building a floor with the party on it.
#pragma once

#include <vector>

#include "base/rng.hpp"
#include "catalog/difficulty.hpp"
#include "generation/level_plan.hpp"
#include "world/world.hpp"

namespace td {

/// A member or guest between two floors, with everything that it keeps.
struct Traveller {
    Creature creature;
    Health health;
    Statuses statuses;
    Skills skills;
    AiState ai_state;
    std::optional<HeldItem> holding;
    std::optional<Parts> parts;
    std::optional<CompanionOrders> orders;  ///< none: it has no orders that last
    std::optional<Boons> boons;
    std::optional<Pools> pools;  ///< none for a newcomer: its pools start as its species says
    /// Set if it is fallen and carried by a member.
    struct Carried {
        int rounds_left = 1;
        std::size_t bearer = 0;  ///< index in Party::members
    };
    std::optional<Carried> carried;
    int rounds_late = 0;  ///< how many rounds after the first ones it arrives; 0: with them
};

struct Party {
    std::vector<Traveller> members;
    std::vector<Traveller> guests;
    std::vector<Traveller> behind;  ///< known, and waiting for the next camp
    std::size_t leader = 0;         ///< index in members
    Bag bag;
};

/// Who does not come along at once when the party leaves a floor.
struct Departure {
    struct Latecomer {
        EntityId who;
        int rounds = 1;
    };
    std::vector<Latecomer> late;  ///< members, in list order
    std::vector<EntityId> left;   ///< guests, in list order: left behind for good
};

/// The party with which a run through `dungeon` begins, as its YAML describes it.
Party new_party(const Catalog& catalog, const Dungeon& dungeon);
/// The members and guests of `team` that live, or are fallen and carried, in list order; without those who are left behind.
Party party_of(const World& world, TeamId team, const Departure& departure);

/// Builds the floor. The party becomes team 0, with its latecomers on the way; all other teams follow in the plan's order, foes with the
/// tactics of the difficulty. Guests without an entrance tile stay behind. Precondition: the plan has an entrance tile for every member.
World build_floor(const Catalog& catalog, const LevelPlan& plan, const Party& party, const Difficulty& difficulty, Rng& rng);
/// Updates the speed of every creature in the roster to the tile it stands on.
void update_times(World& world, const Catalog& catalog);

}  // namespace td
