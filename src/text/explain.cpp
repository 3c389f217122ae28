#include "text/explain.hpp"

#include <array>

#include "rules/targets.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

using Fixed = PhraseWith<0>;

std::string with_chance(std::string text, const Effect& effect, const Catalog& catalog) {
    return effect.chance >= 100 ? text : say(catalog, {"with_chance", "what", "chance"}, text, effect.chance);
}

/// "6", "10 % of health", "6 and 10 % of health".
std::string share_words(const Effect& effect, const Catalog& catalog) {
    if (effect.percent == 0) return std::to_string(effect.amount);
    return effect.amount == 0 ? say(catalog, {"share_of_health", "percent"}, effect.percent)
                              : say(catalog, {"amount_and_share_of_health", "amount", "percent"}, effect.amount, effect.percent);
}

/// "8 fire".
std::string with_kind(const std::string& amount, const Effect& effect, const Catalog& catalog) {
    const bool known = effect.damage_kind && effect.damage_kind.index() < catalog.damage_kinds.size();
    if (!known) return amount;
    return say(catalog, {"amount_of_kind", "amount", "kind"}, amount, catalog.damage_kinds[effect.damage_kind.index()].name);
}

/// Effects that may name something, and are told in other words when they do not.
std::string describe_named_effect(const Effect& effect, const Catalog& catalog) {
    const auto named = [&](const auto& id, PhraseWith<1> with, Fixed without) {
        return id ? say(catalog, with, catalog[id].name) : say(catalog, without);
    };
    switch (effect.kind) {
        case EffectKind::transform: return named(effect.species, {"does_transform", "species"}, "does_transform_somehow");
        case EffectKind::leave_item: return named(effect.item, {"does_leave_item", "item"}, "does_leave_something");
        case EffectKind::change_weather: return named(effect.weather, {"does_change_weather", "weather"}, "does_change_weather_somehow");
        case EffectKind::gain_status: return named(effect.status, {"does_gain_status", "status"}, "does_gain_harm");
        case EffectKind::lose_status: return named(effect.status, {"does_lose_status", "status"}, "does_lose_harm");
        case EffectKind::change_terrain: return named(effect.terrain, {"does_change_terrain", "terrain"}, "does_change_terrain_to_nothing");
        case EffectKind::place_feature: return named(effect.feature, {"does_place_feature", "feature"}, "does_place_something");
        case EffectKind::clear_features: return named(effect.feature, {"does_clear_feature", "feature"}, "does_clear_features");
        case EffectKind::summon:
            return effect.species ? say(catalog, {"does_summon", "count", "species"}, effect.amount, catalog[effect.species].name)
                                  : say(catalog, {"does_summon_creatures", "count"}, effect.amount);
        default: return {};
    }
}

std::string describe_effect(const Effect& effect, const Catalog& catalog) {
    const std::string amount = with_kind(std::to_string(effect.amount), effect, catalog);
    switch (effect.kind) {
        case EffectKind::damage: return say(catalog, {"does_damage", "amount"}, amount);
        case EffectKind::heal: return say(catalog, {"does_healing", "amount"}, share_words(effect, catalog));
        case EffectKind::harm: return say(catalog, {"does_harm", "amount"}, with_kind(share_words(effect, catalog), effect, catalog));
        case EffectKind::explode: return say(catalog, {"does_explode", "amount", "radius"}, amount, effect.radius);
        case EffectKind::alarm: return say(catalog, {"does_alarm", "radius"}, effect.radius);
        case EffectKind::reveal_traps: return say(catalog, "does_reveal_traps");
        case EffectKind::push: return say(catalog, {"does_push", "tiles"}, effect.amount);
        case EffectKind::pull: return say(catalog, {"does_pull", "tiles"}, effect.amount);
        case EffectKind::teleport: return say(catalog, "does_teleport");
        case EffectKind::swap_places: return say(catalog, "does_swap_places");
        case EffectKind::restore_charges: return say(catalog, {"does_restore_charges", "amount"}, effect.amount);
        case EffectKind::reveal_map: return say(catalog, "does_reveal_map");
        case EffectKind::dig: return say(catalog, "does_dig");
        case EffectKind::ignite: return say(catalog, "does_ignite");
        case EffectKind::extinguish: return say(catalog, "does_extinguish");
        case EffectKind::end_round: return say(catalog, "does_end_round");
        default: return describe_named_effect(effect, catalog);
    }
}

std::string towards(const Command& command, const Catalog& catalog) {
    static constexpr std::array<Fixed, 8> words{"direction_north", "direction_northeast", "direction_east", "direction_southeast",
                                                "direction_south", "direction_southwest", "direction_west", "direction_northwest"};
    return say(catalog, words[static_cast<std::size_t>(command.direction)]);
}

std::string item_in_bag(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    const ItemId item = item_in_slot(world, actor, command.slot);
    if (item) return catalog[item].name;
    return command.slot == held_item ? say(catalog, "some_held_item") : say(catalog, "some_item");
}

std::string skill_of(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    const SkillId skill = skill_in_slot(world, actor, command.slot);
    return skill ? catalog[skill].name : say(catalog, "some_skill");
}

std::string part_in_place(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    const AttachedPart* part = attached_part(world, actor, command.slot);
    return part ? catalog[part->item].name : say(catalog, "some_part");
}

/// Kinds that need nothing but a fixed phrase.
std::string fixed_phrase(Command::Kind kind, const Catalog& catalog) {
    switch (kind) {
        case Command::Kind::wait: return say(catalog, "do_wait");
        case Command::Kind::rest: return say(catalog, "do_rest");
        case Command::Kind::pick_up: return say(catalog, "do_pick_up");
        case Command::Kind::stairs: return say(catalog, "do_stairs");
        case Command::Kind::close_door: return say(catalog, "do_close_door");
        case Command::Kind::swap_slots: return say(catalog, "do_swap_slots");
        case Command::Kind::set_tactic: return say(catalog, "do_set_tactic");
        case Command::Kind::team_mode: return say(catalog, "do_team_mode");
        case Command::Kind::resume: return say(catalog, "do_go_on");
        case Command::Kind::pause_mode: return say(catalog, "do_pause_mode");
        case Command::Kind::debug: return say(catalog, "do_console");
        default: return {};
    }
}

}  // namespace

std::string describe_speed(int speed, const Catalog& catalog) {
    static constexpr std::array<Fixed, 7> words{"speed_quarter", "speed_third",  "speed_half",     "speed_normal",
                                                "speed_double",  "speed_triple", "speed_quadruple"};
    return say(catalog, words[static_cast<std::size_t>(clamp_speed(speed) - slowest)]);
}

std::string describe_area(const Area& area, const Catalog& catalog) {
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

std::vector<std::string> describe_effects(const std::vector<Effect>& effects, const Catalog& catalog) {
    std::vector<std::string> lines;
    for (const Effect& effect : effects) lines.push_back(with_chance(describe_effect(effect, catalog), effect, catalog));
    return lines;
}

std::string describe_backlash(const CastTime& cast_time, const Catalog& catalog) {
    std::string text;
    for (const Effect& effect : cast_time.on_cancel.backlash) {
        // Nobody swings it at himself: it hurts by its plain amount.
        const std::string one = effect.kind == EffectKind::damage ? say(catalog, {"does_damage_to_its_doer", "amount"},
                                                                        with_kind(std::to_string(effect.amount), effect, catalog))
                                                                  : describe_effect(effect, catalog);
        text += (text.empty() ? "" : ", ") + with_chance(one, effect, catalog);
    }
    return text;
}

std::vector<std::string> describe_cast_time(const CastTime& cast_time, const Catalog& catalog) {
    if (cast_time.turns <= 1) return {};
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

std::string describe_undertaking(const OngoingAction& ongoing, const Catalog& catalog) {
    const std::string& name = ongoing.item ? catalog[ongoing.item].name : catalog[ongoing.skill].name;
    return say(catalog, {"deed_under_way", "deed", "done", "of"}, name, ongoing.done, ongoing.of);
}

std::string with_sign(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::string describe_status(const Status& status, const Catalog& catalog) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    const auto percent = [&](PhraseWith<1> what, int value) {
        if (value != 100) add(say(catalog, what, value));
    };
    if (status.speed != 0) add(say(catalog, {"status_speed", "change"}, with_sign(status.speed)));
    percent({"status_attack", "percent"}, status.attack_percent);
    percent({"status_defence", "percent"}, status.defence_percent);
    percent({"status_accuracy", "percent"}, status.accuracy_percent);
    percent({"status_allowance", "percent"}, status.allowance_percent);
    percent({"status_wait", "percent"}, status.wait_percent);
    if (status.actions != 0) add(say(catalog, {"status_actions", "change"}, with_sign(status.actions)));
    if (status.stops_acting) add(say(catalog, "status_stops_acting"));
    if (status.stops_moving) add(say(catalog, "status_stops_moving"));
    if (status.stumble_percent > 0) add(say(catalog, {"status_stumbles", "percent"}, status.stumble_percent));
    if (status.ends_when_hurt) add(say(catalog, "status_ends_when_hurt"));
    return text;
}

std::vector<std::string> describe_feature(const Feature& feature, const Catalog& catalog) {
    std::vector<std::string> lines;
    if (feature.opens_into) lines.push_back(say(catalog, "feature_does_open"));
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

std::string describe_command(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    using Kind = Command::Kind;
    const auto item = [&] { return item_in_bag(command, actor, world, catalog); };
    const auto part = [&] { return part_in_place(command, actor, world, catalog); };
    switch (command.kind) {
        case Kind::walk: return say(catalog, {"do_walk", "direction"}, towards(command, catalog));
        case Kind::attack: return say(catalog, {"do_attack", "direction"}, towards(command, catalog));
        case Kind::turn: return say(catalog, {"do_turn", "direction"}, towards(command, catalog));
        case Kind::use_skill: return say(catalog, {"do_use", "what"}, skill_of(command, actor, world, catalog));
        case Kind::use_item: return say(catalog, {"do_use", "what"}, item());
        case Kind::throw_item: return say(catalog, {"do_throw", "item"}, item());
        case Kind::drop_item: return say(catalog, {"do_put_down", "item"}, item());
        case Kind::give_item: return say(catalog, {"do_give", "item", "target"}, item(), name_of(command.target, world));
        case Kind::take_item: return say(catalog, {"do_take", "target"}, name_of(command.target, world));
        case Kind::attach_part:
            return command.slot == from_ground ? say(catalog, "do_attach_from_ground") : say(catalog, {"do_attach", "part"}, item());
        case Kind::swap_part: return say(catalog, {"do_swap_in", "part"}, item());
        case Kind::detach_part: return say(catalog, {"do_take_off", "part"}, part());
        case Kind::switch_part: return say(catalog, {"do_switch", "part"}, part());
        case Kind::set_leader: return say(catalog, {"do_lead", "target"}, name_of(command.target, world));
        default: return fixed_phrase(command.kind, catalog);
    }
}

}  // namespace td
