// A run as the screens share it: the game, what the player is considering, and what the order of turns would be then.
// The only place of the view that changes the game, and only by commands. Knows nothing of the window. Vocabulary of the room: the awaited
// creature is the one whose command the game needs next; the focus is what the player points at or considers; a command is considered while
// map and ribbon show what it would do, and aimed while its direction or tile is being chosen (aim.hpp); a rehearsal tries a command on a
// copy of the game; a list of actions holds commands prepared in advance (action_list.hpp); a warning is a question asked before a command
// (warnings.hpp).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controls/subscription.hpp"
#include "game/run/game.hpp"
#include "play/action_lists.hpp"
#include "play/chronicle.hpp"
#include "play/command_previews.hpp"
#include "play/floor_marks.hpp"
#include "play/last_round.hpp"
#include "play/threat_table.hpp"
#include "text/explain_tactics.hpp"
#include "text/message_log.hpp"
#include "text/narrator.hpp"
#include "text/turn_order.hpp"

namespace td {

/// What the player points at or considers. The map and the ribbon show it, and both may set it.
struct UiFocus {
    enum class Mode : std::uint8_t { playing, looking, aiming, turning };
    Mode mode = Mode::playing;
    std::optional<Point> tile;          ///< under the pointer or the cursor
    EntityId creature;                  ///< outlined on the map and marked in the ribbon
    std::optional<Command> considered;  ///< the ribbon shows its change to the order
    std::optional<Command> aimed;       ///< the command with the current aim, while aiming; may be refused
    std::vector<Point> reached;         ///< tiles that the considered skill, item or attack would reach
    std::vector<EntityId> aimable;      ///< possible targets while aiming, highlighted in the ribbon
    std::vector<Point> path;            ///< steps of the considered way
    int text_scrolled = 0;              ///< lines scrolled away at the top of the info panel
    bool times = false;                 ///< the map shows the time of each creature in sight
    bool threats = false;               ///< the map shows where foes could strike the awaited creature
    /// Set by a menu as it closes: the dungeon's layer asks for its direction, tile or target, and then gives it.
    std::optional<Command> to_aim;
};

/// True if the game continues without a command after `step`.
bool continues(const Step& step, const Game& game);

class Session {
public:
    using Listener = Listeners<const Game&, const Event&>::Listener;

    /// Called after every command that was carried out or refused.
    using Recorder = std::function<void(const Command&, const Step&)>;

    Session(std::shared_ptr<const Catalog> catalog, GameSettings settings);
    /// `game` has not begun yet. `previews`: judges commands before they are given.
    explicit Session(Game game, CommandPreviews previews = CommandPreviews());

    const Game& game() const { return *m_game; }
    /// The game in which the next command would be given. While a list of actions is filled: a copy in the state expected then, without an
    /// awaited creature if that turn never comes. At a pause, where a command replaces what the leader has begun: a copy that awaits the
    /// leader.
    const Game& next_game();
    /// Why `command` would be refused if it were given now by next_game().awaiting(); nothing if it would be carried out.
    std::optional<Refusal> refusal_of(const Command& command) {
        const Game& game = next_game();
        return m_previews.refusal(game, revision_of_next_game(), command);
    }
    /// `listener` is called for every event in order, at the end of its turn.
    Subscription listen(Listener listener) { return m_listeners.subscribe(std::move(listener)); }
    void record(Recorder recorder) { m_recorder = std::move(recorder); }
    /// Adds a line to the message log.
    void note(std::string text);
    /// What minds have decided in the last command, or in begin(); of a command by which the party came to another floor, only on that
    /// floor.
    const std::string& thoughts() const { return m_thoughts.bytes(); }
    /// The next command, or begin(), is given again: minds decide what they decided then, by thoughts() of that time.
    void recall(std::string thoughts) { m_recalled = std::move(thoughts); }
    /// Plays until the first command is needed. Call once, after adding all listeners.
    void begin();
    /// Adds to log and chronicle what happened before: `earlier` is the same run up to the first command on the floor on which this session
    /// began. Precondition: begin() was called.
    void remember(const Session& earlier);
    /// Gives a command of the awaited creature and plays until the next command is needed or the run is over. Returns why it stopped:
    /// refused (nothing changed), done_out_of_turn, needs_command or over.
    Step give(const Command& command);
    /// Plays a single step of the game, after which another may be due: see continues().
    Step step(const std::optional<Command>& command = std::nullopt);
    /// The recording for a replay of the last round; nothing before the first round, and after a change of content.
    std::optional<RoundRecording> last_round() const { return m_history.recording(); }
    /// See Game::migrate_to.
    std::vector<std::string> migrate_to(std::shared_ptr<const Catalog> content);
    /// The refusal of the last command; nothing if it was carried out. For the HUD.
    const std::optional<Refusal>& last_refusal() const { return m_last_refusal; }
    /// The number of commands refused so far.
    int refusals() const { return m_refusals; }
    /// Increases with every command that was carried out.
    std::uint64_t revision() const { return m_revision; }

    UiFocus focus;

    /// Lists of actions that the player prepares. They are not part of the run; only their commands are, once carried out.
    ActionLists& lists() { return m_lists; }
    /// The list that map and ribbon show, with current expectations; null: there is none.
    const ActionList* shown_list();

    const MessageLog& message_log() const { return m_message_log; }
    const Chronicle& chronicle() const { return m_chronicle; }
    /// What fights have left on this floor.
    const std::vector<FloorMark>& floor_marks() const { return m_floor_marks.all(); }

    /// The places of known creatures in the rounds worth showing (RoundPresentation::rounds_ahead), with the changes that the considered
    /// command would make, if any.
    const std::vector<OrderPlace>& order();
    /// The time from the considered command until the creature is awaited again; nothing if none is considered.
    const std::optional<Interval>& interval();
    /// See td::intentions(); takes the considered command or the shown list into account.
    const std::vector<Intention>& intentions();
    /// The reasons for that creature's intention, from describe_reasons(); empty if it has none.
    const std::vector<ReasonLine>& reasons(EntityId who);
    /// The command that vetoes that creature's intention; nothing if it has none.
    std::optional<Command> veto_on(EntityId who);
    /// threats_around() for next_game().
    const std::vector<TileThreats>& threats() { return current_threats().tiles; }
    /// Their regions_of().
    const std::vector<ThreatRegion>& threat_regions() { return current_threats().regions; }
    /// blows_begun() for next_game().
    const std::vector<tactics::OngoingBlow>& blows_begun_by_foes() { return current_threats().begun; }
    /// The order with the changes that these edits of the team would make; they are not carried out.
    std::vector<OrderPlace> order_after(const std::vector<Command>& edits) const;
    /// True if it is on the player's side or in sight.
    bool knows(EntityId who) const;
    /// Its name, with a permanent letter if the player has seen others of that name on this floor.
    std::string name_of(EntityId who) const;
    /// The context for texts about the order.
    OrderContext order_context() const;
    /// knows() and the letters of equal names. The session must outlive it.
    Known known() const {
        return Known([this](EntityId who) { return knows(who); }, m_letters);
    }

private:
    /// A different number after each change of next_game().
    std::uint64_t revision_of_next_game() const { return m_revision + (m_lists.version() << 32); }
    int rounds_shown() const { return m_game->time().presentation().rounds_ahead; }
    Step carry_out(const Command& command);
    /// A step of the game, without what it leads to.
    Step play_step(const std::optional<Command>& command = std::nullopt);
    /// Passes new events to the log and the listeners. `refused`: of a refused command, which the log does not mention.
    void publish_events(bool refused = false);
    void log_lines();
    /// Sets the moment of the following log lines.
    void set_moment(Moment moment);
    /// Adds the floor's objectives to the log.
    void log_goals();
    std::vector<OrderPlace> order_now() const;
    /// The forecast with the considered command and the shown list; nothing if there is neither.
    std::optional<Forecast> order_considered();
    std::vector<OrderPlace> places(const Forecast& forecast) const;
    /// The player's likely choice: the shown list, or the considered command.
    CommandList chosen();
    void refresh_intentions();

    std::unique_ptr<Game> m_game;
    CommandPreviews m_previews;
    ActionLists m_lists;
    Listeners<const Game&, const Event&> m_listeners;
    Recorder m_recorder;
    Thoughts m_thoughts;
    std::string m_recalled;
    std::optional<Refusal> m_last_refusal;
    int m_refusals = 0;
    std::uint64_t m_revision = 0;
    RoundHistory m_history;
    Narrator m_narrator;
    MessageLog m_message_log;
    std::size_t m_told_by_begin = 0;  ///< number of the log's entries after begin()
    int m_first_floor = 1;            ///< on which the session began
    Chronicle m_chronicle;
    FloorMarks m_floor_marks;
    NameLetters m_letters;
    Moment m_moment;                  ///< the moment of new log lines; round 0: none has begun on this floor
    std::optional<Game> m_next_game;  ///< a copy in which the leader's intention is being replaced
    std::uint64_t m_next_game_revision = ~std::uint64_t{0};
    std::vector<OrderPlace> m_order;
    std::optional<Interval> m_interval;
    std::uint64_t m_order_revision = ~std::uint64_t{0};
    std::optional<Command> m_order_command;
    std::vector<Intention> m_intentions;
    std::map<EntityId, std::vector<ReasonLine>> m_reasons;  ///< computed on demand
    std::uint64_t m_intentions_revision = ~std::uint64_t{0};
    std::optional<Command> m_intentions_command;
    struct Threats {
        std::vector<TileThreats> tiles;
        std::vector<ThreatRegion> regions;
        std::vector<tactics::OngoingBlow> begun;
    };
    const Threats& current_threats();

    Threats m_threats;
    std::uint64_t m_threats_revision = ~std::uint64_t{0};
};

}  // namespace td
