// Changes that several commits share: taking items from bags and hands, changing the species of a creature.
#pragma once

#include "actions/action.hpp"
#include "world/world.hpp"

namespace td {

enum class Portion : std::uint8_t { one_item, whole_stack };
/// Takes that much from a slot of the bag. Precondition: the slot is filled.
ItemStack take_from_bag(Bag& bag, int slot, Portion portion);
/// The same with the item that `who` holds. Precondition: `who` holds one.
ItemStack take_held(World& world, EntityId who, Portion portion);
/// Takes one item from a stack that lies on the floor.
void take_from_ground(World& world, EntityId loot);
/// Removes one such item from `who`: from its hand or, without one there, from its parts or the bag of its team.
void use_up(World& world, EntityId who, ItemId item);

/// Gives a creature the health (in proportion), skills and parts of another species; its name, statuses and memory stay.
void change_species(World& world, const Catalog& catalog, EntityId who, SpeciesId species);

/// Counts the trigger of `bearer` as spent until triggers with that limit are renewed.
void spend_trigger(World& world, EntityId bearer, TriggerId trigger, TriggerLimit until);
/// Lets the spent triggers with that limit fire again.
void renew_triggers(World& world, EntityId bearer, TriggerLimit until);
/// Lets the spent triggers of a status fire again, for when the status is gained again.
void renew_ended(World& world, EntityId bearer, StatusId status);

}  // namespace td
