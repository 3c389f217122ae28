// Evaluates the conditions of triggers and of single effects.
#pragma once

#include <vector>

#include "catalog/trigger_condition.hpp"
#include "world/world_view.hpp"

namespace td {

/// The event or effect that conditions are evaluated for. A member that does not apply is none: conditions about it do not hold then.
struct TriggerContext {
    EntityId self;   ///< the creature to which it happens
    EntityId other;  ///< the other creature that takes part
    DamageKindId kind;
    SkillId skill;
    ItemId item;
    StatusId status;
};

/// True if all of `conditions` hold.
bool hold(const WorldView& view, const std::vector<TriggerCondition>& conditions, const TriggerContext& trigger_context);

/// True if `who` holds the item, has it attached, or leads the team whose bag contains it.
bool carries(const World& world, EntityId who, ItemId item);

}  // namespace td
