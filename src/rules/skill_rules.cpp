// Reactive systems about skills, items and throws: their targets, and the effects on each target.
#include <algorithm>

#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/readiness.hpp"
#include "rules/systems.hpp"
#include "rules/targets.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

bool changes_only_ground(const std::vector<Effect>& effects) {
    return std::all_of(effects.begin(), effects.end(), [](const Effect& e) { return is_about_ground(e); });
}

/// Why `who` cannot use the skill now, whatever it is aimed at; nothing if it can.
std::optional<Refusal> why_not_usable(const WorldView& view, const UseSkill& use) {
    if (!use.skill) return Refusal{.reason = Refusal::Reason::no_such_skill};
    if (use.slot < 0) return why_not_payable(view, use.who, view.catalog[use.skill].pool_cost);
    return why_not_ready(view, use.who, view.world.get<Skills>(use.who).slots[static_cast<std::size_t>(use.slot)]);
}

/// Why none of the tiles can be dug through, if one of the effects digs; nothing otherwise.
std::optional<Refusal> why_not_dig_any(const WorldView& view, const std::vector<Point>& tiles, const std::vector<Effect>& effects) {
    if (!find_payload<effect::Dig>(effects)) return std::nullopt;
    std::optional<Refusal> refusal = Refusal{.reason = Refusal::Reason::nothing_to_dig};
    for (const Point p : tiles) {
        refusal = why_not_dig(view, p);
        if (!refusal) return std::nullopt;
    }
    return refusal;
}

/// True if the effects bring back a fallen creature that lies on these tiles.
bool reaches_fallen(const World& world, const std::vector<Point>& tiles, const std::vector<Effect>& effects) {
    return find_payload<effect::Revive>(effects) &&
           std::any_of(tiles.begin(), tiles.end(), [&](Point p) { return !fallen_at(world, p).empty(); });
}

/// Why effects that only bring back the fallen would do nothing; nothing otherwise.
std::optional<Refusal> why_not_revive(const World& world, const Reach& reach, const std::vector<Effect>& effects) {
    const bool does_more = !reach.targets.empty() && !changes_only_ground(effects);
    if (!find_payload<effect::Revive>(effects) || does_more || reaches_fallen(world, reach.tiles, effects)) return std::nullopt;
    return Refusal{.reason = Refusal::Reason::nobody_fallen};
}

/// Why the use reaches neither a target nor ground on which it acts; nothing if it does.
std::optional<Refusal> why_reaches_nothing(const World& world, const AimedUse& use, const Reach& reach) {
    const Shape shape = use.targeting.area.shape;
    const Point here = world.get<Position>(use.targeting.who).at;
    if (reach.tiles.empty() && aims_at_tile(shape)) {
        const bool is_near = chebyshev(here, use.targeting.aim) <= use.targeting.area.range;
        return Refusal{.reason = is_near ? Refusal::Reason::no_clear_line : Refusal::Reason::out_of_range};
    }
    if (const auto refusal = why_not_revive(world, reach, use.effects)) return refusal;
    const bool reaches = !reach.targets.empty() || changes_only_ground(use.effects) || reaches_fallen(world, reach.tiles, use.effects);
    if (!reach.tiles.empty() && reaches) return std::nullopt;
    if (shape != Shape::front) return Refusal{.reason = Refusal::Reason::no_target};
    const Point ahead = here + offset(use.targeting.direction);
    if (!world.contains(ahead) || !world.creature_at(ahead)) return Refusal{.reason = Refusal::Reason::nobody_there};
    return Refusal{.reason = reach.tiles.empty() ? Refusal::Reason::corner : Refusal::Reason::no_target};
}

/// Why using it there would be pointless; nothing if it would do something.
std::optional<Refusal> why_pointless(const WorldView& view, const AimedUse& use, const Reach& reach) {
    if (const auto refusal = why_reaches_nothing(view.world, use, reach)) return refusal;
    if (const auto refusal = why_not_dig_any(view, reach.tiles, use.effects)) return refusal;
    if (find_payload<effect::SpendTurn>(use.effects) && use.targeting.audience == Audience::self &&
        !view.world.has<BankedTurns>(use.targeting.who))
        return Refusal{.reason = Refusal::Reason::nothing_banked};
    if (use.item && use.targeting.area.shape == Shape::self && !would_do_anything(view, use.effects, use.targeting.who))
        return Refusal{.reason = Refusal::Reason::pointless};
    return std::nullopt;
}

/// Writes what it reaches into the action, a UseSkill or UseItem, or cancels it.
template <class Use>
void aim(Reaction& reaction, Use action, const AimedUse& use) {
    Reach reach = reach_of(reaction.world(), use.targeting);
    auto refusal = why_pointless(reaction.view(), use, reach);
    // A target may come into its area until the last turn: one can lead it.
    const bool has_nobody_yet =
        refusal && (refusal->reason == Refusal::Reason::no_target || refusal->reason == Refusal::Reason::nobody_there);
    if (has_nobody_yet && !reach.tiles.empty() && begins_ongoing_action(reaction.view(), use.targeting.who, reaction.action()))
        refusal.reset();
    if (refusal) return reaction.cancel(*refusal);
    action.tiles = std::move(reach.tiles);
    action.targets = std::move(reach.targets);
    reaction.amend(std::move(action));
}

/// What `who` does to each creature that it hits.
struct Impact {
    EntityId who;
    const std::vector<Effect>& effects;
    int accuracy = 100;  ///< percent; allies are always hit
    SkillId skill;       ///< the source that effects name; none for items
};

Impact impact_of(const Catalog& catalog, EntityId who, SkillId id) { return {who, catalog[id].effects, catalog[id].accuracy, id}; }

/// Proposes, for each target, the effects on it or a miss.
void follow_with_effects_on_targets(Reaction& reaction, const Impact& impact, const std::vector<EntityId>& targets) {
    const EffectSource source = effect_source_of(reaction.world(), impact.who, impact.skill);
    for (const EntityId target : targets) {
        const bool harmful = !are_allied(reaction.world(), impact.who, target);
        const int percent = harmful ? hit_chance(reaction.view(), impact.who, target, impact.accuracy) : 100;
        if (!reaction.dice().chance(percent))
            reaction.follow(Miss{impact.who, target});
        else
            reaction.follow_all(consequences(reaction.view(), reaction.dice(), impact.effects, source, target));
    }
}

void follow_with_effects_on_ground(Reaction& reaction, EntityId who, const std::vector<Effect>& effects, const std::vector<Point>& tiles) {
    reaction.follow_all(consequences_for_ground(reaction.view(), reaction.dice(), effects, effect_source_of(reaction.world(), who), tiles));
}

}  // namespace

void System<Rule::aiming>::react(Reaction& reaction, const UseSkill& use) {
    if (const auto refusal = why_not_usable(reaction.view(), use)) return reaction.cancel(*refusal);
    const AimedUse aimed = aimed_use(reaction.catalog(), use.skill, use.who, use.direction, use.aim);
    aim(reaction, use, aimed);
}

void System<Rule::aiming>::react(Reaction& reaction, const UseItem& order) {
    UseItem use = order;
    use.item = item_in_slot(reaction.world(), use.who, use.slot);
    if (!use.item) return reaction.cancel({.reason = Refusal::Reason::no_such_item});
    const AimedUse aimed = aimed_use(reaction.catalog(), use.item, use.who, use.direction, use.aim);
    if (aimed.effects.empty()) return reaction.cancel({.reason = Refusal::Reason::item_has_no_use});
    if (const auto refusal = why_not_payable(reaction.view(), use.who, reaction.catalog()[use.item].pool_cost))
        return reaction.cancel(*refusal);
    aim(reaction, std::move(use), aimed);
}

void System<Rule::aiming>::react(Reaction& reaction, const ThrowItem& order) {
    ThrowItem thrown = order;
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

void System<Rule::outcome_of_skills>::react(Reaction& reaction, const Strike& strike) {
    follow_with_effects_on_targets(reaction, impact_of(reaction.catalog(), strike.who, strike.skill), {strike.target});
}

void System<Rule::outcome_of_skills>::react(Reaction& reaction, const UseSkill& use) {
    follow_with_effects_on_targets(reaction, impact_of(reaction.catalog(), use.who, use.skill), use.targets);
    follow_with_effects_on_ground(reaction, use.who, reaction.catalog()[use.skill].effects, use.tiles);
}

void System<Rule::outcome_of_items>::react(Reaction& reaction, const UseItem& use) {
    const Item& item = reaction.catalog()[use.item];
    follow_with_effects_on_targets(reaction, {use.who, item.use}, use.targets);
    follow_with_effects_on_ground(reaction, use.who, item.use, use.tiles);
}

void System<Rule::outcome_of_throws>::react(Reaction& reaction, const ThrowItem& thrown) {
    const Item& item = reaction.catalog()[thrown.item];
    const auto acts_on_target = [](const Effect& e) { return !is_about_ground(e); };
    const bool may_hit = thrown.target && std::any_of(item.thrown.begin(), item.thrown.end(), acts_on_target);
    const int percent = may_hit ? throw_chance(reaction.view(), thrown.who, thrown.target) : 0;
    const bool hits = may_hit && reaction.dice().chance(percent);
    if (hits)
        follow_with_effects_on_targets(reaction, {thrown.who, item.thrown}, {thrown.target});
    else if (may_hit)
        reaction.follow(Miss{thrown.who, thrown.target});
    // Effects on the ground happen wherever the item lands, and use it up.
    const bool bursts = std::any_of(item.thrown.begin(), item.thrown.end(), [](const Effect& e) { return is_about_ground(e); });
    follow_with_effects_on_ground(reaction, thrown.who, item.thrown, {thrown.landing});
    if (!(hits || bursts) || !item.breaks) reaction.follow(PlaceItem{{thrown.item, 1}, thrown.landing});
}

void System<Rule::outcome_of_interruption>::react(Reaction& reaction, const StopOngoing& stop) {
    if (stop.how == StopOngoing::How::finished || stop.how == StopOngoing::How::failed) return;
    const World& world = reaction.world();
    const Catalog& catalog = reaction.catalog();
    const BreakingOff& on_cancel = cast_time_of(catalog, stop.ongoing).on_cancel;
    // Where actions take effect later, an action replaced in its first turn has no effect yet.
    if (stop.ongoing.done == 0 && (stop.how == StopOngoing::How::abandoned || on_cancel.outcome == BreakingOff::Outcome::share)) return;
    if (on_cancel.outcome == BreakingOff::Outcome::backfire)
        reaction.follow_all(
            consequences({world, catalog}, reaction.dice(), on_cancel.backlash, effect_source_of(world, stop.who), stop.who));
    if (on_cancel.outcome != BreakingOff::Outcome::share) return;
    const AimedUse use = aimed_use_of(catalog, stop.who, stop.ongoing);
    const std::vector<Effect> effects = partial_effects(use.effects, catalog, stop.ongoing.done, stop.ongoing.of);
    follow_with_effects_on_targets(reaction, {stop.who, effects, use.accuracy}, reach_of(world, use.targeting).targets);
}

void System<Rule::outcome_of_weapons>::react(Reaction& reaction, const FireWeapons& fire) {
    for (const Shot& shot : fire.shots) {
        follow_with_effects_on_targets(reaction, impact_of(reaction.catalog(), fire.who, shot.skill), shot.targets);
        follow_with_effects_on_ground(reaction, fire.who, reaction.catalog()[shot.skill].effects, shot.tiles);
    }
}

}  // namespace td
