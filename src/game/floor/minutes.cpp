#include "game/floor/minutes.hpp"

#include <algorithm>
#include <array>

#include "game/floor/team_arrivals.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// How many rounds before the first patrol the party is warned.
constexpr int rounds_of_warning = 10;
/// Rounds from each patrol to the next; the last number holds for all that follow.
constexpr std::array patrol_gaps{40, 30, 20};

const std::vector<TeamSpawn>& patrols_of(const GameState& state) {
    const FloorRules* const rules = state.floor_rules();
    return rules != nullptr ? state.dungeon().patrols_on(*rules) : state.dungeon().patrols;
}

}  // namespace

int minutes_of(const GameState& state) { return state.world.bag(GameState::player_team).minutes; }

int rounds_passed(const GameState& state) { return static_cast<int>(state.now.time / ticks_in_round); }

bool keeper_stands(const GameState& state) {
    return state.par > 0 && state.keeper && lives(state.world, state.keeper) && faction_of(state.world, state.keeper) != Faction::player;
}

int minutes_ahead(const GameState& state) {
    const std::optional<MinuteRules>& rules = state.dungeon().minutes;
    if (!rules || state.par == 0) return 0;
    return std::clamp((state.par - rounds_passed(state)) / rules->rounds_each, 0, rules->most_per_floor);
}

int minutes_for_leaving(const GameState& state) { return keeper_stands(state) ? 0 : minutes_ahead(state); }

void gain_minutes(ActionRunner& runner) {
    const int gained = minutes_for_leaving(runner.state());
    if (gained > 0) runner.carry_out(ChangeMinutes{GameState::player_team, gained});
}

std::optional<int> next_patrol(const GameState& state) {
    if (state.par == 0 || patrols_of(state).empty()) return std::nullopt;
    int round = state.par;
    for (int patrol = 0; patrol < state.overdue - 1; ++patrol)
        round += patrol_gaps[std::min<std::size_t>(static_cast<std::size_t>(patrol), patrol_gaps.size() - 1)];
    return round;
}

void let_patrols_arrive(ActionRunner& runner) {
    GameState& state = runner.state();
    const std::optional<int> due = runner.turns().teams_arrive() ? next_patrol(state) : std::nullopt;
    const int passed = rounds_passed(state);
    if (!due || passed < *due - rounds_of_warning) return;
    if (state.overdue == 0) {
        state.overdue = 1;
        runner.tell(PartyOverdue{std::max(0, *due - passed)});
    }
    if (passed < *due) return;
    Arrival patrol;
    patrol.hunting = true;
    patrol.teams = patrols_of(state);
    // Where there is no room, it is tried again in the next round.
    if (!let_team_arrive(runner, patrol)) return;
    ++state.overdue;
    runner.tell(PatrolArrived{});
    runner.look();
}

std::vector<int> turns_for_sale(const GameState& state) {
    std::vector<int> ticks{0};
    for (const RoundColumn& tier : state.time.presentation().columns)
        if (const Ticks ahead = state.round_began + tier.at - state.now.time; ahead > 0) ticks.push_back(static_cast<int>(ahead));
    return ticks;
}

std::optional<Refusal> refusal_of_buying(const GameState& state, const commands::BuyTurn& command) {
    const std::optional<MinuteRules>& rules = state.dungeon().minutes;
    const std::vector<int> offered = turns_for_sale(state);
    if (!rules || rules->turn == 0 || std::find(offered.begin(), offered.end(), command.ticks) == offered.end())
        return Refusal{.reason = Refusal::Reason::no_turn_sold};
    if (!state.steers(state.awaiting) || state.reconsidering || state.pauses.paused)
        return Refusal{.reason = Refusal::Reason::not_your_turn};
    if (state.turn_bought_in == state.now.round) return Refusal{.reason = Refusal::Reason::bought_this_round};
    if (state.extra_turns.count_in_round(state.awaiting, state.now.round) >= most_extra_turns)
        return Refusal{.reason = Refusal::Reason::both_extra_turns};
    if (const int left = minutes_of(state); left < rules->turn)
        return Refusal{.reason = Refusal::Reason::too_few_minutes, .needed = rules->turn, .left = left};
    return std::nullopt;
}

void buy_turn(ActionRunner& runner, const commands::BuyTurn& command) {
    GameState& state = runner.state();
    state.turn_bought_in = state.now.round;
    runner.carry_out(ChangeMinutes{GameState::player_team, -state.dungeon().minutes->turn});
    runner.carry_out(ShiftTurn{.target = state.awaiting, .how = TurnShift::extra, .amount = command.ticks});
}

}  // namespace td
