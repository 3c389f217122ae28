// Who will act when: the real loop, run on a copy in which nobody does anything but let time pass.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "base/id.hpp"
#include "catalog/ids.hpp"
#include "time/round_presentation.hpp"

namespace td {

struct GameState;

/// One turn to come, or the end of an action that was begun before.
struct ForecastTurn {
    EntityId who;
    Moment when;
    OrderReason order_reason = OrderReason::in_turn;
    /// What must not happen for this turn to come. Stake::nothing: it is certain, whatever is chosen by then
    /// (as long as nobody dies, joins, or is made faster or slower by an action).
    Contingency hangs_on = Contingency::nothing;
    EntityId hangs_on_whom;          ///< whose undecided action that is
    bool takes_effect = false;       ///< no turn: what was begun is done now
    std::optional<Command> command;  ///< what it is, or what is chosen in the turn, as far as that is decided
    TimeStatus time_status;          ///< of its actor at that moment
    /// Not a turn of `who`, but the instant at which this weapon of its fires by itself; none: a turn.
    ItemId weapon;
};

/// A turn that will not come, shown in grey where it would have stood.
struct MissedTurn {
    EntityId who;
    Moment when;
    OrderReason order_reason = OrderReason::forfeited;  ///< forfeited, cooling or in debt
    int rounds_left = 0;                                ///< of the cooldown; in_debt: the debt
};

struct Forecast {
    std::vector<ForecastTurn> turns;  ///< in exact order, the one who is asked now first
    std::vector<MissedTurn> missed;   ///< in order of time
    std::vector<Moment> rounds;       ///< when each round after the first begins
    RoundPresentation presentation;
    int first_round = 0;
    /// How soon the doer of `first` is asked again, as fast as that action leaves it; nothing if there was none, or if it died of it.
    std::optional<Interval> paid;
};

/// The real loop run on a copy of the state, for the round in play and `rounds - 1` more. `first`: the action of whoever is asked now,
/// taken as chosen; without it that choice is open like all others. `edits` come before it: commands about the team's order that cost no
/// turn; those that would be refused are left out. Never asks a foe's mind, never draws from the game's dice.
Forecast forecast(const GameState& state, int rounds, std::optional<Command> first = std::nullopt, const std::vector<Command>& edits = {});

}  // namespace td
