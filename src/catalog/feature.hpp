// What can stand on a tile beside creatures and loot: doors, webs, fires, oil. Their properties are content; what a property does is
// one general rule each.
#pragma once

#include <algorithm>
#include <optional>

#include "catalog/definitions.hpp"

namespace td {

/// Holds whoever stands in it: a step out of it becomes a struggle, until it tears.
struct Clinging {
    int tries = 1;     ///< struggles that must succeed before it tears, 1..20
    int chance = 100;  ///< percent of struggles that do
    StatusId spares;   ///< whoever is immune to this one goes free; none: nobody, but who passes through walls
};

/// How it burns once it has caught fire. Source: "Encoding Rules for Turn-Based Games", continuous systems.
struct Burning {
    int fuel = 300;    ///< ticks that it lasts; 0: for ever
    int rate = 4;      ///< health per 100 ticks that it takes from who stands there
    int spreads = 0;   ///< every so many ticks its neighbours that burn catch fire; 0: never
    bool lit = false;  ///< it is a flame by itself: alight from the start, gone when it is put out
    DamageKindId kind;
    FeatureId leaves;  ///< what is left of it; none: nothing
};

struct Feature : Definition {
    char glyph = '?';
    bool solid = false;  ///< stops whoever does not pass through walls
    bool blocks_sight = false;
    FeatureId opens_into;   ///< walking into it turns it into this
    FeatureId closes_into;  ///< closing it by hand turns it into this
    int regeneration = 0;   ///< health given back per 10 rounds to who stands here, 0..1000
    bool hidden = false;    ///< whoever did not lay it has to find it first
    std::vector<Trigger> triggers;
    std::optional<Clinging> holds;
    std::optional<Burning> burns;
    std::string look =
        "rubble";     ///< door, open_door, web, fire, oil, brush, ashes, spring, rubble, crate, snare, plate, vent, bell, lever, rune
    SpriteId sprite;  ///< drawn in place of `look` when it has one
};

/// Something lies in wait for who steps on it.
inline bool is_trap(const Feature& feature) {
    return std::any_of(feature.triggers.begin(), feature.triggers.end(),
                       [](const Trigger& t) { return t.event == TriggerEvent::stepped_on; });
}

/// A door of whatever kind: it lies between rooms, so nothing else is put there.
constexpr bool is_door(const Feature& feature) { return feature.opens_into || feature.closes_into; }

}  // namespace td
