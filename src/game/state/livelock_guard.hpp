// Detects a livelock: content with which time passes forever without a turn, or turns pass forever without the player being asked.
// Only counts calls; knows neither the world nor the time system.
#pragma once

#include <cstddef>

#include "base/hash.hpp"

namespace td {

class LivelockGuard {
public:
    /// Call when a round or a cycle begins or ends. True if there were too many of these in a row without a turn.
    bool passed_time() { return ++m_events > most_events; }
    /// Call when a turn begins. True if there were too many turns in a row, for this number of actors, without a call of moved().
    bool gave_turn(std::size_t actors) {
        m_events = 0;
        return ++m_turns > turns_for_each * (actors + 9);
    }
    /// Call when the run makes progress: the player is asked or, in self-play, a creature did not lose its turn.
    void moved() { m_turns = 0; }

    void add_to(Hash& hash) const { hash.add(static_cast<std::uint64_t>(m_events)).add(m_turns); }

private:
    /// Three for each round: more than the longest attack takes in the shortest rounds, which is 100,000 rounds.
    static constexpr int most_events = 400'000;
    static constexpr std::size_t turns_for_each = 300;

    int m_events = 0;
    std::size_t m_turns = 0;
};

}  // namespace td
