// Parts: items that a machine creature attaches to itself, or that people wear.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "catalog/costs.hpp"
#include "catalog/ids.hpp"
#include "catalog/modifiers.hpp"
#include "catalog/pool.hpp"

namespace td {

enum class PartSlot : std::uint8_t { propulsion, weapon, utility, hand, body, charm };

/// The number of slots per kind of part.
struct PartSlots {
    int propulsion = 0;
    int weapon = 0;
    int utility = 0;
    int hand = 0;
    int body = 0;
    int charm = 0;
};

struct PartSlotRow {
    std::string_view name;  ///< in the content
    int PartSlots::*count;
    bool is_worn;                           ///< by people, as opposed to parts of machines: it weighs nothing and is never switched off
    std::string_view of_part, of_creature;  ///< for authors: what such a part is, what the number counts
};
/// In the order of the enumeration.
inline constexpr auto part_slot_rows = std::to_array<PartSlotRow>({
    {.name = "propulsion",
     .count = &PartSlots::propulsion,
     .is_worn = false,
     .of_part = "A part that moves its bearer.",
     .of_creature = "The kind of propulsion."},
    {.name = "weapon", .count = &PartSlots::weapon, .is_worn = false, .of_part = "A part to attack with.", .of_creature = "Weapons."},
    {.name = "utility",
     .count = &PartSlots::utility,
     .is_worn = false,
     .of_part = "A part that helps its bearer.",
     .of_creature = "Parts that help."},
    {.name = "hand",
     .count = &PartSlots::hand,
     .is_worn = true,
     .of_part = "Something that people hold in a fight.",
     .of_creature = "Things for the hand."},
    {.name = "body",
     .count = &PartSlots::body,
     .is_worn = true,
     .of_part = "Something that people wear.",
     .of_creature = "Things to wear."},
    {.name = "charm",
     .count = &PartSlots::charm,
     .is_worn = true,
     .of_part = "Something small that people carry with them.",
     .of_creature = "Charms."},
});
constexpr bool has_any(const PartSlots& slots) {
    return std::any_of(part_slot_rows.begin(), part_slot_rows.end(), [&](const PartSlotRow& row) { return slots.*row.count > 0; });
}
constexpr const PartSlotRow& row_of(PartSlot slot) { return part_slot_rows[static_cast<std::size_t>(slot)]; }

/// The properties of an attached part. All but its weight count only while it is switched on.
struct Part : Modifiers {
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
