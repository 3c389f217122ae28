// Whether what an author has set as a premise holds, of a trigger or of a single effect.
#pragma once

#include <vector>

#include "catalog/trigger_condition.hpp"
#include "world/world.hpp"

namespace td {

/// What premises are asked about. Parts that it lacks stay none: what is said of them does not hold then.
struct TriggerContext {
    EntityId self;   ///< whom it happens to
    EntityId other;  ///< who else has part in it
    DamageKindId kind;
    SkillId skill;
    ItemId item;
    StatusId status;
};

/// True when all of them hold.
bool hold(const World& world, const Catalog& catalog, const std::vector<TriggerCondition>& conditions,
          const TriggerContext& trigger_context);

/// Does it hold the item, have it attached, or lead those whose bag it is in?
bool carries(const World& world, EntityId who, ItemId item);

}  // namespace td
