// The forecast of turns: the real turn loop, run on a copy of the state in which creatures let time pass unless their action is decided.
//
// open turn: a turn that comes only if a choice not yet made allows it. missed turn: a turn forfeited, cooled down or in debt.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "base/id.hpp"
#include "catalog/ids.hpp"
#include "time/round_presentation.hpp"

namespace td {

struct GameState;

/// A turn to come, or the end of an action that was begun earlier.
struct ForecastTurn {
    EntityId who;
    Moment when;
    OrderReason order_reason = OrderReason::in_turn;
    /// What this turn depends on. Contingency::nothing: it comes whatever is chosen until then, unless its creature dies or an act moves
    /// it or its turn. Source: resources/docs/rules.md, "What the forecast promises".
    Contingency contingency = Contingency::nothing;
    EntityId contingent_on;     ///< the creature whose undecided action it depends on; of an extra turn: who gives it
    bool takes_effect = false;  ///< not a turn: a pending action takes effect
    /// The pending action, or what is chosen in the turn; a wait also if its creature, of another side, surely does nothing in it as things
    /// are then (ai/idling.hpp). Nothing: not decided yet.
    std::optional<Command> command;
    TimeStatus time_status;  ///< of its actor at that moment
    /// Not a turn: this autonomous weapon of `who` fires. None: a turn.
    ItemId weapon;
    /// The number of the command of the list that is carried out in it, from 1; 0: none.
    int list_number = 0;
    int strength = 0;  ///< of its creature's blows at that moment at the one that is asked now, see force_of(); 0: none is asked
    /// From 1; 0: none. Neighbours with the same number may come in another order among themselves, because one of them may have to let
    /// another pass (resources/docs/rules.md, "Chokepoints").
    int bracket = 0;
};

/// A turn that will not come, shown in grey at the place where it would have come.
struct MissedTurn {
    EntityId who;
    Moment when;
    OrderReason order_reason = OrderReason::forfeited;  ///< forfeited, cooling or in debt
    int rounds_left = 0;                                ///< of the cooldown; in_debt: the debt
};

struct Forecast {
    std::vector<ForecastTurn> turns;  ///< in exact order, first the one of the creature that is asked now
    std::vector<MissedTurn> missed;   ///< in order of time
    std::vector<Moment> rounds;       ///< when each round after the first begins
    RoundPresentation presentation;
    int first_round = 0;
    /// How soon the actor of `first` is asked again, at its speed after that action; nothing without `first`, or if the actor dies.
    std::optional<Interval> paid;
};

/// For the current round and `rounds - 1` more. `first`: the command that the actor who is asked now is assumed to choose; without it, or
/// if it costs no turn, that choice is open like all others. `edits`: commands given before it, about the team's order, that cost no turn;
/// refused ones are left out. Never uses the AI of a foe, never draws from the game's dice.
Forecast forecast(const GameState& state, int rounds, std::optional<Command> first = std::nullopt, const std::vector<Command>& edits = {});

/// Commands that one creature is to give one after the other, in this turn and the following ones.
struct CommandList {
    EntityId who;                   ///< of the player's side; it need not be asked now
    std::vector<Command> commands;  ///< each of them costs a turn or one action of a turn
};

/// The same for a list: each command is assumed to be chosen when its turn comes. One that would be refused there is left out.
Forecast forecast(const GameState& state, int rounds, const CommandList& list);

/// What is expected of one command of a list.
struct ListedAction {
    std::optional<Refusal> refusal;  ///< why it could not be done; then only `when` and `from` below are known
    Moment when;                     ///< of its turn
    Point from;                      ///< where its actor stands then
    Point to;                        ///< where its actor stands when it is asked again
    Ticks cost = 0;                  ///< of all turns that it takes
    std::optional<Interval> paid;    ///< how soon its actor is asked again; nothing in an extra turn
    bool turn_goes_on = false;       ///< its actor is asked for another action in the same turn
};

}  // namespace td
