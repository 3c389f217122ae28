#include "game/explain.hpp"

#include <array>

#include "game/describe.hpp"
#include "game/wording.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

struct SpeedWords {
    std::string_view in_full;
    std::string_view in_short;
};

const SpeedWords& words_of(int speed) {
    static constexpr std::array<SpeedWords, 7> words{{{"quarter speed (25 %)", "1/4"},
                                                      {"a third of normal speed (33 %)", "1/3"},
                                                      {"half speed (50 %)", "1/2"},
                                                      {"normal speed", "1x"},
                                                      {"double speed (200 %)", "2x"},
                                                      {"triple speed (300 %)", "3x"},
                                                      {"quadruple speed (400 %)", "4x"}}};
    return words[static_cast<std::size_t>(clamp_speed(speed) - slowest)];
}

std::string with_chance(std::string text, const Effect& effect) {
    return effect.chance >= 100 ? text : text + " (" + std::to_string(effect.chance) + " %)";
}

std::string name_of_status(const Effect& effect, const Catalog& catalog) {
    return effect.status ? catalog[effect.status].name : std::string("everything harmful");
}

std::string feature_named(const Effect& effect, const Catalog& catalog) {
    return effect.feature ? uncapitalised(catalog[effect.feature].name) : std::string("what stands there");
}

/// "6", "10 % of health", "6 and 10 % of health".
std::string share_words(const Effect& effect) {
    if (effect.percent == 0) return std::to_string(effect.amount);
    const std::string share = std::to_string(effect.percent) + " % of health";
    return effect.amount == 0 ? share : std::to_string(effect.amount) + " and " + share;
}

std::string healing(const Effect& effect) { return "heals " + share_words(effect); }

std::string kind_word(const Effect& effect, const Catalog& catalog) {
    const bool known = effect.damage_kind && effect.damage_kind.index() < catalog.damage_kinds.size();
    return known ? " " + uncapitalised(catalog.damage_kinds[effect.damage_kind.index()].name) : "";
}

std::string describe_effect(const Effect& effect, const Catalog& catalog) {
    const std::string amount = std::to_string(effect.amount);
    switch (effect.kind) {
        case EffectKind::damage: return "power " + amount + kind_word(effect, catalog);
        case EffectKind::heal: return healing(effect);
        case EffectKind::harm: return "takes " + share_words(effect) + kind_word(effect, catalog);
        case EffectKind::explode:
            return "explodes for " + amount + kind_word(effect, catalog) + ", " + counted(effect.radius, "tile") + " around";
        case EffectKind::alarm: return "brings foes from " + counted(effect.radius, "tile") + " around";
        case EffectKind::transform: return "turns into " + (effect.species ? catalog[effect.species].name : std::string("something"));
        case EffectKind::leave_item: return "leaves " + (effect.item ? catalog[effect.item].name : std::string("something"));
        case EffectKind::reveal_traps: return "shows what is hidden";
        case EffectKind::change_weather:
            return "brings " + (effect.weather ? uncapitalised(catalog[effect.weather].name) : std::string("another weather"));
        case EffectKind::gain_status: return "makes " + uncapitalised(name_of_status(effect, catalog));
        case EffectKind::lose_status: return "ends " + uncapitalised(name_of_status(effect, catalog));
        case EffectKind::push: return "pushes " + counted(effect.amount, "tile") + " away";
        case EffectKind::pull: return "pulls " + counted(effect.amount, "tile") + " closer";
        case EffectKind::teleport: return "sends elsewhere";
        case EffectKind::swap_places: return "changes places";
        case EffectKind::restore_charges: return "restores " + counted(effect.amount, "charge");
        case EffectKind::reveal_map: return "shows the whole floor";
        case EffectKind::change_terrain:
            return "turns the ground into " + uncapitalised(effect.terrain ? catalog[effect.terrain].name : std::string("nothing"));
        case EffectKind::dig: return "digs through what is solid";
        case EffectKind::place_feature: return "leaves " + feature_named(effect, catalog) + " behind";
        case EffectKind::clear_features: return "clears away " + feature_named(effect, catalog);
        case EffectKind::ignite: return "sets alight what burns";
        case EffectKind::extinguish: return "puts fires out";
        case EffectKind::summon:
            return "calls " + amount + " " + (effect.species ? catalog[effect.species].name : std::string("creatures"));
    }
    return {};
}

std::string towards(const Command& command) { return std::string(direction_names[static_cast<std::size_t>(command.direction)]); }

std::string item_in_bag(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    if (command.slot == held_item) {
        const Holding* holding = world.find<Holding>(actor);
        return holding ? catalog[holding->stack.item].name : "what you hold";
    }
    const auto& stacks = world.bag(world.roster()[actor].team).stacks;
    const bool there = command.slot >= 0 && static_cast<std::size_t>(command.slot) < stacks.size();
    return there ? catalog[stacks[static_cast<std::size_t>(command.slot)].item].name : "an item";
}

std::string skill_in_slot(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    const Skills* skills = world.find<Skills>(actor);
    const bool there = skills && command.slot >= 0 && static_cast<std::size_t>(command.slot) < skills->slots.size();
    return there ? catalog[skills->slots[static_cast<std::size_t>(command.slot)].skill].name : "a skill";
}

std::string part_in_place(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    const AttachedPart* part = attached_part(world, actor, command.slot);
    return part ? catalog[part->item].name : "a part";
}

/// Kinds that need nothing but a fixed phrase.
std::string_view fixed_phrase(Command::Kind kind) {
    switch (kind) {
        case Command::Kind::wait: return "wait";
        case Command::Kind::rest: return "rest";
        case Command::Kind::pick_up: return "pick up what lies here";
        case Command::Kind::stairs: return "take the stairs";
        case Command::Kind::close_door: return "close the door";
        case Command::Kind::swap_slots: return "change the order";
        case Command::Kind::set_tactic: return "change the tactic";
        case Command::Kind::team_mode: return "change who is steered";
        case Command::Kind::resume: return "go on";
        case Command::Kind::pause_mode: return "change when the game pauses";
        case Command::Kind::debug: return "use the console";
        default: return {};
    }
}

}  // namespace

std::string describe_speed(int speed) { return std::string(words_of(speed).in_full); }
std::string short_speed(int speed) { return std::string(words_of(speed).in_short); }

std::string describe_area(const Area& area) {
    const std::string range = counted(area.range, "tile");
    switch (area.shape) {
        case Shape::self: return "the user";
        case Shape::front: return "the tile ahead";
        case Shape::ahead: return "the tile ahead, be it solid";
        case Shape::arc: return "the three tiles ahead";
        case Shape::line: return "the first in a line of " + range;
        case Shape::beam: return "everyone in a line of " + range;
        case Shape::cone: return "a cone of " + range;
        case Shape::burst: return "a burst of radius " + std::to_string(area.radius) + ", up to " + range + " away";
        case Shape::ring: return "everyone around, up to " + counted(area.radius, "tile") + " away";
        case Shape::cross: return "a cross of " + range + " each way";
        case Shape::sight: return "everyone in sight, up to " + range + " away";
    }
    return {};
}

std::vector<std::string> describe_effects(const std::vector<Effect>& effects, const Catalog& catalog) {
    std::vector<std::string> lines;
    for (const Effect& effect : effects) lines.push_back(with_chance(describe_effect(effect, catalog), effect));
    return lines;
}

std::string describe_backlash(const Effort& effort, const Catalog& catalog) {
    std::string text;
    for (const Effect& effect : effort.on_cancel.backlash) {
        std::string one = describe_effect(effect, catalog);
        // Nobody swings it at himself: it hurts by its plain amount.
        if (effect.kind == EffectKind::damage) one.replace(0, std::string_view("power").size(), "hurts for");
        text += (text.empty() ? "" : ", ") + with_chance(one, effect);
    }
    return text;
}

std::vector<std::string> describe_effort(const Effort& effort, const Catalog& catalog) {
    if (effort.turns <= 1) return {};
    std::vector<std::string> lines{"takes " + counted(effort.turns, "turn") + (effort.interrupted_by_harm ? "; harm breaks it off" : "")};
    if (effort.needs_peace) lines.push_back("is impossible with foes in sight");
    switch (effort.on_cancel.outcome) {
        case BreakingOff::Outcome::nothing: break;
        case BreakingOff::Outcome::share: lines.push_back("does its share, by the turns spent, if broken off"); break;
        case BreakingOff::Outcome::backfire: lines.push_back("backfires if broken off: " + describe_backlash(effort, catalog)); break;
    }
    return lines;
}

std::string describe_undertaking(const Undertaking& deed, const Catalog& catalog) {
    const std::string& name = deed.item ? catalog[deed.item].name : catalog[deed.skill].name;
    return name + " " + std::to_string(deed.done) + "/" + std::to_string(deed.of);
}

std::string describe_status(const Status& status) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    const auto percent = [&](std::string_view what, int value) {
        if (value != 100) add(std::string(what) + " " + std::to_string(value) + " %");
    };
    if (status.speed != 0) add("speed " + std::string(status.speed > 0 ? "+" : "") + std::to_string(status.speed));
    percent("attack", status.attack_percent);
    percent("defence", status.defence_percent);
    percent("accuracy", status.accuracy_percent);
    if (status.stops_acting) add("cannot act");
    if (status.stops_moving) add("cannot step");
    if (status.stumble_percent > 0) add("stumbles " + std::to_string(status.stumble_percent) + " %");
    if (status.ends_when_hurt) add("ends when hurt");
    return text;
}

std::vector<std::string> describe_feature(const Feature& feature) {
    std::vector<std::string> lines;
    if (feature.opens_into) lines.emplace_back("Walking into it opens it.");
    if (feature.closes_into) lines.emplace_back("It can be closed.");
    if (feature.solid && !feature.opens_into) lines.emplace_back("Nobody walks through it.");
    if (feature.holds)
        lines.push_back("Holds who steps in: it tears after " + counted(feature.holds->tries, "struggle") +
                        (feature.holds->chance < 100 ? ", each " + std::to_string(feature.holds->chance) + " % likely." : "."));
    if (feature.burns && feature.burns->lit)
        lines.push_back("Takes " + std::to_string(feature.burns->rate) + " a turn from who stands in it.");
    else if (feature.burns)
        lines.push_back("Burns when lit: " + std::to_string(feature.burns->rate) + " a turn.");
    if (feature.regeneration > 0) lines.push_back("Who stands here recovers " + std::to_string(feature.regeneration) + " in ten rounds.");
    return lines;
}

std::string describe_command(const Command& command, EntityId actor, const World& world, const Catalog& catalog) {
    using Kind = Command::Kind;
    switch (command.kind) {
        case Kind::walk: return "step " + towards(command);
        case Kind::attack: return "attack " + towards(command);
        case Kind::turn: return "turn " + towards(command);
        case Kind::use_skill: return "use " + skill_in_slot(command, actor, world, catalog);
        case Kind::use_item: return "use " + item_in_bag(command, actor, world, catalog);
        case Kind::throw_item: return "throw " + item_in_bag(command, actor, world, catalog);
        case Kind::drop_item: return "put down " + item_in_bag(command, actor, world, catalog);
        case Kind::give_item: return "give " + item_in_bag(command, actor, world, catalog) + " to " + name_of(command.target, world);
        case Kind::take_item: return "take what " + name_of(command.target, world) + " holds";
        case Kind::attach_part:
            return "attach " + (command.slot == from_ground ? std::string("what lies here") : item_in_bag(command, actor, world, catalog));
        case Kind::swap_part: return "swap in " + item_in_bag(command, actor, world, catalog);
        case Kind::detach_part: return "take off " + part_in_place(command, actor, world, catalog);
        case Kind::switch_part: return "switch " + part_in_place(command, actor, world, catalog);
        case Kind::set_leader: return "let " + name_of(command.target, world) + " lead";
        default: return std::string(fixed_phrase(command.kind));
    }
}

}  // namespace td
