// Derived properties of a creature's parts: bonuses, propulsion, free slots.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world_view.hpp"

namespace td {

/// Calls `each(const AttachedPart&, const Part&)` in the order attached, including parts that are switched off.
template <class Each>
void each_part(const WorldView& view, EntityId who, Each&& each) {
    if (const Parts* parts = view.world.find<Parts>(who))
        for (const AttachedPart& attached : parts->list) each(attached, *view.catalog[attached.item].part);
}

/// The sum of one value (such as &Part::sight) over the switched-on parts of `who`.
int part_bonus(const WorldView& view, EntityId who, int Part::*amount);

/// How a creature moves. The first switched-on propulsion part decides the kind; further parts of that kind add units.
struct Drive {
    Propulsion propulsion = Propulsion::none;
    int units = 1;
    int weight = 0;    ///< of all parts
    int capacity = 0;  ///< weight carried without a penalty
    ItemId part;       ///< the first propulsion part in use; none: the species' own propulsion
};
Drive drive_of(const WorldView& view, EntityId who);

/// The propulsion part that is used instead of `attached`, because it was attached earlier and is of another kind. None if `attached` is in
/// use, switched off or no propulsion.
ItemId overriding_propulsion(const WorldView& view, EntityId who, const AttachedPart& attached);

/// Free slots for parts of this kind.
int free_slots(const WorldView& view, EntityId who, PartSlot slot);

/// True if the creature has room for parts of machines, not only for what people wear.
bool is_machine(const WorldView& view, EntityId who);

/// The part at index `place` of Parts::list; null if there is none.
const AttachedPart* attached_part(const World& world, EntityId who, int place);

}  // namespace td
