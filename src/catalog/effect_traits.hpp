// The table of effects: for each kind of payload a row of traits, and the parameters that its description names. Rules, AI, previews,
// descriptions and the linter ask this table instead of listing kinds themselves.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <type_traits>
#include <utility>

#include "catalog/effects.hpp"
#include "catalog/trait_text.hpp"

namespace td {

/// What an effect acts on. Ground effects change tiles, maps, weather or teams: they happen once for each area, also when it is empty.
enum class EffectReach : std::uint8_t { creatures, ground };

/// Whether an effect is meant to harm or to help those it reaches.
enum class EffectIntent : std::uint8_t {
    neither,
    harm,
    help,
    of_its_status,   ///< as harmful as the status that it names
    of_its_feature,  ///< to harm if the feature that it names burns or holds, else neither
};

/// What of an effect breaks off a multi-turn action of its target, in the AI's expectation.
enum class EffectInterruption : std::uint8_t { none, by_harm, by_moving };

namespace events_of {
constexpr TriggerEventSet any_of_these(std::initializer_list<TriggerEvent> events) {
    TriggerEventSet set{};
    for (const TriggerEvent event : events) set = set | set_of(event);
    return set;
}
inline constexpr TriggerEventSet harm = any_of_these({TriggerEvent::hits, TriggerEvent::hurt, TriggerEvent::ally_hurt, TriggerEvent::kills,
                                                      TriggerEvent::dies, TriggerEvent::ally_dies, TriggerEvent::status_lost});
inline constexpr TriggerEventSet moving =
    any_of_these({TriggerEvent::steps, TriggerEvent::stepped_on, TriggerEvent::foe_in_sight, TriggerEvent::foe_in_reach,
                  TriggerEvent::foe_out_of_reach, TriggerEvent::status_lost});
inline constexpr TriggerEventSet statuses =
    any_of_these({TriggerEvent::status_gained, TriggerEvent::status_lost, TriggerEvent::catches_fire});
inline constexpr TriggerEventSet ground = any_of_these(
    {TriggerEvent::stepped_on, TriggerEvent::foe_in_sight, TriggerEvent::catches_fire, TriggerEvent::destroyed, TriggerEvent::status_lost});
/// All events that the skill of a strike may cause.
inline constexpr TriggerEventSet strike =
    harm | moving | statuses | ground |
    any_of_these({TriggerEvent::misses, TriggerEvent::evades, TriggerEvent::healed, TriggerEvent::joins});
}  // namespace events_of

struct EffectTraits {
    std::string_view name;  ///< after `do:` in an author's file
    EffectReach reach = EffectReach::creatures;
    EffectIntent intent = EffectIntent::neither;
    EffectInterruption interruption = EffectInterruption::none;
    int utility_for_target = 0;  ///< AI: points for each target, on top of the expected change of health and statuses; below 0: unwelcome
    bool moves_turns = false;    ///< it changes when its target has its turns
    bool gives_turn = false;     ///< of those: one more, which is worth something only to a target that has a use for it
    int utility_for_doer = 0;    ///< AI: points for the doer, however many targets there are
    TriggerEventSet events{};    ///< those that it can bring about at once, for its target, its doer or who stands by
    TraitText description;       ///< its placeholders are the effect's parameters
    /// In place of it when an id among the parameters is none, `ticks` are 0, or the doer is the target of `Damage`.
    TraitText other_description{};
};

/// Health that an effect takes or gives, as one parameter of a description: "6 and 10 % of health", "8 fire".
struct HealthAmount {
    int flat = 0;
    int percent = 0;  ///< of the maximum
    DamageKindId kind;
    constexpr bool is_nothing() const { return flat == 0 && percent == 0; }
};

/// The row of each kind of payload; a kind without a row does not compile.
template <class Payload>
inline constexpr EffectTraits effect_traits = Payload::has_no_row;
/// `each_parameter(payload, visit)` calls `visit(name, value)` for each parameter of a description; values are numbers, ids and
/// HealthAmount.
template <class Payload, class Visit>
requires std::is_empty_v<Payload>
constexpr void each_parameter(const Payload&, Visit&&) {}

template <>
inline constexpr EffectTraits effect_traits<effect::Damage>{.name = "damage",
                                                            .intent = EffectIntent::harm,
                                                            .interruption = EffectInterruption::by_harm,
                                                            .events = events_of::harm,
                                                            .description = {"does_damage", "power {amount}"},
                                                            .other_description = {"does_damage_to_its_doer", "hurts for {amount}"}};
template <class Visit>
constexpr void each_parameter(const effect::Damage& e, Visit&& visit) {
    visit("amount", HealthAmount{e.power, 0, e.kind});
}

template <>
inline constexpr EffectTraits effect_traits<effect::Strike>{.name = "strike",
                                                            .intent = EffectIntent::harm,
                                                            .interruption = EffectInterruption::by_harm,
                                                            .events = events_of::strike,
                                                            .description = {"does_strike_with", "strikes with {skill:small}"},
                                                            .other_description = {"does_strike", "strikes"}};
template <class Visit>
constexpr void each_parameter(const effect::Strike& e, Visit&& visit) {
    visit("skill", e.skill);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Heal>{.name = "heal",
                                                          .intent = EffectIntent::help,
                                                          .events = set_of(TriggerEvent::healed),
                                                          .description = {"does_healing", "heals {amount}"}};
template <class Visit>
constexpr void each_parameter(const effect::Heal& e, Visit&& visit) {
    visit("amount", HealthAmount{e.amount, e.percent, {}});
}

template <>
inline constexpr EffectTraits effect_traits<effect::Revive>{.name = "revive",
                                                            .reach = EffectReach::ground,
                                                            .intent = EffectIntent::help,
                                                            .description = {"does_revive", "revives the fallen with {percent}% of health"}};
template <class Visit>
constexpr void each_parameter(const effect::Revive& e, Visit&& visit) {
    visit("percent", e.percent);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Harm>{
    .name = "harm", .intent = EffectIntent::harm, .events = events_of::harm, .description = {"does_harm", "deals {amount}"}};
template <class Visit>
constexpr void each_parameter(const effect::Harm& e, Visit&& visit) {
    visit("amount", HealthAmount{e.amount, e.percent, e.kind});
}

template <>
inline constexpr EffectTraits effect_traits<effect::Explode>{
    .name = "explode",
    .intent = EffectIntent::harm,
    .events = events_of::harm,
    .description = {"does_explode", "explodes for {amount} within {radius} {radius|tile|tiles}"}};
template <class Visit>
constexpr void each_parameter(const effect::Explode& e, Visit&& visit) {
    visit("amount", HealthAmount{e.amount, 0, e.kind});
    visit("radius", e.radius);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Alarm>{
    .name = "alarm", .description = {"does_alarm", "alerts foes within {radius} {radius|tile|tiles}"}};
template <class Visit>
constexpr void each_parameter(const effect::Alarm& e, Visit&& visit) {
    visit("radius", e.radius);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Transform>{.name = "transform",
                                                               .description = {"does_transform", "turns into {species}"},
                                                               .other_description = {"does_transform_somehow", "turns into something"}};
template <class Visit>
constexpr void each_parameter(const effect::Transform& e, Visit&& visit) {
    visit("species", e.species);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Join>{
    .name = "join", .utility_for_doer = 9, .events = set_of(TriggerEvent::joins), .description = {"does_join", "makes it join your side"}};

template <>
inline constexpr EffectTraits effect_traits<effect::LeaveItem>{.name = "leave_item",
                                                               .reach = EffectReach::ground,
                                                               .description = {"does_leave_item", "leaves {item}"},
                                                               .other_description = {"does_leave_something", "leaves something"}};
template <class Visit>
constexpr void each_parameter(const effect::LeaveItem& e, Visit&& visit) {
    visit("item", e.item);
}

template <>
inline constexpr EffectTraits effect_traits<effect::RevealTraps>{
    .name = "reveal_traps", .reach = EffectReach::ground, .description = {"does_reveal_traps", "reveals what is hidden"}};

template <>
inline constexpr EffectTraits effect_traits<effect::EndRound>{
    .name = "end_round", .reach = EffectReach::ground, .description = {"does_end_round", "ends the round for everyone"}};

template <>
inline constexpr EffectTraits effect_traits<effect::LoseTurn>{.name = "lose_turn",
                                                              .intent = EffectIntent::harm,
                                                              .utility_for_target = -8,
                                                              .moves_turns = true,
                                                              .description = {"does_lose_turn", "cancels {turns} {turns|turn|turns}"}};
template <class Visit>
constexpr void each_parameter(const effect::LoseTurn& e, Visit&& visit) {
    visit("turns", e.turns);
}

template <>
inline constexpr EffectTraits effect_traits<effect::DelayTurn>{.name = "delay_turn",
                                                               .intent = EffectIntent::harm,
                                                               .utility_for_target = -5,
                                                               .moves_turns = true,
                                                               .description = {"does_delay_turn", "delays its next turn by {ticks}"}};
template <class Visit>
constexpr void each_parameter(const effect::DelayTurn& e, Visit&& visit) {
    visit("ticks", e.ticks);
}

template <>
inline constexpr EffectTraits effect_traits<effect::ExtraTurn>{.name = "extra_turn",
                                                               .intent = EffectIntent::help,
                                                               .utility_for_target = 8,
                                                               .moves_turns = true,
                                                               .gives_turn = true,
                                                               .description = {"does_extra_turn", "gives an extra turn {ticks} later"},
                                                               .other_description = {"does_extra_turn_now", "gives an extra turn at once"}};
template <class Visit>
constexpr void each_parameter(const effect::ExtraTurn& e, Visit&& visit) {
    visit("ticks", e.ticks);
}

template <>
inline constexpr EffectTraits effect_traits<effect::HoldTurn>{
    .name = "hold_turn",
    .intent = EffectIntent::help,
    .utility_for_target = 4,
    .moves_turns = true,
    .description = {"does_hold_turn", "holds a turn: it comes {until}, or {ticks} later"},
    .other_description = {"does_hold_turn_or_lapse", "holds a turn: it comes {until}, or is lost {ticks} later"}};
template <class Visit>
constexpr void each_parameter(const effect::HoldTurn& e, Visit&& visit) {
    visit("until", e.until);
    visit("ticks", e.ticks);
}

template <>
inline constexpr EffectTraits effect_traits<effect::BankTurn>{.name = "bank_turn",
                                                              .intent = EffectIntent::help,
                                                              .utility_for_target = 3,
                                                              .moves_turns = true,
                                                              .description = {"does_bank_turn", "saves a turn, up to {most}"}};
template <class Visit>
constexpr void each_parameter(const effect::BankTurn& e, Visit&& visit) {
    visit("most", e.most);
}

template <>
inline constexpr EffectTraits effect_traits<effect::SpendTurn>{.name = "spend_turn",
                                                               .intent = EffectIntent::help,
                                                               .utility_for_target = 8,
                                                               .moves_turns = true,
                                                               .gives_turn = true,
                                                               .description = {"does_spend_turn", "uses a saved turn {ticks} later"},
                                                               .other_description = {"does_spend_turn_now", "uses a saved turn at once"}};
template <class Visit>
constexpr void each_parameter(const effect::SpendTurn& e, Visit&& visit) {
    visit("ticks", e.ticks);
}

template <>
inline constexpr EffectTraits effect_traits<effect::SwapOrder>{
    .name = "swap_order", .moves_turns = true, .description = {"does_swap_order", "swaps places in the order"}};

template <>
inline constexpr EffectTraits effect_traits<effect::CopySpeed>{
    .name = "copy_speed",
    .moves_turns = true,
    .description = {"does_copy_speed", "takes the speed of its nearest foe within {tiles} {tiles|tile|tiles}"}};
template <class Visit>
constexpr void each_parameter(const effect::CopySpeed& e, Visit&& visit) {
    visit("tiles", e.tiles);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Interrupt>{.name = "interrupt",
                                                               .intent = EffectIntent::harm,
                                                               .interruption = EffectInterruption::by_moving,
                                                               .events = events_of::harm | events_of::statuses,
                                                               .description = {"does_interrupt", "interrupts what is prepared"}};

template <>
inline constexpr EffectTraits effect_traits<effect::ChangeWeather>{
    .name = "change_weather",
    .reach = EffectReach::ground,
    .events = set_of(TriggerEvent::weather_changed),
    .description = {"does_change_weather", "brings {weather:small}"},
    .other_description = {"does_change_weather_somehow", "changes the weather"}};
template <class Visit>
constexpr void each_parameter(const effect::ChangeWeather& e, Visit&& visit) {
    visit("weather", e.weather);
}

template <>
inline constexpr EffectTraits effect_traits<effect::GainStatus>{.name = "gain_status",
                                                                .intent = EffectIntent::of_its_status,
                                                                .events = events_of::statuses,
                                                                .description = {"does_gain_status", "gives \"{status}\""},
                                                                .other_description = {"does_gain_harm", "inflicts every harmful status"}};
template <class Visit>
constexpr void each_parameter(const effect::GainStatus& e, Visit&& visit) {
    visit("status", e.status);
}

template <>
inline constexpr EffectTraits effect_traits<effect::LoseStatus>{.name = "lose_status",
                                                                .intent = EffectIntent::help,
                                                                .events = set_of(TriggerEvent::status_lost),
                                                                .description = {"does_lose_status", "ends \"{status}\""},
                                                                .other_description = {"does_lose_harm", "ends every harmful status"}};
template <class Visit>
constexpr void each_parameter(const effect::LoseStatus& e, Visit&& visit) {
    visit("status", e.status);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Push>{.name = "push",
                                                          .interruption = EffectInterruption::by_moving,
                                                          .utility_for_target = -3,
                                                          .events = events_of::moving,
                                                          .description = {"does_push", "pushes {tiles} {tiles|tile|tiles} away"}};
template <class Visit>
constexpr void each_parameter(const effect::Push& e, Visit&& visit) {
    visit("tiles", e.tiles);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Pull>{.name = "pull",
                                                          .interruption = EffectInterruption::by_moving,
                                                          .utility_for_target = -3,
                                                          .events = events_of::moving,
                                                          .description = {"does_pull", "pulls {tiles} {tiles|tile|tiles} closer"}};
template <class Visit>
constexpr void each_parameter(const effect::Pull& e, Visit&& visit) {
    visit("tiles", e.tiles);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Teleport>{
    .name = "teleport", .events = events_of::moving, .description = {"does_teleport", "teleports"}};

template <>
inline constexpr EffectTraits effect_traits<effect::SwapPlaces>{
    .name = "swap_places", .events = events_of::moving, .description = {"does_swap_places", "swaps places"}};

template <>
inline constexpr EffectTraits effect_traits<effect::RestoreCharges>{
    .name = "restore_charges",
    .intent = EffectIntent::help,
    .description = {"does_restore_charges", "restores {amount} {amount|charge|charges}"}};
template <class Visit>
constexpr void each_parameter(const effect::RestoreCharges& e, Visit&& visit) {
    visit("amount", e.amount);
}

template <>
inline constexpr EffectTraits effect_traits<effect::RestorePool>{
    .name = "restore_pool", .intent = EffectIntent::help, .description = {"does_restore_pool", "restores {amount} {pool:small}"}};
template <class Visit>
constexpr void each_parameter(const effect::RestorePool& e, Visit&& visit) {
    visit("amount", e.amount);
    visit("pool", e.pool);
}

template <>
inline constexpr EffectTraits effect_traits<effect::DrainPool>{
    .name = "drain_pool", .intent = EffectIntent::harm, .description = {"does_drain_pool", "takes {amount} {pool:small}"}};
template <class Visit>
constexpr void each_parameter(const effect::DrainPool& e, Visit&& visit) {
    visit("amount", e.amount);
    visit("pool", e.pool);
}

template <>
inline constexpr EffectTraits effect_traits<effect::RevealMap>{
    .name = "reveal_map", .reach = EffectReach::ground, .description = {"does_reveal_map", "reveals the whole floor"}};

template <>
inline constexpr EffectTraits effect_traits<effect::ChangeTerrain>{
    .name = "change_terrain",
    .reach = EffectReach::ground,
    .events = events_of::ground,
    .description = {"does_change_terrain", "turns the ground into {terrain:small}"},
    .other_description = {"does_change_terrain_to_nothing", "turns the ground into nothing"}};
template <class Visit>
constexpr void each_parameter(const effect::ChangeTerrain& e, Visit&& visit) {
    visit("terrain", e.terrain);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Dig>{
    .name = "dig", .reach = EffectReach::ground, .events = events_of::ground, .description = {"does_dig", "digs through solid ground"}};
template <class Visit>
constexpr void each_parameter(const effect::Dig&, Visit&&) {}

template <>
inline constexpr EffectTraits effect_traits<effect::PlaceFeature>{.name = "place",
                                                                  .reach = EffectReach::ground,
                                                                  .intent = EffectIntent::of_its_feature,
                                                                  .events = events_of::ground,
                                                                  .description = {"does_place_feature", "leaves {feature:small} behind"},
                                                                  .other_description = {"does_place_something", "leaves something behind"}};
template <class Visit>
constexpr void each_parameter(const effect::PlaceFeature& e, Visit&& visit) {
    visit("feature", e.feature);
}

template <>
inline constexpr EffectTraits effect_traits<effect::ClearFeatures>{.name = "clear",
                                                                   .reach = EffectReach::ground,
                                                                   .events = events_of::ground,
                                                                   .description = {"does_clear_feature", "clears away {feature:small}"},
                                                                   .other_description = {"does_clear_features", "clears the tile"}};
template <class Visit>
constexpr void each_parameter(const effect::ClearFeatures& e, Visit&& visit) {
    visit("feature", e.feature);
}

template <>
inline constexpr EffectTraits effect_traits<effect::Ignite>{.name = "ignite",
                                                            .reach = EffectReach::ground,
                                                            .intent = EffectIntent::harm,
                                                            .events = events_of::ground,
                                                            .description = {"does_ignite", "sets fire to what burns"}};

template <>
inline constexpr EffectTraits effect_traits<effect::Extinguish>{
    .name = "extinguish", .reach = EffectReach::ground, .events = events_of::ground, .description = {"does_extinguish", "puts fires out"}};

template <>
inline constexpr EffectTraits effect_traits<effect::Summon>{
    .name = "summon",
    .reach = EffectReach::ground,
    .utility_for_doer = 9,
    .events = set_of(TriggerEvent::joins),
    .description = {"does_summon", "summons {count} {species}"},
    .other_description = {"does_summon_creatures", "summons {count} {count|creature|creatures}"}};
template <class Visit>
constexpr void each_parameter(const effect::Summon& e, Visit&& visit) {
    visit("count", e.count);
    visit("species", e.species);
}

template <class Visit>
void each_parameter(const Effect& effect, Visit&& visit) {
    std::visit([&](const auto& payload) { each_parameter(payload, visit); }, effect.payload);
}

inline constexpr std::size_t effect_kinds = std::variant_size_v<EffectPayload>;

/// All rows, in the order of the payloads.
inline constexpr auto effect_traits_table = []<std::size_t... Kinds>(std::index_sequence<Kinds...>) {
    return std::array{effect_traits<std::variant_alternative_t<Kinds, EffectPayload>>...};
}
(std::make_index_sequence<effect_kinds>());

inline const EffectTraits& traits_of(const Effect& effect) { return effect_traits_table[effect.payload.index()]; }

inline bool moves_turns(const Effect& effect) { return traits_of(effect).moves_turns; }

inline bool is_about_ground(const Effect& effect) { return traits_of(effect).reach == EffectReach::ground; }

}  // namespace td
