#include "time/acting_order.hpp"

#include <algorithm>

namespace td {

void ActingOrder::forget_forfeits() {
    for (Row& row : m_rows) row.forfeited = 0;
}

/// Takes one from every cooldown of the row that is not 0: a subtraction of 64 numbers of two digits at once.
void ActingOrder::pass_round(Row& row) {
    row.cooling = row.wait[0] | row.wait[1];
    row.wait[1] ^= ~row.wait[0] & row.cooling;
    row.wait[0] ^= row.cooling;
    row.may[0] = row.present & ~(row.slow() & row.cooling);
}

bool ActingOrder::draw_up(const Roster& roster, Faction faction, Pace pace, bool count_down) {
    Lane& lane = m_lanes[static_cast<std::size_t>(faction)];
    if (lane.unsettled) settle(roster, lane);
    if (count_down)
        for (std::size_t r = lane.first_row; r < lane.end_row; ++r) pass_round(m_rows[r]);
    m_cursor = lane.first_row;
    m_cycle_end = lane.end_row;
    std::uint64_t ready = 0;
    for (std::size_t r = lane.first_row; r < lane.end_row; ++r) {
        Row& row = m_rows[r];
        row.pending = row.present & ~row.forfeited;
        ready |= row.pending & row.may[static_cast<std::size_t>(pace)];
    }
    if (ready == 0) close();
    return ready != 0;
}

void ActingOrder::close() {
    for (; m_cursor < m_cycle_end; ++m_cursor) m_rows[m_cursor].pending = 0;
}

bool ActingOrder::ready(EntityId actor, Pace pace) const {
    const Position position = position_of(actor);
    if (position == nowhere) return false;
    const Row& row = m_rows[position / 64];
    return (row.pending & row.may[static_cast<std::size_t>(pace)] & bit_of(position)) != 0;
}

void ActingOrder::each_ready(Pace pace, const std::function<void(EntityId)>& each) const {
    for (std::size_t r = m_cursor; r < m_cycle_end; ++r) {
        std::uint64_t ready = m_rows[r].pending & m_rows[r].may[static_cast<std::size_t>(pace)];
        for (; ready != 0; ready &= ready - 1) each(m_actors[r * 64 + static_cast<std::size_t>(std::countr_zero(ready))]);
    }
}

void ActingOrder::take_out(EntityId actor) {
    const Position position = position_of(actor);
    if (position != nowhere) m_rows[position / 64].pending &= ~bit_of(position);
}

void ActingOrder::put_back(EntityId actor) {
    const Position position = position_of(actor);
    if (position != nowhere) m_rows[position / 64].pending |= bit_of(position);
}

bool ActingOrder::may_act(EntityId actor, Pace pace) const {
    const Position position = position_of(actor);
    return position != nowhere && (m_rows[position / 64].may[static_cast<std::size_t>(pace)] & bit_of(position)) != 0;
}

void ActingOrder::left(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    --block_at(lane_at(position), position).living;
    take(position);
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    const Position position = position_of(actor);
    if (position != nowhere) set_speed(lane_at(position), position, roster[actor].speed);
}

bool ActingOrder::forfeited(EntityId actor) const {
    const Position position = position_of(actor);
    return position != nowhere && (m_rows[position / 64].forfeited & bit_of(position)) != 0;
}

int ActingOrder::cooldown(EntityId actor) const {
    const Position position = position_of(actor);
    if (position == nowhere) return 0;
    return wait_at(position) + ((m_rows[position / 64].cooling & bit_of(position)) != 0 ? 1 : 0);
}

int ActingOrder::wait_at(Position position) const {
    const Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    return ((row.wait[0] & bit) != 0 ? 1 : 0) + ((row.wait[1] & bit) != 0 ? 2 : 0);
}

bool ActingOrder::empty() const {
    for (const Lane& lane : m_lanes)
        if (lane.counts[0] != 0 || lane.unsettled) return false;
    return true;
}

void ActingOrder::count(Lane& lane, const Row& row, std::uint64_t bit, std::uint32_t by) {
    lane.counts[0] += by;
    for (std::size_t pace = 1; pace < pace_count; ++pace)
        if ((row.may[pace] & bit) != 0) lane.counts[pace] += by;
    note_factions(lane);
}

void ActingOrder::note_factions(const Lane& lane) {
    const unsigned bit = 1u << (&lane - m_lanes.data());
    for (std::size_t pace = 0; pace < pace_count; ++pace) {
        m_factions_with[pace] &= ~bit;
        if (lane.unsettled || lane.counts[pace] != 0) m_factions_with[pace] |= bit;
    }
}

void ActingOrder::set_speed(Lane& lane, Position position, int speed) {
    Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    count(lane, row, bit, 0u - 1u);
    for (std::uint64_t& may : row.may) may &= ~bit;
    for (std::size_t digit = 0; digit < row.slowness.size(); ++digit) {
        row.slowness[digit] &= ~bit;
        if (speed < 0 && ((-speed >> digit) & 1) != 0) row.slowness[digit] |= bit;
    }
    row.may[0] |= bit & ~(row.slow() & row.cooling);
    if (speed == 1 || speed == 3) row.may[1] |= bit;
    if (speed == 2 || speed == 3) row.may[static_cast<std::size_t>(speed)] |= bit;
    count(lane, row, bit, 1);
}

void ActingOrder::add_to(Hash& hash) const {
    hash.add(m_cursor);
    for (const Lane& lane : m_lanes) {
        hash.add(lane.changed.size()).add(lane.newcomers.size());
        for (const TeamId team : lane.changed) hash.add(team.value);
        for (const EntityId newcomer : lane.newcomers) hash.add(newcomer.value);
    }
    for (const Row& row : m_rows) {
        hash.add(row.pending).add(row.present).add(row.forfeited).add(row.slowness[0]).add(row.slowness[1]).add(row.cooling);
        for (const std::uint64_t may : row.may) hash.add(may);
        for (const std::uint64_t digit : row.wait) hash.add(digit);
    }
    for (const EntityId actor : m_actors) hash.add(actor.value);
}

}  // namespace td
