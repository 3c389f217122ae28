#include "time/deferred.hpp"

#include <algorithm>

namespace td {

void Deferred::start(const Roster& roster) {
    *this = Deferred(m_turn);
    m_line.clear();
    for (std::size_t i = 0; i < roster.actors.size(); ++i)
        if (roster.alive(EntityId(i))) put(EntityId(i), std::max(roster.actors[i].delay, 0));
    m_line.add(turn_boundary, m_turn);
}

void Deferred::put(EntityId actor, Ticks time) {
    if (actor.index() >= m_pending.size()) m_pending.resize(actor.index() + 1);
    m_pending[actor.index()] = 0;
    m_line.remove(entry_of(actor));
    m_line.add(entry_of(actor), time);
}

void Deferred::forget(EntityId actor) {
    if (m_asked == actor) m_asked = {};
    if (m_doing == actor) m_doing = {};
}

TimeEvent Deferred::advance() {
    if (m_line.size() <= 1) return event(TimeEvent::Kind::no_actor_left);
    if (m_phase == Phase::round_begins) {
        m_phase = Phase::cycle_begins;
        ++m_round;
        return event(TimeEvent::Kind::round_begins);
    }
    if (m_phase == Phase::cycle_begins) {
        m_phase = Phase::running;
        return event(TimeEvent::Kind::cycle_begins);
    }
    if (m_quiet) m_asked = {};
    while (!m_asked && !m_doing) {
        const Timeline::Due first = m_line.first();
        m_line.advance(first.time);
        if (first.entry == turn_boundary) return pass_boundary();
        const EntityId actor = actor_of(first.entry);
        if (pending(actor) || !m_quiet) return come_to(actor);
        put_again(actor, m_line.time_of(turn_boundary), false);
    }
    return m_doing ? event(TimeEvent::Kind::action_due, m_doing) : event(TimeEvent::Kind::turn, m_asked);
}

TimeEvent Deferred::pass_boundary() {
    m_line.move(turn_boundary, m_line.now() + m_turn);
    m_phase = Phase::round_begins;
    m_quiet = false;
    return event(TimeEvent::Kind::round_ends);
}

bool Deferred::replace_action(const Roster&, EntityId actor, ActionCost action) {
    if (!pending(actor) || actor == m_doing) return false;
    put_again(actor, m_line.now() + action.cost, true);
    return true;
}

void Deferred::joined(const Roster& roster, EntityId actor) {
    forget(actor);
    put(actor, m_line.now() + std::max(roster[actor].delay, 0));
}

void Deferred::left(const Roster&, EntityId actor) {
    forget(actor);
    m_line.remove(entry_of(actor));
    if (actor.index() < m_pending.size()) m_pending[actor.index()] = false;
}

void Deferred::end_round() {
    if (m_phase != Phase::round_begins) m_quiet = true;
}

void Deferred::each_eligible(const Roster&, const std::function<void(EntityId)>& each) const {
    m_line.each([&](Timeline::Entry entry) {
        if (entry != turn_boundary) each(actor_of(entry));
    });
}

RoundPresentation Deferred::presentation() const {
    return {RoundPresentation::Style::instants, RoundPresentation::Word::turn, {}, turns_ahead(m_turn), true};
}

TimeStatus Deferred::time_status(const Roster&, EntityId actor) const {
    if (!m_line.contains(entry_of(actor))) return {};
    return {pending(actor) ? TimeStatus::Kind::ends_in : TimeStatus::Kind::due_in, m_line.time_of(entry_of(actor)) - m_line.now()};
}

void Deferred::add_to(Hash& hash) const {
    m_line.add_to(hash);
    for (const std::uint8_t pending : m_pending) hash.add(pending);
    hash.add(static_cast<std::uint64_t>(m_turn)).add(m_quiet).add(m_asked.value).add(m_doing.value);
    hash.add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_round));
}

}  // namespace td
