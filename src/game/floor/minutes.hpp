// Minutes: what a party saves by being quick on a floor, and what comes of being overdue. Source: resources/docs/rules.md, "Minutes".
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "game/floor/action_runner.hpp"

namespace td {

/// The minutes that the party has; 0 where none are counted.
int minutes_of(const GameState& state);

/// How long the party has been on the floor, in rounds of 100 ticks, whatever the time system calls a round.
int rounds_passed(const GameState& state);
/// In a round as par counts rounds.
inline constexpr int ticks_in_round = 100;

/// True while the keeper of the floor lives, and is not of the party's side. False where minutes are not counted or the floor has no boss.
bool keeper_stands(const GameState& state);

/// The minutes for the rounds that the party is ahead of par. 0 where none are counted.
int minutes_ahead(const GameState& state);

/// The minutes that the party would gain if it went down now: none while the keeper stands.
int minutes_for_leaving(const GameState& state);

/// Gives the party what it has saved on the floor that it leaves.
void gain_minutes(ActionRunner& runner);

/// Rounds passed at which the next patrol comes; nothing if none does.
std::optional<int> next_patrol(const GameState& state);

/// Warns the party once it is nearly overdue, and lets a patrol arrive whenever one is due. Call as a round starts.
void let_patrols_arrive(ActionRunner& runner);

/// When a turn can be had, in ticks from now: at once, and in each tier of this round that is still to come.
std::vector<int> turns_for_sale(const GameState& state);

/// Why that turn cannot be bought for the creature that is asked.
[[nodiscard]] std::optional<Refusal> refusal_of_buying(const GameState& state, const commands::BuyTurn& command);

/// Buys that turn for the creature that is asked. Precondition: it is not refused.
void buy_turn(ActionRunner& runner, const commands::BuyTurn& command);

}  // namespace td
