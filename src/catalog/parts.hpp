// Parts: items that a machine creature attaches to itself.
#pragma once

#include <cstdint>

#include "catalog/costs.hpp"
#include "catalog/ids.hpp"
#include "catalog/pool.hpp"

namespace td {

enum class PartSlot : std::uint8_t { propulsion, weapon, utility };

/// The number of slots per kind of part.
struct PartSlots {
    int propulsion = 0;
    int weapon = 0;
    int utility = 0;

    int of(PartSlot slot) const { return slot == PartSlot::propulsion ? propulsion : slot == PartSlot::weapon ? weapon : utility; }
};

/// The properties of an attached part. All but its weight count only while it is switched on.
struct Part {
    PartSlot slot = PartSlot::utility;
    int weight = 1;   ///< 0..99; counts also while switched off
    int carries = 0;  ///< weight that the creature can carry in addition

    Propulsion propulsion = Propulsion::none;
    int units = 1;  ///< counts as this many units of its propulsion

    SkillId skill;           ///< the skill that a weapon uses
    int time_percent = 100;  ///< of the cost of firing it
    bool melee = false;
    int follow_up = 0;  ///< percent chance to strike as well after another melee weapon has struck
    int period = 0;     ///< ticks between shots of an automatic weapon, which takes no part in volleys; 0: not automatic

    // Added to the values of the creature that has the part attached.
    int attack = 0;
    int defence = 0;
    int evasion = 0;
    int sight = 0;
    PoolBudgets pools;  ///< without a start: an attached part brings its maximum and what it gives back
};

}  // namespace td
