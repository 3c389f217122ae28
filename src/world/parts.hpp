// Facts about what a creature has attached: bonuses, what carries it, what is free.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// Calls `each(const AttachedPart&, const Part&)` in the order attached; those that are switched off too.
template <class Each>
void each_part(const World& world, const Catalog& catalog, EntityId who, Each&& each) {
    if (const Parts* parts = world.find<Parts>(who))
        for (const AttachedPart& attached : parts->list) each(attached, *catalog[attached.item].part);
}

/// All that the switched-on parts of `who` add (such as &Part::sight).
int part_bonus(const World& world, const Catalog& catalog, EntityId who, int Part::*amount);

/// What carries a creature. The first switched-on propulsion decides which kind; others of that kind are further units of it.
struct Drive {
    Propulsion propulsion = Propulsion::none;
    int units = 1;
    int weight = 0;    ///< of all parts
    int capacity = 0;  ///< weight borne with ease
    ItemId part;       ///< the first of its units; none: its species' own way
};
Drive drive_of(const World& world, const Catalog& catalog, EntityId who);

/// The part that carries instead of this one: a propulsion of another kind that was attached earlier, while both are switched on. None:
/// it does what it is for.
ItemId in_place_of(const World& world, const Catalog& catalog, EntityId who, const AttachedPart& attached);

/// How many more parts of the kind it has room for.
int free_slots(const World& world, const Catalog& catalog, EntityId who, PartSlot slot);

/// The attached part in this place of Parts::list; null when there is none.
const AttachedPart* attached_part(const World& world, EntityId who, int place);

}  // namespace td
