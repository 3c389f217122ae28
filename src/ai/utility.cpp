#include "ai/utility.hpp"

#include <algorithm>

#include "ai/positions.hpp"
#include "ai/resource_saving.hpp"
#include "catalog/status_profile.hpp"
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
/// Nothing outweighs it: the player is asked before a command harms the party, so companions never harm it on their own.
constexpr int utility_of_harming_party = -10'000;

/// Utility of disrupting the multi-turn action of a foe, by harming or moving it.
int utility_of_disruption(const AiContext& context, EntityId target, bool by_harm) {
    const OngoingAction* at = context.world.find<OngoingAction>(target);
    if (!at || (by_harm && !cast_time_of(context.catalog, *at).interrupted_by_harm)) return 0;
    return cast_time_of(context.catalog, *at).needs_peace ? 0 : utility_of_disrupting;
}

/// True if the status of `who` ends with the turn that it is deciding about. Gaining it again now would prolong it.
bool ends_with_turn(const AiContext& context, EntityId who, StatusId id) {
    const ActiveStatus* const status = find_status(context.world, who, id);
    return status->left == 1 && context.catalog[id].unit == DurationUnit::own_turns && context.catalog[id].duration > 1;
}

/// True if the status would change nothing for `target`: it has the status or is immune, is unhurt, or already cannot act.
bool is_useless_gain(const AiContext& context, EntityId who, EntityId target, StatusId id) {
    if (is_immune(context, target, id)) return true;
    if (find_status(context.world, target, id) && (who != target || !ends_with_turn(context, who, id))) return true;
    const StatusProfile profile = profile_of(context.catalog[id]);
    const Health& health = context.world.get<Health>(target);
    if (health.now == health.maximum && profile.only_heals()) return true;
    const AiState* ai_state = context.world.find<AiState>(target);
    const bool idle = (ai_state && ai_state->asleep) || status_that(context, target, &Status::stops_acting);
    return idle && profile.only_hinders_acting();
}

/// The less health is left, the more a healed point counts: at half health as much as a point of harm, near 0 twice as much.
int utility_of_healing(const AiContext& context, EntityId target, int healed) {
    const int left = health_percent(context.world, target);
    return left < 70 ? healed * (100 - left) / 50 : 0;
}

/// True if `target` is awake, may have another extra turn in this round, and could use it to strike a foe, after at most one step.
bool has_use_for_turn(const AiContext& context, EntityId who, EntityId target) {
    const bool has_all = context.extra_turns && on_players_side(target, context.world) &&
                         context.extra_turns->count_in_round(target, context.round) >= most_extra_turns;
    if (has_all) return false;
    const AiState* ai_state = context.world.find<AiState>(target);
    return !(ai_state && ai_state->asleep) && can_strike_soon(context, target, foes_in_sight(context, who));
}

/// Utility of statuses, healing and the kind of effect for the target itself; negative: unwelcome.
int utility_for_target(const AiContext& context, EntityId who, EntityId target, const Effect& effect, const ExpectedOutcome& outcome) {
    const EffectTraits& traits = traits_of(effect);
    const bool is_idle = traits.gives_turn && !has_use_for_turn(context, who, target);
    int utility = (is_idle ? 0 : traits.utility_for_target) + utility_of_healing(context, target, outcome.healing) +
                  utility_of_status * (outcome.harmful_statuses_lost + outcome.skills_ready_again) + outcome.pool_points;
    if (outcome.gained && !is_useless_gain(context, who, target, outcome.gained))
        utility += (context.catalog[outcome.gained].harmful ? -utility_of_status : utility_of_status) * effect.chance / 100;
    return utility;
}

/// Utility of interrupting the multi-turn action of the target; 0 if the effect does not.
int utility_of_interrupting(const AiContext& context, EntityId target, const Effect& effect, const ExpectedOutcome& outcome) {
    switch (traits_of(effect).interruption) {
        case EffectInterruption::none: return 0;
        case EffectInterruption::by_harm: return outcome.harm > 0 ? utility_of_disruption(context, target, true) : 0;
        case EffectInterruption::by_moving: return utility_of_disruption(context, target, false);
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

/// Utility for `who` of one effect on `target`.
int utility_on(const AiContext& context, EntityId who, EntityId target, const Effect& effect) {
    // For an action that takes effect at once the condition stays as it is now; for others this is the best guess.
    if (is_about_ground(effect) || !hold(context, effect.conditions, {.self = target, .other = who})) return 0;
    if (!would_change(context, effect, target)) return 0;
    ExpectedOutcome outcome = expected_outcome(context, who, effect, target);
    // A blow that a shield takes whole still wears the shield out.
    if (outcome.harm > 0) outcome.harm = std::max(1, outcome.harm - absorbs_left(context, target));
    const int for_target = utility_for_target(context, who, target, effect, outcome);
    if (outcome.harm > 0 && is_party_ally(context, who, target)) return utility_of_harming_party;
    if (are_allied(context.world, who, target)) return for_target - 2 * outcome.harm;
    const bool finishes = outcome.harm >= context.world.get<Health>(target).now;
    if (outcome.harm > 0 && !finishes && would_wake_one_more(context, who, target)) return utility_of_waking;
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
    for (const EntityId target : reach.targets)
        for (const Effect& effect : effects) utility += utility_on(context, who, target, effect);
    for (const Effect& effect : effects) utility += traits_of(effect).utility_for_doer;
    for (const Effect& effect : effects)
        if (is_about_ground(effect))
            for (const Point p : reach.tiles) utility += utility_on_ground(context, who, effect, p) * effect.chance / 100;
    return utility;
}

bool heals(const std::vector<Effect>& effects) { return find_payload<effect::Heal>(effects) != nullptr; }

}  // namespace td::tactics
