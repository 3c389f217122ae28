// The time systems and their settings. Source: resources/docs/rules.md, "Four systems that count ticks".
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/plain_field.hpp"

namespace td {

enum class TimeSystemKind : std::uint8_t { six_tier, action_queue, energy_pool, wait_time, deferred };
/// A time system as authors write it.
struct TimeSystemRow {
    std::string_view name;
    std::string_view doc;
};
/// In the order of the enumeration.
inline constexpr auto time_systems = std::to_array<TimeSystemRow>({
    {"six_tier", "Rounds of six tiers; fast creatures act in more of them."},
    {"action_queue", "The creature that is due first acts, and is due again after the cost of its action."},
    {"energy_pool", "In a fixed order, each creature gets its allowance of ticks and acts while any are left."},
    {"wait_time", "The creature that has waited longest acts, and waits again."},
    {"deferred", "Actions take effect at their end, and can be replaced until then."},
});
/// Their keys in content and commands, in the order of the enumeration.
inline constexpr auto time_system_names = [] {
    std::array<std::string_view, time_systems.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = time_systems[i].name;
    return names;
}();

/// What waiting takes from an energy pool: a fixed cost, or all energy that is left.
enum class WaitRule : std::uint8_t { cost, drain };
/// What the end of a turn adds to the wait time: the creature's own wait, or the costs of its actions.
enum class WaitCharge : std::uint8_t { own_wait, costs };

/// Length of a round in the wait-time system; 0: no limit of that kind. With two limits the first one reached ends the round; with none, a
/// round lasts 500 ticks.
struct RoundLength {
    static constexpr int default_wait_time = 500;
    int wait_time = 0;  ///< ticks
    int turns = 0;
    friend bool operator==(const RoundLength&, const RoundLength&) = default;
};

/// A time system and its settings; settings of other systems are ignored.
struct TimeSettings {
    TimeSystemKind kind = TimeSystemKind::six_tier;
    int turn = 100;                            ///< action_queue, deferred: ticks from one turn boundary to the next, >= 1
    WaitRule wait = WaitRule::cost;            ///< energy_pool
    bool random_start = false;                 ///< energy_pool: every creature starts with a random part of its allowance
    RoundLength round;                         ///< wait_time
    WaitCharge charge = WaitCharge::own_wait;  ///< wait_time
    bool spotting = false;                     ///< action_queue: creatures may notice foes that pass between two of their turns
    friend bool operator==(const TimeSettings&, const TimeSettings&) = default;
};

/// A number or flag of the settings, and the time systems that have it. A new setting of this kind needs only a row.
struct TimeSetting {
    PlainField<TimeSettings> field;
    std::array<std::optional<TimeSystemKind>, 2> systems;
};
inline constexpr auto plain_time_settings = std::to_array<TimeSetting>({
    {{.key = "turn",
      .number = &TimeSettings::turn,
      .low = 1,
      .high = 10'000,
      .doc = "Ticks from one turn boundary to the next; 100 is a normal turn."},
     {TimeSystemKind::action_queue, TimeSystemKind::deferred}},
    {{.key = "spotting", .flag = &TimeSettings::spotting, .doc = "True: creatures may notice foes that pass between their own turns."},
     {TimeSystemKind::action_queue}},
});

}  // namespace td
