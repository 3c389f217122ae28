// What skills, items, statuses and terrain can do to a creature or a tile, as data.
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "catalog/ids.hpp"
#include "catalog/trigger_condition.hpp"
#include "catalog/trigger_event.hpp"

namespace td {

/// The payload of each kind of effect: what authors say about this kind and no other. A kind's reach, intent, utility and description
/// are in effect_traits.hpp. A payload with `shares()` can be done in part: by the numbers listed there. Each that has a power, an
/// amount, a percentage or a duration lists those.
namespace effect {

/// The target loses health by `power`, weighed by the doer's attack and the target's defence.
struct Damage {
    int power = 0;
    DamageKindId kind;
    auto shares() { return std::array{&power}; }
};

/// The doer strikes the target with `skill`, out of turn and wherever the target stands by then. None: with its plain attack.
struct Strike {
    SkillId skill;
};

/// The target gets back `amount` health plus `percent` of its maximum.
struct Heal {
    int amount = 0;
    int percent = 0;
    auto shares() { return std::array{&amount, &percent}; }
};

/// Creatures of the doer's side that have fallen on the tiles of the area come back with `percent` of their maximum health.
struct Revive {
    int percent = 30;
    auto shares() { return std::array{&percent}; }
};

/// The target loses `amount` health plus `percent` of its maximum; attack and defence do not count, resistances do.
struct Harm {
    int amount = 0;
    int percent = 0;
    DamageKindId kind;
    auto shares() { return std::array{&amount, &percent}; }
};

/// All creatures within `radius` tiles of the target, the target included, lose `amount` health as by `Harm`.
struct Explode {
    int amount = 0;
    int radius = 0;
    DamageKindId kind;
    auto shares() { return std::array{&amount}; }
};

/// The target's foes within `radius` tiles wake up and come for it.
struct Alarm {
    int radius = 0;
};

/// The target becomes one of `species`, with the same share of health.
struct Transform {
    SpeciesId species;
};

/// `count` of `item` come to lie on each tile of the area.
struct LeaveItem {
    ItemId item;
    int count = 1;
};

/// Hidden features of the area are found.
struct RevealTraps {};

/// An ambush: after the turn in which it happens, no creature acts any more in this round.
struct EndRound {};

/// The target loses its next `turns` turns: they pass unused, and cost nothing else.
struct LoseTurn {
    int turns = 1;
};

/// The target's next turn comes `ticks` later; in the six-tier round in the first tier that lies as late.
struct DelayTurn {
    int ticks = 50;
};

/// The target has a turn besides its own, `ticks` from now; in the six-tier round in the first tier that lies as late. 0: as soon as this
/// turn is over. What it does in that turn costs it none of its own time.
struct ExtraTurn {
    int ticks = 0;
};

/// The target keeps a turn for later: it has it, besides its own, as soon as one of `until` happens to it, and at the latest `ticks` from
/// now; with `lapses` it does not have it at all unless one of `until` happens. A creature keeps one turn at a time.
struct HoldTurn {
    TriggerEventSet until = set_of(TriggerEvent::foe_in_sight);
    int ticks = 75;
    bool lapses = false;
};

/// The target saves a turn, to be used later; nothing if it has `most` already.
struct BankTurn {
    int most = 2;
};

/// The target uses a turn that it has saved: it gains a turn, `ticks` from now, as with ExtraTurn. Nothing if it has none.
struct SpendTurn {
    int ticks = 0;
};

/// The doer and the target, both members of one team, change places in its list; where time is counted in ticks, their next turns as well.
struct SwapOrder {};

/// The target takes the speed that the nearest foe in its sight has now, at most `tiles` away, until it copies another. Nothing if there is
/// none.
struct CopySpeed {
    int tiles = 8;
};

/// The target breaks off its multi-turn action.
struct Interrupt {};

/// The weather becomes `weather` for `rounds` rounds; 0: until something else changes it.
struct ChangeWeather {
    WeatherId weather;
    int rounds = 0;
};

/// The target gains `status` for `duration` of the status's units; 0: the status's own duration.
struct GainStatus {
    StatusId status;
    int duration = 0;
    auto shares() { return std::array{&duration}; }
};

/// The target loses `status`, or every harmful status when `status` is none.
struct LoseStatus {
    StatusId status;
};

/// The target moves up to `tiles` tiles away from the doer.
struct Push {
    int tiles = 1;
};

/// The target moves up to `tiles` tiles towards the doer.
struct Pull {
    int tiles = 1;
};

/// The target moves to a random free place on the floor.
struct Teleport {};

/// The doer and the target change places.
struct SwapPlaces {};

/// Every skill of the target gets `amount` charges back.
struct RestoreCharges {
    int amount = 1;
    auto shares() { return std::array{&amount}; }
};

/// The target gets back `amount` of a pool; one that fills up falls by it.
struct RestorePool {
    PoolId pool;
    int amount = 1;
    auto shares() { return std::array{&amount}; }
};

/// The target loses `amount` of a pool; one that fills up rises by it.
struct DrainPool {
    PoolId pool;
    int amount = 1;
    auto shares() { return std::array{&amount}; }
};

/// The doer's side learns the whole floor.
struct RevealMap {};

/// The tiles of the area become `terrain`, where it may be.
struct ChangeTerrain {
    TerrainId terrain;
};

/// Diggable tiles of the area become `terrain`.
struct Dig {
    TerrainId terrain;
};

/// Places `feature` on the tiles of the area, where it is allowed.
struct PlaceFeature {
    FeatureId feature;
};

/// Every `feature` of the area goes away; when `feature` is none, all that are neither solid nor a door.
struct ClearFeatures {
    FeatureId feature;
};

/// Features of the area that burn catch fire.
struct Ignite {};

/// Fires of the area go out.
struct Extinguish {};

/// The target leaves its team and joins that of the doer, or of who set the effect off, for the rest of the run.
struct Join {};

/// `count` creatures of `species` join the doer's team as guests, beside the doer.
struct Summon {
    int count = 1;
    SpeciesId species;
};

}  // namespace effect

/// In the order in which authors find the descriptions of effects.
using EffectPayload =
    std::variant<effect::Damage, effect::Strike, effect::Heal, effect::Revive, effect::Harm, effect::Explode, effect::Alarm,
                 effect::Transform, effect::Join, effect::LeaveItem, effect::RevealTraps, effect::EndRound, effect::LoseTurn,
                 effect::DelayTurn, effect::ExtraTurn, effect::HoldTurn, effect::BankTurn, effect::SpendTurn, effect::SwapOrder,
                 effect::CopySpeed, effect::Interrupt, effect::ChangeWeather, effect::GainStatus, effect::LoseStatus, effect::Push,
                 effect::Pull, effect::Teleport, effect::SwapPlaces, effect::RestoreCharges, effect::RestorePool, effect::DrainPool,
                 effect::RevealMap, effect::ChangeTerrain, effect::Dig, effect::PlaceFeature, effect::ClearFeatures, effect::Ignite,
                 effect::Extinguish, effect::Summon>;

struct Effect {
    EffectPayload payload;
    int chance = 100;                          ///< percent, decided for each target
    int times = 1;                             ///< repetitions, 1..9; each has its own chance
    std::vector<TriggerCondition> conditions;  ///< all must hold; `self` is the target, `other` the doer

    /// The payload as one of its kinds. Precondition: it is of that kind.
    template <class Payload>
    Payload& part() {
        return std::get<Payload>(payload);
    }
    template <class Payload>
    const Payload& part() const {
        return std::get<Payload>(payload);
    }
};

/// The payload of the effect if it is of that kind, or null.
template <class Payload>
const Payload* find_payload(const Effect& effect) {
    return std::get_if<Payload>(&effect.payload);
}
/// The first payload of that kind, or null.
template <class Payload>
const Payload* find_payload(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects)
        if (const Payload* found = find_payload<Payload>(effect)) return found;
    return nullptr;
}

/// True for damage, and for harm of a fixed amount: what blows take.
inline bool is_blow(const Effect& effect) { return find_payload<effect::Damage>(effect) || find_payload<effect::Harm>(effect); }

/// Which creatures in the area are meant, seen from the doer. Neutral creatures have no foes and are no foes of others.
enum class Audience : std::uint8_t { foes, allies, everyone, self };

enum class Shape : std::uint8_t {
    self,   ///< the doer's own tile
    front,  ///< the one tile ahead (no cutting of wall corners)
    ahead,  ///< the one tile ahead, even if it is solid
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

/// What happens to a multi-turn action that is broken off.
struct BreakingOff {
    enum class Outcome : std::uint8_t {
        nothing,
        share,     ///< the amounts of its effects, by the turns that were spent
        backfire,  ///< `backlash` on the doer
    };
    Outcome outcome = Outcome::nothing;
    std::vector<Effect> backlash;
};

/// How many turns an action takes. One of several turns is chosen again turn after turn, and has its outcome in the last; any other use of
/// a turn breaks it off. Source: resources/docs/rules.md, "Actions of several turns".
struct CastTime {
    int turns = 1;   ///< 1..99
    int points = 1;  ///< action points of each turn, 1..9; only under wait_time
    BreakingOff on_cancel;
    bool interrupted_by_harm = false;
    bool needs_peace = false;     ///< with foes in sight it can be neither begun nor continued
    bool counts_as_wait = false;  ///< each turn of it is a wait, not an action
};

}  // namespace td
