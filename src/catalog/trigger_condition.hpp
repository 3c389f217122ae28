// Conditions of triggers and effects, as authors write them.
#pragma once

#include <cstdint>

#include "catalog/ids.hpp"

namespace td {

/// Describes one creature of an event: `self`, to which it happens, or `other` (the attacker, the target of a hit, the killer).
struct TriggerCondition {
    /// In groups whose order matters: see is_about_both(), is_about_cause() and rules/trigger_conditions.cpp.
    enum class Kind : std::uint8_t {
        health_below,  ///< less than `low` percent of its maximum health is left
        has_status,    ///< has `status`; without one: has any harmful status
        on_terrain,    ///< is on `terrain`
        on_feature,    ///< is on `feature`
        species,       ///< is of `species`
        of_side,       ///< belongs to `faction`
        leader,        ///< leads its team
        guest,         ///< is a guest of its team
        place,         ///< is the `low`-th of those of its team that are there, in the order in which they act; the leader is the first
        alone,         ///< no other member of its team is alive
        asleep,        ///< sleeps until foes come near
        carries,       ///< holds `item`, has it attached, or leads the team whose bag contains it
        moves_by,      ///< can move in one of the ways of `mobility`
        speed,         ///< has a speed of `low`..`high`
        acted,         ///< has had a turn in this round
        foes_within,   ///< it sees at least `high` foes at most `low` tiles away
        foe,           ///< self and other are foes
        ally,          ///< self and other are allies
        within,        ///< self and other are at most `low` tiles apart
        follow_up,     ///< the member before `other` in the list of its team has struck `self` in this round
        faster,        ///< is faster than the other creature
        weather,       ///< the floor has `weather`
        late,          ///< at least `low` ticks of this round are over
        floor,         ///< the number of the floor is `low`..`high`
        harm_kind,     ///< the damage was of `damage_kind`
        by_skill,      ///< caused with `skill`
        by_item,       ///< caused with `item`
        of_status,     ///< `status` is the status gained or lost
    };
    enum class Whose : std::uint8_t { self, other };
    Kind kind = Kind::health_below;
    Whose whose = Whose::self;
    bool negated = false;    ///< the condition must not hold
    bool same_tier = false;  ///< follow_up: it has struck in this tier, or at this instant where ticks are counted
    std::uint8_t faction = 0;
    std::uint8_t mobility = 0;
    int low = 0;
    int high = 0;
    StatusId status;
    TerrainId terrain;
    FeatureId feature;
    SpeciesId species;
    ItemId item;
    SkillId skill;
    WeatherId weather;
    DamageKindId damage_kind;
};

/// True for conditions on the cause, which only some events know: the kind of damage, the skill or item used, the status.
constexpr bool is_about_cause(TriggerCondition::Kind kind) { return kind >= TriggerCondition::Kind::harm_kind; }
/// True for conditions that compare the two creatures involved.
constexpr bool is_about_both(TriggerCondition::Kind kind) {
    return kind >= TriggerCondition::Kind::foe && kind <= TriggerCondition::Kind::faster;
}

}  // namespace td
