#include "time/deferred.hpp"

#include <algorithm>

namespace td {

void Deferred::start(const Roster& roster) {
    *this = Deferred(m_turn);
    for (std::size_t i = 0; i < roster.actors.size(); ++i)
        if (roster.is_here(EntityId(i))) enter(EntityId(i), roster.actors[i].delay);
    m_queue.add(turn_boundary, m_turn);
}

/// Enters as an idle newcomer, after all that are due then already; a delay below 0 counts as 0.
void Deferred::enter(EntityId actor, Ticks delay) {
    if (actor.index() >= m_pending.size()) m_pending.resize(actor.index() + 1);
    m_pending[actor.index()] = 0;
    m_queue.remove(entry_of(actor));
    m_queue.add(entry_of(actor), m_queue.now() + std::max<Ticks>(delay, 0));
}

/// Moves a creature that is in the queue to `delay` ticks from now.
void Deferred::requeue(EntityId actor, Ticks delay, Waiting waiting) {
    m_pending[actor.index()] = waiting == Waiting::for_its_action ? 1 : 0;
    m_queue.move(entry_of(actor), m_queue.now() + delay);
}

/// Takes the turn, and the action that takes effect now, from `actor`.
void Deferred::forget(EntityId actor) {
    if (m_asked == actor || m_finishing == actor) m_delay = 0;
    if (m_asked == actor) m_asked = {};
    if (m_finishing == actor) m_finishing = {};
}

TimeEvent Deferred::next(const Roster&, const BlockerOf*) {
    if (const auto before = event_before_actors()) return *before;
    while (!m_asked && !m_finishing) {
        const Timeline::Due first = m_queue.first();
        m_queue.advance(first.time);
        if (first.entry == turn_boundary) return pass_boundary();
        const EntityId actor = actor_of(first.entry);
        if (pending(actor))
            m_finishing = actor;
        else if (m_round_ended)
            put_off(first.entry);
        else
            m_asked = actor;
    }
    return m_finishing ? event(TimeEvent::Kind::action_due, m_finishing) : event(TimeEvent::Kind::turn, m_asked);
}

bool Deferred::begin_action(const Roster&, EntityId actor, ActionCost action) {
    if (actor != m_asked) return false;
    m_asked = {};
    requeue(actor, action.cost + take_delay(), Waiting::for_its_action);
    return false;
}

bool Deferred::replace_action(const Roster&, EntityId actor, ActionCost action) {
    if (!pending(actor) || actor == m_finishing) return false;
    requeue(actor, action.cost, Waiting::for_its_action);
    return true;
}

void Deferred::finish(const Roster&, EntityId actor, ActionCost) {
    if (actor != m_finishing) return;  // it died of its own action; if it comes back, it is a newcomer
    m_finishing = {};
    requeue(actor, take_delay(), Waiting::idle);
}

void Deferred::delay(const Roster& roster, EntityId actor, Ticks ticks) {
    if (actor == m_finishing)
        m_delay += ticks;
    else
        QueueSystemBase::delay(roster, actor, ticks);
}

void Deferred::joined(const Roster& roster, EntityId actor) {
    forget(actor);
    enter(actor, roster[actor].delay);
}

void Deferred::left(const Roster&, EntityId actor) {
    forget(actor);
    m_queue.remove(entry_of(actor));
    if (actor.index() < m_pending.size()) m_pending[actor.index()] = 0;
}

TimeStatus Deferred::time_status(const Roster&, EntityId actor) const {
    if (!m_queue.contains(entry_of(actor))) return {};
    return {pending(actor) ? TimeStatus::Kind::ends_in : TimeStatus::Kind::due_in, ticks_until(actor)};
}

void Deferred::add_to(Hash& hash) const {
    m_queue.add_to(hash);
    for (const std::uint8_t pending : m_pending) hash.add(pending);
    hash.add(static_cast<std::uint64_t>(m_turn))
        .add(m_round_ended)
        .add(m_asked.value)
        .add(m_finishing.value)
        .add(static_cast<std::uint64_t>(m_delay));
    hash.add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_round));
}

}  // namespace td
