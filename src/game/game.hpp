// A run through a dungeon as the programs around it see it: one call makes it go on, everything else asks how it stands. Never blocks:
// where it needs a command it says so. A run is its content, its seed, its dungeon and its list of commands.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "game/forecast.hpp"
#include "game/game_state.hpp"
#include "game/observer.hpp"
#include "game/turn_loop.hpp"

namespace td {

class Game {
public:
    /// Precondition: the dungeon exists in the catalog.
    Game(std::shared_ptr<const Catalog> catalog, GameSettings settings);
    /// The same on a first floor that was built by hand: arenas, lessons, tests. Team 0 is the player's, with a living member.
    Game(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor);
    /// Goes on until somebody's turn is over, or a command is needed. `command` is for the actor who is asked; without one, a
    /// steered actor's turn gives needs_command. Refused commands change nothing. `passed`: is given the phases in order.
    Step step(const std::optional<Command>& command = std::nullopt, std::vector<Phase>* passed = nullptr);

    /// Goes on with other content, in the middle of a floor: at once in all that play looks up, from the next floor on in how floors
    /// are made and time is kept. Definitions are the same by their ids; those that are in play and gone are returned (as
    /// "species `ember_fox`"), and then nothing has changed. From now on the run is no longer its seed, content and commands, unless
    /// both have the same rules (same_rules): then its hash stays, too. Events that were not taken yet are lost.
    std::vector<std::string> migrate_to(std::shared_ptr<const Catalog> content);

    /// Whose command is awaited now; none while others act, and when the run is over.
    /// While the player reconsiders what somebody has begun, it is that one.
    EntityId awaiting() const { return m_state.asked(); }
    /// Whose pending action the next command would replace.
    EntityId reconsidering() const { return m_state.reconsidering; }
    bool paused() const { return m_state.pauses.paused; }
    PauseMode pause_mode() const { return m_state.pauses.mode; }
    /// What `who` has begun and what takes effect later; null: nothing.
    const PendingAction* pending(EntityId who) const;
    /// May the player have `who` do something else than what it has begun?
    bool may_reconsider(EntityId who) const { return td::may_reconsider(m_state, who); }
    /// Why `command` would be refused if it were given now by whoever is asked; nothing if it would be done.
    std::optional<Refusal> would_refuse(const Command& command) const;

    /// The next step by which whoever is asked would come to the nearest item, or else to what its side has not seen; nothing when all that
    /// it can reach is known, or nobody is asked. By what its side knows alone.
    std::optional<Command> step_of_exploring() const;

    /// The real loop run on a copy, for this round and `rounds - 1` more. `first`: the action of whoever is asked now, taken as chosen;
    /// without it that one's choice is open like everybody's. Never asks a foe's mind, never draws from the game's dice.
    Forecast forecast(int rounds, const std::optional<Command>& first = std::nullopt) const;
    /// The same, after the team's order was edited by commands that cost no turn (those that would be refused are left out).
    Forecast forecast_after(int rounds, const std::vector<Command>& edits) const;

    /// For the functions of this room that look at a state.
    const GameState& state() const { return m_state; }
    const Catalog& catalog() const { return *m_state.catalog; }
    const GameSettings& settings() const { return m_state.settings; }
    const World& world() const { return m_state.world; }
    const Sight& sight() const { return m_state.sight; }
    const TimeSystem& time() const { return m_state.time; }
    const Dungeon& dungeon() const { return m_state.dungeon(); }
    const Tally& tally() const { return m_state.tally; }
    TeamId player_team() const { return GameState::player_team; }
    EntityId leader() const { return m_state.leader(); }
    bool team_mode() const { return m_state.team_mode; }
    /// Was it opened to the debug console?
    bool debugged() const { return m_state.debugged; }
    /// Does the player give this one's commands?
    bool steers(EntityId who) const { return m_state.steers(who); }
    int floor() const { return m_state.floor; }  ///< from 1
    /// The plan of its tactic that whoever made up its mind last followed; null: none of them. Good until the next step.
    const Plan* followed_plan() const { return m_plan; }
    Moment now() const { return m_state.now; }
    Phase phase() const { return m_state.phase; }
    /// Guests the run began with: losing one may lose the run.
    int guests_owed() const { return m_state.guests_owed; }
    Outcome outcome() const { return m_state.outcome; }
    /// Why the run ended. Precondition: outcome() is not running.
    const Verdict& ending() const { return m_state.ending; }

    /// From now on `watcher` is told why the world changes, until it is told no more by null. It must live as long.
    void watch(RuleWatcher* watcher) { m_watcher = watcher; }

    /// What happened since the last call, in order.
    std::vector<Event> take_events();
    /// Of everything that decides how the run goes on; equal for equal histories on every machine.
    std::uint64_t hash() const { return m_state.hash(); }

private:
    /// What the loop tells, as far as the programs around the game want to know.
    class Recorder;

    GameState m_state;
    RuleWatcher* m_watcher = nullptr;
    const Plan* m_plan = nullptr;  ///< of the catalog, that the last action followed from
    std::vector<Event> m_events;   ///< that were not taken yet
};

}  // namespace td
