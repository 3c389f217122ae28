// The only writer of the world: carries out an action that nobody cancelled, and says what happened.
#pragma once

#include <vector>

#include "actions/action.hpp"
#include "actions/event.hpp"
#include "world/world.hpp"

namespace td {

/// A change of the roster that the time system has to hear of.
struct RosterChange {
    enum class Kind : std::uint8_t {
        joined,
        left,
        speed,   ///< or anything else of its row
        edited,  ///< the order of its team, by who leads it
        lead,    ///< of its team, inherited
        parts,   ///< what is attached or switched on
    };
    Kind kind = Kind::speed;
    EntityId who;
    TeamId team;
};

/// What commits leave behind for the loop.
struct ChangeSet {
    std::vector<Event> events;
    std::vector<RosterChange> roster_changes;
    bool ends_round = false;  ///< once the turn is over
};

/// Precondition: the rules let `action` pass; whom it names exists.
void commit(World& world, const Catalog& catalog, const Action& action, ChangeSet& change_set);

/// Makes a living creature of `species` at `at` and appends it to the team. Used by commit and by the building of a floor.
EntityId add_creature(World& world, const Catalog& catalog, TeamId team, SpeciesId species, Point at, bool as_guest);
/// What one of the species comes with, all switched on.
Parts parts_of_new(const Species& species, std::uint32_t attached = 0);
/// Puts a whole stack into a bag; false when it has no room for all of it (then nothing is added).
bool add_to_bag(Bag& bag, const Catalog& catalog, ItemStack stack);
/// An item lying on the floor.
EntityId add_loot(World& world, ItemStack stack, Point at);
/// A feature on a tile that has none; one that hides is hidden from the others than `by`. Precondition: `feature` exists.
EntityId add_fixture(World& world, const Catalog& catalog, FeatureId feature, Point at, Faction by = Faction::foe);

}  // namespace td
