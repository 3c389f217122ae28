// A run as the screens share it: the game, what the player is thinking about, and what the order of turns would be then.
// The only place of the view that changes the game, and only by commands. Knows nothing of the window. Vocabulary of the room: the awaited
// creature is the one whose command the game needs next; the focus is what the player points at or considers; a command is considered while
// map and ribbon show what it would do, and aimed while its direction or tile is being chosen (aim.hpp); a rehearsal tries a command on a
// copy of the game; a list of actions holds commands given beforehand (action_list.hpp); a doubt is a question asked before a command
// (doubts.hpp).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controls/subscription.hpp"
#include "game/game.hpp"
#include "play/action_lists.hpp"
#include "play/command_previews.hpp"
#include "play/last_round.hpp"
#include "play/threat_table.hpp"
#include "text/explain_tactics.hpp"
#include "text/message_log.hpp"
#include "text/narrator.hpp"
#include "text/turn_order.hpp"

namespace td {

/// What the player points at or considers; the map and the ribbon show it, and each may set it.
struct UiFocus {
    enum class Mode : std::uint8_t { playing, looking, aiming, turning };
    Mode mode = Mode::playing;
    std::optional<Point> tile;          ///< under the pointer or the cursor
    EntityId creature;                  ///< outlined on the map and marked in the ribbon
    std::optional<Command> considered;  ///< the ribbon shows what it would do to the order
    std::optional<Command> aimed;       ///< while something is aimed: as it is aimed now, though it may be refused
    std::vector<Point> reached;         ///< tiles the considered skill, item or attack would reach
    std::vector<EntityId> aimable;      ///< creatures that what is aimed could be aimed at, lit in the ribbon
    std::vector<Point> path;            ///< steps of the considered way
    int text_scrolled = 0;              ///< lines of what is told of it that are scrolled away above
    bool times = false;                 ///< each creature in sight bears its time on the map
    bool threats = false;               ///< the map shows where foes could strike the creature that is asked
    /// Set by a menu that goes away: the dungeon's layer asks for its direction, tile or target, and then gives it.
    std::optional<Command> to_aim;
};

/// Does the game go on without a command after `step`?
bool continues(const Step& step, const Game& game);

class Session {
public:
    using Listener = Listeners<const Game&, const Event&>::Listener;

    /// Told of every command after it was carried out or refused.
    using Recorder = std::function<void(const Command&, const Step&)>;

    Session(std::shared_ptr<const Catalog> catalog, GameSettings settings);
    /// A game that is not begun yet. `previews`: by what its commands are judged before they are given.
    explicit Session(Game game, CommandPreviews previews = CommandPreviews());

    const Game& game() const { return *m_game; }
    /// The game in which the next command would be given. While a list of actions is filled, a copy that stands as it is expected to stand
    /// then; no creature is waited for if that turn never comes. At a pause a command replaces what the leader has begun: then a copy in
    /// which the leader is awaited.
    const Game& asking();
    /// Why `command` would be refused if it were given now by asking().awaiting(); nothing if it would be carried out.
    std::optional<Refusal> refusal_of(const Command& command) {
        const Game& game = asking();
        return m_previews.refusal(game, revision_of_asking(), command);
    }
    /// Told of every event in order, at the end of the turn in which it happened.
    Subscription listen(Listener listener) { return m_listeners.subscribe(std::move(listener)); }
    void record(Recorder recorder) { m_recorder = std::move(recorder); }
    /// A line of its own among those that tell what happened.
    void note(std::string text);
    /// Plays on until the first command is needed. Call once, when all listeners are there.
    void begin();
    /// A command of the awaited creature; plays on until the next command is needed, or the run is over. What stopped it is the result:
    /// refused (nothing changed), done_out_of_turn, needs_command or over.
    Step give(const Command& command);
    /// One step of the game alone, at whose end it may have to be called again: see continues().
    Step step(const std::optional<Command>& command = std::nullopt);
    /// What the last round is shown once more from; nothing before the first round, and after other content was taken over.
    std::optional<RoundRecording> last_round() const { return m_history.recording(); }
    /// See Game::migrate_to.
    std::vector<std::string> migrate_to(std::shared_ptr<const Catalog> content);
    /// Of the last command; empty when it was done. For the HUD.
    const std::optional<Refusal>& last_refusal() const { return m_last_refusal; }
    /// How many commands were refused so far.
    int refusals() const { return m_refusals; }
    /// Grows with every command that was carried out.
    std::uint64_t revision() const { return m_revision; }

    UiFocus focus;

    /// Lists of actions that the player fills beforehand. They are no part of the run: what is carried out of them are its commands.
    ActionLists& lists() { return m_lists; }
    /// The list that map and ribbon show, with what is expected of it now; null: there is none.
    const ActionList* shown_list();

    const MessageLog& message_log() const { return m_message_log; }

    /// The rounds that are worth showing (RoundPresentation::rounds_ahead), of those the player may know of; compared with the considered
    /// command, if there is one.
    const std::vector<OrderPlace>& order();
    /// The time until the awaited creature is awaited again after the considered command; nothing if none is considered.
    const std::optional<Interval>& interval();
    /// See td::intentions, with the considered command or the list that is shown.
    const std::vector<Intention>& intentions();
    /// Why that creature means to do what it does, as describe_reasons() says it; empty if it has no intention.
    const std::vector<ReasonLine>& reasons(EntityId who);
    /// The command that keeps that creature from what it means to do; nothing if it has no intention.
    std::optional<Command> veto_on(EntityId who);
    /// See threats_around(), for the creature that the next command is asked of, and where it will stand then.
    const std::vector<TileThreats>& threats();
    /// The order compared with these edits of the team, which are not carried out.
    std::vector<OrderPlace> order_after(const std::vector<Command>& edits) const;
    /// Is it one of the player's side, or in sight?
    bool knows(EntityId who) const;
    /// Its name, told apart from those of others whom the player has seen on this floor, by a number that it keeps.
    std::string name_of(EntityId who) const;
    /// For words about the order.
    OrderContext order_context() const;
    /// knows(), and the numbers of those of one name. The session outlives it.
    Known known() const {
        return Known([this](EntityId who) { return knows(who); }, m_numbers);
    }

private:
    /// Another number after each change of asking().
    std::uint64_t revision_of_asking() const { return m_revision + (m_lists.version() << 32); }
    int rounds_shown() const { return m_game->time().presentation().rounds_ahead; }
    Step carry_out(const Command& command);
    /// `refused`: the events of a command that was refused, about which the log says nothing.
    void tell(bool refused = false);
    void tell_lines();
    /// What is told from now on happened then.
    void set_moment(Moment moment);
    /// What wins and what loses on this floor, as lines of their own.
    void tell_goals();
    std::vector<OrderPlace> order_now() const;
    /// With the considered command, and with the list that is shown; nothing without both.
    std::optional<Forecast> order_considered();
    std::vector<OrderPlace> places(const Forecast& forecast) const;
    /// What the player chooses, as far as that is known: the list that is shown, or the considered command.
    CommandList chosen();
    void refresh_intentions();

    std::unique_ptr<Game> m_game;
    CommandPreviews m_previews;
    ActionLists m_lists;
    Listeners<const Game&, const Event&> m_listeners;
    Recorder m_recorder;
    std::optional<Refusal> m_last_refusal;
    int m_refusals = 0;
    std::uint64_t m_revision = 0;
    RoundHistory m_history;
    Narrator m_narrator;
    MessageLog m_message_log;
    NameNumbers m_numbers;
    Moment m_moment;               ///< that is being told; round 0: none has begun on this floor
    std::optional<Game> m_asking;  ///< as if the leader's intention were replaced
    std::uint64_t m_asking_revision = ~std::uint64_t{0};
    std::vector<OrderPlace> m_order;
    std::optional<Interval> m_interval;
    std::uint64_t m_order_revision = ~std::uint64_t{0};
    std::optional<Command> m_order_command;
    std::vector<Intention> m_intentions;
    std::map<EntityId, std::vector<ReasonLine>> m_reasons;  ///< of those who were asked about
    std::uint64_t m_intentions_revision = ~std::uint64_t{0};
    std::optional<Command> m_intentions_command;
    std::vector<TileThreats> m_threats;
    std::uint64_t m_threats_revision = ~std::uint64_t{0};
};

}  // namespace td
