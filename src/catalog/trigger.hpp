// Triggers: effects that an event sets off. Species, statuses, items, terrain, features, weather and floors have triggers, as data.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/effect_traits.hpp"
#include "catalog/ids.hpp"
#include "catalog/mobility.hpp"
#include "catalog/trigger_condition.hpp"

namespace td {

/// The event that fires a trigger. `self` is the creature that the event happens to, `other` the second creature involved.
enum class TriggerEvent : std::uint8_t {
    floor_entered,
    turn_start,
    turn_end,
    round_end,
    weather_changed,
    waits,
    skill_used,
    item_used,
    healed,
    joins,
    status_gained,
    status_lost,
    steps,
    foe_in_reach,
    foe_out_of_reach,
    stepped_on,
    walked_into,
    catches_fire,
    destroyed,
    ally_dies,
    misses,
    evades,
    kills,
    dies,
    hits,
    hurt,
};

enum class TriggerOwner : std::uint8_t { species, status, item, terrain, feature, weather, floor };

/// Properties of an event: the creatures involved, and the kinds of definition that may have triggers on it.
struct EventInfo {
    std::string_view name;
    bool has_self = true;
    bool has_other = false;
    std::uint8_t owners = 0;  ///< bit set of TriggerOwner
    std::string_view words;   ///< for players: "when hurt"
};

constexpr std::uint8_t bit(TriggerOwner owner) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(owner)); }

/// Owners whose triggers act for creatures; weather and floors act for every creature.
inline constexpr std::uint8_t creature_owners = bit(TriggerOwner::species) | bit(TriggerOwner::status) | bit(TriggerOwner::item) |
                                                bit(TriggerOwner::weather) | bit(TriggerOwner::floor);
inline constexpr std::uint8_t feature_owner = bit(TriggerOwner::feature);
inline constexpr std::uint8_t ground_owners = feature_owner | bit(TriggerOwner::terrain);
inline constexpr std::uint8_t all_owners = creature_owners | ground_owners;

/// In the order of TriggerEvent.
inline constexpr std::array<EventInfo, 26> event_infos{{
    {"floor_entered", true, false, creature_owners, "on arriving"},
    {"turn_start", true, false, all_owners, "at the start of a turn"},
    {"turn_end", true, false, all_owners, "at the end of a turn"},
    {"round_end", true, false, all_owners, "at the end of a round"},
    {"weather_changed", true, false, creature_owners, "when the weather changes"},
    {"waits", true, false, all_owners, "on waiting"},
    {"skill_used", true, false, creature_owners, "on using a skill"},
    {"item_used", true, false, creature_owners, "on using an item"},
    {"healed", true, false, creature_owners, "when healed"},
    {"joins", true, true, creature_owners, "on joining"},
    {"status_gained", true, true, creature_owners, "on gaining a status"},
    {"status_lost", true, false, creature_owners, "on losing a status"},
    {"steps", true, false, creature_owners, "on coming to another tile"},
    {"foe_in_reach", true, true, creature_owners, "when a foe comes within its reach"},
    {"foe_out_of_reach", true, true, creature_owners, "when a foe leaves its reach"},
    {"stepped_on", true, false, ground_owners, "when stepped on"},
    {"walked_into", true, false, feature_owner, "when walked into"},
    {"catches_fire", false, false, feature_owner, "when it catches fire"},
    {"destroyed", false, false, feature_owner, "when it is destroyed"},
    {"ally_dies", true, true, creature_owners, "when one of its team dies"},
    {"misses", true, true, creature_owners, "on missing"},
    {"evades", true, true, creature_owners, "when missed"},
    {"kills", true, true, creature_owners, "on killing"},
    {"dies", true, true, creature_owners, "on dying"},
    {"hits", true, true, creature_owners, "on hitting"},
    {"hurt", true, true, all_owners, "when hurt"},
}};

constexpr const EventInfo& info_of(TriggerEvent event) { return event_infos[static_cast<std::size_t>(event)]; }

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
    MobilitySet by = static_cast<MobilitySet>(Mobility::walk);  ///< for terrain and features: ways of movement that set it off
};

/// True if one of the triggers takes health from the creature that sets it off, given its ways of movement.
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

    friend bool operator==(const TriggerId&, const TriggerId&) = default;
};

}  // namespace td
