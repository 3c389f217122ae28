#include "ai/plan_commands.hpp"

#include <algorithm>

#include "ai/attacks.hpp"
#include "ai/auto_equip.hpp"
#include "ai/follow.hpp"
#include "ai/items.hpp"
#include "ai/party_lead.hpp"
#include "ai/positions.hpp"
#include "ai/rescue.hpp"
#include "ai/steps.hpp"

namespace td::tactics {

namespace {

/// An AI-controlled leader's way to a foe may be this many steps longer than the straight one: it remembers the foe for as long.
constexpr int longest_detour_steps = memory_turns + memory_turns_per_tile - 1;
/// A creature spends at most this many turns on the way to a noticed place, and again on the way back.
constexpr int longest_inquiry_turns = 25;
constexpr int wander_goal_count = 12;
constexpr int wander_goal_tries = 40;
constexpr int hesitation_percent = 15;
/// A leader waits for stragglers at most this many turns while they come no nearer.
constexpr int longest_wait_for_stragglers_turns = 20;

/// Ignores foes that it cannot harm: else it would approach and turn away for ever.
std::optional<Command> lead_towards_chase_target(Mind& mind) {
    if (!mind.ai_state.chase_target || !mind.ai_state.goal || !can_harm(mind.context, mind.who, mind.ai_state.chase_target))
        return std::nullopt;
    const DistanceField& way = mind.context.path_cache.to(mind.context, mind.who, *mind.ai_state.goal);
    // Also ignores foes to which the way is longer than its memory. The way never gets longer while walking, so a leader that has set
    // out goes on.
    if (way.at(mind.at) > chebyshev(mind.at, *mind.ai_state.goal) + longest_detour_steps) return std::nullopt;
    const auto step = step_through(mind.context, mind.who, way);
    // It is at the place of a hidden foe, or as near as it can get: a remembered foe would draw the party back again and again.
    const bool is_hidden = std::find(mind.foes.begin(), mind.foes.end(), mind.ai_state.chase_target) == mind.foes.end();
    if (!step && is_hidden) {
        mind.ai_state.chase_target = {};
        mind.ai_state.goal.reset();
    }
    return step;
}

/// True if a leader waits for stragglers who are `steps` away in total; nothing: there are none. Updates its memory of the wait.
bool waits_for(Mind& mind, std::optional<int> steps) {
    AiState& memory = mind.ai_state;
    if (!steps) memory.waited_for_rest = memory.straggler_steps = 0;
    if (!steps || memory.waited_for_rest >= longest_wait_for_stragglers_turns) return false;
    const bool nearer = memory.straggler_steps == 0 || *steps < memory.straggler_steps;
    memory.waited_for_rest = nearer ? 0 : memory.waited_for_rest + 1;
    if (nearer) memory.straggler_steps = *steps;
    return true;
}

/// `command`, or a wait if a leader would walk away from stragglers while no foe is in sight.
std::optional<Command> lead_on(Mind& mind, std::optional<Command> command) {
    const bool walks_on = command && std::holds_alternative<commands::Walk>(*command) && mind.leads_the_player() && !mind.sees_foes();
    return walks_on && waits_for(mind, steps_left_behind(mind.context, mind.who)) ? std::optional<Command>(commands::Wait{}) : command;
}

/// Descends once all stragglers have come, or after waiting too long.
std::optional<Command> take_stairs(Mind& mind) {
    const auto command = descend(mind.context, mind.who);
    if (!command || !std::holds_alternative<commands::Descend>(*command)) return lead_on(mind, command);
    return waits_for(mind, steps_of_stragglers(mind.context, mind.who)) ? std::optional<Command>(commands::Wait{}) : command;
}

/// A rest, below that percentage of health and with no foe in sight.
std::optional<Command> rest(const Mind& mind, int below) {
    const bool can = !mind.sees_foes() && rest_skill_of(mind.context, mind.who);
    return can && health_percent(mind.context.world, mind.who) < below ? std::optional<Command>(commands::Rest{}) : std::nullopt;
}

/// For a creature that walks through walls: blows do not pass the corner of a wall, so from a tile diagonal to its target it steps to
/// one orthogonally beside it.
std::optional<commands::Walk> step_round_corner(const Mind& mind, Point chase_target) {
    const auto is_open = [&](Point p) { return !blocks_sight(mind.context.world, p) || mind.context.world.any(p, IndexedKind::creature); };
    if (chebyshev(mind.at, chase_target) != 1 || may_step(is_open, mind.at, direction_towards(mind.at, chase_target))) return std::nullopt;
    const BitGrid& ground = mind.context.path_cache.ground(mind.context, mind.who);
    for (const Direction direction : orthogonal_directions) {
        const Point there = mind.at + offset(direction);
        if (chebyshev(there, chase_target) == 1 && ground(there) && !mind.context.world.any(there, IndexedKind::creature))
            return commands::Walk{direction};
    }
    return std::nullopt;
}

/// True if nothing threatens it here, or less does after the step.
bool makes_safer(Mind& mind, const commands::Walk& step) {
    const int here = mind.threats.after(ActionClass::wait).harm_at(mind.at);
    return here == 0 || mind.threats.after(ActionClass::move).harm_at(mind.at + offset(step.direction)) < here;
}

/// A step away from the nearest foe in sight, to a safer tile; nothing if the step would lead to no safer one. With no free way, a member
/// of the party changes places with a healthy ally. At random nothing: in a ring of corridors two creatures of equal speed would run for
/// ever. Members of the party never stop like this, since the player may help them. Precondition: foes are in sight.
std::optional<Command> flee(Mind& mind) {
    if (!mind.is_of_party() && mind.rng.chance(hesitation_percent)) return std::nullopt;
    const auto step = step_away(mind.context, mind.who, place_of(mind.context.world, mind.foes.front()), mind.crowd);
    if (step && makes_safer(mind, *step)) return step;
    return step ? std::nullopt : step_behind_ally(mind.context, mind.who, mind.foes);
}

/// The step. If it would bring a creature that fights from behind to the front: a step back from the front, or else a wait.
Command kept_from_the_front(Mind& mind, const commands::Walk& step) {
    if (!leads_to_the_front(mind.context, mind.who, mind.foes, step)) return step;
    const auto back = is_at_the_front(mind.context, mind.who, mind.foes, mind.at) ? step_out_of_reach(mind.context, mind.who, mind.threats)
                                                                                  : std::nullopt;
    return back ? Command(*back) : Command(commands::Wait{});
}

/// `leash`: the most tiles between it and its leader; 0: no limit.
std::optional<Command> chase(Mind& mind, int leash) {
    if (!mind.ai_state.chase_target || !mind.ai_state.goal) return std::nullopt;
    auto step = towards(mind, *mind.ai_state.goal);
    if (!step) step = step_round_corner(mind, *mind.ai_state.goal);
    if (!step) return std::nullopt;
    const EntityId leader = mind.leader();
    if (leash == 0 || !leader || leader == mind.who) return kept_from_the_front(mind, *step);
    const Point leader_at = place_of(mind.context.world, leader);
    if (chebyshev(mind.at + offset(step->direction), leader_at) <= leash) return kept_from_the_front(mind, *step);
    // At the end of its leash it waits: else it would step back and forth there.
    return mind.sees_foes() && chebyshev(mind.at, leader_at) <= leash ? std::optional<Command>(commands::Wait{}) : std::nullopt;
}

/// A wait, for at most `turns` turns in a row, while the step towards its goal is less safe than to wait.
std::optional<Command> await_foe(Mind& mind, int turns) {
    const int awaited = mind.is_of_party() ? std::max(mind.ai_state.awaited, mind.ai_state.stalled) : mind.ai_state.awaited;
    if (!mind.sees_foes() || !mind.ai_state.goal || awaited >= turns) return std::nullopt;
    const auto step = towards(mind, *mind.ai_state.goal);
    if (!step || !is_safer_to_wait(mind.context, mind.who, mind.threats, *step)) return std::nullopt;
    ++mind.ai_state.awaited;
    return commands::Wait{};
}

/// A step towards the nearest creature of the player's side, seen or not.
std::optional<Command> besiege(const Mind& mind) {
    if (mind.faction() != Faction::foe) return std::nullopt;
    std::optional<Point> nearest;
    for (const TeamId team : mind.context.world.teams_of(Faction::player))
        for (const EntityId other : mind.context.world.roster()[team].everyone()) {
            if (!mind.context.world.roster().is_here(other)) continue;
            const Point there = place_of(mind.context.world, other);
            if (!nearest || chebyshev(mind.at, there) < chebyshev(mind.at, *nearest)) nearest = there;
        }
    return nearest ? std::optional<Command>(towards(mind, *nearest)) : std::nullopt;
}

/// A step towards its starting tile; nothing if it is at most `distance` tiles away.
std::optional<Command> go_home(const Mind& mind, int distance) {
    if (chebyshev(mind.at, mind.ai_state.home) <= distance) return std::nullopt;
    return towards(mind, mind.ai_state.home);
}

/// One of the few places between which all wandering creatures walk, so that they meet and share distance fields.
std::optional<Point> wander_goal(const Mind& mind, std::uint32_t number) {
    const BitGrid& ground = mind.context.path_cache.ground(mind.context, mind.who);
    Rng rng = Rng::named(mind.context.seed, "landmarks", number);
    for (int i = 0; i < wander_goal_tries; ++i) {
        const Point p{rng.between(1, mind.context.world.width() - 2), rng.between(1, mind.context.world.height() - 2)};
        if (ground(p)) return p;
    }
    return std::nullopt;
}

std::optional<Command> wander(Mind& mind) {
    if (mind.ai_state.goal && *mind.ai_state.goal == mind.at) mind.ai_state.goal.reset();
    if (!mind.ai_state.goal) mind.ai_state.goal = wander_goal(mind, mind.rng.below(wander_goal_count));
    if (!mind.ai_state.goal) return std::nullopt;
    const auto step = towards(mind, *mind.ai_state.goal);
    if (!step) mind.ai_state.goal.reset();
    return step;
}

}  // namespace

std::optional<commands::Walk> towards(const Mind& mind, Point goal) { return step_towards(mind.context, mind.who, goal, mind.crowd); }

std::optional<Command> equip_if_machine(const Mind& mind) {
    if (mind.sees_foes() || mind.faction() != Faction::foe) return std::nullopt;
    const auto better = auto_equip(mind.context, mind.who);
    return better ? better : fetch_part(mind.context, mind.who);
}

std::optional<Command> investigate(Mind& mind) {
    if (!mind.ai_state.investigation) return std::nullopt;
    Investigation& investigation = *mind.ai_state.investigation;
    const bool there = investigation.returning ? mind.at == investigation.return_to : chebyshev(mind.at, investigation.at) <= 1;
    const auto step = there ? std::nullopt : towards(mind, investigation.returning ? investigation.return_to : investigation.at);
    if (step && ++investigation.turns <= longest_inquiry_turns) return step;
    if (investigation.returning) {
        mind.ai_state.investigation.reset();
        return std::nullopt;
    }
    investigation.returning = true;
    investigation.turns = 0;
    return commands::Wait{};
}

std::optional<Command> command_of(Mind& mind, const Plan& plan) {
    switch (plan.kind) {
        case Plan::Kind::flee_when_hurt:
            return mind.sees_foes() && health_percent(mind.context.world, mind.who) < plan.amount ? flee(mind) : std::nullopt;
        case Plan::Kind::use_skills:
            return mind.rng.chance(plan.amount)
                       ? best_skill(mind.context, mind.who, mind.targets(), plan.boldly ? Daring::bold : Daring::careful)
                       : std::nullopt;
        case Plan::Kind::attack: return best_plain_attack(mind.context, mind.who, mind.targets());
        case Plan::Kind::chase: return chase(mind, plan.amount);
        case Plan::Kind::follow: return follow(mind.context, mind.who, plan.amount, mind.crowd);
        case Plan::Kind::hold: return commands::Wait{};
        case Plan::Kind::guard: return go_home(mind, plan.amount);
        case Plan::Kind::wander: return wander(mind);
        case Plan::Kind::avoid:
            return mind.sees_foes() && chebyshev(mind.at, place_of(mind.context.world, mind.foes.front())) <= plan.amount ? flee(mind)
                                                                                                                          : std::nullopt;
        case Plan::Kind::heal_allies: {
            auto healing = best_healing(mind.context, mind.who, plan.amount);
            return healing ? healing : step_to_heal(mind.context, mind.who, plan.amount, mind.crowd);
        }
        case Plan::Kind::sleep: return std::nullopt;
        case Plan::Kind::rest: return rest(mind, plan.amount);
        case Plan::Kind::use_items: return mind.rng.chance(plan.amount) ? best_item(mind.context, mind.who, mind.targets()) : std::nullopt;
        case Plan::Kind::flee: return mind.sees_foes() ? flee(mind) : std::nullopt;
        case Plan::Kind::use_skill:
            return best_use_of(mind.context, mind.who, plan.skill, mind.targets(), plan.boldly ? Daring::bold : Daring::careful);
        case Plan::Kind::heal: return best_remedy(mind.context, mind.who, plan.amount);
        case Plan::Kind::investigate: return investigate(mind);
        case Plan::Kind::return_home: return go_home(mind, 0);
        case Plan::Kind::auto_equip: return mind.leads_the_player() ? auto_equip(mind.context, mind.who) : equip_if_machine(mind);
        case Plan::Kind::pick_up: return mind.is_of_party() ? gather(mind.context, mind.who, plan.amount) : std::nullopt;
        case Plan::Kind::await_foe: return await_foe(mind, plan.amount);
        case Plan::Kind::retire: return step_out_of_reach(mind.context, mind.who, mind.threats);
        case Plan::Kind::line_up: {
            const auto step = step_into_line(mind.context, mind.who, mind.threats, mind.targets());
            return step && leads_to_the_front(mind.context, mind.who, mind.foes, *step) ? std::nullopt : std::optional<Command>(step);
        }
        case Plan::Kind::besiege: return besiege(mind);
        case Plan::Kind::rescue: return mind.is_of_party() ? rescue(mind.context, mind.who, plan.amount) : std::nullopt;
        case Plan::Kind::pursue: return mind.is_of_party() ? lead_on(mind, lead_towards_chase_target(mind)) : std::nullopt;
        case Plan::Kind::rest_party: return wants_to_rest(mind.context, mind.who) ? std::optional<Command>(commands::Rest{}) : std::nullopt;
        case Plan::Kind::reach_goal:
            return !mind.context.objective_tiles.empty() && mind.is_of_party() ? lead_on(mind, go_to_objective(mind.context, mind.who))
                                                                               : std::nullopt;
        case Plan::Kind::gather: return mind.is_of_party() ? lead_on(mind, gather(mind.context, mind.who)) : std::nullopt;
        case Plan::Kind::explore: return mind.is_of_party() ? lead_on(mind, explore(mind.context, mind.who)) : std::nullopt;
        case Plan::Kind::descend: return mind.leads_the_player() ? take_stairs(mind) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace td::tactics
