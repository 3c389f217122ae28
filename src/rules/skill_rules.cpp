// Reactive systems about skills, items and throws: their targets, and the effects on each target.
#include <algorithm>

#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/systems.hpp"
#include "rules/targets.hpp"
#include "world/creature.hpp"

namespace td::systems {

namespace {

bool changes_only_ground(const std::vector<Effect>& effects) {
    return std::all_of(effects.begin(), effects.end(), [](const Effect& e) { return is_about_ground(e); });
}

std::optional<Refusal> skill_missing(const WorldView& view, const UseSkill& use) {
    if (!use.skill) return Refusal{.reason = Refusal::Reason::no_such_skill};
    if (use.slot < 0 || view.catalog[use.skill].charges == 0) return std::nullopt;
    const SkillSlot& slot = view.world.get<Skills>(use.who).slots[static_cast<std::size_t>(use.slot)];
    return slot.charges > 0 ? std::nullopt : std::optional(Refusal{.reason = Refusal::Reason::no_charge});
}

/// Why none of the tiles can be dug through, if one of the effects digs; nothing otherwise.
std::optional<Refusal> digs_nothing(const WorldView& view, const std::vector<Point>& tiles, const std::vector<Effect>& effects) {
    if (!find_payload<effect::Dig>(effects)) return std::nullopt;
    std::optional<Refusal> why = Refusal{.reason = Refusal::Reason::nothing_to_dig};
    for (const Point p : tiles)
        if (why = why_not_dig(view, p); !why) break;
    return why;
}

std::optional<Refusal> nothing_reached(const World& world, EntityId who, Direction direction, const Reach& reach, const Area& area,
                                       const std::vector<Effect>& effects) {
    if (reach.tiles.empty() && aims_at_tile(area.shape)) return Refusal{.reason = Refusal::Reason::out_of_range};
    if (!reach.tiles.empty() && (!reach.targets.empty() || changes_only_ground(effects))) return std::nullopt;
    if (area.shape != Shape::front) return Refusal{.reason = Refusal::Reason::no_target};
    const Point ahead = world.get<Position>(who).at + offset(direction);
    if (!world.contains(ahead) || !world.creature_at(ahead)) return Refusal{.reason = Refusal::Reason::nobody_there};
    return Refusal{.reason = reach.tiles.empty() ? Refusal::Reason::corner : Refusal::Reason::no_target};
}

void aim_skill(Reaction& reaction, UseSkill use) {
    if (const auto refusal = skill_missing(reaction.view(), use)) return reaction.cancel(*refusal);
    const Skill& skill = reaction.catalog()[use.skill];
    const Reach reach = reach_of(reaction.world(), use.who, skill.area, skill.audience, use.direction, use.aim);
    if (const auto refusal = nothing_reached(reaction.world(), use.who, use.direction, reach, skill.area, skill.effects))
        return reaction.cancel(*refusal);
    if (const auto refusal = digs_nothing(reaction.view(), reach.tiles, skill.effects)) return reaction.cancel(*refusal);
    use.tiles = reach.tiles;
    use.targets = reach.targets;
    reaction.amend(std::move(use));
}

void aim_item(Reaction& reaction, UseItem use) {
    use.item = item_in_slot(reaction.world(), use.who, use.slot);
    if (!use.item) return reaction.cancel({.reason = Refusal::Reason::no_such_item});
    const Item& item = reaction.catalog()[use.item];
    if (item.use.empty()) return reaction.cancel({.reason = Refusal::Reason::item_has_no_use});
    const Reach reach = reach_of(reaction.world(), use.who, item.use_area, item.use_audience, use.direction, use.aim);
    if (const auto refusal = nothing_reached(reaction.world(), use.who, use.direction, reach, item.use_area, item.use))
        return reaction.cancel(*refusal);
    if (const auto refusal = digs_nothing(reaction.view(), reach.tiles, item.use)) return reaction.cancel(*refusal);
    if (item.use_area.shape == Shape::self && !would_do_anything(reaction.view(), item.use, use.who))
        return reaction.cancel({.reason = Refusal::Reason::pointless});
    use.tiles = reach.tiles;
    use.targets = reach.targets;
    reaction.amend(std::move(use));
}

void aim_throw(Reaction& reaction, ThrowItem thrown) {
    thrown.item = thrown.slot == held_item ? ItemId{} : item_in_slot(reaction.world(), thrown.who, thrown.slot);
    if (!thrown.item) return reaction.cancel({.reason = Refusal::Reason::no_such_item});
    const int range = reaction.catalog()[thrown.item].throw_range;
    const Landing landing = landing_of(reaction.world(), thrown.who, thrown.direction, range);
    if (!landing.target && landing.at == reaction.world().get<Position>(thrown.who).at)
        return reaction.cancel({.reason = Refusal::Reason::wall});
    thrown.landing = landing.at;
    thrown.target = landing.target;
    reaction.amend(thrown);
}

void effects_on_targets(Reaction& reaction, EntityId who, const std::vector<Effect>& effects, const std::vector<EntityId>& targets,
                        int accuracy, SkillId skill = {}) {
    const EffectSource source = effect_source_of(reaction.world(), who, skill);
    for (const EntityId target : targets) {
        const bool harmful = !are_allied(reaction.world(), who, target);
        const int percent = harmful ? hit_chance(reaction.view(), who, target, accuracy) : 100;
        if (!reaction.dice().chance(percent))
            reaction.follow(Miss{who, target});
        else
            reaction.follow_all(consequences(reaction.view(), reaction.dice(), effects, source, target));
    }
}

void effects_on_ground(Reaction& reaction, EntityId who, const std::vector<Effect>& effects, const std::vector<Point>& tiles) {
    reaction.follow_all(consequences_for_ground(reaction.view(), reaction.dice(), effects, effect_source_of(reaction.world(), who), tiles));
}

}  // namespace

void aiming(Reaction& reaction) {
    if (reaction.cancelled()) return;
    if (const auto* skill = reaction.as<UseSkill>())
        aim_skill(reaction, *skill);
    else if (const auto* item = reaction.as<UseItem>())
        aim_item(reaction, *item);
    else if (const auto* thrown = reaction.as<ThrowItem>())
        aim_throw(reaction, *thrown);
}

void outcome_of_skills(Reaction& reaction) {
    if (reaction.cancelled()) return;
    if (const auto* strike = reaction.as<Strike>()) {
        const Skill& skill = reaction.catalog()[strike->skill];
        return effects_on_targets(reaction, strike->who, skill.effects, {strike->target}, skill.accuracy, strike->skill);
    }
    const UseSkill& use = *reaction.as<UseSkill>();
    const Skill& skill = reaction.catalog()[use.skill];
    effects_on_targets(reaction, use.who, skill.effects, use.targets, skill.accuracy, use.skill);
    effects_on_ground(reaction, use.who, skill.effects, use.tiles);
}

void outcome_of_items(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const UseItem& use = *reaction.as<UseItem>();
    const Item& item = reaction.catalog()[use.item];
    effects_on_targets(reaction, use.who, item.use, use.targets, 100);
    effects_on_ground(reaction, use.who, item.use, use.tiles);
}

void outcome_of_throws(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const ThrowItem& thrown = *reaction.as<ThrowItem>();
    const Item& item = reaction.catalog()[thrown.item];
    const auto strikes = [](const Effect& e) { return !is_about_ground(e); };
    const bool aimed = thrown.target && std::any_of(item.thrown.begin(), item.thrown.end(), strikes);
    const int percent = aimed ? throw_chance(reaction.view(), thrown.who, thrown.target) : 0;
    const bool hits = aimed && reaction.dice().chance(percent);
    if (hits)
        effects_on_targets(reaction, thrown.who, item.thrown, {thrown.target}, 100);
    else if (aimed)
        reaction.follow(Miss{thrown.who, thrown.target});
    // Effects on the ground happen wherever the item lands, and use it up.
    const bool bursts = std::any_of(item.thrown.begin(), item.thrown.end(), [](const Effect& e) { return is_about_ground(e); });
    effects_on_ground(reaction, thrown.who, item.thrown, {thrown.landing});
    if (!(hits || bursts) || !item.breaks) reaction.follow(PlaceItem{{thrown.item, 1}, thrown.landing});
}

void outcome_of_interruption(Reaction& reaction) {
    const StopOngoing& left = *reaction.as<StopOngoing>();
    if (reaction.cancelled() || left.how == StopOngoing::How::finished || left.how == StopOngoing::How::failed) return;
    const World& world = reaction.world();
    const Catalog& catalog = reaction.catalog();
    const BreakingOff& on_cancel = cast_time_of(catalog, left.ongoing).on_cancel;
    // Where actions take effect later, an action replaced in its first turn has no effect yet.
    if (left.ongoing.done == 0 && (left.how == StopOngoing::How::abandoned || on_cancel.outcome == BreakingOff::Outcome::share)) return;
    if (on_cancel.outcome == BreakingOff::Outcome::backfire)
        reaction.follow_all(
            consequences({world, catalog}, reaction.dice(), on_cancel.backlash, effect_source_of(world, left.who), left.who));
    if (on_cancel.outcome != BreakingOff::Outcome::share) return;
    const OngoingReach ongoing = reach_of({world, catalog}, left.who, left.ongoing);
    effects_on_targets(reaction, left.who, share_of(ongoing.effects, catalog, left.ongoing.done, left.ongoing.of), ongoing.reach.targets,
                       ongoing.accuracy);
}

void outcome_of_weapons(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const FireWeapons& fire = *reaction.as<FireWeapons>();
    for (const Shot& shot : fire.shots) {
        const Skill& skill = reaction.catalog()[shot.skill];
        effects_on_targets(reaction, fire.who, skill.effects, shot.targets, skill.accuracy, shot.skill);
        effects_on_ground(reaction, fire.who, skill.effects, shot.tiles);
    }
}

}  // namespace td::systems
