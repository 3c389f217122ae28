// A run through a dungeon as the programs around it see it: step() makes it go on, everything else reads its state. Never blocks: when it
// needs a command, it says so. A run is its content, its seed, its dungeon and its list of commands.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "ai/party_lead.hpp"
#include "catalog/ways.hpp"
#include "game/floor/observer.hpp"
#include "game/floor/pending_actions.hpp"
#include "game/foresight/forecast.hpp"
#include "game/foresight/thoughts.hpp"
#include "game/state/game_state.hpp"
#include "game/turns/turn_loop.hpp"
#include "knowledge/known_floor.hpp"
#include "world/world_view.hpp"

namespace td {

class Game {
public:
    /// Precondition: the dungeon exists in the catalog.
    Game(std::shared_ptr<const Catalog> catalog, GameSettings settings);
    /// The same on a first floor that was built by hand: arenas, lessons, tests. Team 0 is the player's, with a living member.
    Game(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor);
    /// A run in this state.
    explicit Game(GameState state) : m_state(std::move(state)) {}
    /// See TurnLoop::step. `passed`: the phases that were passed are appended to it. `thoughts`: receives or recalls what minds decide.
    Step step(const std::optional<Command>& command = std::nullopt, std::vector<Phase>* passed = nullptr, Thoughts* thoughts = nullptr);

    /// Continues under other content, in the middle of a floor: everything looked up in play changes at once, the generation of floors and
    /// the time system from the next floor on. Definitions are matched by id. Returns those that are in play and no longer exist (as
    /// "species `ember_fox`"); then nothing has changed. Afterwards the run can no longer be replayed from seed, content and commands,
    /// unless both contents have the same rules (same_rules): then the hash stays the same, too. Events not taken yet are lost.
    std::vector<std::string> migrate_to(std::shared_ptr<const Catalog> content);

    /// The actor whose command is awaited; none while others act, and when the run is over. While the player reconsiders a pending action,
    /// its actor.
    EntityId awaiting() const { return m_state.asked(); }
    /// The actor whose pending action the next command would replace.
    EntityId reconsidering() const { return m_state.reconsidering; }
    bool paused() const { return m_state.pauses.paused; }
    PauseMode pause_mode() const { return m_state.pauses.mode; }
    /// The action of `who` that has not taken effect yet; null: none.
    const PendingAction* pending(EntityId who) const;
    /// True if the player may replace the pending action of `who`.
    bool may_reconsider(EntityId who) const { return td::may_reconsider(m_state, who); }
    /// Why `command` would be refused if it were given now; nothing if it would be carried out.
    std::optional<Refusal> would_refuse(const Command& command) const;

    /// What the awaited actor does next in autoexplore: see tactics::autoexplore(). Whoever does not lead keeps up with the leader. Also
    /// stops if no actor is awaited. Uses only what the actor's side knows.
    tactics::AutoexploreStep autoexplore_step(bool passes_sleepers = false,
                                              const std::vector<tactics::AvoidedFoe>& avoided_before = {}) const;

    /// See td::forecast.
    Forecast forecast(int rounds, const std::optional<Command>& first = std::nullopt) const;
    /// The same after edits of the team's order.
    Forecast forecast_after(int rounds, const std::vector<Command>& edits) const;

    /// For functions that take a state.
    const GameState& state() const { return m_state; }
    const Catalog& catalog() const { return *m_state.catalog; }
    const GameSettings& settings() const { return m_state.settings; }
    const World& world() const { return m_state.world; }
    /// Of this moment; good until the next command.
    WorldView view() const { return {m_state.world, *m_state.catalog}; }
    const Sight& sight() const { return m_state.sight; }
    /// What the player's side knows now; good until the next command.
    KnownFloor known() const { return {m_state.world, m_state.sight}; }
    const TimeSystem& time() const { return m_state.time; }
    const Dungeon& dungeon() const { return m_state.dungeon(); }
    const Difficulty& difficulty() const { return m_state.difficulty(); }
    const Tally& tally() const { return m_state.tally; }
    TeamId player_team() const { return GameState::player_team; }
    EntityId leader() const { return m_state.leader(); }
    bool team_mode() const { return m_state.team_mode; }
    /// True if the debug console was opened in this run.
    bool debugged() const { return m_state.debugged; }
    /// True if the player gives the commands of `who`.
    bool steers(EntityId who) const { return m_state.steers(who); }
    int floor() const { return m_state.floor; }  ///< a row of the dungeon's floors, from 1
    /// How many floors the party has entered: what players call the number of the floor.
    int depth() const { return m_state.tally.floors; }
    /// The depth of the last floor, by the shortest and by the longest of the ways from here.
    Range last_depth() const {
        const Range after = floors_after(dungeon(), floor());
        return {depth() + after.low, depth() + after.high};
    }
    /// The plan that the AI-controlled creature that decided last followed; null: none. Valid until the next step.
    const Plan* followed_plan() const { return m_plan; }
    Moment now() const { return m_state.now; }
    Phase phase() const { return m_state.phase; }
    /// Guests at the start of the run: losing one may lose the run.
    int guests_owed() const { return m_state.guests_owed; }
    Outcome outcome() const { return m_state.outcome; }
    /// Why the run ended. Precondition: outcome() is not running.
    const Verdict& ending() const { return m_state.ending; }

    /// From now on, `watcher` receives why the world changes; null ends that. The watcher must outlive the game.
    void watch(RuleWatcher* watcher) { m_watcher = watcher; }

    /// What happened since the last call, in order.
    std::vector<Event> take_events();
    /// Of everything that decides how the run goes on; equal for equal histories on every machine.
    std::uint64_t hash() const { return m_state.hash(); }

private:
    /// Collects events, and passes on what a caller asked for.
    class Recorder;

    GameState m_state;
    RuleWatcher* m_watcher = nullptr;
    const Plan* m_plan = nullptr;  ///< of the catalog, that the last action came from
    std::vector<Event> m_events;   ///< not taken yet
};

}  // namespace td
