#include "time/wait_time.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace td {

WaitTime::WaitTime(RoundLength round, WaitCharge charge) : m_wait_limit(round.wait_time), m_turn_limit(round.turns), m_charge(charge) {
    if (m_wait_limit == 0 && m_turn_limit == 0) m_wait_limit = RoundLength::default_wait_time;
}

void WaitTime::start(const Roster& roster) {
    *this = WaitTime({static_cast<int>(m_wait_limit), m_turn_limit}, m_charge);
    for (std::size_t i = 0; i < roster.actors.size(); ++i)
        if (roster.is_here(EntityId(i))) append(EntityId(i), roster.actors[i].wait);
}

void WaitTime::append(EntityId actor, Ticks wait) {
    if (actor.index() >= m_places.size()) m_places.resize(actor.index() + 1, nowhere);
    m_places[actor.index()] = static_cast<Place>(m_list.size());
    m_list.push_back(actor);
    m_waiting.add(place_of(actor), m_waiting.now() + std::max<Ticks>(wait, 1));
    ++m_present;
}

TimeEvent WaitTime::next(const Roster& roster, const BlockerOf*) {
    if (m_asked && turn_is_over(roster)) end_turn(roster);
    if (m_present == 0) return event(TimeEvent::Kind::no_actor_left);
    if (m_phase == Phase::round_begins) {
        begin_round();
        return event(TimeEvent::Kind::round_begins);
    }
    const bool cut_short = m_phase == Phase::cut_short;
    if (m_asked && !cut_short) return event(TimeEvent::Kind::turn);
    if (m_asked) m_due.push_back(place_of(std::exchange(m_asked, {})));
    const bool turn_limit_reached = m_turn_limit > 0 && m_turns >= m_turn_limit;
    if (cut_short || turn_limit_reached || !tick()) {
        m_phase = Phase::round_begins;
        return event(TimeEvent::Kind::round_ends);
    }
    begin_turn();
    return event(TimeEvent::Kind::cycle_begins);
}

void WaitTime::begin_round() {
    m_phase = Phase::ticking;
    m_round_began = m_waiting.now();
    m_turns = 0;
    ++m_round;
}

/// Lets time pass until a creature is due. False if the round ends before that.
bool WaitTime::tick() {
    if (!m_due.empty()) return true;
    const Ticks due = m_waiting.first().time;
    const bool in_round = m_wait_limit == 0 || due <= m_round_began + m_wait_limit;
    m_waiting.advance(in_round ? due : m_round_began + m_wait_limit);
    if (!in_round) return false;
    m_waiting.take_due(m_due);
    std::sort(m_due.begin(), m_due.end(), std::greater<>());
    return true;
}

/// Begins the turn of the creature at the first place that is due. Precondition: m_due is not empty.
void WaitTime::begin_turn() {
    m_asked = m_list[m_due.back()];
    m_due.pop_back();
}

/// True if the creature that has the turn has waited, has no action points left, or has acted in a round that was cut short.
bool WaitTime::turn_is_over(const Roster& roster) const {
    return m_gave_up || (m_points > 0 && (m_phase == Phase::cut_short || m_points >= roster[m_asked].actions));
}

void WaitTime::end_turn(const Roster& roster) {
    const Ticks wait = m_charge == WaitCharge::own_wait ? roster[m_asked].wait : m_spent;
    m_waiting.add(place_of(m_asked), m_waiting.now() + std::max<Ticks>(wait, 1) + take_delay());
    leave_turn();
}

/// Ends the turn without a wait after it.
void WaitTime::leave_turn() {
    m_asked = {};
    m_points = 0;
    m_spent = 0;
    m_gave_up = false;
    m_delay = 0;
    ++m_turns;
}

void WaitTime::finish(const Roster&, EntityId actor, ActionCost action) {
    if (actor != m_asked) return;  // it died of its own action; if it comes back, it is a newcomer
    m_points += action.points;
    m_spent += action.cost;
    m_gave_up = action.kind == ActionClass::wait;
}

void WaitTime::joined(const Roster& roster, EntityId actor) {
    left(roster, actor);
    append(actor, roster[actor].wait);
}

void WaitTime::left(const Roster&, EntityId actor) {
    const Place place = place_of(actor);
    if (place == nowhere) return;
    if (m_asked == actor) leave_turn();
    std::erase(m_due, place);
    m_waiting.remove(place);
    m_places[actor.index()] = nowhere;
    --m_present;
}

void WaitTime::delay(const Roster&, EntityId actor, Ticks ticks) {
    const Place place = place_of(actor);
    if (place == nowhere) return;
    if (actor == m_asked)
        m_delay += ticks;
    else if (m_waiting.contains(place))
        m_waiting.move(place, m_waiting.time_of(place) + ticks);
    else if (std::erase(m_due, place) > 0)
        m_waiting.add(place, m_waiting.now() + ticks);
}

void WaitTime::exchange(EntityId one, EntityId other) {
    Place waiting = place_of(one), due = place_of(other);
    if (waiting == nowhere || due == nowhere || one == m_asked || other == m_asked) return;
    if (m_waiting.contains(waiting) && m_waiting.contains(due)) return m_waiting.exchange(waiting, due);
    // One waits and one is due: they change roles.
    if (m_waiting.contains(due)) std::swap(waiting, due);
    if (!m_waiting.contains(waiting)) return;  // both are due at this instant
    const Ticks time = m_waiting.time_of(waiting);
    m_waiting.remove(waiting);
    m_waiting.add(due, time);
    std::replace(m_due.begin(), m_due.end(), due, waiting);
    std::sort(m_due.begin(), m_due.end(), std::greater<>());
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
    return roster[actor].actions - m_points > 1 ? Contingency::unless_it_waits : Contingency::nothing;
}

Interval WaitTime::interval(const Roster& roster, EntityId actor, ActionCost action) const {
    const bool has_turn = actor == m_asked;
    const bool gives_up = action.kind == ActionClass::wait;
    const int in_turn = gives_up ? 1 : std::max<int>(roster[actor].actions, 1);
    const bool goes_on = has_turn ? turn_goes_on(roster, actor, action) : in_turn > 1;
    const bool by_wait = m_charge == WaitCharge::own_wait;
    const Ticks turn = by_wait ? roster[actor].wait : (has_turn ? m_spent : 0) + action.cost;
    const Ticks ticks = goes_on ? 0 : std::max<Ticks>(turn, 1);
    const Ticks span = by_wait ? std::max<Ticks>(turn, 1) : action.cost;
    const int actions = by_wait ? in_turn : 1;
    return {.ticks = ticks,
            .then = {TimeStatus::Kind::waits, ticks},
            .span = span,
            .actions = actions,
            .percent = in_percent(100 * actions, span)};
}

RoundPresentation WaitTime::presentation() const {
    const bool is_fixed = m_turn_limit == 0 || m_charge == WaitCharge::own_wait;
    return {.style = RoundPresentation::Style::instants, .word = RoundPresentation::Word::round, .fixed_length = is_fixed};
}

TimeStatus WaitTime::time_status(const Roster& roster, EntityId actor) const {
    if (!roster.is_here(actor)) return {};
    const Place place = place_of(actor);
    if (actor == m_asked && roster[actor].actions > 1) return {TimeStatus::Kind::points, std::max(0, roster[actor].actions - m_points)};
    return {TimeStatus::Kind::waits, m_waiting.contains(place) ? m_waiting.time_of(place) - m_waiting.now() : 0};
}

void WaitTime::add_to(Hash& hash) const {
    m_waiting.add_to(hash);
    for (const EntityId actor : m_list) hash.add(actor.value);
    for (const Place place : m_places) hash.add(place);
    hash.add(static_cast<std::uint64_t>(m_wait_limit))
        .add(static_cast<std::uint64_t>(m_turn_limit))
        .add(static_cast<std::uint64_t>(m_charge));
    hash.add(m_due.size());
    for (const Place place : m_due) hash.add(place);
    hash.add(m_asked.value)
        .add(static_cast<std::uint64_t>(m_points))
        .add(static_cast<std::uint64_t>(m_spent))
        .add(m_gave_up)
        .add(static_cast<std::uint64_t>(m_delay));
    hash.add(static_cast<std::uint64_t>(m_round_began)).add(static_cast<std::uint64_t>(m_turns));
    hash.add(static_cast<std::uint64_t>(m_round)).add(static_cast<std::uint64_t>(m_phase));
}

}  // namespace td
