#include "ai/utility.hpp"

#include <algorithm>

#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"

namespace td::tactics {

namespace {

constexpr int utility_of_status = 9;
constexpr int utility_of_shove = 3;
constexpr int utility_of_finishing = 10;
constexpr int utility_of_disrupting = 12;

int missing_health(const World& world, EntityId who) {
    const Health& health = world.get<Health>(who);
    return health.maximum - health.now;
}

/// Ills that `cure` would take from `who`.
int ills_cured(const AiContext& s, EntityId who, const Effect& cure) {
    const auto& list = s.world.get<Statuses>(who).list;
    return static_cast<int>(std::count_if(list.begin(), list.end(), [&](const ActiveStatus& active) {
        return s.catalog[active.status].harmful && (!cure.status || cure.status == active.status);
    }));
}

/// What it is worth to break off the multi-turn action that a foe is at, by harm or by a shove.
int utility_of_breaking_off(const AiContext& s, EntityId target, bool by_harm) {
    const OngoingAction* at = s.world.find<OngoingAction>(target);
    if (!at || (by_harm && !cast_time_of(s.catalog, *at).interrupted_by_harm)) return 0;
    return cast_time_of(s.catalog, *at).needs_peace ? 0 : utility_of_disrupting;
}

/// Does the state do no more than to hinder somebody who does nothing as it is?
bool hinders_in_vain(const AiContext& s, EntityId target, const Status& status) {
    const bool hinders = status.stops_acting || status.stops_moving || status.speed < 0 || status.stumble_percent > 0 ||
                         status.accuracy_percent < 100 || status.attack_percent < 100;
    const bool hurts = status.defence_percent < 100 || !status.triggers.empty();
    const Mind* mind = s.world.find<Mind>(target);
    return hinders && !hurts && ((mind && mind->asleep) || status_that(s.world, s.catalog, target, &Status::stops_acting));
}

/// It does nothing to whoever is whole.
bool only_heals(const Status& status) {
    const auto heals_only = [](const Trigger& trigger) { return heals(trigger.effects) && trigger.effects.size() == 1; };
    const bool changes_nothing_else = status.speed == 0 && status.attack_percent == 100 && status.defence_percent == 100 &&
                                      status.accuracy_percent == 100 && status.allowance_percent == 100 && status.wait_percent == 100 &&
                                      status.actions == 0;
    return !status.triggers.empty() && changes_nothing_else && std::all_of(status.triggers.begin(), status.triggers.end(), heals_only);
}

/// How welcome one effect on `target` is to `who`: harm to foes and good to allies count for it, the reverse against it.
int utility_on(const AiContext& s, EntityId who, EntityId target, const Effect& effect) {
    const bool friendly = are_allied(s.world, who, target);
    switch (effect.kind) {
        case EffectKind::damage: {
            const int damage = expected_damage(s.world, s.catalog, who, target, effect.amount, effect.damage_kind);
            const bool finishes = damage >= s.world.get<Health>(target).now;
            const int more = (finishes ? utility_of_finishing : 0) + (damage > 0 ? utility_of_breaking_off(s, target, true) : 0);
            return friendly ? -2 * damage : damage + more;
        }
        case EffectKind::harm:
        case EffectKind::explode: {
            const int plain = effect.amount + s.world.get<Health>(target).maximum * effect.percent / 100;
            const int harm = resisted(s.world, s.catalog, target, plain, effect.damage_kind);
            return friendly ? -2 * harm : harm + (harm >= s.world.get<Health>(target).now ? utility_of_finishing : 0);
        }
        case EffectKind::heal: {
            const int healed =
                std::min(missing_health(s.world, target), effect.amount + s.world.get<Health>(target).maximum * effect.percent / 100);
            // A point is worth the more, the less is left: to who is half dead as much as a point of harm, to the dying twice as much.
            const int left = health_percent(s.world, target);
            return (friendly ? 1 : -1) * (left < 70 ? healed * (100 - left) / 50 : 0);
        }
        case EffectKind::gain_status: {
            if (find_status(s.world, target, effect.status) || hinders_in_vain(s, target, s.catalog[effect.status])) return 0;
            if (is_immune(s.world, s.catalog, target, effect.status) ||
                (missing_health(s.world, target) == 0 && only_heals(s.catalog[effect.status])))
                return 0;
            const bool good = s.catalog[effect.status].harmful != friendly;
            return (good ? utility_of_status : -utility_of_status) * effect.chance / 100;
        }
        case EffectKind::lose_status: return (friendly ? utility_of_status : -utility_of_status) * ills_cured(s, target, effect);
        case EffectKind::push:
        case EffectKind::pull: return friendly ? -utility_of_shove : utility_of_shove + utility_of_breaking_off(s, target, false);
        case EffectKind::teleport:
        case EffectKind::swap_places:
        case EffectKind::restore_charges:
        case EffectKind::alarm:
        case EffectKind::transform:
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
        case EffectKind::end_round: return 0;
    }
    return 0;
}

/// What it would do to the ground under others: holding and burning foes counts for it, the same to allies against it.
int utility_on_ground(const AiContext& s, EntityId who, const Effect& effect, Point p) {
    const EntityId there = s.world.creature_at(p);
    if (!there) return 0;
    const int side = are_hostile(s.world, who, there) ? 1 : are_allied(s.world, who, there) ? -1 : 0;
    return ground_would_harm(s.world, s.catalog, effect, there) ? side * utility_of_status : 0;
}

}  // namespace

int utility_of(const AiContext& s, EntityId who, const std::vector<Effect>& effects, const Reach& reach) {
    int utility = 0;
    for (const EntityId target : reach.targets)
        for (const Effect& effect : effects) utility += utility_on(s, who, target, effect);
    for (const Effect& effect : effects)
        if (effect.kind == EffectKind::summon) utility += utility_of_status;
    for (const Effect& effect : effects)
        if (is_about_ground(effect.kind))
            for (const Point p : reach.tiles) utility += utility_on_ground(s, who, effect, p) * effect.chance / 100;
    return utility;
}

bool heals(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(), [](const Effect& e) { return e.kind == EffectKind::heal; });
}

}  // namespace td::tactics
