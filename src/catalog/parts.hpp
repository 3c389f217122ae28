// Parts: items that a creature built of parts attaches to itself.
#pragma once

#include <cstdint>

#include "catalog/costs.hpp"
#include "catalog/ids.hpp"

namespace td {

enum class PartSlot : std::uint8_t { propulsion, weapon, utility };

/// How many of each kind a creature has room for.
struct PartSlots {
    int propulsion = 0;
    int weapon = 0;
    int utility = 0;

    int of(PartSlot slot) const { return slot == PartSlot::propulsion ? propulsion : slot == PartSlot::weapon ? weapon : utility; }
};

/// What an item does once it is attached; only switched on, except for its weight.
struct Part {
    PartSlot slot = PartSlot::utility;
    int weight = 1;   ///< 0..99; switched off too
    int carries = 0;  ///< weight that it bears with ease

    Propulsion propulsion = Propulsion::none;
    int units = 1;  ///< so many of that propulsion in one

    SkillId skill;           ///< what a weapon does when it is fired
    int time_percent = 100;  ///< of what firing it costs
    bool melee = false;
    int follow_up = 0;  ///< percent: strikes too when another melee weapon has struck
    int period = 0;     ///< ticks; above 0 it fires by itself this often, and is no part of its bearer's volleys

    // Added to its bearer's.
    int attack = 0;
    int defence = 0;
    int evasion = 0;
    int sight = 0;
};

}  // namespace td
