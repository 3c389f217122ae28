// What must hold for a trigger to go off or an effect to happen, as authors write it.
#pragma once

#include <cstdint>

#include "catalog/ids.hpp"

namespace td {

/// Each speaks of one creature: whom it happens to, or the other that has part in it (who hits, who is hit, who kills).
struct TriggerCondition {
    enum class Kind : std::uint8_t {
        health_below,  ///< less than `low` percent of the greatest health is left
        has_status,    ///< `status`, or any harmful one when it names none
        on_terrain,    ///< it stands on `terrain`
        on_feature,    ///< it stands on `feature`
        species,       ///< it is one of `species`
        of_side,       ///< it belongs to `faction`
        leader,        ///< it leads its team
        guest,         ///< it is a guest of its team
        alone,         ///< nobody else of its team is alive
        asleep,        ///< it sleeps, waiting for foes
        carries,       ///< it holds `item`, has it attached, or leads those whose bag it is in
        moves_by,      ///< it gets about in one of the ways of `mobility`
        speed,         ///< its speed is from `low` to `high`
        foes_within,   ///< at least `high` of its foes are at most `low` tiles away
        foe,           ///< the two are foes
        ally,          ///< the two are of one side
        within,        ///< the two are at most `low` tiles apart
        faster,        ///< it is faster than the other
        weather,       ///< it is `weather` on the floor
        floor,         ///< the floor is one from `low` to `high`
        harm_kind,     ///< the harm was of `damage_kind`
        by_skill,      ///< it was done with `skill`
        by_item,       ///< it was done with `item`
        of_status,     ///< `status` is the one gained or lost
    };
    enum class Whose : std::uint8_t { self, other };
    Kind kind = Kind::health_below;
    Whose whose = Whose::self;
    bool negated = false;  ///< it must not hold
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

/// True for what only some events know: the kind of harm, what was used, which status.
constexpr bool is_about_cause(TriggerCondition::Kind kind) { return kind >= TriggerCondition::Kind::harm_kind; }
/// True for what compares the two creatures that have part.
constexpr bool is_about_both(TriggerCondition::Kind kind) {
    return kind >= TriggerCondition::Kind::foe && kind <= TriggerCondition::Kind::faster;
}

}  // namespace td
