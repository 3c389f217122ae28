// How long the sides of a run did nothing although they could reach each other: shows whether AI-controlled creatures get stuck.
#pragma once

#include "base/bit_grid.hpp"
#include "game/run/game.hpp"

namespace td {

/// A series of rounds in which the sides did nothing, and where it ended.
struct Standoff {
    int rounds = 0;
    int floor = 0;
    int last_round = 0;
};

/// Counts idle rounds in a row. A round is idle if nobody was harmed, healed, killed or arrived, no item was taken or thrown, the party saw
/// nothing new, no straggler came nearer to a leader waiting at the stairs, and neither a party creature nor a foe chasing one stepped onto
/// a tile that its side had not visited since the last such event (walking back and forth is idle). Rounds in which no awake foe could
/// walk to a living creature of the party, however harmful the way, do not count.
class StandoffWatch {
public:
    /// Call for every event while its floor still exists.
    void watch(const Game& game, const Event& event);
    const Standoff& longest() const { return m_longest; }

private:
    void end_round(const Game& game);
    void step_onto(const Game& game, EntityId who, Point at);
    /// Counts something as having happened, and forgets which tiles the sides have visited.
    void begin_anew(const Game& game);

    bool m_something_happened = true;  ///< in this round
    int m_idle = 0;                    ///< idle rounds in a row
    Standoff m_longest;
    int m_explored = 0;         ///< tiles
    int m_straggler_steps = 0;  ///< see AiState
    BitGrid m_trodden_by_party, m_trodden_by_foes;
};

}  // namespace td
