// The only writer of the world: carries out an action that was not cancelled, and reports what happened.
#pragma once

#include <vector>

#include "actions/action.hpp"
#include "actions/event.hpp"
#include "world/world.hpp"

namespace td {

/// A change of the roster that must be reported to the time system.
struct RosterChange {
    enum class Kind : std::uint8_t {
        joined,
        left,
        speed,   ///< or another value of its row in the time system
        edited,  ///< the order of its team, changed by its leader
        lead,    ///< leadership of its team, inherited
        parts,   ///< parts attached, detached or switched
    };
    Kind kind = Kind::speed;
    EntityId who;
    TeamId team;
};

/// What commits report to the turn loop.
struct ChangeSet {
    std::vector<Event> events;
    std::vector<RosterChange> roster_changes;
    std::vector<ShiftTurn> turn_shifts;
    bool ends_round = false;  ///< the round ends after this turn
};

/// Precondition: the rules did not cancel `action`; the entities that it names exist.
void commit(World& world, const Catalog& catalog, const Action& action, ChangeSet& change_set);

/// Creates a living creature of `species` at `at` and appends it to the team. Used by commit and when a floor is built.
EntityId add_creature(World& world, const Catalog& catalog, TeamId team, SpeciesId species, Point at, bool as_guest);
/// The parts with which one of the species starts, all switched on.
Parts initial_parts(const Species& species, std::uint32_t attached = 0);
/// Puts a whole stack into a bag; false when the bag has no room for all of it (then nothing is added).
[[nodiscard]] bool add_to_bag(Bag& bag, const Catalog& catalog, ItemStack stack);
/// The same for a bag that has room for it, as the rules or the content have made sure.
void put_into_bag(Bag& bag, const Catalog& catalog, ItemStack stack);
/// Creates an item lying on the floor.
EntityId add_loot(World& world, ItemStack stack, Point at);
/// Creates a feature on a tile that has none; a hidden one is known only to the side of `by`. Precondition: `feature` exists.
EntityId add_fixture(World& world, const Catalog& catalog, FeatureId feature, Point at, Faction by = Faction::foe);

}  // namespace td
