// Which triggers wait for what has happened. What comes of them is decided when their turn comes: see trigger_rules.cpp.
#pragma once

#include <vector>

#include "actions/action.hpp"
#include "world/world.hpp"

namespace td {

/// Something that triggers may wait for. What is about to be is given beside the world, which still shows what was.
struct TriggerSignal {
    TriggerEvent event = TriggerEvent::hurt;
    EntityId who;      ///< whom it happens to; none: a feature alone
    EntityId other;    ///< who else has part in it
    EntityId fixture;  ///< the one feature it is about; none: whatever stands on the tile
    Point at;
    DamageKindId kind;
    SkillId skill;
    ItemId item;
    StatusId status;
    SpeciesId species;  ///< of `who`, while it has not joined yet
    TerrainId terrain;  ///< that the tile is about to be; none: what it is
    WeatherId weather;  ///< that is about to come; none: what it is
};

/// A FireTrigger for each of the triggers, in this order: of its species, its statuses, its parts and what it holds, the bag that it
/// leads, the terrain, the feature, the weather, the floor.
std::vector<Action> triggers_fired_by(const World& world, const Catalog& catalog, const TriggerSignal& signal);

/// The same for what time itself brings: turn_start, turn_end, round_end, floor_entered.
std::vector<Action> triggers_fired_in_time(const World& world, const Catalog& catalog, TriggerEvent event, EntityId who);

/// Has it gone off as often as it may?
bool is_spent(const World& world, EntityId bearer, TriggerId trigger);

}  // namespace td
