// Why an action was not done. A value, not an exception; a refused action costs no turn.
#pragma once

#include <cstdint>

#include "base/id.hpp"
#include "catalog/pool.hpp"

namespace td {

struct Refusal {
    enum class Reason : std::uint8_t {
        wall,      ///< solid ground, or the edge of the floor
        corner,    ///< a diagonal step may not cut the corner of a wall
        terrain,   ///< the creature cannot enter `terrain`
        creature,  ///< `by` stands there and does not change places
        feature,   ///< `feature` is in the way
        quenched,  ///< nothing burns there
        rooted,    ///< `status` keeps it from moving
        immobile,  ///< `by` is of a species that never leaves its tile
        no_such_skill,
        no_charge,
        no_target,     ///< no creature that its audience means would be reached
        nobody_there,  ///< the tile ahead is empty
        out_of_range,
        no_clear_line,  ///< near enough, but something is in between
        no_such_item,
        item_has_no_use,
        nothing_here,  ///< nothing to pick up
        bag_full,
        tile_occupied,  ///< no room to put something down
        not_adjacent,
        already_holding,  ///< `by` holds something already
        no_stairs,
        door_blocked,
        no_door,
        not_your_turn,  ///< only in the turn of the team's leader
        not_a_member,
        cannot_lead_now,  ///< dead, or does not act in this tier
        same_leader,
        foes_in_sight,  ///< impossible with foes in sight
        nothing_to_rest_for,
        pointless,  ///< it would change nothing
        nothing_to_dig,
        undiggable,      ///< the border of the floor
        nothing_begun,   ///< no action that could be replaced
        no_part,         ///< the item cannot be attached
        no_free_slot,    ///< no room for a part of this kind
        cannot_pay,      ///< of `pool`, `needed` points are needed and `left` are left
        cooling,         ///< the skill was used shortly before
        nothing_banked,  ///< no saved turn to use
        displaced,       ///< the creature was moved after it chose its step
        nobody_fallen,   ///< no fallen creature that could be brought back, or carried, lies there
        carries_one,     ///< it carries a fallen creature already
        carries_nobody,
        not_to_be_carried,  ///< in this dungeon the fallen lie where they fell
        replaced_forever,   ///< each rule replaced what another had put in its place
        choose_first,       ///< something is to be chosen: nothing else goes on before that
        not_offered,
        all_offered,        ///< all boons that could be offered have been
        party_full,         ///< no more members can be chosen
        too_few_bearers,    ///< each of the fallen needs a member that carries it
        not_for_you,        ///< the leader is not as the option of an encounter asks
        too_few_minutes,    ///< `needed` minutes are needed and `left` are left
        too_weak,           ///< `by` would not live through a loss of `needed` health with `left`
        no_turn_sold,       ///< turns cannot be bought here
        bought_this_round,  ///< a turn was bought in this round already
        both_extra_turns,   ///< it may have no more extra turns in this round
        locked,             ///< `feature` needs an item that the creature does not have
        set_off_already,    ///< a trigger has been set off as often as its `limit` allows
        conditions_unmet,   ///< a condition of a trigger does not hold
        chance_missed,      ///< the dice were against a trigger
    };
    Reason reason = Reason::wall;
    EntityId by;
    StatusId status;
    TerrainId terrain;
    FeatureId feature;
    PoolId pool;
    int needed = 0;
    int left = 0;
    Cooldown cooling;  ///< the rest of the cooldown

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace td
