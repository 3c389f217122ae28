// What statuses, boons, worn parts and lead traits do to their bearer by numbers and flags.
#pragma once

namespace td {

/// Ticks of a round: its first quarter ends, and its second half begins.
inline constexpr int end_of_early = 25;
inline constexpr int beginning_of_late = 50;

/// The neutral values change nothing. Each member has a row in `modifier_traits`
/// (catalog/status_profile.hpp); without one that header does not compile.
struct Modifiers {
    int speed = 0;  ///< added to movement speed
    int attack_percent = 100;
    int early_attack_percent = 100;  ///< in the first quarter of a round, multiplied with attack_percent
    int late_attack_percent = 100;   ///< in the second half of a round, multiplied with attack_percent
    int defence_percent = 100;
    int early_defence_percent = 100;  ///< in the first quarter of a round, multiplied with defence_percent
    int late_defence_percent = 100;   ///< in the second half of a round, multiplied with defence_percent
    int absorbs = 0;                  ///< points of harm in each round that it takes in place of the bearer's health
    int accuracy_percent = 100;
    int allowance_percent = 100;         ///< of the ticks that a round gives
    int wait_percent = 100;              ///< of the ticks between two turns
    int actions = 0;                     ///< added to the actions per turn
    int harm_rate = 0;                   ///< health lost in ten rounds of 100 ticks, as time passes; resistances apply
    int heal_rate = 0;                   ///< health regained in ten rounds of 100 ticks, as time passes
    int stumble_percent = 0;             ///< confused: percent of steps that go in a random direction
    bool stops_acting = false;           ///< asleep, stunned: the turn passes without cost
    bool stops_moving = false;           ///< rooted: steps are refused
    bool late_forfeits_nothing = false;  ///< six_tier: its blows and skills in the second half of a round forfeit nothing
    bool ends_when_hurt = false;
    bool ends_with_floor = false;  ///< it ends when its bearer leaves the floor
    bool is_fire = false;          ///< fire puts burnable things alight; ends where fire cannot burn
};

}  // namespace td
