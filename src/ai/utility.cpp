#include "ai/utility.hpp"

#include <algorithm>

#include "ai/order_check.hpp"
#include "ai/plan_conditions.hpp"
#include "ai/positions.hpp"
#include "ai/resource_saving.hpp"
#include "catalog/status_profile.hpp"
#include "catalog/tactic_traits.hpp"
#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/trigger_conditions.hpp"

namespace td::tactics {

namespace {

constexpr int utility_of_status = 9;
constexpr int utility_of_finishing = 10;
constexpr int utility_of_disrupting = 12;
/// Of waking a foe while others are awake: it slept for a reason.
constexpr int utility_of_waking = -20;
/// Nothing outweighs it: the player is asked before a command harms the party, so companions never harm it on their own. Nor do they
/// wake sleepers that their tactic spares.
constexpr int utility_of_harming_party = -10'000;

/// Utility of disrupting the multi-turn action of a foe, by harming or moving it.
int utility_of_disruption(const AiContext& context, EntityId target, EffectInterruption how) {
    const OngoingAction* ongoing = context.world.find<OngoingAction>(target);
    if (!ongoing) return 0;
    const CastTime& time = cast_time_of(context.catalog, *ongoing);
    if (how == EffectInterruption::by_harm && !time.interrupted_by_harm) return 0;
    // An action that needs peace ends anyway, with foes in sight.
    return time.needs_peace ? 0 : utility_of_disrupting;
}

/// True if the status, which `who` has, ends with the turn that it is deciding about. Gaining it again now would prolong it.
bool ends_with_turn(const AiContext& context, EntityId who, StatusId id) {
    const ActiveStatus* const status = find_status(context.world, who, id);
    return status->left == 1 && context.catalog[id].unit == DurationUnit::own_turns && context.catalog[id].duration > 1;
}

/// True if the status does nothing but change that number of its bearer.
bool changes_only(const Status& status, int Modifiers::*number) {
    const auto is_other_change = [&](const ModifierTrait& trait) { return trait.number != number && trait.changes(status); };
    return status.triggers.empty() && std::none_of(modifier_traits.begin(), modifier_traits.end(), is_other_change);
}

/// True if all that the status does is make the next blow of its bearer harder.
bool is_for_next_blow(const Status& status) {
    constexpr int this_turn_and_next = 2;
    return status.unit == DurationUnit::own_turns && status.duration > 0 && status.duration <= this_turn_and_next &&
           status.attack_percent > 100 && changes_only(status, &Modifiers::attack_percent);
}

/// True if the status would change nothing for `target`: it has the status or is immune, is unhurt, already cannot act, is already as fast
/// as anyone can be, or strikes no one before the status ends.
bool is_useless_gain(const AiContext& context, EntityId who, EntityId target, StatusId id) {
    if (is_immune(context, target, id)) return true;
    if (find_status(context.world, target, id) && (who != target || !ends_with_turn(context, who, id))) return true;
    const StatusProfile profile = profile_of(context.catalog[id]);
    const Health& health = context.world.get<Health>(target);
    if (health.now == health.maximum && profile.only_heals()) return true;
    const Status& status = context.catalog[id];
    if (effective_speed(context, target) == fastest && status.speed > 0 && changes_only(status, &Modifiers::speed)) return true;
    if (is_for_next_blow(status) && !can_strike_soon(context, target, foes_in_sight(context, target))) return true;
    const AiState* ai_state = context.world.find<AiState>(target);
    const bool idle = (ai_state && ai_state->asleep) || status_that(context, target, &Status::stops_acting);
    return idle && profile.only_hinders_acting();
}

/// The less health is left, the more a healed point counts: at half health as much as a point of harm, near 0 twice as much, from 70 % on
/// nothing.
int utility_of_healing(const AiContext& context, EntityId target, int healed) {
    const int left = health_percent(context.world, target);
    return left < 70 ? healed * (100 - left) / 50 : 0;
}

/// A turn that an effect would give.
struct TurnGift {
    int ticks = 0;    ///< from now until it comes
    int earlier = 0;  ///< turns that earlier effects of the same use give the same creature
};

/// True if `target` may have no other extra turn in the round of `gift`.
bool has_all_turns(const AiContext& context, EntityId target, TurnGift gift) {
    const int round = context.time.moment_after(context.now, gift.ticks).round;
    return context.extra_turns && on_players_side(target, context.world) &&
           context.extra_turns->count_in_round(target, round) + gift.earlier >= most_extra_turns;
}

/// True if the plans of `target` come to a blow before one by which it keeps away from `foes` or stays idle. Blows in a state that it may
/// yet come to count, too.
bool would_strike(const AiContext& context, EntityId target, const std::vector<EntityId>& foes) {
    if (OrderCheck(context, target).holds_fire()) return false;
    const bool leads = context.world.roster().leader_of(context.world.roster()[target].team) == target;
    const std::vector<Plan>& plans = context.catalog[context.world.get<AiState>(target).tactic].plans;
    const auto approaches = [](const Plan& plan) { return traits_of(plan.kind).use == PlanUse::approach; };
    // Where the leader will go is unknown.
    const bool goes = !leads && std::any_of(plans.begin(), plans.end(), approaches);
    const int nearest = chebyshev(place_of(context.world, target), place_of(context.world, foes.front()));
    if (nearest > reach_of_plain_attack(context, target) + (goes ? 1 : 0)) return false;
    if (goes ? !can_strike_soon(context, target, foes) : !can_strike(context, target, foes)) return false;
    if (leads) return true;
    const int health = health_percent(context.world, target);
    Threats threats(context, target);
    for (const Plan& plan : plans) {
        if (plan.kind == Plan::Kind::attack || plan.kind == Plan::Kind::use_skills) return true;
        const bool keeps_away = plan.kind == Plan::Kind::flee || (plan.kind == Plan::Kind::avoid && nearest <= plan.amount) ||
                                (plan.kind == Plan::Kind::flee_when_hurt && health < plan.amount);
        if (!keeps_away && plan.kind != Plan::Kind::hold) continue;
        Rng rng = choice_rng(context, target);
        const auto holds = [&](const PlanCondition& asked) { return conditions_hold(context, target, asked, foes, threats, rng); };
        if ((!plan.only_if || holds(*plan.only_if)) && (!plan.unless || !holds(*plan.unless))) return false;
    }
    return false;
}

/// What one more turn of `target` is worth where a common one is worth `common`: more to a hard hitter; 0 if `target` would not use
/// it for a blow at its plain attack's reach, after at most one step; less than 0 if the rules would refuse it, as it costs a turn.
int utility_of_turn(const AiContext& context, EntityId target, TurnGift gift, int common) {
    if (has_all_turns(context, target, gift)) return -common;
    if (context.world.has<StruckOutTurns>(target) || sleeps(context, target) || status_that(context, target, &Status::stops_acting))
        return 0;
    std::vector<EntityId> foes = foes_in_sight(context, target);
    std::erase_if(foes, [&](EntityId foe) { return sleeps(context, foe); });
    if (foes.empty() || !would_strike(context, target, foes)) return 0;
    return (common + plain_harm(context, target, foes.front())) / 2;
}

/// Ticks from now until the turn that the effect gives.
int ticks_until_turn(const Effect& effect) {
    if (const auto* const extra = find_payload<effect::ExtraTurn>(effect)) return extra->ticks;
    if (const auto* const spent = find_payload<effect::SpendTurn>(effect)) return spent->ticks;
    return 0;
}

/// Utility of statuses, healing and the kind of effect for the target itself; negative: unwelcome.
/// `turns_given`: to `target`, by earlier effects of the same use.
int utility_for_target(const AiContext& context, EntityId who, EntityId target, const Effect& effect, const ExpectedOutcome& outcome,
                       int turns_given) {
    const EffectTraits& traits = traits_of(effect);
    const int usual = traits.utility_for_target;
    int utility = (traits.gives_turn ? utility_of_turn(context, target, {ticks_until_turn(effect), turns_given}, usual) : usual) +
                  utility_of_healing(context, target, outcome.healing) +
                  utility_of_status * (outcome.harmful_statuses_lost + outcome.skills_ready_again) + outcome.pool_points;
    if (outcome.gained && !is_useless_gain(context, who, target, outcome.gained))
        utility += (context.catalog[outcome.gained].harmful ? -utility_of_status : utility_of_status) * effect.chance / 100;
    return utility;
}

/// Utility of interrupting the multi-turn action of the target; 0 if the effect does not.
int utility_of_interrupting(const AiContext& context, EntityId target, const Effect& effect, const ExpectedOutcome& outcome) {
    switch (traits_of(effect).interruption) {
        case EffectInterruption::none: return 0;
        case EffectInterruption::by_harm: return outcome.harm > 0 ? utility_of_disruption(context, target, EffectInterruption::by_harm) : 0;
        case EffectInterruption::by_moving: return utility_of_disruption(context, target, EffectInterruption::by_moving);
    }
    return 0;
}

/// True if both are of the player's side, and not the same creature.
bool is_party_ally(const AiContext& context, EntityId who, EntityId target) {
    return who != target && faction_of(context.world, who) == Faction::player && are_allied(context.world, who, target);
}

/// True if harm to `target` would wake it while other foes are awake. Only the party minds.
bool would_wake_one_more(const AiContext& context, EntityId who, EntityId target) {
    if (faction_of(context.world, who) != Faction::player || !sleeps(context, target)) return false;
    const std::vector<EntityId> foes = foes_in_sight(context, who);
    return std::any_of(foes.begin(), foes.end(), [&](EntityId foe) { return !sleeps(context, foe); });
}

/// True if its tactic makes it spare sleepers, and it is no leader.
bool spares_sleepers(const AiContext& context, EntityId who) {
    const bool leads = context.world.roster().leader_of(context.world.roster()[who].team) == who;
    return !leads && context.catalog[context.world.get<AiState>(who).tactic].spares_sleepers;
}

/// Utility for `who` of one effect on `target`. `turns_given`: as above.
int utility_on(const AiContext& context, EntityId who, EntityId target, const Effect& effect, int turns_given) {
    // For an action that takes effect at once the condition stays as it is now; for others this is the best guess.
    if (is_about_ground(effect) || !hold(context, effect.conditions, {.self = target, .other = who})) return 0;
    if (!would_change(context, effect, target)) return 0;
    ExpectedOutcome outcome = expected_outcome(context, who, effect, target);
    // A blow that a shield takes whole still wears the shield out.
    if (outcome.harm > 0) outcome.harm = std::max(1, outcome.harm - absorbs_left(context, target));
    const int for_target = utility_for_target(context, who, target, effect, outcome, turns_given);
    if (outcome.harm > 0 && is_party_ally(context, who, target)) return utility_of_harming_party;
    if (are_allied(context.world, who, target)) return for_target - 2 * outcome.harm;
    const bool finishes = outcome.harm >= context.world.get<Health>(target).now;
    if (outcome.harm > 0 && !finishes && would_wake_one_more(context, who, target))
        return spares_sleepers(context, who) ? utility_of_harming_party : utility_of_waking;
    return outcome.harm - for_target + (finishes ? utility_of_finishing : 0) + utility_of_interrupting(context, target, effect, outcome);
}

/// Utility for `who` of what the effect does to the ground at `p`: harmful ground under a foe adds, under an ally subtracts.
int utility_on_ground(const AiContext& context, EntityId who, const Effect& effect, Point p) {
    const EntityId there = context.world.creature_at(p);
    if (!there) return 0;
    const int side = are_hostile(context.world, who, there) ? 1 : are_allied(context.world, who, there) ? -1 : 0;
    if (side == 0 || !ground_would_harm(context, effect, there)) return 0;
    return is_party_ally(context, who, there) ? utility_of_harming_party : side * utility_of_status;
}

}  // namespace

int utility_of(const AiContext& context, EntityId who, const std::vector<Effect>& effects, const Reach& reach) {
    int utility = 0;
    for (const EntityId target : reach.targets) {
        int turns_given = 0;
        for (const Effect& effect : effects) {
            const int by_effect = utility_on(context, who, target, effect, turns_given);
            if (traits_of(effect).gives_turn && by_effect > 0) ++turns_given;
            utility += by_effect;
        }
    }
    for (const Effect& effect : effects) utility += traits_of(effect).utility_for_doer;
    for (const Effect& effect : effects)
        if (is_about_ground(effect))
            for (const Point p : reach.tiles) utility += utility_on_ground(context, who, effect, p) * effect.chance / 100;
    return utility;
}

bool heals(const std::vector<Effect>& effects) { return find_payload<effect::Heal>(effects) != nullptr; }

}  // namespace td::tactics
