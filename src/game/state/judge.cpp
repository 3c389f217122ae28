#include "game/state/judge.hpp"

#include <algorithm>

#include "catalog/ways.hpp"
#include "game/state/departure.hpp"
#include "rules/trigger_conditions.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

bool on_last_floor(const GameState& state) { return leads_out(state.dungeon(), state.floor); }

bool is_meant(const World& world, const Objective& objective, EntityId who) {
    const Creature& creature = world.get<Creature>(who);
    return creature.species == objective.species && (objective.name.empty() || (creature.has_own_name && creature.name == objective.name));
}

/// How many matching creatures are dead. Not met if no creature ever matched.
template <class Matches>
Measure count_dead(const World& world, Matches&& matches) {
    Measure result{.of = 0};
    for (const EntityId who : world.table<Creature>().owners()) {
        if (!matches(who)) continue;
        ++result.of;
        if (!lives(world, who)) ++result.done;
    }
    result.met = result.of > 0 && result.done == result.of;
    return result;
}

/// The measure of what has no degrees.
Measure yes_or_no(bool met) { return {met ? 1 : 0, 1, met}; }

/// True if the party has the item: held, attached, or in the bag. `leaving`: only those who are not left behind count.
bool team_carries(const GameState& state, ItemId item, bool leaving) {
    for (const EntityId who : state.world.roster()[GameState::player_team].everyone())
        if (lives(state.world, who) && carries(state.world, who, item) && !(leaving && is_left_behind(state, who))) return true;
    return false;
}

/// `leaving`: those who are left behind count as lost.
Measure guests_lost(const GameState& state, bool leaving) {
    const auto& guests = state.world.roster()[GameState::player_team].guests;
    const auto living = std::count_if(guests.begin(), guests.end(), [&](EntityId id) {
        return lives(state.world, id) && state.world.get<Creature>(id).escorted && !(leaving && is_left_behind(state, id));
    });
    const int lost = std::max(0, state.guests_owed - static_cast<int>(living));
    return {lost, state.guests_owed, lost > 0};
}

bool is_at(const WorldView& view, EntityId who, LandmarkId landmark) {
    const auto& sites = view.world.table<LandmarkMarker>();
    for (std::size_t i = 0; i < sites.size(); ++i)
        if (sites.rows()[i].landmark == landmark &&
            chebyshev(view.world.get<Position>(sites.owners()[i]).at, view.world.get<Position>(who).at) <= view.catalog[landmark].reach)
            return true;
    return false;
}

Measure place_reached(const GameState& state, LandmarkId landmark) {
    const auto& members = state.world.roster()[GameState::player_team].members;
    return yes_or_no(std::any_of(members.begin(), members.end(), [&](EntityId who) {
        return state.world.roster().is_here(who) && is_at({state.world, *state.catalog}, who, landmark);
    }));
}

Measure creature_safe(const GameState& state, const Objective& objective, bool leaving) {
    const World& world = state.world;
    const Team& team = world.roster()[GameState::player_team];
    const auto is_safe = [&](EntityId who) {
        if (!objective.landmark) return leaving && !is_left_behind(state, who);
        return world.roster().is_here(who) && is_at({world, *state.catalog}, who, objective.landmark);
    };
    bool any_lives = false, safe = false;
    for (const EntityId who : team.everyone()) {
        if (!lives(world, who) || !is_meant(world, objective, who)) continue;
        any_lives = true;
        safe = safe || is_safe(who);
    }
    return {safe ? 1 : 0, any_lives ? 1 : 0, safe};
}

/// True if `test(objective, wins, of_floor)` is true for an objective in force. Tests them in judging order, up to the first.
template <class Test>
bool any_in_force(const GameState& state, Test&& test) {
    const Dungeon& dungeon = state.dungeon();
    const FloorRules& floor = dungeon.floors[static_cast<std::size_t>(state.floor - 1)];
    const auto in_list = [&](const std::vector<Objective>& objectives, bool wins, bool of_floor) {
        return std::any_of(objectives.begin(), objectives.end(), [&](const Objective& objective) {
            return (of_floor || !objective.last_floor || on_last_floor(state)) && test(objective, wins, of_floor);
        });
    };
    constexpr bool winning = true, of_this_floor = true;
    return in_list(dungeon.defeat, !winning, !of_this_floor) || in_list(floor.defeat, !winning, of_this_floor) ||
           in_list(dungeon.victory, winning, !of_this_floor) || in_list(floor.victory, winning, of_this_floor);
}

}  // namespace

std::vector<ActiveObjective> active_objectives(const GameState& state) {
    std::vector<ActiveObjective> all;
    any_in_force(state, [&](const Objective& objective, bool wins, bool of_floor) {
        all.push_back({&objective, wins, of_floor});
        return false;
    });
    return all;
}

Measure measure(const GameState& state, const Objective& objective, JudgedPhase phase) {
    const World& world = state.world;
    const bool leaving = phase == JudgedPhase::battle_end;
    switch (objective.kind) {
        case Objective::Kind::side_dead:
            return count_dead(world, [&](EntityId who) { return faction_of(world, who) == static_cast<Faction>(objective.faction); });
        case Objective::Kind::creature_dead: return count_dead(world, [&](EntityId who) { return is_meant(world, objective, who); });
        case Objective::Kind::guest_dead: return guests_lost(state, leaving);
        case Objective::Kind::creature_safe: return creature_safe(state, objective, leaving);
        case Objective::Kind::place_reached: return place_reached(state, objective.landmark);
        case Objective::Kind::exit_reached: return yes_or_no(leaving);
        case Objective::Kind::item_carried: return yes_or_no(team_carries(state, objective.item, leaving));
        case Objective::Kind::member_hit: return yes_or_no(Deeds::count_in(state.deeds.hits, objective.tier) > 0);
        case Objective::Kind::party_acted: return yes_or_no(Deeds::count_in(state.deeds.actions, objective.tier) > 0);
        case Objective::Kind::member_fell: return yes_or_no(state.deeds.deaths > 0);
        case Objective::Kind::feature_used:
            return yes_or_no(std::find(state.deeds.used.begin(), state.deeds.used.end(), objective.feature) != state.deeds.used.end());
        case Objective::Kind::rounds_survived:
        case Objective::Kind::rounds_over: break;
    }
    const int over = phase == JudgedPhase::round_end ? state.now.round : state.now.round - 1;
    return {over, objective.rounds, over >= objective.rounds};
}

bool is_judged(const Objective& objective, JudgedPhase phase) {
    if (!objective.judged.empty()) return std::find(objective.judged.begin(), objective.judged.end(), phase) != objective.judged.end();
    switch (objective.kind) {
        case Objective::Kind::rounds_survived:
        case Objective::Kind::rounds_over: return phase == JudgedPhase::round_end;
        case Objective::Kind::exit_reached:
        case Objective::Kind::item_carried: return phase == JudgedPhase::battle_end;
        case Objective::Kind::creature_safe: return objective.landmark || phase == JudgedPhase::battle_end;
        default: return true;
    }
}

std::optional<Verdict> judge(const GameState& state, JudgedPhase phase) {
    if (!state.leader()) return Verdict{.outcome = Outcome::defeat, .reason = Verdict::Reason::party_dead};
    const Objective* met = nullptr;
    Outcome outcome = Outcome::running;
    const auto decides = [&](const Objective& objective, bool wins, bool of_floor) {
        if (!is_judged(objective, phase) || !measure(state, objective, phase).met) return false;
        const bool goes_on = wins && of_floor && !on_last_floor(state);
        met = &objective;
        outcome = goes_on ? Outcome::running : wins ? Outcome::victory : Outcome::defeat;
        return true;
    };
    if (any_in_force(state, decides)) return Verdict{.outcome = outcome, .reason = Verdict::Reason::objective, .objective = *met};
    if (phase == JudgedPhase::battle_end && on_last_floor(state))
        return Verdict{.outcome = Outcome::defeat, .reason = Verdict::Reason::left_early};
    return std::nullopt;
}

std::vector<Point> places_to_reach(const GameState& state) {
    std::vector<Point> places;
    const auto& sites = state.world.table<LandmarkMarker>();
    if (sites.size() == 0) return places;
    for (const ActiveObjective& one : active_objectives(state))
        for (std::size_t i = 0; i < sites.size(); ++i)
            if (one.wins && one.objective->landmark && sites.rows()[i].landmark == one.objective->landmark)
                places.push_back(state.world.get<Position>(sites.owners()[i]).at);
    return places;
}

std::vector<tactics::EscortGoal> escort_goals(const GameState& state) {
    std::vector<tactics::EscortGoal> goals;
    const auto& sites = state.world.table<LandmarkMarker>();
    if (sites.size() == 0) return goals;
    for (const ActiveObjective& one : active_objectives(state)) {
        const LandmarkId landmark = one.objective->landmark;
        if (!one.wins || !landmark || one.objective->kind != Objective::Kind::creature_safe) continue;
        for (const EntityId who : state.world.roster()[GameState::player_team].everyone())
            for (std::size_t i = 0; i < sites.size(); ++i)
                if (state.world.roster().is_here(who) && is_meant(state.world, *one.objective, who) && sites.rows()[i].landmark == landmark)
                    goals.push_back({who, state.world.get<Position>(sites.owners()[i]).at, (*state.catalog)[landmark].reach});
    }
    return goals;
}

}  // namespace td
