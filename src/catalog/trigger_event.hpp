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
    {.name = "floor_entered", .owners = creature_owners, .words = "on arriving"},
    {.name = "turn_start", .owners = all_owners, .words = "at the start of a turn"},
    {.name = "turn_end", .owners = all_owners, .words = "at the end of a turn"},
    {.name = "round_end", .owners = all_owners, .words = "at the end of a round"},
    {.name = "weather_changed", .owners = creature_owners, .words = "when the weather changes"},
    {.name = "waits", .owners = all_owners, .words = "on waiting"},
    {.name = "skill_used", .owners = creature_owners, .words = "on using a skill"},
    {.name = "item_used", .owners = creature_owners, .words = "on using an item"},
    {.name = "healed", .owners = creature_owners, .words = "when healed"},
    {.name = "joins", .has_other = true, .owners = creature_owners, .words = "on joining"},
    {.name = "status_gained", .has_other = true, .owners = creature_owners, .words = "on gaining a status"},
    {.name = "status_lost", .owners = creature_owners, .words = "on losing a status"},
    {.name = "steps", .owners = creature_owners, .words = "on entering another tile"},
    {.name = "foe_in_sight", .has_other = true, .owners = creature_owners, .words = "when a foe comes into sight"},
    {.name = "foe_in_reach", .has_other = true, .owners = creature_owners, .words = "when a foe comes within its reach"},
    {.name = "foe_out_of_reach", .has_other = true, .owners = creature_owners, .words = "when a foe leaves its reach"},
    {.name = "stepped_on", .owners = ground_owners, .words = "when stepped on"},
    {.name = "walked_into", .owners = feature_owner, .words = "when walked into"},
    {.name = "catches_fire", .has_self = false, .owners = feature_owner, .words = "when it catches fire"},
    {.name = "destroyed", .has_self = false, .owners = feature_owner, .words = "when it is destroyed"},
    {.name = "ally_hurt", .has_other = true, .owners = creature_owners, .words = "when another of its team is hurt"},
    {.name = "ally_dies", .has_other = true, .owners = creature_owners, .words = "when one of its team dies"},
    {.name = "misses", .has_other = true, .owners = creature_owners, .words = "on missing"},
    {.name = "evades", .has_other = true, .owners = creature_owners, .words = "when missed"},
    {.name = "kills", .has_other = true, .owners = creature_owners, .words = "on killing"},
    {.name = "dies", .has_other = true, .owners = creature_owners, .words = "on dying"},
    {.name = "hits", .has_other = true, .owners = creature_owners, .words = "on hitting"},
    {.name = "hurt", .has_other = true, .owners = all_owners, .words = "when hurt"},
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
