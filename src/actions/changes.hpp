// Changes that several commits share: taking items from bags and hands, changing the species of a creature.
#pragma once

#include "actions/action.hpp"
#include "world/world.hpp"

namespace td {

/// Takes one of a stack of the bag, or the whole stack. Precondition: the slot is filled.
ItemStack take_from_bag(Bag& bag, int slot, bool all);
/// The same with the item that `who` holds. Precondition: `who` holds one.
ItemStack take_held(World& world, EntityId who, bool all);
/// Takes one item from a stack that lies on the floor.
void take_from_ground(World& world, EntityId loot);
/// Removes one such item from `who`: from its hand or, without one there, from its parts or the bag of its team.
void use_up(World& world, EntityId who, ItemId item);

/// Gives a creature the health (in proportion), skills and parts of another species; its name, statuses and memory stay.
void change_species(World& world, const Catalog& catalog, EntityId who, SpeciesId species);

void spend_trigger(World& world, EntityId bearer, TriggerId trigger, TriggerLimit until);
void renew_triggers(World& world, EntityId bearer, TriggerLimit until);
/// Lets the spent triggers of a status fire again, for when the status is gained again.
void renew_ended(World& world, EntityId bearer, StatusId status);

}  // namespace td
