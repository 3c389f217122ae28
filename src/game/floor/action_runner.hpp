// Carries actions out in a state of the game: through the rules into the world, and from there to everything that keeps track of the world:
// time system, weapon timers, pending actions, sight, tally, and the observer. Knows nothing of turns and phases.
#pragma once

#include <vector>

#include "game/floor/observer.hpp"
#include "game/floor/turn_strategy.hpp"
#include "game/state/game_state.hpp"
#include "rules/resolver.hpp"

namespace td {

class ActionRunner {
public:
    /// All outlive the runner.
    ActionRunner(GameState& state, Observer& observer, const TurnStrategy& turns) : m_state(state), m_observer(observer), m_turns(turns) {}

    GameState& state() const { return m_state; }
    Observer& observer() const { return m_observer; }
    const TurnStrategy& turns() const { return m_turns; }

    Resolution carry_out(Action action);
    void carry_out_all(std::vector<Action> actions);
    /// Takes a creature off the floor without asking the rules, so nothing follows from it.
    void take_out(EntityId who);
    /// Updates what the player's side sees.
    void look();
    /// The same if an action was carried out since the last look; else there is nothing new to see.
    void look_again() {
        if (!m_up_to_date) look();
    }
    /// Lets foes notice creatures that have moved since the last call. Call after look().
    void notice_movers();
    /// Passes the event to the observer. A pause is owed afterwards if the pause mode stops for it.
    void tell(Event event);
    /// Reports that a command of `who` was refused.
    void refuse(EntityId who, const Command& command, const Refusal& refusal);

private:
    /// Passes on what an action has changed to all that keeps track of the world.
    void report(ChangeSet changes);
    void report(const RosterChange& change);
    void report(const ShiftTurn& shift);
    /// True if it would give a creature of the player's side more extra turns in a round than it may have.
    bool is_refused(const ShiftTurn& shift) const;
    /// Gives back a saved turn, and drops a held one, that was refused.
    void give_back(const ShiftTurn& refused);
    void record(const Event& event);
    void record_mover(const Event& event);

    GameState& m_state;
    Observer& m_observer;
    const TurnStrategy& m_turns;
    std::vector<EntityId> m_movers;
    bool m_up_to_date = false;  ///< no action was carried out since the last look
};

}  // namespace td
