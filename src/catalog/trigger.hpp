// Triggers: effects that follow an event. Species, statuses, items, terrain, features, weather, floors and boons have triggers, as data.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalog/effect_traits.hpp"
#include "catalog/ids.hpp"
#include "catalog/mobility.hpp"
#include "catalog/trigger_condition.hpp"
#include "catalog/trigger_event.hpp"

namespace td {

/// How often one trigger of one bearer may fire: once per turn of the bearer, per round or per floor.
enum class TriggerLimit : std::uint8_t { none, turn, round, floor };

struct Trigger {
    TriggerEvent event = TriggerEvent::hurt;
    std::vector<TriggerCondition> conditions;  ///< all of them must hold
    int chance = 100;                          ///< percent, 1..100
    TriggerCondition::Whose to = TriggerCondition::Whose::self;
    std::optional<Area> area;  ///< the area around the target; nothing: only the target and its tile
    Audience audience = Audience::everyone;
    std::vector<Effect> effects;
    std::string say;  ///< message to players; `{self}` and `{other}` are replaced by names
    SoundId sound;    ///< none: silent
    TriggerLimit limit = TriggerLimit::none;
    bool ends = false;                                          ///< removes the status, item or feature that owns the trigger
    MobilitySet by = static_cast<MobilitySet>(Mobility::walk);  ///< for terrain and features: ways of movement that fire it
};

/// True if one of the triggers takes health from the creature that fires it, given its ways of movement.
inline bool harms(const std::vector<Trigger>& triggers, MobilitySet mobility) {
    const auto hurts = [](const Effect& effect) { return !is_about_ground(effect) && traits_of(effect).intent == EffectIntent::harm; };
    return std::any_of(triggers.begin(), triggers.end(), [&](const Trigger& t) {
        return (t.by & mobility) != 0 && t.to == TriggerCondition::Whose::self && std::any_of(t.effects.begin(), t.effects.end(), hurts);
    });
}

/// A reference to one trigger of the catalog.
struct TriggerId {
    TriggerOwner owner = TriggerOwner::species;
    std::uint16_t of = 0;     ///< number of the owning definition
    std::uint16_t floor = 0;  ///< floors of a dungeon: index from 0; otherwise 0
    std::uint16_t row = 0;    ///< index in the owner's list

    friend auto operator<=>(const TriggerId&, const TriggerId&) = default;
};

}  // namespace td
