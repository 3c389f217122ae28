#include "game/floor/aims.hpp"

#include <algorithm>
#include <memory>

#include "game/state/judge.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// True for members and guests.
bool is_of_party(const GameState& state, EntityId who) { return who && state.world.roster()[who].team == GameState::player_team; }
bool is_member(const GameState& state, EntityId who) { return is_of_party(state, who) && !is_guest(state.world, who); }

void record_use(GameState& state, EntityId who, FeatureId feature) {
    std::vector<FeatureId>& used = state.deeds.used;
    if (is_of_party(state, who) && std::find(used.begin(), used.end(), feature) == used.end()) used.push_back(feature);
}

std::size_t tier_now(const GameState& state) { return static_cast<std::size_t>(tier_at(state.world.surroundings().ticks_of_round)); }

bool any_holds(const GameState& state, const std::vector<Objective>& conditions, JudgedPhase phase) {
    return std::any_of(conditions.begin(), conditions.end(),
                       [&](const Objective& condition) { return is_judged(condition, phase) && measure(state, condition, phase).met; });
}

bool is_lost(const GameState& state, std::size_t aim) { return (state.aims_lost >> aim & 1U) != 0; }

void lose(ActionRunner& runner, std::size_t aim) {
    runner.state().aims_lost |= 1U << aim;
    runner.tell(AimDecided{std::make_shared<const SideAim>(runner.state().floor_rules()->aims[aim])});
}

std::size_t aim_count(const GameState& state) { return state.floor_rules() != nullptr ? state.floor_rules()->aims.size() : 0; }

}  // namespace

std::vector<AimStatus> aims_of(const GameState& state) {
    std::vector<AimStatus> all;
    for (std::size_t i = 0; i < aim_count(state); ++i) {
        const SideAim& aim = state.floor_rules()->aims[i];
        const bool lost = is_lost(state, i) || any_holds(state, aim.lost_if, JudgedPhase::battle_end);
        const auto holds = [&](const Objective& condition) { return measure(state, condition, JudgedPhase::battle_end).met; };
        const bool done = aim.done_if.empty() || std::any_of(aim.done_if.begin(), aim.done_if.end(), holds);
        all.push_back({&aim, lost, !lost && done});
    }
    return all;
}

void record_deed(GameState& state, const Event& event) {
    if (const auto* hurt = std::get_if<WasHurt>(&event)) {
        const bool by_foe = hurt->source && !hurt->by_status && !hurt->by_feature && is_member(state, hurt->who) &&
                            are_hostile(state.world, hurt->source, hurt->who);
        if (by_foe && hurt->amount > 0) ++state.deeds.hits[tier_now(state)];
    }
    if (const auto* died = std::get_if<Died>(&event); died && is_member(state, died->who)) ++state.deeds.deaths;
    if (const auto* opened = std::get_if<OpenedFeature>(&event)) record_use(state, opened->who, opened->feature);
    if (const auto* touched = std::get_if<TouchedFeature>(&event)) record_use(state, touched->who, touched->feature);
}

void record_action(GameState& state, EntityId who) {
    if (is_of_party(state, who)) ++state.deeds.actions[tier_now(state)];
}

void lose_aims(ActionRunner& runner, JudgedPhase phase) {
    const GameState& state = runner.state();
    for (std::size_t i = 0; i < aim_count(state); ++i)
        if (!is_lost(state, i) && any_holds(state, state.floor_rules()->aims[i].lost_if, phase)) lose(runner, i);
}

void pay_aims(ActionRunner& runner) {
    const std::vector<AimStatus> aims = aims_of(runner.state());
    for (std::size_t i = 0; i < aims.size(); ++i) {
        if (!aims[i].pays) {
            if (!is_lost(runner.state(), i)) lose(runner, i);
            continue;
        }
        runner.tell(AimDecided{.aim = std::make_shared<const SideAim>(*aims[i].aim), .reached = true});
        runner.carry_out(ChangeMinutes{GameState::player_team, aims[i].aim->minutes});
    }
}

}  // namespace td
