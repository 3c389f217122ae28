#include "time/energy_pool.hpp"

#include <algorithm>
#include <utility>

#include "base/rng.hpp"

namespace td {

void EnergyPool::start(const Roster& roster) {
    *this = EnergyPool(m_wait, m_start_seed);
    Rng rng(m_start_seed.value_or(0));
    for (std::size_t i = 0; i < roster.actors.size(); ++i) {
        const ActorTime& row = roster.actors[i];
        if (!row.here) continue;
        const Ticks random_part = m_start_seed && row.allowance > 0 ? rng.below(static_cast<std::uint32_t>(row.allowance)) : 0;
        append(EntityId(i), row.pool + random_part);
    }
}

void EnergyPool::append(EntityId actor, Ticks pool) {
    if (actor.index() >= m_places.size()) m_places.resize(actor.index() + 1, nowhere);
    m_places[actor.index()] = static_cast<std::uint32_t>(m_ring.size());
    m_ring.push_back({actor, pool});
    ++m_present;
}

TimeEvent EnergyPool::next(const Roster& roster, const BlockerOf*) {
    if (m_asked && !m_cut_short && m_ring[m_reached - 1].pool > 0) return event(TimeEvent::Kind::turn);
    if (m_present == 0) return event(TimeEvent::Kind::no_actor_left);
    if (m_phase == Phase::round_begins) {
        m_phase = Phase::passing;
        m_reached = 0;
        m_cut_short = false;
        ++m_pass;
        return event(TimeEvent::Kind::round_begins);
    }
    if (!m_cut_short && reach_next(roster)) return event(TimeEvent::Kind::cycle_begins);
    m_asked = {};
    close_gaps();
    m_phase = Phase::round_begins;
    return event(TimeEvent::Kind::round_ends);
}

/// Gives allowances until a creature can act, which then has the turn. False if the pass has ended: no creature has the turn.
bool EnergyPool::reach_next(const Roster& roster) {
    m_asked = {};
    while (m_reached < m_ring.size()) {
        Slot& slot = m_ring[m_reached++];
        if (!slot.actor) continue;
        slot.pool += roster[slot.actor].allowance;
        slot.passed_over = slot.pool <= 0;
        if (slot.passed_over) continue;
        m_asked = slot.actor;
        return true;
    }
    return false;
}

void EnergyPool::finish(const Roster&, EntityId actor, ActionCost action) {
    if (actor != m_asked) return;  // it died of its own action; if it comes back, it is a newcomer
    m_ring[m_reached - 1].pool = left_after(action);
}

void EnergyPool::joined(const Roster& roster, EntityId actor) {
    left(roster, actor);
    append(actor, roster[actor].pool);
}

void EnergyPool::left(const Roster&, EntityId actor) {
    if (m_asked == actor) m_asked = {};
    if (actor.index() >= m_places.size() || m_places[actor.index()] == nowhere) return;
    m_ring[m_places[actor.index()]] = {};
    m_places[actor.index()] = nowhere;
    --m_present;
}

void EnergyPool::delay(const Roster&, EntityId actor, Ticks ticks) {
    if (actor.index() < m_places.size() && m_places[actor.index()] != nowhere) m_ring[m_places[actor.index()]].pool -= ticks;
}

void EnergyPool::exchange(EntityId one, EntityId other) {
    const auto place_of = [&](EntityId actor) { return actor.index() < m_places.size() ? m_places[actor.index()] : nowhere; };
    if (place_of(one) != nowhere && place_of(other) != nowhere) std::swap(m_ring[place_of(one)].pool, m_ring[place_of(other)].pool);
}

/// Removes the empty slots. Call only between two passes: no creature has the turn then, and the next pass begins at slot 0.
void EnergyPool::close_gaps() {
    if (m_present == m_ring.size()) return;
    std::erase_if(m_ring, [](const Slot& slot) { return !slot.actor; });
    for (std::size_t i = 0; i < m_ring.size(); ++i) m_places[m_ring[i].actor.index()] = static_cast<std::uint32_t>(i);
}

void EnergyPool::end_round() {
    if (m_phase != Phase::passing) return;
    m_cut_short = true;
    for (std::size_t i = m_reached; i < m_ring.size(); ++i) m_ring[i].passed_over = false;
}

void EnergyPool::each_eligible(const Roster&, const std::function<void(EntityId)>& each) const {
    if (m_asked) each(m_asked);
}

/// What `actor` has to spend at the start of its next turn; if it has the turn now, what it has left.
Ticks EnergyPool::pool_when_asked(EntityId actor, Ticks allowance) const {
    const std::size_t place = m_places[actor.index()];
    Ticks pool = place < m_ring.size() ? m_ring[place].pool : 0;
    if (place >= m_reached) pool += allowance;
    // It is passed over until its allowances have brought it above 0.
    return pool > 0 ? pool : pool + (-pool / allowance + 1) * allowance;
}

Interval EnergyPool::interval(const Roster& roster, EntityId actor, ActionCost action) const {
    const Ticks allowance = std::max<Ticks>(roster[actor].allowance, 1);
    const Ticks before = pool_when_asked(actor, allowance);
    const Ticks left = drains(action) ? 0 : before - action.cost;
    const Ticks passes = left > 0 ? 0 : -left / allowance + 1;
    const Ticks spent = drains(action) ? allowance : action.cost;
    const Ticks span = std::max<Ticks>((pass_ticks * spent + allowance / 2) / allowance, 1);
    return {.ticks = passes * pass_ticks, .then = {TimeStatus::Kind::pool, left}, .span = span, .percent = in_percent(allowance, spent)};
}

RoundPresentation EnergyPool::presentation() const {
    return {.style = RoundPresentation::Style::amounts, .word = RoundPresentation::Word::pass, .rounds_ahead = 4};
}

TimeStatus EnergyPool::time_status(const Roster&, EntityId actor) const {
    if (actor.index() >= m_places.size() || m_places[actor.index()] == nowhere) return {};
    return {TimeStatus::Kind::pool, m_ring[m_places[actor.index()]].pool};
}

void EnergyPool::each_missed(const Roster&, const MissedTurnSink& each) const {
    for (const Slot& slot : m_ring)
        if (slot.actor && slot.passed_over)
            each(slot.actor, event(TimeEvent::Kind::turn).when, OrderReason::in_debt, static_cast<int>(-slot.pool));
}

void EnergyPool::add_to(Hash& hash) const {
    hash.add(m_ring.size());
    for (const Slot& slot : m_ring) hash.add(slot.actor.value).add(static_cast<std::uint64_t>(slot.pool)).add(slot.passed_over);
    for (const std::uint32_t slot : m_places) hash.add(slot);
    hash.add(m_cut_short)
        .add(m_reached)
        .add(m_asked.value)
        .add(static_cast<std::uint64_t>(m_wait))
        .add(static_cast<std::uint64_t>(m_phase));
    hash.add(static_cast<std::uint64_t>(m_pass)).add(m_start_seed.value_or(0));
}

}  // namespace td
