// What wins or loses a floor, as authors write it, and the phases in which it is judged.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/ids.hpp"

namespace td {

/// The phases that a judge follows. Source: "Revisiting Turn Based Battle Systems", battle phases.
enum class JudgedPhase : std::uint8_t { round_start, turn_start, action_end, turn_end, round_end, battle_end };

struct Objective {
    enum class Kind : std::uint8_t {
        side_dead,        ///< all members of `faction` are dead
        creature_dead,    ///< every creature of `species`, and `name`, that has been on this floor is dead
        guest_dead,       ///< one of the player's guests is dead
        creature_safe,    ///< one of the player's side of `species`, and `name`, is at `landmark`; without one, it leaves alive with the
                          ///< party
        place_reached,    ///< a member of the party is at `landmark`
        exit_reached,     ///< the party takes the stairs
        item_carried,     ///< `item` is with the party: by default, when it takes the stairs
        rounds_survived,  ///< `rounds` of this floor are over
        rounds_over,      ///< the same, told as a limit
    };
    Kind kind = Kind::side_dead;
    std::uint8_t faction = 0;  ///< 0 player, 1 neutral, 2 foe
    SpeciesId species;
    std::string name;  ///< of the one creature that is meant; empty: any of the species
    ItemId item;
    LandmarkId landmark;
    int rounds = 0;
    bool last_floor = true;           ///< of a dungeon's conditions: judged on the last floor only
    std::vector<JudgedPhase> judged;  ///< empty: wherever its kind can come true
    std::string text;                 ///< what the player is told; empty: a sentence made from the rest
};

}  // namespace td
