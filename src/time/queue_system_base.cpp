#include "time/queue_system_base.hpp"

namespace td {

std::optional<TimeEvent> QueueSystemBase::event_before_actors() {
    const bool only_the_boundary = m_queue.size() <= 1;
    if (only_the_boundary) return event(TimeEvent::Kind::no_actor_left);
    if (m_phase == Phase::round_begins) {
        m_phase = Phase::cycle_begins;
        ++m_round;
        return event(TimeEvent::Kind::round_begins);
    }
    if (m_phase == Phase::cycle_begins) {
        m_phase = Phase::running;
        return event(TimeEvent::Kind::cycle_begins);
    }
    if (m_round_ended) {
        m_asked = {};
        m_delay = 0;
    }
    return std::nullopt;
}

TimeEvent QueueSystemBase::pass_boundary() {
    m_queue.move(turn_boundary, m_queue.now() + m_turn);
    m_phase = Phase::round_begins;
    m_round_ended = false;
    return event(TimeEvent::Kind::round_ends);
}

void QueueSystemBase::delay(const Roster&, EntityId actor, Ticks ticks) {
    if (actor == m_asked)
        m_delay += ticks;
    else if (m_queue.contains(entry_of(actor)))
        m_queue.move(entry_of(actor), m_queue.time_of(entry_of(actor)) + ticks);
}

void QueueSystemBase::end_round() {
    if (m_phase != Phase::round_begins) m_round_ended = true;
}

void QueueSystemBase::each_eligible(const Roster&, const std::function<void(EntityId)>& each) const {
    m_queue.each([&](Timeline::Entry entry) {
        if (entry != turn_boundary) each(actor_of(entry));
    });
}

RoundPresentation QueueSystemBase::presentation() const {
    return {.style = RoundPresentation::Style::instants, .word = RoundPresentation::Word::turn, .rounds_ahead = turns_ahead(m_turn)};
}

}  // namespace td
