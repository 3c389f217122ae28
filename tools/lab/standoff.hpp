// How long the sides of a run did nothing although they could reach each other: the measure of whether AI-controlled creatures ever stand
// still for good.
#pragma once

#include "base/bit_grid.hpp"
#include "game/game.hpp"

namespace td {

/// A run of rounds in which the sides did nothing, and where it ended.
struct Standoff {
    int rounds = 0;
    int floor = 0;
    int last_round = 0;
};

/// Counts idle rounds in a row. A round is idle if in it nobody was harmed, healed, killed or came, no item was taken or thrown, the party
/// saw nothing new, and neither a creature of the party nor a foe that is after one stepped onto a tile on which its side has not been
/// since the last such thing: who walks back and forth does nothing either. Nor is a round idle in which stragglers came nearer to the
/// leader who waits for them at the stairs. Rounds in which no living foe that is awake could come to a living creature of the party by any
/// way that it can walk, however harmful, do not count.
class StandoffWatch {
public:
    /// Told of every event, while the floor on which it happened still stands.
    void watch(const Game& game, const Event& event);
    const Standoff& longest() const { return m_longest; }

private:
    void end_round(const Game& game);
    void step_onto(const Game& game, EntityId who, Point at);
    void begin_anew(const Game& game);

    bool m_something_happened = true;
    int m_idle = 0;
    Standoff m_longest;
    int m_explored = 0;         ///< tiles
    int m_straggler_steps = 0;  ///< see AiState
    BitGrid m_trodden_by_party, m_trodden_by_foes;
};

}  // namespace td
