// Finds the triggers that wait for an event. Their conditions and effects are decided when their turn comes: see trigger_rules.cpp.
#pragma once

#include <vector>

#include "actions/action.hpp"
#include "world/world_view.hpp"

namespace td {

/// An event that triggers may wait for. The world still shows the state before it; the state after it is given here.
struct TriggerSignal {
    TriggerEvent event = TriggerEvent::hurt;
    EntityId who;      ///< the creature to which it happens; none: only a feature takes part
    EntityId other;    ///< the other creature that takes part
    EntityId fixture;  ///< the feature involved; none: the one on the tile
    Point at;
    DamageKindId kind;
    SkillId skill;
    ItemId item;
    StatusId status;
    SpeciesId species;  ///< the species of `who`, if it has not joined yet
    TerrainId terrain;  ///< the terrain after the event; none: unchanged
    WeatherId weather;  ///< the weather after the event; none: unchanged
};

/// A FireTrigger for each trigger that waits for the event, in this order: of the species of `who`, its statuses, its boons, its parts and
/// held item, the bag of the team that it leads, the terrain, the feature, the weather, the floor.
std::vector<Action> triggers_fired_by(const WorldView& view, const TriggerSignal& signal);

/// The same for the events of time: turn_start, turn_end, round_end, floor_entered.
std::vector<Action> triggers_fired_in_time(const WorldView& view, TriggerEvent event, EntityId who);

/// True if a trigger waits for the event, or a turn that `who` holds.
bool waits_for(const WorldView& view, TriggerEvent event, EntityId who);

/// True if the trigger has fired as often as its limit allows.
bool is_spent(const World& world, EntityId bearer, TriggerId trigger);

}  // namespace td
