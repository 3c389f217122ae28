#include "game/foresight/given_turns.hpp"

#include <algorithm>
#include <optional>

#include "game/floor/observer.hpp"
#include "game/floor/orders.hpp"
#include "game/foresight/forecast.hpp"
#include "game/foresight/turn_strategies.hpp"
#include "game/state/game_state.hpp"
#include "game/turns/turn_loop.hpp"
#include "rules/targets.hpp"

namespace td {

namespace {

/// Removes one such turn from `turns`. False if there is none.
bool remove_one(std::vector<TurnAhead>& turns, const TurnAhead& turn) {
    const auto found = std::find(turns.begin(), turns.end(), turn);
    if (found == turns.end()) return false;
    turns.erase(found);
    return true;
}

/// The extra turns of others than `who` that come for certain.
std::vector<TurnAhead> extra_turns_of_others(const GameState& state, EntityId who) {
    std::vector<TurnAhead> turns;
    for (const ExtraTurn& turn : state.extra_turns.list())
        if (turn.who != who && (!turn.held || turn.released)) turns.push_back({turn.who, turn.when});
    return turns;
}

/// Records who dies without having had a turn.
class DoomWatch final : public Observer {
public:
    std::vector<EntityId> doomed;

private:
    void happened(Event&& event) override {
        if (const auto* const turn = std::get_if<TurnBegan>(&event)) m_had_turn.push_back(turn->who);
        if (const auto* const died = std::get_if<Died>(&event);
            died && std::find(m_had_turn.begin(), m_had_turn.end(), died->who) == m_had_turn.end())
            doomed.push_back(died->who);
    }

    std::vector<EntityId> m_had_turn;
};

bool is_idle(const GameState& state, const ForecastTurn& turn) {
    return turn.command && std::holds_alternative<commands::Wait>(*turn.command) && faction_of(state.world, turn.who) != Faction::player;
}

}  // namespace

std::vector<TurnAhead> turns_given_by(const GameState& state, const Command& command) {
    if (!state.asked() || !costs_turn(command) || refusal_of(state, command)) return {};
    GameState then = state;
    then.dice.seal();
    Observer unwatched;
    const RehearsedTurns turns;
    TurnLoop(then, unwatched, turns).step(command);
    std::vector<TurnAhead> before = extra_turns_of_others(state, state.asked()), given = extra_turns_of_others(then, state.asked());
    std::erase_if(given, [&](const TurnAhead& turn) { return remove_one(before, turn); });
    return given;
}

std::vector<TurnAhead> turns_given_by_steps(const GameState& state) {
    std::optional<std::vector<TurnAhead>> common;
    for (const Direction direction : all_directions) {
        const commands::Walk step{direction};
        if (!state.asked() || refusal_of(state, step)) continue;
        std::vector<TurnAhead> given = turns_given_by(state, step);
        if (common) std::erase_if(*common, [&](const TurnAhead& turn) { return !remove_one(given, turn); });
        if (!common) common = std::move(given);
        if (common->empty()) break;
    }
    return common.value_or(std::vector<TurnAhead>{});
}

namespace {

constexpr int most_steps_foreseen = 2'000;

/// The extra turns that each step of the other members whom the player steers gives, or a wait where steps give none, if they come before
/// the actor who is asked has another turn. What these members do is not decided, so that no forecast has them.
std::vector<TurnAhead> turns_given_by_steered(const GameState& state) {
    const EntityId asked = state.asked();
    if (!asked || !state.team_mode || state.reconsidering) return {};
    std::vector<TurnAhead> given;
    GameState then = state;
    then.dice.seal();
    then.pauses = {};
    Observer unwatched;
    const RehearsedTurns turns;
    TurnLoop loop(then, unwatched, turns);
    Step taken = loop.step(commands::Wait{});
    for (int steps = 0; steps < most_steps_foreseen && taken.kind != Step::Kind::over; ++steps) {
        if (taken.kind == Step::Kind::needs_command) {
            if (taken.actor == asked) break;
            then.awaiting = taken.actor;
            if (then.steers(taken.actor)) {
                std::vector<TurnAhead> more = turns_given_by_steps(then);
                if (more.empty()) more = turns_given_by(then, commands::Wait{});
                given.insert(given.end(), more.begin(), more.end());
            }
            taken = loop.step(commands::Wait{});
        } else {
            taken = loop.step(std::nullopt);
        }
    }
    return given;
}

}  // namespace

std::vector<ForeseenTurn> turns_foreseen(const GameState& state, int rounds) {
    const EntityId asked = state.asked();
    std::vector<ForeseenTurn> foreseen;
    std::vector<TurnAhead> given = extra_turns_of_others(state, asked);
    int own_turns = 0;
    for (const ForecastTurn& turn : forecast(state, rounds, commands::Wait{}).turns) {
        if (turn.takes_effect || turn.weapon) continue;
        if (turn.who == asked) {
            ++own_turns;
            continue;
        }
        const bool is_sure = turn.contingency == Contingency::nothing;
        const bool is_extra = turn.order_reason == OrderReason::extra && !remove_one(given, {turn.who, turn.when}) &&
                              (is_sure || (asked && turn.contingent_on && are_hostile(state.world, asked, turn.contingent_on)));
        foreseen.push_back({.turn = {turn.who, turn.when},
                            .own_turns = own_turns,
                            .idles = is_idle(state, turn),
                            .is_extra = is_extra,
                            .strength = turn.strength});
    }
    for (const TurnAhead& turn : turns_given_by_steered(state)) {
        const auto later =
            std::find_if(foreseen.begin(), foreseen.end(), [&](const ForeseenTurn& each) { return each.turn.when.time > turn.when.time; });
        const int strength = force_of({state.world, *state.catalog}, turn.who, asked);
        foreseen.insert(later, {.turn = turn, .own_turns = 1, .is_extra = true, .strength = strength});
    }
    return foreseen;
}

std::vector<EntityId> doomed_before_turn(const GameState& state, int rounds) {
    if (!state.asked()) return {};
    GameState then = state;
    then.dice.seal();
    then.pauses = {};
    then.reconsidering = {};
    DoomWatch watch;
    const RehearsedTurns turns;
    TurnLoop loop(then, watch, turns);
    const int last_round = state.now.round + rounds - 1;
    for (int steps = 0; steps < most_steps_foreseen && then.now.round <= last_round; ++steps) {
        Step taken = loop.step(std::nullopt);
        if (taken.kind == Step::Kind::needs_command) taken = loop.step(commands::Wait{});
        if (taken.kind == Step::Kind::over) break;
    }
    return std::move(watch.doomed);
}

}  // namespace td
