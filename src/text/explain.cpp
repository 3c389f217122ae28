#include "text/explain.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>
#include <utility>

#include "catalog/effect_traits.hpp"
#include "catalog/status_profile.hpp"
#include "rules/targets.hpp"
#include "text/describe.hpp"
#include "text/explain_triggers.hpp"
#include "text/say.hpp"
#include "time/tiers.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

using Fixed = PhraseWith<0>;

std::string with_chance(const std::string& text, const Effect& effect, const Catalog& catalog) {
    return effect.chance >= 100 ? text : say(catalog, {"with_chance", "what", "chance"}, text, effect.chance);
}

/// "6", "10 % of health", "6 and 10 % of health", "8 fire".
std::string text_of(const HealthAmount& amount, const Catalog& catalog) {
    std::string text = std::to_string(amount.flat);
    if (amount.percent != 0)
        text = amount.flat == 0 ? say(catalog, {"share_of_health", "percent"}, amount.percent)
                                : say(catalog, {"amount_and_share_of_health", "amount", "percent"}, amount.flat, amount.percent);
    const bool is_known = amount.kind && amount.kind.index() < catalog.damage_kinds.size();
    if (!is_known) return text;
    return say(catalog, {"amount_of_kind", "amount", "kind"}, text, catalog.damage_kinds[amount.kind.index()].name);
}
std::string text_of(int number, const Catalog&) { return std::to_string(number); }
std::string text_of(TriggerEventSet events, const Catalog& catalog) { return describe_events(events, catalog); }
template <class Tag, class Number>
std::string text_of(Id<Tag, Number> id, const Catalog& catalog) {
    return id ? catalog[id].name : std::string();
}

/// "3 rounds", "2 turns of its own"; empty if the status lasts until it is taken away.
std::string time_of(const effect::GainStatus& gain, const Catalog& catalog) {
    const Status& status = catalog[gain.status];
    const int time = gain.duration != 0 ? gain.duration : status.duration;
    if (time == 0) return {};
    return status.unit == DurationUnit::rounds ? say(catalog, {"rest_of_rounds", "rounds"}, time)
                                               : say(catalog, {"rest_of_turns", "turns"}, time);
}

/// `on_doer`: the doer is the target.
std::string describe_effect(const Effect& effect, const Catalog& catalog, SpanWords words, bool on_doer = false) {
    std::vector<Filling> fillings;
    bool has_empty_value = false;
    each_parameter(effect, [&](std::string_view name, const auto& value) {
        fillings.push_back({name, text_of(value, catalog)});
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, int>)
            if (name == "ticks") fillings.back().value = value == 0 ? std::string() : describe_span(value, words, catalog);
        has_empty_value = has_empty_value || fillings.back().value.empty();
    });
    const EffectTraits& traits = traits_of(effect);
    const effect::HoldTurn* const hold = find_payload<effect::HoldTurn>(effect);
    const bool wants_other = has_empty_value || (on_doer && find_payload<effect::Damage>(effect)) || (hold && hold->lapses);
    const bool has_other = !traits.other_description.key.empty();
    std::string text = say_row(wants_other && has_other ? traits.other_description : traits.description, catalog, fillings);
    const effect::GainStatus* const gain = find_payload<effect::GainStatus>(effect);
    const std::string time = gain && gain->status ? time_of(*gain, catalog) : std::string();
    return time.empty() ? text : say(catalog, {"for_a_time", "what", "time"}, text, time);
}

/// "attack to the south", for each kind of command.
class CommandText {
public:
    CommandText(EntityId actor, const WorldView& view) : m_actor(actor), m_view(view) {}

    std::string operator()(const commands::Wait&) const { return say(catalog(), "do_wait"); }
    std::string operator()(const commands::Rest&) const { return say(catalog(), "do_rest"); }
    std::string operator()(const commands::Walk& c) const { return say(catalog(), {"do_walk", "direction"}, name(c.direction)); }
    std::string operator()(const commands::Attack& c) const { return say(catalog(), {"do_attack", "direction"}, name(c.direction)); }
    std::string operator()(const commands::UseSkill& c) const { return say(catalog(), {"do_use_skill", "skill"}, skill(c.slot)); }
    std::string operator()(const commands::UseItem& c) const { return say(catalog(), {"do_use_item", "item"}, item(c.slot)); }
    std::string operator()(const commands::ThrowItem& c) const { return say(catalog(), {"do_throw", "item"}, item(c.slot)); }
    std::string operator()(const commands::GiveItem& c) const {
        return say(catalog(), {"do_give", "item", "target"}, item(c.slot), name(c.target));
    }
    std::string operator()(const commands::TakeItem& c) const { return say(catalog(), {"do_take", "target"}, name(c.target)); }
    std::string operator()(const commands::PickUp&) const { return say(catalog(), "do_pick_up"); }
    std::string operator()(const commands::DropItem& c) const { return say(catalog(), {"do_put_down", "item"}, item(c.slot)); }
    std::string operator()(const commands::Descend&) const { return say(catalog(), "do_stairs"); }
    std::string operator()(const commands::CloseDoor&) const { return say(catalog(), "do_close_door"); }
    std::string operator()(const commands::Face& c) const { return say(catalog(), {"do_face", "direction"}, name(c.direction)); }
    std::string operator()(const commands::SetLeader& c) const { return say(catalog(), {"do_lead", "target"}, name(c.target)); }
    std::string operator()(const commands::SwapSlots&) const { return say(catalog(), "do_swap_slots"); }
    std::string operator()(const commands::SetTactic&) const { return say(catalog(), "do_set_tactic"); }
    std::string operator()(const commands::Choose&) const { return say(catalog(), "do_choose"); }
    std::string operator()(const commands::BuyTurn&) const { return say(catalog(), "do_buy_turn"); }
    std::string operator()(const commands::GiveOrder&) const { return say(catalog(), "do_give_order"); }
    std::string operator()(const commands::PermitSkill&) const { return say(catalog(), "do_permit"); }
    std::string operator()(const commands::PermitItem&) const { return say(catalog(), "do_permit"); }
    std::string operator()(const commands::VetoCommand&) const { return say(catalog(), "do_veto"); }
    std::string operator()(const commands::SetTeamMode&) const { return say(catalog(), "do_team_mode"); }
    std::string operator()(const commands::Reconsider&) const { return {}; }
    std::string operator()(const commands::Resume&) const { return say(catalog(), "do_go_on"); }
    std::string operator()(const commands::SetPauseMode&) const { return say(catalog(), "do_pause_mode"); }
    std::string operator()(const commands::AttachPart& c) const {
        return c.slot == from_ground ? say(catalog(), "do_attach_from_ground") : say(catalog(), {"do_attach", "part"}, item(c.slot));
    }
    std::string operator()(const commands::DetachPart& c) const { return say(catalog(), {"do_take_off", "part"}, part(c.part)); }
    std::string operator()(const commands::SwapPart& c) const { return say(catalog(), {"do_swap_in", "part"}, item(c.slot)); }
    std::string operator()(const commands::SwitchPart& c) const { return say(catalog(), {"do_switch", "part"}, part(c.part)); }
    std::string operator()(const commands::Carry& c) const {
        const std::optional<Point> at = m_view.world.position(m_actor);
        const EntityId target = c.target || !at ? c.target : fallen_in_reach(m_view.world, *at);
        return say(catalog(), {"do_carry", "target"}, name(target));
    }
    std::string operator()(const commands::LayDown&) const {
        return say(catalog(), {"do_lay_down", "target"}, name(carried_by(m_view.world, m_actor)));
    }
    std::string operator()(const commands::Debug&) const { return say(catalog(), "do_console"); }

private:
    const Catalog& catalog() const { return m_view.catalog; }

    std::string name(Direction direction) const { return describe_direction(direction, catalog()); }
    std::string name(EntityId who) const { return name_of(who, m_view); }
    std::string item(int slot) const {
        const ItemId item = item_in_slot(m_view.world, m_actor, slot);
        if (item) return catalog()[item].name;
        return slot == held_item ? say(catalog(), "some_held_item") : say(catalog(), "some_item");
    }
    std::string skill(int slot) const {
        const SkillId skill = skill_in_slot(m_view.world, m_actor, slot);
        return skill ? catalog()[skill].name : say(catalog(), "some_skill");
    }
    std::string part(int place) const {
        const AttachedPart* part = attached_part(m_view.world, m_actor, place);
        return part ? catalog()[part->item].name : say(catalog(), "some_part");
    }

    EntityId m_actor;
    const WorldView& m_view;
};

}  // namespace

std::string describe_direction(Direction direction, const Catalog& catalog) {
    static constexpr std::array<Fixed, 8> words{"direction_north", "direction_northeast", "direction_east", "direction_southeast",
                                                "direction_south", "direction_southwest", "direction_west", "direction_northwest"};
    return say(catalog, words[static_cast<std::size_t>(direction)]);
}

std::string name_of_speed(int speed, const Catalog& catalog) {
    static constexpr std::array<Fixed, 7> words{"speed_quarter", "speed_third",  "speed_half",     "speed_normal",
                                                "speed_double",  "speed_triple", "speed_quadruple"};
    return say(catalog, words[static_cast<std::size_t>(clamp_speed(speed) - slowest)]);
}

std::string describe_speed(int speed, const Catalog& catalog) {
    static constexpr std::array percents{25, 33, 50, 100, 200, 300, 400};
    std::string name = name_of_speed(speed, catalog);
    if (speed == 0) return name;
    return say(catalog, {"speed_with_percent", "speed", "percent"}, name, percents[static_cast<std::size_t>(clamp_speed(speed) - slowest)]);
}

namespace {

/// What the trait comes to: what holds in a part of the round is multiplied with what always holds.
int whole_value(const ModifierTrait& trait, const Modifiers& modifiers) {
    const auto is_one_of = [&](int Modifiers::*one, int Modifiers::*other) { return trait.number == one || trait.number == other; };
    const int value = trait.value_of(modifiers);
    if (is_one_of(&Modifiers::early_attack_percent, &Modifiers::late_attack_percent)) return value * modifiers.attack_percent / 100;
    if (is_one_of(&Modifiers::early_defence_percent, &Modifiers::late_defence_percent)) return value * modifiers.defence_percent / 100;
    return value;
}

/// The number that players read: for an attack or a defence, the percentage to which it changes the harm of blows, in steps of five.
int shown_value(const ModifierTrait& trait, const Modifiers& modifiers) {
    const int value = whole_value(trait, modifiers);
    const auto rounded = [](int percent) { return (percent + 2) / 5 * 5; };
    switch (trait.measures) {
        case ModifierTrait::Measures::attack: return rounded(harm_with_attack(value));
        case ModifierTrait::Measures::defence: return rounded(harm_with_defence(value));
        case ModifierTrait::Measures::itself: break;
    }
    return value;
}

std::string describe_tiles(const Area& area, const Catalog& catalog) {
    switch (area.shape) {
        case Shape::self: return say(catalog, "area_self");
        case Shape::front: return say(catalog, "area_front");
        case Shape::ahead: return say(catalog, "area_ahead");
        case Shape::arc: return say(catalog, "area_arc");
        case Shape::line: return say(catalog, {"area_line", "range"}, area.range);
        case Shape::beam: return say(catalog, {"area_beam", "range"}, area.range);
        case Shape::cone: return say(catalog, {"area_cone", "range"}, area.range);
        case Shape::burst:
            if (area.radius == 0) return say(catalog, {"area_spot", "range"}, area.range);
            return say(catalog, {"area_burst", "radius", "range"}, area.radius, area.range);
        case Shape::ring: return say(catalog, {"area_ring", "radius"}, area.radius);
        case Shape::cross: return say(catalog, {"area_cross", "range"}, area.range);
        case Shape::sight: return say(catalog, {"area_sight", "range"}, area.range);
    }
    return {};
}

bool is_one_tile(const Area& area) {
    return area.shape == Shape::self || area.shape == Shape::front || area.shape == Shape::ahead || area.shape == Shape::line ||
           (area.shape == Shape::burst && area.radius == 0);
}

}  // namespace

std::string describe_area(const Area& area, Audience audience, const Catalog& catalog) {
    std::string tiles = describe_tiles(area, catalog);
    if (area.shape == Shape::self) return tiles;
    if (audience == Audience::allies) return say(catalog, {"area_friends_only", "area"}, tiles);
    return audience == Audience::foes && !is_one_tile(area) ? say(catalog, {"area_foes_only", "area"}, tiles) : tiles;
}

std::string describe_reach(const Area& area, Audience audience, const Catalog& catalog) {
    return area.shape == Shape::self ? say(catalog, "reaches_self")
                                     : say(catalog, {"reaches", "area"}, describe_area(area, audience, catalog));
}

std::string describe_span(int span, SpanWords words, const Catalog& catalog) {
    if (words == SpanWords::parts_of_round) {
        if (span > 0 && span % 100 == 0) return say(catalog, {"rest_of_rounds", "rounds"}, span / 100);
        for (const RoundColumn& tier : tier_columns)
            if (tier.at == span && span > 0) return say(catalog, {"part_of_round", "tier"}, tier.name);
    }
    return say(catalog, {"rest_of_ticks", "ticks"}, span);
}

std::vector<std::string> describe_effects(const std::vector<Effect>& effects, const Catalog& catalog, SpanWords words) {
    std::vector<std::string> lines;
    for (const Effect& effect : effects) {
        std::string line = with_chance(describe_effect(effect, catalog, words), effect, catalog);
        // Statuses of one name, such as the guards of several kinds of foes, end in one line.
        const bool is_repeated = find_payload<effect::LoseStatus>(effect) && std::find(lines.begin(), lines.end(), line) != lines.end();
        if (!is_repeated) lines.push_back(std::move(line));
    }
    return lines;
}

std::string describe_backlash(const CastTime& cast_time, const Catalog& catalog) {
    constexpr bool on_doer = true;
    std::string text;
    for (const Effect& effect : cast_time.on_cancel.backlash) {
        text += (text.empty() ? "" : ", ") + with_chance(describe_effect(effect, catalog, SpanWords::ticks, on_doer), effect, catalog);
    }
    return text;
}

std::vector<std::string> describe_cast_time(const CastTime& cast_time, const Catalog& catalog) {
    if (cast_time.turns <= 1) return cast_time.needs_peace ? std::vector{say(catalog, "needs_peace")} : std::vector<std::string>{};
    std::vector<std::string> lines{cast_time.interrupted_by_harm ? say(catalog, {"takes_turns_if_unharmed", "turns"}, cast_time.turns)
                                                                 : say(catalog, {"takes_turns", "turns"}, cast_time.turns)};
    if (cast_time.needs_peace) lines.push_back(say(catalog, "needs_peace"));
    switch (cast_time.on_cancel.outcome) {
        case BreakingOff::Outcome::nothing: break;
        case BreakingOff::Outcome::share: lines.push_back(say(catalog, "broken_off_does_share")); break;
        case BreakingOff::Outcome::backfire:
            lines.push_back(say(catalog, {"broken_off_backfires", "backlash"}, describe_backlash(cast_time, catalog)));
            break;
    }
    return lines;
}

std::string describe_ongoing_action(const OngoingAction& ongoing, const Catalog& catalog) {
    const std::string& name = ongoing.item ? catalog[ongoing.item].name : catalog[ongoing.skill].name;
    return say(catalog, {"action_under_way", "action", "done", "of"}, name, ongoing.done, ongoing.of);
}

std::string with_sign(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::string describe_modifiers(const Modifiers& modifiers, const Catalog& catalog, std::optional<TimeSystemKind> under) {
    std::string text;
    for (const ModifierTrait& trait : modifier_traits) {
        if (trait.description.key.empty() || !trait.changes(modifiers)) continue;
        if (under && trait.only_under && trait.only_under != under) continue;
        const int value = shown_value(trait, modifiers);
        const std::array<Filling, 2> fillings{Filling{"percent", std::to_string(value)}, Filling{"change", with_sign(value)}};
        text += (text.empty() ? "" : ", ") + say_row(trait.description, catalog, fillings);
    }
    return text;
}

std::string describe_lead(const LeadTrait& lead, const Catalog& catalog) {
    const std::string numbers = describe_modifiers(lead, catalog);
    return numbers.empty() ? lead.text : say(catalog, {"lead_in_numbers", "text", "numbers"}, lead.text, numbers);
}

std::string health_in_numbers(const WorldView& view, EntityId who, int now) {
    const int absorbs = view.world.roster().is_here(who) ? absorbs_left(view, who) : 0;
    return std::to_string(now) + " / " + std::to_string(view.world.get<Health>(who).maximum) +
           (absorbs > 0 ? " " + with_sign(absorbs) : std::string());
}

std::vector<std::string> describe_feature(const Feature& feature, const Catalog& catalog) {
    std::vector<std::string> lines;
    if (feature.opens_into && feature.needs)
        lines.push_back(
            say(catalog, feature.uses_up ? PhraseWith<1>{"feature_does_unlock_once", "item"} : PhraseWith<1>{"feature_does_unlock", "item"},
                catalog[feature.needs].name));
    else if (feature.opens_into)
        lines.push_back(say(catalog, "feature_does_open"));
    if (feature.closes_into) lines.push_back(say(catalog, "feature_does_close"));
    if (feature.solid && !feature.opens_into) lines.push_back(say(catalog, "feature_does_bar"));
    if (feature.holds)
        lines.push_back(feature.holds->chance < 100
                            ? say(catalog, {"feature_does_hold_by_chance", "tries", "chance"}, feature.holds->tries, feature.holds->chance)
                            : say(catalog, {"feature_does_hold", "tries"}, feature.holds->tries));
    if (feature.burns)
        lines.push_back(feature.burns->lit ? say(catalog, {"feature_does_burn", "rate"}, feature.burns->rate)
                                           : say(catalog, {"feature_does_burn_when_lit", "rate"}, feature.burns->rate));
    if (feature.regeneration > 0) lines.push_back(say(catalog, {"feature_does_heal", "amount"}, feature.regeneration));
    return lines;
}

std::string describe_command(const Command& command, EntityId actor, const WorldView& view) {
    return std::visit(CommandText(actor, view), static_cast<const AnyCommand&>(command));
}

}  // namespace td
