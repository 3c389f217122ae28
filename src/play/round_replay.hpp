// Plays a recorded round on a session of its own, turn by turn, up to where the run stands. Knows nothing of the window.
#pragma once

#include <cstddef>

#include "play/last_round.hpp"
#include "play/session.hpp"

namespace td {

class RoundReplay {
public:
    /// Stands at once at the beginning of the round.
    explicit RoundReplay(RoundRecording recording);
    RoundReplay(const RoundReplay&) = delete;
    RoundReplay& operator=(const RoundReplay&) = delete;

    /// As it was at the turn that was played last. Its listeners may be told of what happened before the round too: see in_round().
    Session& session() { return m_session; }
    const Session& session() const { return m_session; }
    /// Has the round begun? False while listeners are told of what comes before it.
    bool in_round() const { return m_rounds > m_recording.rounds_before; }
    /// The number of the round; 0 before advance().
    int round() const { return m_round; }
    /// The next turn; false when all have been played.
    bool advance();

private:
    int steps_before_round() const;

    RoundRecording m_recording;
    Session m_session;
    Subscription m_events;
    Step m_last;
    std::size_t m_next = 0;  ///< of the commands
    int m_rounds = 0;        ///< that have begun since the start
    int m_round = 0;
};

}  // namespace td
