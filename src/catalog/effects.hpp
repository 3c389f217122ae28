// What skills, items, statuses and terrain can do to a creature or a tile, as data.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/ids.hpp"
#include "catalog/trigger_condition.hpp"

namespace td {

enum class EffectKind : std::uint8_t {
    damage,           ///< hurt by `amount` (power, weighed by attack and defence) of `damage_kind`
    heal,             ///< give back `amount` health plus `percent` of the maximum
    gain_status,      ///< `status` for `amount` of its units (0: the status's own duration)
    lose_status,      ///< take `status` away, or every harmful one when it names none
    push,             ///< away from the doer by up to `amount` tiles
    pull,             ///< towards the doer by up to `amount` tiles
    teleport,         ///< to a random free place on the floor
    swap_places,      ///< the doer and the target change places
    restore_charges,  ///< `amount` charges to every skill
    reveal_map,       ///< the doer's side learns the whole floor
    change_terrain,   ///< the tiles of the area become `terrain`, where it may stand
    dig,              ///< tiles of the area that can be dug through become `terrain`
    summon,           ///< `amount` creatures of `species` join the doer's team as guests beside it
    place_feature,    ///< `feature` comes to stand on the tiles of the area, where it may
    clear_features,   ///< every `feature` of the area goes away, or whatever is neither solid nor a door when it names none
    ignite,           ///< what burns in the area catches fire
    extinguish,       ///< fires of the area go out
    harm,             ///< loses plain `amount` health plus `percent` of the maximum, of `damage_kind`
    explode,          ///< everyone within `radius` tiles loses plain `amount` health of `damage_kind`
    alarm,            ///< its foes within `radius` tiles wake up and come for it
    transform,        ///< it becomes one of `species`, with the same share of health
    leave_item,       ///< `amount` of `item` come to lie on the tiles of the area
    reveal_traps,     ///< hidden features of the area are found
    change_weather,   ///< it becomes `weather` for `amount` rounds (0: until something else changes it)
    end_round,        ///< once the turn in which it happens is over, nobody is asked any more in this round: an ambush
};

struct Effect {
    EffectKind kind = EffectKind::damage;
    int amount = 0;
    int percent = 0;
    int chance = 100;  ///< percent, decided for each target
    int radius = 0;    ///< tiles
    int times = 1;     ///< over and over, 1..9
    StatusId status;
    TerrainId terrain;
    SpeciesId species;
    FeatureId feature;
    DamageKindId damage_kind;
    ItemId item;
    WeatherId weather;
    std::vector<TriggerCondition> conditions;  ///< all must hold; `self` is the target, `other` the doer
};

/// Who of those in the area is meant, seen from the doer. Neutrals are foes of nobody.
enum class Audience : std::uint8_t { foes, allies, everyone, self };

enum class Shape : std::uint8_t {
    self,   ///< the doer's own tile
    front,  ///< the one tile ahead (no cutting of wall corners)
    ahead,  ///< the one tile ahead, be it solid
    arc,    ///< the tile ahead and its two neighbours
    line,   ///< straight ahead up to `range`, ends at the first creature meant or wall
    beam,   ///< straight ahead up to `range`, through creatures, ends at a wall
    cone,   ///< widening ahead, `range` deep
    burst,  ///< everything within `radius` of a chosen tile in sight at most `range` away
    ring,   ///< everything within `radius` around the doer, without the doer
    cross,  ///< the four straight lines from the doer, `range` long, ended by walls
    sight,  ///< everything the doer sees, at most `range` away
};

struct Area {
    Shape shape = Shape::front;
    int range = 1;   ///< tiles, 0..20
    int radius = 0;  ///< tiles, 0..5
};

/// True when the doer chooses a tile rather than one of the eight directions or nothing.
constexpr bool aims_at_tile(Shape shape) { return shape == Shape::burst; }
constexpr bool aims_in_direction(Shape shape) {
    return shape == Shape::front || shape == Shape::ahead || shape == Shape::arc || shape == Shape::line || shape == Shape::beam ||
           shape == Shape::cone;
}

/// What comes of a multi-turn action that is broken off.
struct BreakingOff {
    enum class Outcome : std::uint8_t {
        nothing,
        share,     ///< the amounts of its effects, by the turns that were spent
        backfire,  ///< `backlash` on the doer
    };
    Outcome outcome = Outcome::nothing;
    std::vector<Effect> backlash;
};

/// What an action takes that is not done in one turn: it is given again turn after turn, and its outcome comes with the last. Anything
/// else that takes the turn breaks it off. Source: "Decisions on Time System", multi-turn actions.
struct CastTime {
    int turns = 1;  ///< 1..99
    BreakingOff on_cancel;
    bool interrupted_by_harm = false;
    bool needs_peace = false;     ///< with foes in sight it is neither begun nor gone on with
    bool counts_as_wait = false;  ///< each turn of it is a wait, not an action
};

}  // namespace td
