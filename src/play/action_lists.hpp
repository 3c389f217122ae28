// The lists of actions of all creatures that the player steers, and the one that is being filled. Knows neither keys nor the window.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "play/action_list.hpp"

namespace td {

class ActionLists {
public:
    /// The list into which commands go; null: they are carried out at once.
    const ActionList* open() const;
    /// That of a creature; null: it has none.
    const ActionList* of(EntityId who) const;
    /// What map and ribbon show: the open list, else that of the awaited creature, else any that waits. Null: there is none.
    const ActionList* shown(const Game& game) const;

    /// From now on commands go into the list of `who`, which begins empty if it has none.
    void open_for(EntityId who);
    /// Commands are carried out at once again. A list without entries is gone, one with entries waits.
    void close();
    void drop(EntityId who);
    void clear();
    /// For changing it. Null: it has none.
    ActionList* edit(EntityId who);
    ActionList* edit_open() { return edit(m_open); }
    /// Drops the lists of creatures that the player does not steer any more, and all when the floor is another.
    void follow(const Game& game);

    /// Rehearses anew what is open, if the game or a list has changed. `revision`: another number after each change of `game`.
    void refresh(const Game& game, std::uint64_t revision);
    /// `game` as it would stand when the next command of the open list is given. Precondition: a list is open, and refresh() was called.
    const Game& before_next(const Game& game) const { return m_then ? *m_then : game; }
    /// Grows with every change of a list.
    std::uint64_t version() const { return m_version; }

private:
    std::vector<ActionList> m_lists;  ///< one at most for each creature
    EntityId m_open;
    int m_floor = 0;
    std::uint64_t m_version = 0;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> m_refreshed;  ///< revision and version
    std::optional<Game> m_then;                                          ///< nothing: the game itself
};

}  // namespace td
