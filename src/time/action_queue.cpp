#include "time/action_queue.hpp"

#include <algorithm>

namespace td {

void ActionQueue::start(const Roster& roster) {
    *this = ActionQueue(m_turn, m_watches);
    for (std::size_t i = 0; i < roster.actors.size(); ++i)
        if (roster.is_here(EntityId(i))) m_queue.add(entry_of(EntityId(i)), std::max(roster.actors[i].delay, 0));
    m_queue.add(turn_boundary, m_turn);
}

TimeEvent ActionQueue::next(const Roster&, const BlockerOf*) {
    if (const auto before = event_before_actors()) return *before;
    while (!m_asked) {
        const Timeline::Due first = m_queue.first();
        m_queue.advance(first.time);
        if (first.entry == turn_boundary) return pass_boundary();
        if (m_round_ended)
            put_off(first.entry);
        else
            m_asked = actor_of(first.entry);
    }
    return event(TimeEvent::Kind::turn, m_asked);
}

void ActionQueue::finish(const Roster&, EntityId actor, ActionCost action) {
    if (actor != m_asked) return;  // it died of its own action; if it comes back, it is a newcomer
    m_asked = {};
    m_queue.move(entry_of(actor), m_queue.now() + action.cost + take_delay());
}

void ActionQueue::joined(const Roster& roster, EntityId actor) {
    const Ticks delay = roster[actor].delay;
    m_queue.remove(entry_of(actor));
    if (delay < 0) return m_queue.add_in_front(entry_of(actor));
    m_queue.add(entry_of(actor), m_queue.first().time + delay);
}

void ActionQueue::left(const Roster&, EntityId actor) {
    m_queue.remove(entry_of(actor));
    if (m_asked != actor) return;
    m_asked = {};
    m_delay = 0;
}

TimeStatus ActionQueue::time_status(const Roster&, EntityId actor) const {
    if (!m_queue.contains(entry_of(actor))) return {};
    return {TimeStatus::Kind::due_in, ticks_until(actor)};
}

void ActionQueue::add_to(Hash& hash) const {
    m_queue.add_to(hash);
    hash.add(static_cast<std::uint64_t>(m_turn)).add(m_round_ended).add(m_asked.value).add(static_cast<std::uint64_t>(m_delay));
    hash.add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_round));
}

}  // namespace td
