// Everything that a run is at one moment: a plain value; a copy of it goes on exactly like the original.
//
// run: one journey through a dungeon, from its first floor to its end. floor, battle: one level of the dungeon, seen as a
// place and as a stretch of time. phase: a step of the turn loop (phase.hpp). verdict: how a floor or the run ended (catalog/verdict.hpp).
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ai/ai_context.hpp"
#include "base/dice.hpp"
#include "catalog/verdict.hpp"
#include "game/state/arrivals.hpp"
#include "game/state/choice.hpp"
#include "game/state/deeds.hpp"
#include "game/state/livelock_guard.hpp"
#include "game/state/pauses.hpp"
#include "game/state/pending_action.hpp"
#include "game/state/phase.hpp"
#include "game/state/weapon_timers.hpp"
#include "knowledge/sight.hpp"
#include "rules/rulebook.hpp"
#include "time/extra_turns.hpp"
#include "time/time_system.hpp"
#include "world/world.hpp"

namespace td {

struct GameSettings {
    std::uint64_t seed = 1;
    DungeonId dungeon;
    bool leader_is_steered = true;  ///< false: every creature is AI-controlled (self-play)
    DifficultyId difficulty;        ///< none: the main one of the content, from the start of the run on

    friend bool operator==(const GameSettings&, const GameSettings&) = default;
};

/// What killed a creature: at most one of these names is given; none: the dungeon itself.
struct DeathCause {
    std::string creature, status, feature;  ///< names as in the content
};

/// The death of a member of the party, or of a guest who set out with it.
struct FallenMember {
    enum class Fate : std::uint8_t {
        lost,
        lies,         ///< it can still be brought back
        came_back,    ///< it was brought back
        carried_out,  ///< the others won and carried it
    };
    std::string name;
    int floor = 1;
    DeathCause cause;
    Fate fate = Fate::lost;
};

/// Counted over the whole run, for the summary. Decides nothing.
struct Tally {
    int rounds = 0;
    int floors = 1;
    std::array<int, tier_count> turns_by_tier{};  ///< of the player's side
    std::array<int, 3> turns_by_class{};          ///< move, action, wait; of the player's side
    int deaths = 0;                               ///< of the player's side
    int kills = 0;                                ///< foes that died of any cause
    std::optional<DeathCause> last_death;         ///< of the player's side
    std::vector<FallenMember> fallen;             ///< in the order of their deaths

    /// Of the player's side.
    void count_turn(int tier, ActionClass kind) {
        ++turns_by_tier[static_cast<std::size_t>(tier)];
        const bool is_action = kind != ActionClass::move && kind != ActionClass::wait;
        ++turns_by_class[static_cast<std::size_t>(is_action ? ActionClass::action : kind)];
    }
};

/// Where the current turn came from.
enum class TurnKind : std::uint8_t {
    own,
    extra,     ///< given by an effect, in addition to its own turns
    held,      ///< kept until its latest moment
    answering  ///< kept, and released by what its creature waited for
};

/// The current turn as it was announced.
struct AnnouncedTurn {
    EntityId of;                                ///< none: no turn has been announced, or its action has ended
    OrderReason reason = OrderReason::in_turn;  ///< why it has this place in the order
    TimeStatus status;                          ///< of its actor, when it began
};

struct FloorEntry;

struct GameState {
    // Defined in game_state.cpp: the code that copies and destroys all that a run is would be repeated in nearly every object file.
    GameState();
    GameState(const GameState&);
    GameState(GameState&&) noexcept;
    GameState& operator=(const GameState&);
    GameState& operator=(GameState&&) noexcept;
    ~GameState();

    std::shared_ptr<const Catalog> catalog;    ///< never null once the run has begun
    std::shared_ptr<const Rulebook> rulebook;  ///< follows from the catalog
    GameSettings settings;
    World world;
    Sight sight;  ///< of the player's side
    TimeSystem time;
    Dice dice;  ///< combat and chance in the rules

    // The run.
    int floor = 1;           ///< a row of the dungeon's floors, from 1
    int guests_owed = 0;     ///< at the start of the run: losing one may lose the run
    bool team_mode = false;  ///< the player gives every member's commands, not the leader's alone
    bool debugged = false;   ///< the debug console was opened in this run
    Outcome outcome = Outcome::running;
    Verdict ending;  ///< why the run ended; means nothing while it is running
    Tally tally;

    // The floor.
    std::shared_ptr<const FloorEntry> entry;  ///< with what the party entered it; null on the first one. Decides nothing
    std::vector<PartyChoice> choices;         ///< that the party makes before the first round, the current one first
    int par = 0;                              ///< rounds of 100 ticks; 0: the dungeon counts no minutes
    EntityId keeper;                          ///< the first member of the boss's team; none: the floor has no boss. Follows from its plan
    int overdue = 0;                          ///< what has come of being late here: the warning, then a patrol each
    std::vector<std::pair<EncounterId, int>> options_for_all;  ///< taken on this floor, and still to reach members on their way
    bool rests = false;                                        ///< a rest was taken here: members get theirs as they arrive
    int turn_bought_in = 0;                                    ///< the last round in which a turn was bought; 0: none was
    Deeds deeds;                                               ///< of the party on this floor
    std::uint32_t aims_lost = 0;                               ///< bit n: the n-th side aim of the floor is lost
    std::optional<Verdict> verdict;
    bool descending = false;       ///< the party has taken the stairs in this turn
    Ticks continuous_since = 0;    ///< when the continuous systems last ran
    Ticks passed_until = 0;        ///< the time up to which pools, cooldowns and statuses have been updated
    Arrivals arrivals;             ///< teams that are still to come
    WeaponTimers weapon_timers;    ///< of autonomous weapons
    ExtraTurns extra_turns;        ///< that effects have given
    std::set<EntityId> newcomers;  ///< joined and have not had a turn yet
    LivelockGuard livelock_guard;

    // The turn.
    Phase phase = Phase::battle_start;
    Moment now;
    Ticks round_began = 0;  ///< instant
    EntityId actor;         ///< whose turn it is
    EntityId awaiting;      ///< whose command is needed; none: the loop goes on without one
    AnnouncedTurn announced;
    TurnKind turn_kind = TurnKind::own;
    std::vector<std::pair<EntityId, EntityId>> exchanges;  ///< pairs that swap their next turns when this turn has ended
    bool ambushed = false;                                 ///< the round ends with this turn
    std::optional<TimeEvent> held;                         ///< the next event, held back until the weapons due before it have fired
    std::map<EntityId, PendingAction> pending;             ///< actions that have not taken effect yet, by actor
    Pauses pauses;
    EntityId reconsidering;  ///< whose pending action the next command replaces

    /// Paths found earlier, to save work: decides nothing, and copies start empty.
    mutable PathCache path_cache;

    const Dungeon& dungeon() const { return (*catalog)[settings.dungeon]; }
    /// Where the content has no difficulties: the default, which changes nothing.
    const Difficulty& difficulty() const;
    /// The random stream of that name for the current floor, whatever was drawn before.
    Rng stream_of_floor(std::string_view name) const;
    /// Of the current floor.
    const TimeSettings& time_settings() const;
    /// The rules of the current floor; null on a hand-built floor after the last one.
    const FloorRules* floor_rules() const;
    EntityId leader() const { return world.roster().leader_of(player_team); }
    /// Who gives the next command: the actor whose pending action is being reconsidered, or the one who is awaited.
    EntityId asked() const { return reconsidering ? reconsidering : awaiting; }
    /// True if the player gives this creature's commands.
    bool steers(EntityId who) const;
    /// What AI-controlled creatures may use to decide. Valid as long as the state exists and is not moved.
    tactics::AiContext ai_context() const;
    /// True if the current turn is not one of the actor's own. What is done in it costs no time.
    bool in_extra_turn() const { return turn_kind != TurnKind::own; }
    /// Hash of everything that decides how the run goes on; the same for the same history on every machine. Leaves out the rulebook and the
    /// path cache, which follow from the rest, and the tally, the ending and the reasons for the order of turns, which decide nothing.
    std::uint64_t hash() const;

    static constexpr TeamId player_team{0};
};

}  // namespace td
