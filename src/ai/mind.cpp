#include "ai/mind.hpp"

#include <algorithm>

#include "ai/resource_saving.hpp"

namespace td::tactics {

namespace {

constexpr int wake_up_percent = 60;

/// Members and guests of the party that a neutral sees and may flee from, nearest first. It attacks nobody, and sees nobody else: only
/// the party's sight is known.
std::vector<EntityId> party_in_sight(const Mind& mind) {
    std::vector<EntityId> seen;
    const Roster& roster = mind.context.world.roster();
    if (!mind.context.sight.sees(mind.at)) return seen;
    for (const TeamId team : mind.context.world.teams_of(Faction::player))
        for (const EntityId other : roster[team].everyone())
            if (roster.is_here(other) && sees(mind.context, mind.who, other)) seen.push_back(other);
    std::stable_sort(seen.begin(), seen.end(), [&](EntityId a, EntityId b) {
        return chebyshev(mind.at, place_of(mind.context.world, a)) < chebyshev(mind.at, place_of(mind.context.world, b));
    });
    return seen;
}

/// The creatures in sight that its decisions take into account, nearest first. The party lets sleepers sleep while others are awake, and by
/// some tactics always.
std::vector<EntityId> foes_to_react_to(const Mind& mind) {
    if (mind.is_neutral()) return party_in_sight(mind);
    std::vector<EntityId> seen = foes_in_sight(mind.context, mind.who);
    if (!mind.is_of_party()) return seen;
    const auto is_asleep = [&](EntityId foe) { return sleeps(mind.context, foe); };
    const bool spares_all = mind.leader() != mind.who && mind.context.catalog[mind.ai_state.tactic].spares_sleepers;
    if (spares_all || !std::all_of(seen.begin(), seen.end(), is_asleep)) std::erase_if(seen, is_asleep);
    return seen;
}

/// Wakes it by chance if it sleeps and a foe in sight is within the distance of its `sleep` plan.
void wake_up_by_chance(Mind& mind) {
    if (!mind.ai_state.asleep || !mind.sees_foes()) return;
    const int nearest = chebyshev(mind.at, place_of(mind.context.world, mind.foes.front()));
    const auto& plans = mind.context.catalog[mind.ai_state.tactic].plans;
    const auto is_near = [&](const Plan& plan) { return plan.kind == Plan::Kind::sleep && nearest <= plan.amount; };
    if (std::any_of(plans.begin(), plans.end(), is_near)) mind.ai_state.asleep = !mind.rng.chance(wake_up_percent);
}

/// Remembers the foe, where it is, and for how many turns to chase it.
void set_chase_target(Mind& mind, EntityId foe) {
    mind.ai_state.chase_target = foe;
    mind.ai_state.goal = place_of(mind.context.world, foe);
    mind.ai_state.chase_turns_left =
        memory_turns + (mind.leads_the_player() ? memory_turns_per_tile * chebyshev(mind.at, *mind.ai_state.goal) : 0);
}

/// True for an AI-controlled leader whose remembered foe is no farther than the nearest one in sight. Without this rule it might turn
/// back and forth between two foes for ever.
bool prefers_hidden_target(const Mind& mind) {
    if (!mind.leads_the_player() || mind.ai_state.chase_turns_left <= 1 ||
        !mind.context.world.roster().is_here(mind.ai_state.chase_target) || !mind.ai_state.goal || mind.at == *mind.ai_state.goal)
        return false;
    if (std::find(mind.foes.begin(), mind.foes.end(), mind.ai_state.chase_target) != mind.foes.end()) return false;
    return chebyshev(mind.at, *mind.ai_state.goal) <= chebyshev(mind.at, place_of(mind.context.world, mind.foes.front()));
}

}  // namespace

Mind::Mind(const AiContext& ai_context, EntityId creature, Crowd others, EntityId foe)
    : context(ai_context),
      who(creature),
      crowd(others),
      at(place_of(context.world, who)),
      rng(choice_rng(context, who)),
      ai_state(context.world.get<AiState>(who)),
      focus(foe),
      threats(context, who) {}

void perceive(Mind& mind) {
    mind.foes = foes_to_react_to(mind);
    wake_up_by_chance(mind);
    if (mind.ai_state.asleep || mind.is_neutral()) return;
    if (mind.focus) {
        set_chase_target(mind, mind.focus);
    } else if (mind.has_given_up()) {
        if (mind.ai_state.chase_target) mind.ai_state.goal.reset();
        mind.ai_state.chase_target = {};
    } else if (mind.sees_foes()) {
        mind.ai_state.investigation.reset();
        if (prefers_hidden_target(mind)) {
            --mind.ai_state.chase_turns_left;
            return;
        }
        const bool keeps_target = std::find(mind.foes.begin(), mind.foes.end(), mind.ai_state.chase_target) != mind.foes.end() &&
                                  chebyshev(mind.at, place_of(mind.context.world, mind.ai_state.chase_target)) <=
                                      chebyshev(mind.at, place_of(mind.context.world, mind.foes.front()));
        set_chase_target(mind, keeps_target ? mind.ai_state.chase_target : mind.foes.front());
    } else if (mind.ai_state.chase_target &&
               (--mind.ai_state.chase_turns_left <= 0 || !mind.context.world.roster().is_here(mind.ai_state.chase_target))) {
        mind.ai_state.chase_target = {};
        mind.ai_state.goal.reset();
    }
}

}  // namespace td::tactics
