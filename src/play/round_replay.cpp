#include "play/round_replay.hpp"

#include <utility>

namespace td {

namespace {

/// The recording starts in the middle of the loop, or where a command is awaited.
Step first_step(const RoundRecording& recording) {
    return {.kind = recording.is_begun ? Step::Kind::needs_command : Step::Kind::turn_taken};
}

}  // namespace

RoundReplay::RoundReplay(RoundRecording recording)
    : m_recording(std::move(recording)), m_session(Game(m_recording.start)), m_last(first_step(m_recording)) {
    const int steps = steps_before_round();
    m_events = m_session.listen([this](const Game&, const Event& event) {
        const RoundBegan* const began = std::get_if<RoundBegan>(&event);
        if (began == nullptr) return;
        ++m_rounds;
        if (in_round() && m_round == 0) m_round = began->round;
    });
    for (int i = 0; i < steps; ++i) advance();
}

/// Counted on another copy: only after a step is it known whether it began the round.
int RoundReplay::steps_before_round() const {
    Game game = m_recording.start;
    int rounds = 0;
    std::size_t next = 0;
    Step last = m_last;
    for (int steps = 0;; ++steps) {
        std::optional<Command> command;
        if (!continues(last, game)) {
            if (next == m_recording.commands.size()) return 0;
            command = m_recording.commands[next++];
        }
        last = game.step(command);
        for (const Event& event : game.take_events())
            if (std::holds_alternative<RoundBegan>(event) && ++rounds > m_recording.rounds_before) return steps;
    }
}

bool RoundReplay::advance() {
    if (continues(m_last, m_session.game())) {
        m_last = m_session.step();
        return true;
    }
    if (m_next == m_recording.commands.size()) return false;
    m_last = m_session.step(m_recording.commands[m_next++]);
    return true;
}

}  // namespace td
