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
        member_hit,       ///< a foe has hurt a member of the party, in `tier`
        party_acted,      ///< a member or guest has done an action in `tier`; steps and waits are none
        member_fell,      ///< a member of the party has died on this floor, even if it was brought back
        feature_used,     ///< the party has opened, or walked into, a `feature`
    };
    Kind kind = Kind::side_dead;
    std::uint8_t faction = 0;  ///< 0 player, 1 neutral, 2 foe
    SpeciesId species;
    std::string name;  ///< only the creature of this name; empty: any creature of the species
    ItemId item;
    LandmarkId landmark;
    FeatureId feature;
    int tier = any_tier;  ///< 0..5, the part of a round from this tier to the next one; or any_tier
    int rounds = 0;
    bool last_floor = true;           ///< for the objectives of a dungeon: checked on its last floor only
    std::vector<JudgedPhase> judged;  ///< the phases at which it is checked; empty: all phases in which its kind can come true
    std::string text;                 ///< the text for players; empty: a sentence generated from the other fields

    static constexpr int any_tier = -1;

    friend bool operator==(const Objective&, const Objective&) = default;
};

/// What pays the party minutes when it leaves the floor. Source: resources/docs/rules.md, "Minutes".
struct SideAim {
    std::string text;                ///< for players
    int minutes = 5;                 ///< that it pays, 1..20
    std::vector<Objective> lost_if;  ///< it is lost once one of these has held
    std::vector<Objective> done_if;  ///< one of these must hold as the party leaves; empty: nothing must
};

}  // namespace td
