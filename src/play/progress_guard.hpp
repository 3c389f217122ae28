// Ends what goes on turn after turn without a key once it makes no progress. Knows neither keys nor the window.
//
// Progress is only what cannot come without end: more of the floor is known, the bag holds more, wounds heal, harmful statuses pass, or the
// actor enters a tile for the first time since the last of these. The turns of one ongoing action are few, and count neither way. So
// resting, exploring and travelling end, whatever the content says.
#pragma once

#include <optional>
#include <set>
#include <utility>

#include "game/game.hpp"

namespace td {

class ProgressGuard {
public:
    /// Commands in a row without progress after which nothing goes on.
    static constexpr int patience = 20;

    /// Something begins to go on: progress is counted from here.
    void begin(const Game& game);
    /// Asked before each command that is given without a key: may it still go on?
    bool may_go_on(const Game& game);

private:
    /// The best of each since the beginning.
    struct Best {
        int floor = 0;
        int explored = 0;  ///< tiles
        int carried = 0;   ///< items in the bag
        int wounds = 0;    ///< health that the player's side lacks
        int ailing = 0;    ///< rounds or turns of harmful statuses to come, of the player's side
    };
    static Best measure(const Game& game);
    bool improve(const Best& now);

    Best m_best;
    std::set<std::pair<int, int>> m_visited;  ///< tiles entered since the last improvement
    int m_turns_done = 0;                     ///< of the ongoing action of the creature that was awaited last
    int m_idle = 0;                           ///< commands in a row without progress
};

}  // namespace td
