// Filling lists of actions, and carrying them out: which keys are meant for a list, which commands go into it, and why it stops.
// Gives no command itself. Knows not the window.
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
    /// Both outlive it.
    ListFilling(Session& session, const Settings& settings) : m_session(session), m_settings(settings) {}

    /// Call whenever the player may do something: opens the list of the creature that is asked where it has one or the player wants one,
    /// and closes it where it is not wanted any more.
    void follow();

    /// Does `command` go into the open list?
    bool takes(const Command& command) const { return is_open() && costs_turn(command); }
    bool is_open() const;
    /// Has the player agreed to a step in the open list about which there was a doubt?
    bool has_agreed_step() const;
    /// Puts it there. Why not, as a sentence; empty: it is done.
    std::string put(const Command& command);
    /// Steps along known ground to `goal`, and a blow at a foe that stands there, as far as they are possible. Precondition: is_open().
    std::string put_way_to(Point goal);
    /// A key, where no other question is open. What is to be said then, perhaps nothing; no value: the key is not meant for a list.
    std::optional<std::string> control(Control control);
    /// Begins the list of the creature that is to act next, or ends it; gives the sentence to show.
    std::string toggle();
    /// The list of another creature that the player steers is filled instead. False: it cannot be.
    bool fill_for(EntityId who);

    /// Has the awaited creature a confirmed list?
    bool goes_on() const;
    /// The command to be given now; nothing: the list has stopped, and stop_reason() tells why. Precondition: goes_on().
    std::optional<Command> next();
    /// A command was given. True: it was that of next(), and the list stops because it was refused.
    bool stops_after(const Step& step);
    /// The player has done something: what is being carried out stops.
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
    bool m_opened_by_itself = false;
    std::pair<EntityId, Moment> m_declined{};  ///< in that turn the player wants no list
    EntityId m_given_by;                       ///< whose command next() has told and is not given yet; {} if there is none
    std::string m_stop_reason;
};

/// Has the creature that is to act more than one action in its turn?
bool turn_holds_more(const Game& game);

/// Into the open list, if one is open and the command costs a turn; else it is given at once. For screens over the map.
void give_or_list(Session& session, const Command& command);

}  // namespace td
