#include "time/action_queue.hpp"

#include <algorithm>

namespace td {

void ActionQueue::start(const Roster& roster) {
    *this = ActionQueue(m_turn, m_watches);
    m_line.clear();
    for (std::size_t i = 0; i < roster.actors.size(); ++i)
        if (roster.alive(EntityId(i))) m_line.add(entry_of(EntityId(i)), std::max(roster.actors[i].delay, 0));
    m_line.add(turn_boundary, m_turn);
}

TimeEvent ActionQueue::advance() {
    if (nobody_left()) return {.kind = TimeEvent::Kind::no_actor_left, .when = {m_round, 0, m_line.now()}};
    if (m_phase == Phase::round_begins) {
        m_phase = Phase::cycle_begins;
        ++m_round;
        return event(TimeEvent::Kind::round_begins);
    }
    if (m_phase == Phase::cycle_begins) {
        m_phase = Phase::asking;
        return event(TimeEvent::Kind::cycle_begins);
    }
    if (m_quiet) m_asked = {};
    while (!m_asked) {
        const Timeline::Due first = m_line.first();
        m_line.advance(first.time);
        if (first.entry == turn_boundary) {
            m_line.move(turn_boundary, m_line.now() + m_turn);
            m_phase = Phase::round_begins;
            m_quiet = false;
            return event(TimeEvent::Kind::round_ends);
        }
        if (m_quiet) {
            m_line.move(first.entry, m_line.time_of(turn_boundary));
        } else {
            m_asked = actor_of(first.entry);
        }
    }
    return event(TimeEvent::Kind::turn);
}

void ActionQueue::joined(const Roster& roster, EntityId actor) {
    const Ticks delay = roster[actor].delay;
    m_line.remove(entry_of(actor));
    if (delay < 0) return m_line.add_in_front(entry_of(actor));
    m_line.add(entry_of(actor), m_line.first().time + delay);
}

void ActionQueue::left(const Roster&, EntityId actor) {
    m_line.remove(entry_of(actor));
    if (m_asked == actor) m_asked = {};
}

void ActionQueue::end_round() {
    if (m_phase != Phase::round_begins) m_quiet = true;
}

void ActionQueue::each_eligible(const Roster&, const std::function<void(EntityId)>& each) const {
    m_line.each([&](Timeline::Entry entry) {
        if (entry != turn_boundary) each(actor_of(entry));
    });
}

RoundPresentation ActionQueue::presentation() const {
    return {RoundPresentation::Style::instants, RoundPresentation::Word::turn, {}, turns_ahead(m_turn), true};
}

TimeStatus ActionQueue::time_status(const Roster&, EntityId actor) const {
    if (!m_line.contains(entry_of(actor))) return {};
    return {TimeStatus::Kind::due_in, m_line.time_of(entry_of(actor)) - m_line.now()};
}

void ActionQueue::add_to(Hash& hash) const {
    m_line.add_to(hash);
    hash.add(static_cast<std::uint64_t>(m_turn)).add(m_quiet).add(m_asked.value);
    hash.add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_round));
}

}  // namespace td
