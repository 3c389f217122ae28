// A list of commands that the player prepares for one creature to carry out in order. Each may be changed or removed until it is carried
// out. Source: resources/docs/rules.md, "wait_time". Knows neither keys nor the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/foresight/list_rehearsal.hpp"
#include "text/interrupt_check.hpp"

namespace td {

class ActionList {
public:
    enum class State : std::uint8_t {
        empty,
        filling,    ///< waits for more commands or for confirmation
        confirmed,  ///< starts as soon as its creature is awaited
        running,    ///< a command was given
        stopped,    ///< like filling; stop_reason() says why the rest was not carried out
    };
    struct Entry {
        Command command;
        std::string agreed;                      ///< the warning about the command that the player confirmed; empty: none
        std::optional<ListedAction> expected{};  ///< result of the latest rehearsal; nothing: its turn never comes
        std::vector<Point> tiles{};              ///< tiles that it would reach
        std::vector<EntityId> targets{};         ///< foes that it would reach
    };
    static constexpr std::size_t most_entries = 9;

    explicit ActionList(EntityId who = {}) : m_who(who) {}

    EntityId who() const { return m_who; }
    State state() const { return m_entries.empty() ? State::empty : m_state; }
    const std::vector<Entry>& entries() const { return m_entries; }
    /// True if it can be changed: not while it is carried out.
    bool is_open() const { return state() != State::confirmed && state() != State::running; }
    bool is_full() const { return m_entries.size() >= most_entries && !m_chosen; }
    /// The entry that the next command replaces; nothing: the next command is appended.
    std::optional<std::size_t> chosen() const { return m_chosen; }
    const std::string& stop_reason() const { return m_stop_reason; }

    /// The commands before the place of the next one.
    CommandList before_next() const;
    /// All commands; with `next` in its place, if given.
    CommandList commands(const std::optional<Command>& next = std::nullopt) const;

    // --- while it is filled ---
    /// Appends the command, or replaces the chosen entry. Precondition: not full.
    void put(Command command, std::string agreed);
    /// Removes the chosen entry, or the last. False if there was none.
    bool remove_entry();
    /// Chooses the next entry (+1) or the previous one (-1); beyond the ends, none.
    void choose_next(int step);
    /// Chooses that entry; none if there is no such entry.
    void choose(std::optional<std::size_t> index);
    /// Replaces the entries by the same ones with new expectations.
    void expect(std::vector<Entry> rehearsed) { m_entries = std::move(rehearsed); }
    /// Confirms the list, and watches its creature for disturbances from now on.
    void confirm(const Game& game);

    // --- while it is carried out ---
    /// Why its first command should not be given now, as a sentence; empty: it may be given.
    /// Preconditions: confirmed or running, and `game` awaits its creature.
    std::string reason_to_stop(const Game& game) const;
    /// Returns the first command, to be given now, and watches its creature from here on.
    Command start_next(const Game& game);
    /// Removes the first command after it was carried out.
    void done();
    /// Stops the list; the rest can be changed.
    void stop(std::string why);

private:
    void enter(State state);

    EntityId m_who;
    State m_state = State::filling;
    std::vector<Entry> m_entries;
    std::optional<std::size_t> m_chosen;
    std::optional<InterruptCheck> m_watch;  ///< the state when it was confirmed, or before its last command
    std::string m_stop_reason;
};

/// The entries of `list` with the expectations from a rehearsal that starts at `game`.
std::vector<ActionList::Entry> rehearsed_entries(const Game& game, const ActionList& list);

}  // namespace td
