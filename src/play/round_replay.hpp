// Replays a recorded round in a session of its own, turn by turn, up to the present. Knows nothing of the window.
#pragma once

#include <cstddef>

#include "play/last_round.hpp"
#include "play/session.hpp"

namespace td {

class RoundReplay {
public:
    /// Advances to the start of the round at once.
    explicit RoundReplay(RoundRecording recording);
    RoundReplay(const RoundReplay&) = delete;
    RoundReplay& operator=(const RoundReplay&) = delete;

    /// The session at the last replayed turn. Listeners may also hear events from before the round: see in_round().
    Session& session() { return m_session; }
    const Session& session() const { return m_session; }
    /// True once the round has begun.
    bool in_round() const { return m_rounds > m_recording.rounds_before; }
    /// The number of the round; 0 before advance().
    int round() const { return m_round; }
    /// Plays the next turn; false if all have been played.
    bool advance();

private:
    int steps_before_round() const;

    RoundRecording m_recording;
    Session m_session;
    Subscription m_events;
    Step m_last;
    std::size_t m_next = 0;  ///< index of the next command
    int m_rounds = 0;        ///< rounds begun since the start
    int m_round = 0;
};

}  // namespace td
