// Objectives: the conditions that win or lose a floor, as authors write them, and the phases at which they are checked.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/ids.hpp"

namespace td {

/// When an objective is checked. Source: resources/docs/rules.md, "The turn loop and its judges".
enum class JudgedPhase : std::uint8_t { round_start, turn_start, action_end, turn_end, round_end, battle_end };

struct Objective {
    enum class Kind : std::uint8_t {
        side_dead,        ///< all members of `faction` are dead
        creature_dead,    ///< every creature of `species` and `name` that has been on this floor is dead
        guest_dead,       ///< one of the player's guests is dead
        creature_safe,    ///< an ally of the player of `species` and `name` is at `landmark`; without a landmark: leaves alive with the
                          ///< party
        place_reached,    ///< a party member is at `landmark`
        exit_reached,     ///< the party takes the stairs
        item_carried,     ///< the party carries `item`; checked when it takes the stairs, by default
        rounds_survived,  ///< `rounds` rounds of this floor are over
        rounds_over,      ///< the same, worded as a time limit
    };
    Kind kind = Kind::side_dead;
    std::uint8_t faction = 0;  ///< 0 player, 1 neutral, 2 foe
    SpeciesId species;
    std::string name;  ///< only the creature of this name; empty: any creature of the species
    ItemId item;
    LandmarkId landmark;
    int rounds = 0;
    bool last_floor = true;           ///< for the objectives of a dungeon: checked on its last floor only
    std::vector<JudgedPhase> judged;  ///< the phases at which it is checked; empty: all phases in which its kind can come true
    std::string text;                 ///< the text for players; empty: a sentence generated from the other fields

    friend bool operator==(const Objective&, const Objective&) = default;
};

}  // namespace td
