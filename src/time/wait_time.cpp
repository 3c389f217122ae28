#include "time/wait_time.hpp"

#include <algorithm>

namespace td {

WaitTime::WaitTime(RoundLength round, WaitCharge charge) : m_wait_limit(round.wait_time), m_turn_limit(round.turns), m_charge(charge) {
    if (m_wait_limit == 0 && m_turn_limit == 0) m_wait_limit = RoundLength::default_wait_time;
}

void WaitTime::start(const Roster& roster) {
    *this = WaitTime({static_cast<int>(m_wait_limit), m_turn_limit}, m_charge);
    m_line.clear();
    for (std::size_t i = 0; i < roster.actors.size(); ++i)
        if (roster.alive(EntityId(i))) take_seat(EntityId(i), std::max(roster.actors[i].wait, 1));
}

void WaitTime::take_seat(EntityId actor, Ticks wait) {
    if (actor.index() >= m_seat_of.size()) m_seat_of.resize(actor.index() + 1, no_seat);
    m_seat_of[actor.index()] = static_cast<std::uint32_t>(m_list.size());
    m_list.push_back(actor);
    m_line.add(m_seat_of[actor.index()], m_line.now() + wait);
    ++m_present;
}

bool WaitTime::wait_for_next() {
    const Ticks time = m_line.first().time;
    if (m_wait_limit > 0 && time > m_round_began + m_wait_limit) {
        m_line.advance(m_round_began + m_wait_limit);
        return false;
    }
    m_line.advance(time);
    m_due = m_line.take_due();
    return true;
}

TimeEvent WaitTime::advance(const Roster& roster) {
    if (m_asked && turn_is_over(roster)) end_turn(roster);
    if (m_present == 0) return event(TimeEvent::Kind::no_actor_left);
    if (m_phase == Phase::round_begins) {
        begin_round();
        return event(TimeEvent::Kind::round_begins);
    }
    if (m_asked && m_phase != Phase::cut_short) return event(TimeEvent::Kind::turn);
    if (m_asked) {
        m_asked = {};
        m_due.insert(m_seat);
    }
    if ((m_turn_limit > 0 && m_turns >= m_turn_limit) || m_phase == Phase::cut_short || !tick()) {
        m_phase = Phase::round_begins;
        return event(TimeEvent::Kind::round_ends);
    }
    return begin_turn(TimeEvent::Kind::cycle_begins);
}

TimeEvent WaitTime::advance_to_turn(const Roster& roster, const BlockerOf* blocker_of) {
    return first_turn_of([&] { return next(roster, blocker_of); });
}

void WaitTime::begin_round() {
    m_phase = Phase::ticking;
    m_round_began = m_line.now();
    m_turns = 0;
    ++m_rounds;
}

void WaitTime::joined(const Roster& roster, EntityId actor) {
    left(roster, actor);
    take_seat(actor, std::max(roster[actor].wait, 1));
}

void WaitTime::left(const Roster&, EntityId actor) {
    const std::uint32_t seat = seat_of(actor);
    if (seat == no_seat || !m_line.contains(seat)) return;
    if (m_asked == actor) {
        m_line.strike_off(seat);
        leave_turn();
    } else if (m_due.holds(seat)) {
        m_line.strike_off(seat);
        m_due.erase(seat);
    } else {
        m_line.remove(seat);
    }
    --m_present;
}

void WaitTime::end_round() {
    if (m_phase == Phase::round_begins) return;
    m_phase = Phase::cut_short;
}

void WaitTime::each_eligible(const Roster&, const std::function<void(EntityId)>& each) const {
    if (m_asked) each(m_asked);
}

Contingency WaitTime::contingency(const Roster& roster, EntityId actor, Moment) const {
    if (m_charge == WaitCharge::costs) return Contingency::depends_on_cost;
    return roster[actor].actions - m_done > 1 ? Contingency::unless_it_waits : Contingency::nothing;
}

Interval WaitTime::interval(const Roster& roster, EntityId actor, ActionCost action) const {
    const bool asked = actor == m_asked;
    const bool gives_up = action.kind == ActionClass::wait;
    const int in_turn = gives_up ? 1 : std::max<int>(roster[actor].actions, 1);
    const bool goes_on = asked ? turn_goes_on(roster, actor, action) : in_turn > 1;
    const bool by_wait = m_charge == WaitCharge::own_wait;
    const Ticks turn = by_wait ? roster[actor].wait : (asked ? m_spent : 0) + action.cost;
    const Ticks ticks = goes_on ? 0 : std::max<Ticks>(turn, 1);
    const Ticks span = by_wait ? std::max<Ticks>(turn, 1) : action.cost;
    const int actions = by_wait ? in_turn : 1;
    return {ticks, {TimeStatus::Kind::waits, ticks}, span, actions, in_percent(100 * actions, span)};
}

RoundPresentation WaitTime::presentation() const {
    const bool fixed = m_turn_limit == 0 || m_charge == WaitCharge::own_wait;
    return {RoundPresentation::Style::instants, RoundPresentation::Word::round, {}, 2, fixed};
}

TimeStatus WaitTime::time_status(const Roster& roster, EntityId actor) const {
    if (!roster.alive(actor)) return {};
    const std::uint32_t seat = seat_of(actor);
    return {TimeStatus::Kind::waits, m_line.contains(seat) ? m_line.time_of(seat) - m_line.now() : 0};
}

void WaitTime::add_to(Hash& hash) const {
    m_line.add_to(hash);
    for (const EntityId actor : m_list) hash.add(actor.value);
    hash.add(static_cast<std::uint64_t>(m_wait_limit))
        .add(static_cast<std::uint64_t>(m_turn_limit))
        .add(static_cast<std::uint64_t>(m_charge));
    hash.add(m_due.first).add(m_due.bits);
    hash.add(m_asked.value).add(static_cast<std::uint64_t>(m_done)).add(static_cast<std::uint64_t>(m_spent)).add(m_gave_up);
    hash.add(static_cast<std::uint64_t>(m_round_began)).add(static_cast<std::uint64_t>(m_turns));
    hash.add(static_cast<std::uint64_t>(m_rounds)).add(static_cast<std::uint64_t>(m_phase));
}

}  // namespace td
