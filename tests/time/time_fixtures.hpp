// What the tests of the systems that count ticks share: cases as text, a small roster, and the next creature that is asked.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "time/time_system.hpp"
#include "tools/cases/case_file.hpp"

namespace td::test {

/// Plays the case that stands under these lines of YAML and gives its turns: `0, player  0, enemy`.
std::string turns(const std::string& yaml);

/// A party of two, all rows as they are by default.
Roster pair();

inline const EntityId hero(std::size_t{0}), foe(std::size_t{1});

/// `hero` in the player's team and `foe` in a team of foes.
Roster duel();

/// The next turn; actions that fall due before it take effect.
TimeEvent next_asked(TimeSystem& time, const Roster& roster);

/// Whose turn is next, or whose action takes effect next.
template <class System>
EntityId next_actor(System& system, const Roster& roster) {
    return next_turn(system, roster, {}).actor;
}

}  // namespace td::test
