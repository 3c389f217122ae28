// What changed in the orders to creatures of the party: for the action that changes them and the event that reports it.
#pragma once

#include <cstdint>

#include "world/companion_orders.hpp"

namespace td {

struct CompanionOrderChange {
    enum class Kind : std::uint8_t {
        given,       ///< `order`
        taken_back,  ///< `order`
        fulfilled,   ///< `order`
        permitted,   ///< `skill` or `item`, as `permission` says
        vetoed,      ///< what it meant to do
        veto_over,   ///< its turn has come
    };
    Kind kind = Kind::given;
    EntityId who;  ///< none: all creatures of the party
    CompanionOrder order = CompanionOrder::hold_fire;
    EntityId foe;  ///< of CompanionOrder::focus
    SkillId skill;
    ItemId item;
    Permission permission = Permission::allowed;
};

}  // namespace td
