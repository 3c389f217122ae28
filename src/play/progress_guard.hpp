// Ends automatic commands that make no progress. Knows neither keys nor the window.
//
// Only what cannot repeat for ever counts as progress: more of the floor is explored, the bag holds more, wounds heal, harmful statuses
// run out, or the actor enters a tile for the first time since any of these. The turns of an ongoing action count neither way. So
// resting, exploring and travelling end, whatever the content is.
#pragma once

#include <optional>
#include <set>
#include <utility>

#include "game/run/game.hpp"

namespace td {

class ProgressGuard {
public:
    /// Automatic commands end after this many in a row without progress.
    static constexpr int most_idle_commands = 20;

    /// Starts measuring progress from this state.
    void begin(const Game& game);
    /// Call before each automatic command. False after too many commands without progress.
    bool may_continue(const Game& game);

private:
    /// The best value of each since begin().
    struct Best {
        int floor = 0;
        int explored = 0;  ///< tiles
        int carried = 0;   ///< items in the bag
        int wounds = 0;    ///< missing health of the player's side
        int ailing = 0;    ///< remaining rounds or turns of harmful statuses of the player's side
    };
    static Best measure(const Game& game);
    /// True if a value is better than before, or the floor is another; keeps the best of each.
    bool improve(const Best& now);

    Best m_best;
    std::set<std::pair<int, int>> m_visited;  ///< tiles entered since the last improvement
    int m_turns_done = 0;                     ///< of the last awaited creature's ongoing action
    int m_idle = 0;                           ///< commands in a row without progress
};

}  // namespace td
