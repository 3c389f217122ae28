// The lists of actions of all creatures that the player controls, and which is being filled. Knows neither keys nor the window.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "play/action_list.hpp"

namespace td {

class ActionLists {
public:
    /// The list that commands go into; null: they are carried out at once.
    const ActionList* open() const;
    /// The list of a creature; null: it has none.
    const ActionList* of(EntityId who) const;
    /// The list that map and ribbon show: the open one, else the awaited creature's, else any waiting one. Null: there is none.
    const ActionList* shown(const Game& game) const;

    /// Directs commands into the list of `who`, a new one if it has none.
    void open_for(EntityId who);
    /// Makes commands be carried out at once again. An empty list is removed, one with entries waits.
    void close();
    void drop(EntityId who);
    void clear();
    /// The list of a creature, to be changed: the call counts as a change. Null: it has none.
    ActionList* edit(EntityId who);
    ActionList* edit_open() { return edit(m_open); }
    /// Drops the lists of creatures that the player no longer controls, and all lists on a new floor.
    void follow(const Game& game);

    /// Rehearses the open lists again if the game or a list has changed. `revision`: a different number after each change of `game`.
    void refresh(const Game& game, std::uint64_t revision);
    /// The expected state of `game` for the next command of the open list. Preconditions: a list is open, and refresh() was called.
    const Game& before_next(const Game& game) const { return m_then ? *m_then : game; }
    /// Increases with every change of a list.
    std::uint64_t version() const { return m_version; }

private:
    std::vector<ActionList> m_lists;  ///< at most one per creature
    EntityId m_open;
    int m_floor = 0;
    std::uint64_t m_version = 0;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> m_refreshed;  ///< revision and version
    std::optional<Game> m_then;                                          ///< nothing: the game itself
};

}  // namespace td
