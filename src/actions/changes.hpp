// Larger changes that commit carries out in one go: what is taken from bags and hands, a creature that becomes another.
#pragma once

#include "actions/action.hpp"
#include "world/world.hpp"

namespace td {

/// One of a stack of the bag, or all of it. Precondition: the slot is filled.
ItemStack take_from_bag(Bag& bag, int slot, bool all);
/// The same of what `who` holds itself. Precondition: it holds something.
ItemStack take_held(World& world, EntityId who, bool all);
/// One thing less of what lies there.
void take_from_ground(World& world, EntityId loot);
/// One of these is gone: from its hand, its parts, or the bag of its team, whichever has it first.
void use_up(World& world, EntityId who, ItemId item);

/// Health in proportion, the skills and parts of its new kind; its name, statuses and aims stay.
void change_species(World& world, const Catalog& catalog, EntityId who, SpeciesId species);

void spend_trigger(World& world, EntityId bearer, TriggerId trigger, TriggerLimit until);
void renew_triggers(World& world, EntityId bearer, TriggerLimit until);
/// The triggers that this status ended with may go off once it is gained again.
void renew_ended(World& world, EntityId bearer, StatusId status);

}  // namespace td
