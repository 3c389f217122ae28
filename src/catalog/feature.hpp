// Features: things on a tile besides creatures and items, such as doors, webs, fires and oil. Their properties are content; each property
// is implemented by one general rule.
#pragma once

#include <algorithm>
#include <optional>

#include "catalog/definitions.hpp"

namespace td {

/// Makes a step out of the feature a struggle, until enough struggles have succeeded and the feature is destroyed.
struct Clinging {
    int tries = 1;     ///< successful struggles until the feature is destroyed, 1..20
    int chance = 100;  ///< percent chance that a struggle succeeds
    StatusId spares;   ///< creatures immune to this status, or able to phase, are not held; none: only phasing creatures are free
};

/// How the feature burns once ignited. Source: resources/docs/rules.md, "The turn loop and its judges".
struct Burning {
    int fuel = 300;    ///< ticks until it is burnt down; 0: burns for ever
    int rate = 4;      ///< damage per 100 ticks to a creature on its tile
    int spreads = 0;   ///< ticks between spreads to burnable neighbours; 0: never spreads
    bool lit = false;  ///< the feature is itself a flame: burning from the start, removed when extinguished
    DamageKindId kind;
    FeatureId leaves;  ///< the feature that remains after burning; none: nothing remains
};

struct Feature : Definition {
    char glyph = '?';
    bool solid = false;  ///< blocks creatures that cannot phase
    bool blocks_sight = false;
    FeatureId opens_into;   ///< walking into the feature turns it into this one
    ItemId needs;           ///< it opens only for who has this in its hand or in its team's bag; none: for everybody
    bool uses_up = false;   ///< one of `needs` is gone once it has opened
    FeatureId closes_into;  ///< closing the feature turns it into this one
    int regeneration = 0;   ///< health regained per 10 rounds by a creature on its tile, 0..1000
    bool hidden = false;    ///< must be found before it is seen, except by the team that placed it
    std::vector<Trigger> triggers;
    std::optional<Clinging> holds;
    std::optional<Burning> burns;
    std::string look =
        "rubble";     ///< door, open_door, web, fire, oil, brush, ashes, spring, rubble, crate, snare, plate, vent, bell, lever, rune
    SpriteId sprite;  ///< drawn instead of `look` if given
};

/// True for features that react when a creature steps on them.
inline bool is_trap(const Feature& feature) {
    return std::any_of(feature.triggers.begin(), feature.triggers.end(),
                       [](const Trigger& t) { return t.event == TriggerEvent::stepped_on; });
}

/// True for features that bar the way: they have to be gone round, unlocked, dug away or put out.
inline bool bars_way(const Feature& feature) {
    return (feature.solid && (!feature.opens_into || feature.needs)) || (feature.burns && feature.burns->lit);
}

/// True for open and closed doors. Generation puts nothing else on a door's tile.
constexpr bool is_door(const Feature& feature) { return feature.opens_into || feature.closes_into; }

}  // namespace td
