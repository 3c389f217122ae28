// Tells when a run cannot go on: content that gives nobody a turn for ever, or never the player. Knows only how often it was asked.
#pragma once

#include <cstddef>

#include "base/hash.hpp"

namespace td {

class LivelockGuard {
public:
    /// Something happened that is nobody's turn: a round or a cycle began or ended. True: too often without a turn between.
    bool passed_time() { return ++m_happenings > most_happenings; }
    /// Somebody's turn begins. True: that many actors should long since have come to something; see moved().
    bool gave_turn(std::size_t actors) {
        m_happenings = 0;
        return ++m_turns > turns_for_each * (actors + 9);
    }
    /// The run is not stuck: the player is asked or, in a run without one, somebody did something.
    void moved() { m_turns = 0; }

    void add_to(Hash& hash) const { hash.add(static_cast<std::uint64_t>(m_happenings)).add(m_turns); }

private:
    /// Far more than the longest action lasts in the shortest rounds.
    static constexpr int most_happenings = 100'000;
    static constexpr std::size_t turns_for_each = 300;

    int m_happenings = 0;
    std::size_t m_turns = 0;
};

}  // namespace td
