// A list of commands that one creature is to carry out one after the other, filled by the player beforehand. Each may be changed or taken
// back until it is carried out. Source: "Revisiting Turn Based Battle Systems", attribute `actions`. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/list_rehearsal.hpp"
#include "text/interrupt_check.hpp"

namespace td {

class ActionList {
public:
    enum class State : std::uint8_t {
        empty,
        filling,    ///< waits for more, or for being confirmed
        confirmed,  ///< is carried out as soon as its creature is asked
        running,    ///< its first command was given
        stopped,    ///< as filling; stop_reason() tells why the rest was not carried out
    };
    struct Entry {
        Command command;
        std::string agreed;                      ///< the doubt about the command that the player has agreed to; empty: there was none
        std::optional<ListedAction> expected{};  ///< by the latest rehearsal; nothing: its turn never comes
        std::vector<Point> tiles{};              ///< that it would reach then
        std::vector<EntityId> targets{};         ///< foes among those whom it would reach then
    };
    static constexpr std::size_t most_entries = 9;

    explicit ActionList(EntityId who = {}) : m_who(who) {}

    EntityId who() const { return m_who; }
    State state() const { return m_entries.empty() ? State::empty : m_state; }
    const std::vector<Entry>& entries() const { return m_entries; }
    /// Can it be changed? Not while it is carried out.
    bool is_open() const { return state() != State::confirmed && state() != State::running; }
    bool is_full() const { return m_entries.size() >= most_entries && !m_chosen; }
    /// The entry that the next command replaces; nothing: the next command comes behind the last.
    std::optional<std::size_t> chosen() const { return m_chosen; }
    const std::string& stop_reason() const { return m_stop_reason; }

    /// The commands up to the place of the next one.
    CommandList before_next() const;
    /// All of them; with `next` in its place, if it is given.
    CommandList commands(const std::optional<Command>& next = std::nullopt) const;

    // --- while it is filled ---
    /// Behind the last, or in place of the chosen entry. Precondition: not full.
    void put(Command command, std::string agreed);
    /// Removes the chosen entry, or the last. False: there was none.
    bool take_back();
    /// +1: the next entry, -1: the one before; beyond the ends none is chosen.
    void choose_next(int step);
    /// None, or one that is there.
    void choose(std::optional<std::size_t> index);
    /// What is expected of each entry, in their order.
    void expect(std::vector<Entry> rehearsed) { m_entries = std::move(rehearsed); }
    /// From now on it is watched what happens to its creature.
    void confirm(const Game& game);

    // --- while it is carried out ---
    /// Why its first command is not to be given now, as a sentence; empty: nothing speaks against it.
    /// Preconditions: confirmed or running, and `game` awaits its creature.
    std::string obstacle(const Game& game) const;
    /// The first command, which is to be given now: from here on it is watched what comes of it.
    Command begin_next(const Game& game);
    /// It was carried out.
    void done();
    /// The rest stays to be changed.
    void stop(std::string why);

private:
    void settle(State state);

    EntityId m_who;
    State m_state = State::filling;
    std::vector<Entry> m_entries;
    std::optional<std::size_t> m_chosen;
    std::optional<InterruptCheck> m_watch;  ///< since it was confirmed, or before its last command
    std::string m_stop_reason;
};

/// Every entry of `list` with what a rehearsal from `game` expects of it.
std::vector<ActionList::Entry> rehearsed_entries(const Game& game, const ActionList& list);

}  // namespace td
