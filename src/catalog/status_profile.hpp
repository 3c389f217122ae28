// The table of what a status, a boon, a worn part or a lead trait does to its bearer: for each number or flag one row with its field in the
// content, its neutral value, whether more is better, and its description. Reader, AI, linter and descriptions ask this table instead of
// listing members themselves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/member_count.hpp"
#include "catalog/definitions.hpp"
#include "catalog/time_settings.hpp"
#include "catalog/trait_text.hpp"

namespace td {

struct ModifierTrait {
    enum class Better : std::uint8_t { more, less, neither };
    enum class Concerns : std::uint8_t {
        acting,    ///< what the bearer can do: hinders no bearer that does nothing
        defending  ///< what is done to the bearer
    };
    /// Where it is seen that it changes something.
    enum class Shows : std::uint8_t {
        at_once,
        in_blows,       ///< when the bearer strikes, throws or fires
        when_struck,    ///< when others strike the bearer
        in_harm,        ///< when the status itself takes health
        in_healing,     ///< when the bearer regains health
        in_lost_turns,  ///< when the bearer loses a turn by it
        in_stumbles,
    };

    /// What its number is a percentage of. Players read by how much blows change instead: see harm_with_attack() and harm_with_defence().
    enum class Measures : std::uint8_t { itself, attack, defence };

    std::string_view key{};            ///< in the content
    int Modifiers::*number = nullptr;  ///< one of the two is set
    bool Modifiers::*flag = nullptr;
    Measures measures = Measures::itself;
    int low = 0;  ///< the least and the greatest value of a number
    int high = 0;
    std::string_view doc{};  ///< for authors
    int neutral = 0;
    bool lasts = false;          ///< boons and worn things may have it, too; the others are about conditions that pass
    bool changes_turns = false;  ///< changes when turns come: lead traits may not have it, because the lead changes within a round
    std::optional<TimeSystemKind> only_under{};  ///< the time system in which alone it changes anything; none: in all
    Better better = Better::neither;
    Concerns concerns = Concerns::acting;
    Shows shows = Shows::at_once;
    TraitText description{};  ///< of `{percent}` or `{change}`, the value; empty: not described

    constexpr int value_of(const Modifiers& bearer) const {
        if (number != nullptr) return bearer.*number;
        return bearer.*flag ? 1 : 0;
    }
    constexpr bool changes(const Modifiers& bearer) const { return value_of(bearer) != neutral; }
    constexpr bool helps(const Modifiers& bearer) const {
        if (better == Better::more) return value_of(bearer) > neutral;
        return better == Better::less && value_of(bearer) < neutral;
    }
    constexpr bool hinders(const Modifiers& bearer) const {
        if (better == Better::more) return value_of(bearer) < neutral;
        return better == Better::less && value_of(bearer) > neutral;
    }
};

/// In the order in which players read them.
inline constexpr auto modifier_traits = [] {
    using Better = ModifierTrait::Better;
    using Shows = ModifierTrait::Shows;
    using Measures = ModifierTrait::Measures;
    constexpr auto defending = ModifierTrait::Concerns::defending;
    return std::to_array<ModifierTrait>({
        {.key = "speed",
         .number = &Modifiers::speed,
         .low = -6,
         .high = 6,
         .doc = "Added to the speed of its bearer's steps; under `wait_time`, to the speed at which it waits for turns.",
         .lasts = true,
         .changes_turns = true,
         .better = Better::more,
         .description = {"status_speed", "speed {change}"}},
        {.key = "attack_percent",
         .number = &Modifiers::attack_percent,
         .measures = Measures::attack,
         .high = 400,
         .doc = "Percentage of its bearer's attack.",
         .neutral = 100,
         .lasts = true,
         .better = Better::more,
         .shows = Shows::in_blows,
         .description = {"status_attack", "hits about {percent}% as hard"}},
        {.key = "early_attack_percent",
         .number = &Modifiers::early_attack_percent,
         .measures = Measures::attack,
         .high = 400,
         .doc = "Percentage of its bearer's attack in the first quarter of a round; multiplied with `attack_percent`.",
         .neutral = 100,
         .lasts = true,
         .better = Better::more,
         .shows = Shows::in_blows,
         .description = {"status_early_attack", "hits about {percent}% as hard in the first quarter of a round"}},
        {.key = "late_attack_percent",
         .number = &Modifiers::late_attack_percent,
         .measures = Measures::attack,
         .high = 400,
         .doc = "Percentage of its bearer's attack in the second half of a round; multiplied with `attack_percent`.",
         .neutral = 100,
         .lasts = true,
         .better = Better::more,
         .shows = Shows::in_blows,
         .description = {"status_late_attack", "hits about {percent}% as hard in the second half of a round"}},
        {.key = "defence_percent",
         .number = &Modifiers::defence_percent,
         .measures = Measures::defence,
         .high = 400,
         .doc = "Percentage of its bearer's defence.",
         .neutral = 100,
         .lasts = true,
         .better = Better::more,
         .concerns = defending,
         .shows = Shows::when_struck,
         .description = {"status_defence", "is hit about {percent}% as hard"}},
        {.key = "early_defence_percent",
         .number = &Modifiers::early_defence_percent,
         .measures = Measures::defence,
         .high = 400,
         .doc = "Percentage of its bearer's defence in the first quarter of a round; multiplied with `defence_percent`.",
         .neutral = 100,
         .lasts = true,
         .better = Better::more,
         .concerns = defending,
         .shows = Shows::when_struck,
         .description = {"status_early_defence", "is hit about {percent}% as hard in the first quarter of a round"}},
        {.key = "late_defence_percent",
         .number = &Modifiers::late_defence_percent,
         .measures = Measures::defence,
         .high = 400,
         .doc = "Percentage of its bearer's defence in the second half of a round; multiplied with `defence_percent`.",
         .neutral = 100,
         .lasts = true,
         .better = Better::more,
         .concerns = defending,
         .shows = Shows::when_struck,
         .description = {"status_late_defence", "is hit about {percent}% as hard in the second half of a round"}},
        {.key = "absorbs",
         .number = &Modifiers::absorbs,
         .high = 999,
         .doc = "Points of harm in each round that it takes in place of its bearer's health. Harm absorbed completely counts as none.",
         .lasts = true,
         .better = Better::more,
         .concerns = defending,
         .shows = Shows::when_struck,
         .description = {"status_absorbs", "absorbs {percent} damage a round"}},
        {.key = "accuracy_percent",
         .number = &Modifiers::accuracy_percent,
         .high = 400,
         .doc = "Percentage of the accuracy of what its bearer does.",
         .neutral = 100,
         .lasts = true,
         .better = Better::more,
         .shows = Shows::in_blows,
         .description = {"status_accuracy", "accuracy {percent}%"}},
        {.key = "allowance_percent",
         .number = &Modifiers::allowance_percent,
         .low = 10,
         .high = 400,
         .doc = "Under `energy_pool`: percentage of the ticks that a round gives.",
         .neutral = 100,
         .lasts = true,
         .changes_turns = true,
         .only_under = TimeSystemKind::energy_pool,
         .better = Better::more,
         .description = {"status_allowance", "gets {percent}% of its ticks"}},
        {.key = "wait_percent",
         .number = &Modifiers::wait_percent,
         .low = 10,
         .high = 400,
         .doc = "Under `wait_time`: percentage of the ticks from one turn to the next.",
         .neutral = 100,
         .lasts = true,
         .changes_turns = true,
         .only_under = TimeSystemKind::wait_time,
         .better = Better::less,
         .description = {"status_wait", "waits {percent}% as long"}},
        {.key = "actions",
         .number = &Modifiers::actions,
         .low = -8,
         .high = 8,
         .doc = "Under `wait_time`: added to the action points of a turn.",
         .lasts = true,
         .changes_turns = true,
         .only_under = TimeSystemKind::wait_time,
         .better = Better::more,
         .description = {"status_actions", "{change} actions a turn"}},
        {.key = "harm_rate",
         .number = &Modifiers::harm_rate,
         .high = 9999,
         .doc = "Health that it takes in ten rounds of 100 ticks, as time passes, minus what the bearer resists. Nobody loses more by "
                "acting more often, and fractions are kept.",
         .better = Better::less,
         .concerns = defending,
         .shows = Shows::in_harm,
         .description = {"status_harm_rate", "loses {percent} health in ten rounds"}},
        {.key = "heal_rate",
         .number = &Modifiers::heal_rate,
         .high = 9999,
         .doc = "Health that it restores in ten rounds of 100 ticks, as time passes.",
         .shows = Shows::in_healing,
         .description = {"status_heal_rate", "recovers {percent} health in ten rounds"}},
        {.key = "stops_acting",
         .flag = &Modifiers::stops_acting,
         .doc = "True: its bearer's turns pass unused, as if it were asleep.",
         .better = Better::less,
         .shows = Shows::in_lost_turns,
         .description = {"status_stops_acting", "cannot act"}},
        {.key = "stops_moving",
         .flag = &Modifiers::stops_moving,
         .doc = "True: its bearer cannot take a step.",
         .better = Better::less,
         .description = {"status_stops_moving", "cannot move"}},
        {.key = "late_forfeits_nothing",
         .flag = &Modifiers::late_forfeits_nothing,
         .doc = "True: under `six_tier`, its bearer's blows and skills in the second half of a round forfeit no later turn.",
         .lasts = true,
         .better = Better::more,
         .description = {"status_late_forfeits_nothing", "blows and skills in 1/2 or later forfeit nothing"}},
        {.key = "stumble_percent",
         .number = &Modifiers::stumble_percent,
         .high = 100,
         .doc = "Percentage of its bearer's steps that go in a random direction.",
         .better = Better::less,
         .shows = Shows::in_stumbles,
         .description = {"status_stumbles", "stumbles {percent}% of the time"}},
        {.key = "ends_when_hurt",
         .flag = &Modifiers::ends_when_hurt,
         .doc = "True: harm ends it.",
         .shows = Shows::when_struck,
         .description = {"status_ends_when_hurt", "ends when hurt"}},
        {.key = "ends_with_floor",
         .flag = &Modifiers::ends_with_floor,
         .doc = "True: it ends when its bearer leaves the floor. For what a creature or a place there does to it.",
         .description = {"status_ends_with_floor", "stays behind on the floor"}},
        {.key = "fire",
         .flag = &Modifiers::is_fire,
         .doc = "True: ground that puts out fires ends it, and it sets fire to whatever burns where its bearer goes.",
         .better = Better::less,
         .concerns = defending},
    });
}();

/// The rows of what boons and worn things may change.
inline std::vector<ModifierTrait> lasting_modifiers() {
    std::vector<ModifierTrait> rows;
    for (const ModifierTrait& row : modifier_traits)
        if (row.lasts) rows.push_back(row);
    return rows;
}

/// The rows of what a lead trait may change: not when turns come.
inline std::vector<ModifierTrait> modifiers_of_leaders() {
    std::vector<ModifierTrait> rows = lasting_modifiers();
    std::erase_if(rows, [](const ModifierTrait& row) { return row.changes_turns; });
    return rows;
}

/// True if each number and flag of a status has one row.
constexpr bool each_status_modifier_has_a_row() {
    for (const ModifierTrait& row : modifier_traits)
        for (const ModifierTrait& other : modifier_traits)
            if (&row != &other && row.number == other.number && row.flag == other.flag) return false;
    return modifier_traits.size() == member_count<Modifiers>();
}
static_assert(each_status_modifier_has_a_row(), "every member of Modifiers has one row in modifier_traits");

/// What a status does to its bearer, in sum. Whether triggers harm or help is not known, except for those that do nothing but heal.
struct StatusProfile {
    bool helps = false;           ///< a number or flag is better than neutral
    bool hinders_acting = false;  ///< one that concerns acting is worse than neutral
    bool exposes = false;         ///< one that concerns defending is worse than neutral
    bool heals = false;           ///< by its rate; no part of `helps`, because it is worth nothing to the unhurt
    bool has_triggers = false;
    bool only_triggers_heal = false;  ///< it has triggers, and each of them heals and does nothing else
    bool ends_others = false;         ///< gaining it takes other statuses away

    constexpr bool changes_numbers() const { return helps || hinders_acting || exposes; }
    constexpr bool does_nothing() const { return !changes_numbers() && !heals && !has_triggers && !ends_others; }
    constexpr bool only_helps() const { return helps && !heals && !hinders_acting && !exposes && !has_triggers; }
    /// Without effect on a bearer that does not act anyway.
    constexpr bool only_hinders_acting() const { return hinders_acting && !heals && !exposes && !has_triggers; }
    /// Without lasting effect on a bearer that is unhurt.
    constexpr bool only_heals() const { return (has_triggers ? only_triggers_heal : heals) && !changes_numbers(); }
};

inline StatusProfile profile_of(const Status& status) {
    StatusProfile profile;
    for (const ModifierTrait& trait : modifier_traits) {
        profile.helps = profile.helps || trait.helps(status);
        const bool is_about_acting = trait.concerns == ModifierTrait::Concerns::acting;
        bool& is_worse = is_about_acting ? profile.hinders_acting : profile.exposes;
        is_worse = is_worse || trait.hinders(status);
    }
    profile.heals = status.heal_rate > 0;
    profile.has_triggers = !status.triggers.empty();
    profile.only_triggers_heal =
        profile.has_triggers && std::all_of(status.triggers.begin(), status.triggers.end(), [](const Trigger& trigger) {
            return trigger.effects.size() == 1 && find_payload<effect::Heal>(trigger.effects) != nullptr;
        });
    profile.ends_others = !status.replaces.empty();
    return profile;
}

}  // namespace td
