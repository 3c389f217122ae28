// Fills lists of actions and carries them out: which keys act on a list, which commands go into it, and why it stops.
// Gives no command itself. Knows no window.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "controls/controls.hpp"
#include "controls/settings.hpp"
#include "play/session.hpp"

namespace td {

class ListFilling {
public:
    /// Both must outlive this object.
    ListFilling(Session& session, const Settings& settings) : m_session(session), m_settings(settings) {}

    /// Call whenever the player may act: opens the awaited creature's list if it has one or the player wants one, and closes a list that is
    /// no longer wanted.
    void follow();

    /// True if `command` goes into the open list.
    bool takes(const Command& command) const { return is_open() && costs_turn(command); }
    bool is_open() const;
    /// True if the open list has a step that the player confirmed despite a warning.
    bool has_agreed_step() const;
    /// Adds the command; returns why it cannot, as a sentence, or empty.
    std::string put(const Command& command);
    /// Adds the steps over known ground to `goal`, and an attack on a foe there, as far as possible. Returns as put(). Precondition:
    /// is_open().
    std::string add_way_to(Point goal);
    /// Handles a key while no question is open. Returns the text to show, which may be empty; nothing: the key does not act on a list.
    std::optional<std::string> control(Control control);
    /// Starts or ends the list of the creature that acts next; returns the sentence to show.
    std::string toggle();
    /// Fills the list of another creature that the player controls. False if that is impossible.
    bool fill_for(EntityId who);

    /// True if the awaited creature has a confirmed list.
    bool continues() const;
    /// The command to give now; nothing: the list has stopped, and stop_reason() says why. Precondition: continues().
    std::optional<Command> next();
    /// Call after a command was given. True if it came from next() and was refused, so that the list stops.
    bool stops_after(const Step& step);
    /// Stops the running list, because the player has done something.
    void interrupt();
    const std::string& stop_reason() const { return m_stop_reason; }

private:
    const Game& game() const { return m_session.game(); }
    const Catalog& catalog() const { return game().catalog(); }
    ActionLists& lists() const { return m_session.lists(); }
    bool is_wanted() const;
    bool was_declined() const { return m_declined == std::pair(game().awaiting(), game().now()); }
    std::string confirm();
    std::string leave();
    void next_creature(int step);
    void stop(EntityId who, std::string why);
    std::string name(EntityId who) const { return m_session.name_of(who); }

    Session& m_session;
    const Settings& m_settings;
    bool m_opened_automatically = false;
    std::pair<EntityId, Moment> m_declined{};  ///< the turn in which the player wants no list
    EntityId m_given_by;                       ///< the creature whose command next() returned last; {} after it was given
    std::string m_stop_reason;
};

/// True if the awaited creature's turn has room for more than one action.
bool turn_has_more_actions(const Game& game);

/// Adds the command to the open list, if there is one and the command costs a turn; else gives it at once. For screens over the map.
void give_or_list(Session& session, const Command& command);

}  // namespace td
