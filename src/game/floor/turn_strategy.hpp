// How the loop plays turns: for real, rehearsed for a forecast, or imagined by a creature that looks ahead. The loop, the action runner and
// what they call ask these questions; none of them knows which strategy answers.
#pragma once

#include "ai/tactics.hpp"
#include "base/id.hpp"
#include "time/time_event.hpp"

namespace td {

struct GameState;

class TurnStrategy {
public:
    // Who decides.
    /// True if `who`, whom the player does not steer, chooses its own commands; false if the loop asks for them.
    virtual bool lets_decide(const GameState& state, EntityId who) const = 0;
    /// True if the loop asks for the command of `who` although lets_decide() is true.
    virtual bool asks_anyway(EntityId who) const = 0;
    /// True if the command that is given stands for one that has not been chosen yet.
    virtual bool action_is_open() const = 0;
    /// What the actor `who` chooses. May draw from the dice of the state.
    virtual tactics::Decision decide(GameState& state, EntityId who) const = 0;
    /// The creature that stands where `who`, who chooses its own commands, would step next; none if `may_still_act` is false for it.
    virtual EntityId creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) const = 0;

    // What happens besides the turns.
    /// True if objectives are judged, and a battle can be decided.
    virtual bool judges() const = 0;
    /// True if new teams arrive. Latecomers of the party always do.
    virtual bool teams_arrive() const = 0;
    /// True if the next floor is entered when this one has ended.
    virtual bool enters_next_floor() const = 0;
    /// True if the loop pauses for the player.
    virtual bool pauses() const = 0;
    /// True if autonomous weapons hit what they fire at.
    virtual bool weapons_hit() const = 0;
    /// True if creatures notice passers-by.
    virtual bool creatures_notice() const = 0;
    /// True if what the player's side sees is kept up to date.
    virtual bool updates_sight() const = 0;

protected:
    ~TurnStrategy() = default;
};

}  // namespace td
