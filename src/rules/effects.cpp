#include "rules/effects.hpp"

#include <algorithm>

#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int spread_percent = 15;
constexpr int teleport_tries = 200;
constexpr int alarm_memory = 20;  // turns for which whoever hears an alarm looks for its cause

/// One effect on one target, turned into actions.
class Consequence {
public:
    Consequence(const World& world, const Catalog& catalog, Dice& dice, const EffectSource& source, EntityId target)
        : m_world(world), m_catalog(catalog), m_dice(dice), m_source(source), m_who(source.who), m_target(target) {}

    void add(const Effect& effect, std::vector<Action>& actions) {
        switch (effect.kind) {
            case EffectKind::damage: return add_damage(effect, actions);
            case EffectKind::heal: return add_heal(effect, actions);
            case EffectKind::gain_status: actions.push_back(GainStatus{m_target, effect.status, effect.amount, m_who}); return;
            case EffectKind::lose_status: return add_cure(effect, actions);
            case EffectKind::push: return add_shove(effect, actions, Displace::How::pushed);
            case EffectKind::pull: return add_shove(effect, actions, Displace::How::pulled);
            case EffectKind::teleport: return add_teleport(actions);
            case EffectKind::swap_places:
                if (m_who != m_target && m_world.roster().alive(m_who)) actions.push_back(SwapPlaces{m_who, m_target, facing_target()});
                return;
            case EffectKind::restore_charges: actions.push_back(RestoreCharges{m_target, effect.amount}); return;
            case EffectKind::harm: return add_plain_harm(m_target, effect, actions);
            case EffectKind::explode: return add_explosion(effect, actions);
            case EffectKind::alarm: return add_alarm(effect, actions);
            case EffectKind::transform: actions.push_back(Transform{m_target, effect.species}); return;
            case EffectKind::reveal_map:
            case EffectKind::change_terrain:
            case EffectKind::dig:
            case EffectKind::summon:
            case EffectKind::place_feature:
            case EffectKind::clear_features:
            case EffectKind::ignite:
            case EffectKind::extinguish:
            case EffectKind::leave_item:
            case EffectKind::reveal_traps:
            case EffectKind::change_weather:
            case EffectKind::end_round: return;  // about the ground
        }
    }

private:
    Point place_of(EntityId id) const { return m_world.get<Position>(id).at; }
    Direction facing_target() const { return direction_towards(m_source.at, place_of(m_target)); }

    void add_damage(const Effect& effect, std::vector<Action>& actions) {
        // Statuses and terrain hurt by their plain amount: nobody swings them.
        if (!m_who || m_who == m_target) {
            actions.push_back(Hurt{m_target, effect.amount, {}, effect.damage_kind, m_source.status, m_source.feature, m_source.skill});
            return;
        }
        const int expected = expected_damage(m_world, m_catalog, m_who, m_target, effect.amount, effect.damage_kind);
        const int spread = expected * spread_percent / 100;
        const int amount = expected == 0 ? 0 : std::max(1, m_dice.between(expected - spread, expected + spread));
        actions.push_back(Hurt{m_target, amount, m_who, effect.damage_kind, m_source.status, m_source.feature, m_source.skill});
    }

    void add_plain_harm(EntityId target, const Effect& effect, std::vector<Action>& actions) {
        const int plain = effect.amount + m_world.get<Health>(target).maximum * effect.percent / 100;
        const int amount = resisted(m_world, m_catalog, target, plain, effect.damage_kind);
        const EntityId source = target == m_who ? EntityId{} : m_who;
        if (amount > 0)
            actions.push_back(Hurt{target, amount, source, effect.damage_kind, m_source.status, m_source.feature, m_source.skill});
    }

    void add_explosion(const Effect& effect, std::vector<Action>& actions) {
        const Area area{Shape::burst, effect.radius, effect.radius};
        for (const EntityId each : reach_around(m_world, place_of(m_target), {}, area, Audience::everyone, Direction::south).targets)
            add_plain_harm(each, effect, actions);
    }

    void add_alarm(const Effect& effect, std::vector<Action>& actions) {
        const Point at = place_of(m_target);
        for (const EntityId each : m_world.table<Mind>().owners()) {
            const std::optional<Point> there = m_world.position(each);
            if (!there || chebyshev(*there, at) > effect.radius || !are_hostile(m_world, each, m_target)) continue;
            Mind mind = m_world.get<Mind>(each);
            mind.asleep = false;
            mind.quarry = m_target;
            mind.goal = at;
            mind.memory = alarm_memory;
            actions.push_back(Remember{each, mind});
        }
    }

    void add_heal(const Effect& effect, std::vector<Action>& actions) {
        const Health& health = m_world.get<Health>(m_target);
        const int amount = effect.amount + health.maximum * effect.percent / 100;
        if (health.now < health.maximum) actions.push_back(Heal{m_target, amount});
    }

    void add_cure(const Effect& effect, std::vector<Action>& actions) {
        for (const ActiveStatus& active : m_world.get<Statuses>(m_target).list)
            if (effect.status ? active.status == effect.status : m_catalog[active.status].harmful)
                actions.push_back(LoseStatus{m_target, active.status});
    }

    void add_shove(const Effect& effect, std::vector<Action>& actions, Displace::How how) {
        if (!m_who || m_who == m_target) return;
        const bool away = how == Displace::How::pushed;
        const Direction direction = away ? facing_target() : turned(facing_target(), 4);
        const MobilitySet mobility = mobility_of(m_world, m_catalog, m_target);
        Point at = place_of(m_target);
        for (int i = 0; i < effect.amount; ++i) {
            if (!may_step(m_world, m_catalog, mobility, at, direction) || m_world.any(at + offset(direction), Counted::creature)) break;
            at = at + offset(direction);
        }
        if (at != place_of(m_target)) actions.push_back(Displace{m_target, at, how});
    }

    void add_teleport(std::vector<Action>& actions) {
        // Where chance is sealed nobody knows where to: it stays, as far as can be told.
        if (m_dice.sealed()) return;
        const MobilitySet mobility = mobility_of(m_world, m_catalog, m_target);
        for (int i = 0; i < teleport_tries; ++i) {
            const Point p{m_dice.between(1, m_world.width() - 2), m_dice.between(1, m_world.height() - 2)};
            if (!is_passable(m_world, m_catalog, mobility, p) || m_world.any(p, Counted::creature) || m_world.any(p, Counted::fixture))
                continue;
            actions.push_back(Displace{m_target, p, Displace::How::teleported});
            return;
        }
    }

    const World& m_world;
    const Catalog& m_catalog;
    Dice& m_dice;
    const EffectSource& m_source;
    EntityId m_who;
    EntityId m_target;
};

bool changes_anything(const World& world, const Catalog& catalog, const Effect& effect, EntityId target) {
    switch (effect.kind) {
        case EffectKind::heal: {
            const Health& health = world.get<Health>(target);
            return health.now < health.maximum;
        }
        case EffectKind::lose_status: {
            const auto& list = world.get<Statuses>(target).list;
            return std::any_of(list.begin(), list.end(), [&](const ActiveStatus& s) {
                return effect.status ? s.status == effect.status : catalog[s.status].harmful;
            });
        }
        case EffectKind::restore_charges: {
            const auto& slots = world.get<Skills>(target).slots;
            return std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& s) { return s.charges < catalog[s.skill].charges; });
        }
        default: return true;
    }
}

}  // namespace

std::optional<Refusal> why_not_dig(const World& world, const Catalog& catalog, Point p) {
    if (!world.contains(p) || !catalog[world.terrain(p)].diggable) return Refusal{.reason = Refusal::Reason::nothing_to_dig};
    const bool at_border = p.x == 0 || p.y == 0 || p.x == world.width() - 1 || p.y == world.height() - 1;
    return at_border ? std::optional(Refusal{.reason = Refusal::Reason::undiggable}) : std::nullopt;
}

std::vector<Effect> share_of(const std::vector<Effect>& effects, const Catalog& catalog, int done, int of) {
    std::vector<Effect> shared;
    for (Effect effect : effects) {
        const bool has_amount = effect.kind == EffectKind::damage || effect.kind == EffectKind::heal || effect.kind == EffectKind::harm ||
                                effect.kind == EffectKind::gain_status || effect.kind == EffectKind::restore_charges;
        if (!has_amount) continue;
        if (effect.kind == EffectKind::gain_status && effect.amount == 0) effect.amount = catalog[effect.status].duration;
        effect.amount = effect.amount * done / of;
        effect.percent = effect.percent * done / of;
        if (effect.amount > 0 || effect.percent > 0) shared.push_back(effect);
    }
    return shared;
}

EffectSource effect_source_of(const World& world, EntityId who, SkillId skill) {
    return {.who = who, .at = world.get<Position>(who).at, .skill = skill};
}

std::vector<Action> consequences(const World& world, const Catalog& catalog, Dice& dice, const std::vector<Effect>& effects,
                                 const EffectSource& source, EntityId target) {
    std::vector<Action> actions;
    Consequence consequence(world, catalog, dice, source, target);
    for (const Effect& effect : effects)
        for (int i = 0; i < effect.times; ++i) {
            const TriggerContext trigger_context{.self = target, .other = source.who ? source.who : source.whom};
            if (dice.chance(effect.chance) && hold(world, catalog, effect.conditions, trigger_context)) consequence.add(effect, actions);
        }
    return actions;
}

bool would_do_anything(const World& world, const Catalog& catalog, const std::vector<Effect>& effects, EntityId target) {
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& e) { return changes_anything(world, catalog, e, target); });
}

}  // namespace td
