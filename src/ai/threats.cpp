#include "ai/threats.hpp"

#include <algorithm>

#include "ai/resource_saving.hpp"
#include "catalog/trigger_source.hpp"
#include "rules/action_costs.hpp"
#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/readiness.hpp"
#include "rules/trigger_conditions.hpp"
#include "rules/triggers.hpp"
#include "rules/weapons.hpp"
#include "world/fixtures.hpp"

namespace td::tactics {

namespace {

ActionCost cost_of_step(const AiContext& context, EntityId who) { return {ActionClass::move, step_cost(context, context.costs, who)}; }

/// What a step, a wait or, for all other classes, an action without a cost of its own costs `who`, in ticks.
ActionCost cost_of_class(const AiContext& context, EntityId who, ActionClass chosen) {
    switch (chosen) {
        case ActionClass::move: return cost_of_step(context, who);
        case ActionClass::wait: return {chosen, cost_of(context, context.costs, Pass{who})};
        case ActionClass::action:
        case ActionClass::brief_action:
        case ActionClass::swift_action: break;
    }
    return {chosen, cost_of(context, context.costs, Struggle{who})};
}

struct Harm {
    int average = 0;  ///< misses included
    int most = 0;     ///< the greatest of a hit

    Harm& operator+=(Harm other) {
        average += other.average;
        most += other.most;
        return *this;
    }
};

/// What the effect takes from `target` if it is a blow.
Harm harm_of(const AiContext& context, EntityId foe, EntityId target, const Effect& effect) {
    const int expected = expected_harm(context, foe, effect, target);
    return {expected, most_harm(effect, expected)};
}

/// What a blow with the skill takes from `target`.
Harm harm_of(const AiContext& context, EntityId foe, EntityId target, const Skill& skill) {
    Harm harm;
    for (const Effect& effect : skill.effects) harm += harm_of(context, foe, target, effect);
    harm.average = harm.average * hit_chance(context, foe, target, skill.accuracy) / 100;
    return harm;
}

int reach_in_tiles(const Area& area) { return std::max(area.range, 1) + area.radius; }

/// The distance in tiles to the farthest tile that the area can reach.
int farthest_tile(const Area& area) {
    switch (area.shape) {
        case Shape::self: return 0;
        case Shape::front:
        case Shape::ahead:
        case Shape::arc: return 1;
        case Shape::ring: return area.radius;
        case Shape::burst: return area.range + area.radius;
        case Shape::line:
        case Shape::beam:
        case Shape::cone:
        case Shape::cross:
        case Shape::sight: break;
    }
    return area.range;
}

bool can_act(const AiContext& context, EntityId foe) { return !sleeps(context, foe) && !status_that(context, foe, &Status::stops_acting); }

/// Without those of creatures that cannot act.
std::vector<TurnAhead> turns_of_actors(const AiContext& context, std::vector<TurnAhead> turns) {
    std::erase_if(turns, [&](const TurnAhead& turn) { return !can_act(context, turn.who); });
    return turns;
}

/// True if the blow would reach `target` if that were on `p` rather than on its tile.
bool reaches(const AiContext& context, const Targeting& blow, EntityId target, Point p) {
    Targeting aimed = blow;
    aimed.absent = target;
    return would_reach(context.world, aimed, p);
}

/// The health that the trigger, if it fires, takes from its `other`, a creature on `p`.
Harm harm_of(const AiContext& context, const FireTrigger& fire, Point p) {
    const Trigger& trigger = trigger_of(context.catalog, fire.trigger);
    if (trigger.to == TriggerCondition::Whose::self || is_spent(context.world, fire.who, fire.trigger)) return {};
    if (!hold(context, trigger.conditions, {.self = fire.who, .other = fire.other})) return {};
    Harm harm;
    for (const Effect& effect : trigger.effects) {
        if (const auto* const strike = std::get_if<effect::Strike>(&effect.payload)) {
            const Skill& skill = context.catalog[skill_of(context, fire.who, *strike)];
            if (reaches(context, targeting_of(skill, fire.who, Direction::south, {}), fire.other, p))
                harm += harm_of(context, fire.who, fire.other, skill);
        } else {
            harm += harm_of(context, fire.who, fire.other, effect);
        }
    }
    harm.average = harm.average * trigger.chance / 100;
    return harm;
}

/// The harm of the best blow that reaches `p`.
Harm harm_of_best_blow(const AiContext& context, EntityId foe, EntityId target, Point p) {
    Harm best;
    for (const Blow& blow : blows_of(context, foe)) {
        if (!reaches(context, blow.targeting, target, p)) continue;
        const Harm harm = harm_of(context, foe, target, context.catalog[blow.skill]);
        best = {std::max(best.average, harm.average), std::max(best.most, harm.most)};
    }
    return best;
}

/// Calls `each(effect, chance)` for each effect of the target's own triggers for being hurt that a hit by `who` with these effects would
/// set off. `chance`: of the trigger, in percent.
template <class Each>
void each_effect_set_off(const AiContext& context, EntityId who, EntityId target, const std::vector<Effect>& effects, const Each& each) {
    const auto blow = std::find_if(effects.begin(), effects.end(), is_blow);
    if (blow == effects.end()) return;
    TriggerSignal struck{.event = TriggerEvent::hurt, .who = target, .other = who, .at = place_of(context.world, target)};
    if (const auto* const damage = std::get_if<effect::Damage>(&blow->payload)) struck.kind = damage->kind;
    for (const Action& fired : triggers_fired_by(context, struck)) {
        const auto& fire = std::get<FireTrigger>(fired);
        const Trigger& trigger = trigger_of(context.catalog, fire.trigger);
        const bool affects_only_itself = trigger.to == TriggerCondition::Whose::self && !trigger.area;
        if (!affects_only_itself || is_spent(context.world, target, fire.trigger)) continue;
        if (!hold(context, trigger.conditions, {.self = target, .other = who, .kind = struck.kind})) continue;
        for (const Effect& effect : trigger.effects) each(effect, trigger.chance);
    }
}

}  // namespace

std::vector<TurnAhead> turns_ahead(const AiContext& context, EntityId who, ActionClass chosen, std::optional<ActionClass> then) {
    return turns_before_next(
        context.time, context.world.roster(), who, cost_of_class(context, who, chosen),
        [&](EntityId other) { return cost_of_step(context, other); }, context.extra_turns ? *context.extra_turns : ExtraTurns{},
        context.in_extra_turn, then ? std::optional(cost_of_class(context, who, *then)) : std::nullopt);
}

std::vector<Blow> blows_of(const WorldView& view, EntityId who) {
    std::vector<Blow> blows;
    const auto add = [&](SkillId id) {
        const Skill& skill = view.catalog[id];
        const bool harms = skill.audience == Audience::foes || skill.audience == Audience::everyone;
        if (harms && skill.turns == 1 && std::any_of(skill.effects.begin(), skill.effects.end(), is_blow))
            blows.push_back({id, targeting_of(skill, who, Direction::south, {})});
    };
    for (const WeaponKind kind : {WeaponKind::melee, WeaponKind::ranged})
        for (const ItemId weapon : ready_weapons(view, who, kind)) add(view.catalog[weapon].part->skill);
    if (const SkillId attack = species_of(view, who).attack_skill; attack && blows.empty()) add(attack);
    for (const SkillSlot& slot : view.world.get<Skills>(who).slots)
        if (may_become_ready(view, who, slot)) add(slot.skill);
    return blows;
}

ThreatMap::ThreatMap(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen,
                     std::optional<int> reach, std::optional<ActionClass> then)
    : ThreatMap(context, who, foes,
                foes.empty() ? std::vector<TurnAhead>() : turns_of_actors(context, turns_ahead(context, who, chosen, then)), reach) {}

ThreatMap::ThreatMap(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, const std::vector<TurnAhead>& ahead,
                     std::optional<int> reach)
    : m_context(context), m_who(who) {
    for (const EntityId id : foes) {
        Foe foe{.id = id};
        for (const TurnAhead& turn : ahead)
            if (turn.who == id) foe.turns.push_back(turn.when);
        const StruckOutTurns* struck_out = context.world.find<StruckOutTurns>(id);
        const auto lost_turns = static_cast<std::size_t>(struck_out ? struck_out->count : 0);
        if (foe.turns.size() <= lost_turns || sleeps(context, id)) continue;
        foe.turns.erase(foe.turns.begin(), foe.turns.begin() + static_cast<std::ptrdiff_t>(lost_turns));
        foe.blows = blows_of(context, id);
        if (reach) std::erase_if(foe.blows, [&](const Blow& blow) { return farthest_tile(blow.targeting.area) > *reach; });
        for (Blow& blow : foe.blows) {
            const Harm harm = harm_of(context, id, who, context.catalog[blow.skill]);
            foe.harms.push_back(harm.average);
            foe.mosts.push_back(harm.most);
            foe.longest_reach = std::max(foe.longest_reach, reach_in_tiles(blow.targeting.area));
            blow.targeting.absent = who;
        }
        find_reachable_tiles(foe);
        m_foes.push_back(std::move(foe));
    }
}

/// Finds the tiles that the foe can come to before its last turn, by a flood fill.
void ThreatMap::find_reachable_tiles(Foe& foe) const {
    const Point start = place_of(m_context.world, foe.id);
    foe.reached.emplace_back(start, 0);
    if (cannot_step(m_context, foe.id) || snare_of(m_context, foe.id)) return;
    const BitGrid& ground = m_context.path_cache.ground(m_context, foe.id);
    const auto passable = [&](Point p) {
        if (!ground(p)) return false;
        const EntityId there = m_context.world.any(p, IndexedKind::creature) ? m_context.world.creature_at(p) : EntityId{};
        return !there || there == m_who || !are_hostile(m_context.world, foe.id, there);
    };
    const int steps = static_cast<int>(foe.turns.size()) - 1;
    const auto known = [&](Point p) {
        return std::any_of(foe.reached.begin(), foe.reached.end(), [p](const auto& tile) { return tile.first == p; });
    };
    for (std::size_t i = 0; i < foe.reached.size(); ++i) {
        const auto [from, taken] = foe.reached[i];
        if (taken == steps) break;
        for (const Direction direction : step_order)
            if (const Point to = from + offset(direction); may_step(passable, from, direction) && !known(to))
                foe.reached.emplace_back(to, taken + 1);
    }
}

bool ThreatMap::reaches(const Foe& foe, std::size_t blow, Point from, Point p) const {
    if (from == p || chebyshev(from, p) > foe.longest_reach) return false;
    Targeting aimed = foe.blows[blow].targeting;
    aimed.from = from;
    return would_reach(m_context.world, aimed, p);
}

std::optional<Threat> ThreatMap::threat_of(const Foe& foe, Point p) const {
    std::optional<Threat> threat;
    for (const auto& [from, steps] : foe.reached)
        for (std::size_t i = 0; i < foe.blows.size(); ++i) {
            if ((threat && foe.harms[i] <= threat->harm) || !reaches(foe, i, from, p)) continue;
            const Moment when = threat ? threat->when : foe.turns[static_cast<std::size_t>(steps)];
            threat = Threat{foe.id, when, foe.harms[i]};
        }
    return threat;
}

void ThreatMap::complete(Threat& threat, const Foe& foe, Point p) const {
    threat.most = 0;
    for (const auto& [from, steps] : foe.reached)
        for (std::size_t i = 0; i < foe.blows.size(); ++i) {
            if ((threat.most > 0 && foe.mosts[i] <= threat.most) || !reaches(foe, i, from, p)) continue;
            if (threat.most == 0) threat.turns = static_cast<int>(foe.turns.size()) - steps;
            threat.most = foe.mosts[i];
        }
}

std::vector<Threat> ThreatMap::at(Point p) const {
    std::vector<Threat> threats;
    for (const Foe& foe : m_foes)
        if (auto threat = threat_of(foe, p)) {
            complete(*threat, foe, p);
            threats.push_back(*threat);
        }
    return threats;
}

int ThreatMap::harm_at(Point p) const {
    int harm = 0;
    for (const Foe& foe : m_foes)
        if (const auto threat = threat_of(foe, p)) harm += threat->harm;
    const bool after_step = p != m_context.world.position(m_who);
    return harm == 0 ? 0 : std::max(0, harm - absorbs_left(m_context, m_who, after_step));
}

void absorb(std::vector<Threat>& threats, int absorbed) {
    int left_of_average = absorbed, left_of_most = absorbed;
    const auto reduce = [](int& harm, int& left) {
        const int taken = std::min(harm, left);
        harm -= taken;
        left -= taken;
    };
    for (Threat& threat : threats) {
        reduce(threat.harm, left_of_average);
        reduce(threat.most, left_of_most);
    }
}

bool ThreatMap::any_at(Point p) const {
    return std::any_of(m_foes.begin(), m_foes.end(), [&](const Foe& foe) {
        return std::any_of(foe.reached.begin(), foe.reached.end(), [&](const auto& tile) {
            for (std::size_t i = 0; i < foe.blows.size(); ++i)
                if (reaches(foe, i, tile.first, p)) return true;
            return false;
        });
    });
}

std::vector<Threat> answers_at(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, Point p, Moment now) {
    std::vector<Threat> answers;
    for (const EntityId foe : foes) {
        if (!holds_tile(context, foe, p)) continue;
        Harm harm;
        const TriggerSignal step{.event = TriggerEvent::foe_in_reach, .who = foe, .other = who, .at = place_of(context.world, foe)};
        for (const Action& fired : triggers_fired_by(context, step)) harm += harm_of(context, std::get<FireTrigger>(fired), p);
        const HeldTurn* const held = context.world.find<HeldTurn>(foe);
        if (held && contains(held->until, TriggerEvent::foe_in_reach)) harm += harm_of_best_blow(context, foe, who, p);
        if (harm.most > 0) answers.push_back({.foe = foe, .when = now, .harm = harm.average, .most = harm.most});
    }
    return answers;
}

std::vector<OngoingBlow> ongoing_blows(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen,
                                       std::optional<ActionClass> then) {
    std::vector<OngoingBlow> blows;
    std::vector<TurnAhead> ahead;
    for (const EntityId foe : foes) {
        const OngoingAction* const ongoing = context.world.find<OngoingAction>(foe);
        if (!ongoing) continue;
        const AimedUse use = aimed_use_of(context.catalog, foe, *ongoing);
        if (!use.skill) continue;
        const Harm harm = harm_of(context, foe, who, context.catalog[use.skill]);
        if (harm.most == 0) continue;
        int left = std::max(1, ongoing->of - ongoing->done);
        OngoingBlow& blow = blows.emplace_back(
            OngoingBlow{.foe = foe, .tiles = reach_of(context.world, use.targeting).tiles, .most = harm.most, .turns_left = left});
        std::sort(blow.tiles.begin(), blow.tiles.end());
        if (ahead.empty()) ahead = turns_ahead(context, who, chosen, then);
        for (const TurnAhead& turn : ahead)
            if (turn.who == foe && --left == 0) blow.when = turn.when;
    }
    return blows;
}

std::vector<Threat> answers_to_hit(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, EntityId target,
                                   const Skill& skill, Moment now) {
    std::vector<Threat> answers;
    const auto blow = std::find_if(skill.effects.begin(), skill.effects.end(), is_blow);
    if (blow == skill.effects.end()) return answers;
    const auto* const damage = std::get_if<effect::Damage>(&blow->payload);
    const Point at = place_of(context.world, who);
    for (const EntityId foe : foes) {
        if (foe != target && context.world.roster()[foe].team != context.world.roster()[target].team) continue;
        TriggerSignal struck{.event = foe == target ? TriggerEvent::hurt : TriggerEvent::ally_hurt, .who = foe, .other = who};
        struck.at = place_of(context.world, foe);
        if (damage && foe == target) struck.kind = damage->kind;
        Harm harm;
        for (const Action& fired : triggers_fired_by(context, struck)) harm += harm_of(context, std::get<FireTrigger>(fired), at);
        const HeldTurn* const held = context.world.find<HeldTurn>(foe);
        if (held && contains(held->until, struck.event)) harm += harm_of_best_blow(context, foe, who, at);
        if (harm.most > 0) answers.push_back({.foe = foe, .when = now, .harm = harm.average, .most = harm.most});
    }
    return answers;
}

int harm_set_off(const AiContext& context, EntityId who, EntityId target, const std::vector<Effect>& effects) {
    int harm = 0;
    each_effect_set_off(context, who, target, effects,
                        [&](const Effect& effect, int chance) { harm += harm_of(context, target, target, effect).average * chance / 100; });
    return harm;
}

int harm_of_own_step(const AiContext& context, EntityId who) {
    int harm = 0;
    for (const Action& fired : triggers_fired_by(context, {.event = TriggerEvent::steps, .who = who, .at = place_of(context.world, who)})) {
        const auto& fire = std::get<FireTrigger>(fired);
        const Trigger& trigger = trigger_of(context.catalog, fire.trigger);
        if (trigger.to != TriggerCondition::Whose::self || is_spent(context.world, who, fire.trigger)) continue;
        if (!hold(context, trigger.conditions, {.self = who})) continue;
        for (const Effect& effect : trigger.effects)
            if (hold(context, effect.conditions, {.self = who})) harm += harm_of(context, who, who, effect).average * trigger.chance / 100;
    }
    return harm;
}

bool is_opened_by_blow(const AiContext& context, EntityId who, EntityId target, const std::vector<Effect>& effects) {
    constexpr int much_weaker_percent = 50;
    bool opens = false;
    each_effect_set_off(context, who, target, effects, [&](const Effect& effect, int) {
        const auto* const gain = std::get_if<effect::GainStatus>(&effect.payload);
        opens = opens || (gain && gain->status && context.catalog[gain->status].defence_percent <= much_weaker_percent &&
                          !find_status(context.world, target, gain->status));
    });
    return opens;
}

std::vector<int> strikes_before_next(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen,
                                     std::optional<ActionClass> then) {
    const std::vector<TurnAhead> ahead = turns_before_next(
        context.time, context.world.roster(), who, cost_of_class(context, who, chosen),
        [&](EntityId other) { return cost_of_class(context, other, ActionClass::action); },
        context.extra_turns ? *context.extra_turns : ExtraTurns{}, context.in_extra_turn,
        then ? std::optional(cost_of_class(context, who, *then)) : std::nullopt);
    std::vector<int> strikes;
    for (const EntityId foe : foes)
        strikes.push_back(
            static_cast<int>(std::count_if(ahead.begin(), ahead.end(), [&](const TurnAhead& turn) { return turn.who == foe; })));
    return strikes;
}

std::vector<EntityId> foes_given_turns(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, TriggerEvent event) {
    std::vector<EntityId> given;
    const Point at = place_of(context.world, who);
    for (const Action& fired : triggers_fired_by(context, {.event = event, .who = who, .at = at})) {
        const auto& fire = std::get<FireTrigger>(fired);
        const Trigger& trigger = trigger_of(context.catalog, fire.trigger);
        if (!trigger.area || is_spent(context.world, who, fire.trigger) || !hold(context, trigger.conditions, {.self = who})) continue;
        for (const Effect& effect : trigger.effects) {
            if (!std::holds_alternative<effect::ExtraTurn>(effect.payload)) continue;
            std::copy_if(foes.begin(), foes.end(), std::back_inserter(given), [&](EntityId foe) {
                const bool is_near = chebyshev(at, place_of(context.world, foe)) <= trigger.area->range;
                return is_near && hold(context, effect.conditions, {.self = foe, .other = who});
            });
        }
    }
    return given;
}

bool could_strike_at(const AiContext& context, EntityId foe, EntityId who, Point p) {
    return harm_of_best_blow(context, foe, who, p).most > 0;
}

bool costs_turns(const AiContext& context, EntityId foe) {
    const auto takes_turn = [&](const Effect& effect) {
        const auto* const gain = std::get_if<effect::GainStatus>(&effect.payload);
        return find_payload<effect::DelayTurn>(effect) || find_payload<effect::LoseTurn>(effect) ||
               (gain && gain->status && context.catalog[gain->status].stops_acting);
    };
    const std::vector<Blow> blows = blows_of(context, foe);
    return std::any_of(blows.begin(), blows.end(), [&](const Blow& blow) {
        const std::vector<Effect>& effects = context.catalog[blow.skill].effects;
        return std::any_of(effects.begin(), effects.end(), takes_turn);
    });
}

const std::vector<EntityId>& Threats::foes() {
    if (!m_foes) m_foes = foes_in_sight(m_context, m_who);
    return *m_foes;
}

const std::vector<TurnAhead>& Threats::turns_after(ActionClass chosen) {
    auto& turns = m_turns[static_cast<std::size_t>(chosen)];
    if (!turns) turns = turns_ahead(m_context, m_who, chosen);
    return *turns;
}

const ThreatMap& Threats::after(ActionClass chosen) {
    auto& map = m_maps[static_cast<std::size_t>(chosen)];
    if (!map)
        map.emplace(m_context, m_who, foes(), foes().empty() ? std::vector<TurnAhead>() : turns_of_actors(m_context, turns_after(chosen)),
                    m_reach);
    return *map;
}

bool Threats::has_turn_before(EntityId foe) {
    const std::vector<TurnAhead>& ahead = turns_after(ActionClass::action);
    return std::any_of(ahead.begin(), ahead.end(), [foe](const TurnAhead& turn) { return turn.who == foe; });
}

bool Threats::acts_before_foes() {
    const std::vector<TurnAhead>& ahead = turns_after(ActionClass::move);
    return std::none_of(ahead.begin(), ahead.end(), [&](const TurnAhead& turn) {
        return can_act(m_context, turn.who) && std::find(foes().begin(), foes().end(), turn.who) != foes().end();
    });
}

}  // namespace td::tactics
