// A whole run through a dungeon: the turn loop with its phases, judged floor by floor. Never blocks: where it needs a command it says so.
// A run is its content, its seed, its dungeon and its list of commands.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "ai/ai_context.hpp"
#include "base/dice.hpp"
#include "catalog/verdict.hpp"
#include "game/arrivals.hpp"
#include "game/forecast.hpp"
#include "game/livelock_guard.hpp"
#include "game/pauses.hpp"
#include "game/phase.hpp"
#include "game/weapon_timers.hpp"
#include "knowledge/sight.hpp"
#include "rules/rulebook.hpp"
#include "rules/watcher.hpp"
#include "time/time_system.hpp"
#include "world/world.hpp"

namespace td {

struct GameSettings {
    std::uint64_t seed = 1;
    DungeonId dungeon;
    bool leader_is_steered = true;  ///< false: everyone acts by tactics (self-play)
};

/// What one call of step() came to.
struct Step {
    enum class Kind : std::uint8_t {
        turn_taken,        ///< somebody's turn is over; call again
        floor_over,        ///< it still stands, and the next call leads to the one below it; call again
        weapon_fired,      ///< a weapon of `actor` was due to fire by itself; call again
        done_out_of_turn,  ///< a command that costs no turn was carried out; the actor is still asked
        needs_command,     ///< `actor` is steered by the player and waits
        refused,           ///< the command was not carried out and cost nothing; `actor` is still asked
        paused,            ///< nobody is asked, but the player may look, reconsider, and resume
        over,              ///< see outcome()
    };
    Kind kind = Kind::needs_command;
    EntityId actor;
    Refusal refusal;
};

/// What killed a creature: at most one of these names is given; none: the dungeon itself.
struct DeathCause {
    std::string creature, status, feature;  ///< names, as content has them
};

/// Counted over the whole run, for the summary.
struct Tally {
    int rounds = 0;
    int floors = 1;
    std::array<int, tier_count> turns_by_tier{};       ///< of the player's side
    std::array<int, action_classes> turns_by_class{};  ///< move, action, wait; of the player's side
    int deaths = 0;                                    ///< of the player's side
    int kills = 0;                                     ///< foes that fell, of whatever cause
    std::optional<DeathCause> last_death;            ///< of the player's side
};

class Game {
public:
    /// Precondition: the dungeon exists in the catalog.
    Game(std::shared_ptr<const Catalog> catalog, GameSettings settings);
    /// The same on a first floor that was built by hand: arenas, lessons, tests. Team 0 is the player's, with a living member.
    Game(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor);
    Game(const Game&);
    Game(Game&&) noexcept;
    Game& operator=(const Game&);
    Game& operator=(Game&&) noexcept;
    ~Game();

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
    EntityId awaiting() const { return m_reconsidering ? m_reconsidering : m_awaiting; }
    /// Whose pending action the next command would replace.
    EntityId reconsidering() const { return m_reconsidering; }
    bool paused() const { return m_pauses.paused; }
    PauseMode pause_mode() const { return m_pauses.mode; }
    /// What `who` has begun and what takes effect later; null: nothing.
    const PendingAction* pending(EntityId who) const;
    /// May the player have `who` do something else than what it has begun?
    bool may_reconsider(EntityId who) const;
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

    const Catalog& catalog() const { return *m_catalog; }
    const GameSettings& settings() const { return m_settings; }
    const World& world() const { return m_world; }
    const Sight& sight() const { return m_sight; }
    const TimeSystem& time() const { return m_time; }
    const Dungeon& dungeon() const { return (*m_catalog)[m_settings.dungeon]; }
    const Tally& tally() const { return m_tally; }
    TeamId player_team() const { return TeamId(0); }
    EntityId leader() const { return m_world.roster().leader_of(player_team()); }
    bool team_mode() const { return m_team_mode; }
    /// Was it opened to the debug console?
    bool debugged() const { return m_debugged; }
    /// Does the player give this one's commands?
    bool steers(EntityId who) const;
    int floor() const { return m_floor; }  ///< from 1
    /// The plan of its tactic that whoever made up its mind last followed; null: none of them. Good until the next step.
    const Plan* followed_plan() const { return m_plan; }
    Moment now() const { return m_now; }
    Phase phase() const { return m_phase; }
    /// Guests the run began with: losing one may lose the run.
    int guests_owed() const { return m_guests_owed; }
    Outcome outcome() const { return m_outcome; }
    /// Why the run ended. Precondition: outcome() is not running.
    const Verdict& ending() const { return m_ending; }

    /// From now on `watcher` is told why the world changes, until it is told no more by null. It must live as long.
    void watch(RuleWatcher* watcher) { m_watcher = watcher; }

    /// What happened since the last call, in order.
    std::vector<Event> take_events();
    /// Of everything that decides how the run goes on; equal for equal histories on every machine.
    std::uint64_t hash() const;

private:
    friend class Loop;
    friend class Forecaster;

    void arrive(const struct Party& party, int floor);
    void migrate_words(std::shared_ptr<const Catalog> content);
    void enter_floor(int floor);
    void begin_on(World world);
    void end(const Verdict& verdict);
    void count_turn(EntityId who, ActionCost cost);
    void record_event(Event& event);
    void record_death(const Died& died);
    tactics::AiContext context() const;

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Rulebook> m_rulebook;
    RuleWatcher* m_watcher = nullptr;
    GameSettings m_settings;
    World m_world;
    Sight m_sight;
    TimeSystem m_time;
    Dice m_dice;  ///< combat and chance in the rules
    Moment m_now;
    Phase m_phase = Phase::battle_start;
    EntityId m_actor;  ///< whose turn it is
    EntityId m_awaiting;
    Tally m_tally;
    int m_floor = 1;
    bool m_team_mode = false;
    bool m_debugged = false;
    bool m_descending = false;
    bool m_ambushed = false;  ///< the round ends once this turn is over
    Outcome m_outcome = Outcome::running;
    Verdict m_ending;  ///< why the run ended; nothing while it is running
    std::optional<Verdict> m_verdict;  ///< of this floor
    std::vector<Event> m_events;
    int m_guests_owed = 0;
    EntityId m_turn_of;                         ///< whose turn has been announced
    Ticks m_continuous_since = 0;               ///< when the continuous systems last ran
    std::map<EntityId, PendingAction> m_begun;  ///< actions that have not taken effect yet, by doer
    Pauses m_pauses;
    WeaponTimers m_weapon_timers;     ///< weapons that fire by themselves
    Arrivals m_arrivals;              ///< teams that are still to come to this floor
    const Plan* m_plan = nullptr;     ///< of the catalog, that the last action followed from
    std::optional<TimeEvent> m_held;  ///< comes when the alarms before it have gone off
    ItemId m_fired;                   ///< the weapon that was due last; none: it was no weapon's instant
    EntityId m_reconsidering;         ///< whose pending action the next command replaces
    std::set<EntityId> m_newcomers;   ///< joined, and had no turn yet
    bool m_action_was_due = false;    ///< it was such an action that came last, nobody's turn
    LivelockGuard m_livelock_guard;
    mutable PathCache m_path_cache;  ///< a cache: decides nothing, is not copied

    // Only in copies that a forecast plays: judges rest, and everybody's command is asked for, except that of companions whose
    // minds are as good as made up because nothing uncertain comes before their turn.
    bool m_rehearsal = false;
    bool m_minds_known = false;
    bool m_undecided = false;                           ///< the action of this turn stands for one not yet chosen
    OrderReason m_order_reason = OrderReason::in_turn;  ///< of whose turn it is, when it began
    TimeStatus m_time_status;                           ///< the same one's, then
    std::optional<Command> m_chosen;                    ///< what it does
    std::vector<MissedTurn> m_missed;
    std::vector<Moment> m_rounds_begun;
    std::optional<Interval> m_paid;  ///< for the action that was chosen last
};

}  // namespace td
