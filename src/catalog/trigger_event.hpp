// The events that triggers and held turns wait for.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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
    foe_in_sight,
    foe_in_reach,
    foe_out_of_reach,
    stepped_on,
    walked_into,
    catches_fire,
    destroyed,
    ally_hurt,
    ally_dies,
    misses,
    evades,
    kills,
    dies,
    hits,
    hurt,
};

enum class TriggerOwner : std::uint8_t { species, status, item, terrain, feature, weather, floor, boon };

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
                                                bit(TriggerOwner::weather) | bit(TriggerOwner::floor) | bit(TriggerOwner::boon);
inline constexpr std::uint8_t feature_owner = bit(TriggerOwner::feature);
inline constexpr std::uint8_t ground_owners = feature_owner | bit(TriggerOwner::terrain);
inline constexpr std::uint8_t all_owners = creature_owners | ground_owners;

/// In the order of TriggerEvent.
inline constexpr std::array<EventInfo, 28> event_infos{{
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
    {"steps", true, false, creature_owners, "on entering another tile"},
    {"foe_in_sight", true, true, creature_owners, "when a foe comes into sight"},
    {"foe_in_reach", true, true, creature_owners, "when a foe comes within its reach"},
    {"foe_out_of_reach", true, true, creature_owners, "when a foe leaves its reach"},
    {"stepped_on", true, false, ground_owners, "when stepped on"},
    {"walked_into", true, false, feature_owner, "when walked into"},
    {"catches_fire", false, false, feature_owner, "when it catches fire"},
    {"destroyed", false, false, feature_owner, "when it is destroyed"},
    {"ally_hurt", true, true, creature_owners, "when another of its team is hurt"},
    {"ally_dies", true, true, creature_owners, "when one of its team dies"},
    {"misses", true, true, creature_owners, "on missing"},
    {"evades", true, true, creature_owners, "when missed"},
    {"kills", true, true, creature_owners, "on killing"},
    {"dies", true, true, creature_owners, "on dying"},
    {"hits", true, true, creature_owners, "on hitting"},
    {"hurt", true, true, all_owners, "when hurt"},
}};

constexpr const EventInfo& info_of(TriggerEvent event) { return event_infos[static_cast<std::size_t>(event)]; }

/// A set of events: bit n is the n-th.
enum class TriggerEventSet : std::uint32_t {};
constexpr TriggerEventSet set_of(TriggerEvent event) { return static_cast<TriggerEventSet>(1U << static_cast<unsigned>(event)); }
constexpr TriggerEventSet operator|(TriggerEventSet a, TriggerEventSet b) {
    return static_cast<TriggerEventSet>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
constexpr bool contains(TriggerEventSet set, TriggerEvent event) {
    return (static_cast<std::uint32_t>(set) >> static_cast<unsigned>(event) & 1U) != 0;
}

}  // namespace td
