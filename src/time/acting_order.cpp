#include "time/acting_order.hpp"

#include <algorithm>

namespace td {

void ActingOrder::Row::note(const OpenRow& open) {
    const std::uint64_t turned = open.turned();
    const std::uint64_t stepped = open.did[static_cast<std::size_t>(DeedClass::move)];
    pending &= ~open.passed;
    forfeited |= open.did[static_cast<std::size_t>(DeedClass::action)];
    cooling &= ~turned;
    for (std::size_t digit = 0; digit < wait.size(); ++digit) wait[digit] = (wait[digit] & ~turned) | (slowness[digit] & stepped);
}

/// Before anything else looks into the rows: what happened in the open one is written down there.
void ActingOrder::close_row() {
    if ((m_open.passed | m_open.turned()) != 0) m_rows[m_cursor].note(m_open);
    m_open = {};
}

ActingOrder::Row ActingOrder::row_as_it_is(std::size_t number) const {
    Row row = m_rows[number];
    if (number == m_cursor) row.note(m_open);
    return row;
}

bool ActingOrder::open_next_row(Pace pace) {
    close_row();
    for (; m_cursor < m_cycle_end; ++m_cursor) {
        Row& row = m_rows[m_cursor];
        m_open.ready = row.pending & row.may[static_cast<std::size_t>(pace)];
        if (m_open.ready != 0) return true;
        row.pending = 0;
    }
    return false;
}

void ActingOrder::had_turn_elsewhere(Position position, DeedClass kind) {
    if (position == nowhere) return;
    OpenRow turn;
    turn.add_turn(bit_of(position), kind);
    m_rows[position / 64].note(turn);
}

void ActingOrder::forget_forfeits() {
    close_row();
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
    close_row();
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
    close_row();
    for (; m_cursor < m_cycle_end; ++m_cursor) m_rows[m_cursor].pending = 0;
}

bool ActingOrder::ready(EntityId actor, Pace pace) const {
    const Position position = position_of(actor);
    if (position == nowhere) return false;
    const Row row = row_as_it_is(position / 64);
    return (row.pending & row.may[static_cast<std::size_t>(pace)] & bit_of(position)) != 0;
}

void ActingOrder::each_ready(Pace pace, const std::function<void(EntityId)>& each) const {
    for (std::size_t r = m_cursor; r < m_cycle_end; ++r) {
        std::uint64_t ready = row_as_it_is(r).pending & m_rows[r].may[static_cast<std::size_t>(pace)];
        for (; ready != 0; ready &= ready - 1) each(m_actors[r * 64 + static_cast<std::size_t>(std::countr_zero(ready))]);
    }
}

void ActingOrder::take_out(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row();
    m_rows[position / 64].pending &= ~bit_of(position);
}

void ActingOrder::put_back(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row();
    m_rows[position / 64].pending |= bit_of(position);
}

bool ActingOrder::may_act(EntityId actor, Pace pace) const {
    const Position position = position_of(actor);
    return position != nowhere && (m_rows[position / 64].may[static_cast<std::size_t>(pace)] & bit_of(position)) != 0;
}

void ActingOrder::left(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row();
    --block_at(lane_at(position), position).living;
    take(position);
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row();
    set_speed(lane_at(position), position, roster[actor].speed);
}

bool ActingOrder::forfeited(EntityId actor) const {
    const Position position = position_of(actor);
    return position != nowhere && (row_as_it_is(position / 64).forfeited & bit_of(position)) != 0;
}

int ActingOrder::cooldown(EntityId actor) const {
    const Position position = position_of(actor);
    if (position == nowhere) return 0;
    const Row row = row_as_it_is(position / 64);
    return wait_at(row, bit_of(position)) + ((row.cooling & bit_of(position)) != 0 ? 1 : 0);
}

int ActingOrder::wait_at(const Row& row, std::uint64_t bit) {
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
    for (std::size_t r = 0; r < m_rows.size(); ++r) {
        const Row row = row_as_it_is(r);
        hash.add(row.pending).add(row.present).add(row.forfeited).add(row.slowness[0]).add(row.slowness[1]).add(row.cooling);
        for (const std::uint64_t may : row.may) hash.add(may);
        for (const std::uint64_t digit : row.wait) hash.add(digit);
    }
    for (const EntityId actor : m_actors) hash.add(actor.value);
}

}  // namespace td
