#include "time/acting_order.hpp"

#include <algorithm>

namespace td {

namespace {

void write_bit(std::uint64_t& word, std::uint64_t bit, bool on) { word = (word & ~bit) | (bit & (0 - std::uint64_t{on})); }

}  // namespace

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

void ActingOrder::had_turn(EntityId actor, DeedClass kind) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    OpenRow turn;
    turn.did[static_cast<std::size_t>(kind)] = bit_of(position);
    close_row_of(position);
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
    for (std::size_t r = lane.end_row; r-- > lane.first_row;) {
        Row& row = m_rows[r];
        row.pending = row.present & ~row.forfeited;
        m_open.ready = row.pending & row.may[static_cast<std::size_t>(pace)];
        ready |= m_open.ready;
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
    close_row_of(position);
    m_rows[position / 64].pending &= ~bit_of(position);
}

void ActingOrder::put_back(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    m_rows[position / 64].pending |= bit_of(position);
}

bool ActingOrder::may_act(EntityId actor, Pace pace) const {
    const Position position = position_of(actor);
    return position != nowhere && (m_rows[position / 64].may[static_cast<std::size_t>(pace)] & bit_of(position)) != 0;
}

void ActingOrder::left(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    Lane& lane = lane_at(position);
    --block_at(lane, position).living;
    take(lane, position);
    note_factions(lane);
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    Lane& lane = lane_at(position);
    set_speed(lane, position, roster[actor].speed);
    note_factions(lane);
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
    for (std::size_t pace = 1; pace < pace_count; ++pace) lane.counts[pace] += (row.may[pace] & bit) != 0 ? by : 0;
}

void ActingOrder::note_factions(const Lane& lane) {
    const auto faction = static_cast<unsigned>(&lane - m_lanes.data());
    for (std::size_t pace = 0; pace < pace_count; ++pace) {
        const bool anybody = lane.unsettled || lane.counts[pace] != 0;
        m_factions_with[pace] = (m_factions_with[pace] & ~(1u << faction)) | unsigned{anybody} << faction;
    }
}

void ActingOrder::set_speed(Lane& lane, Position position, int speed) {
    Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    const int slowness = speed < 0 ? -speed : 0;
    count(lane, row, bit, 0u - 1u);
    write_bit(row.slowness[0], bit, (slowness & 1) != 0);
    write_bit(row.slowness[1], bit, (slowness & 2) != 0);
    write_bit(row.may[0], bit, slowness == 0 || (row.cooling & bit) == 0);
    write_bit(row.may[1], bit, speed == 1 || speed == 3);
    write_bit(row.may[2], bit, speed == 2);
    write_bit(row.may[3], bit, speed == 3);
    count(lane, row, bit, 1);
}

/// The order and what each one has to expect, however much room there is between.
void ActingOrder::add_to(Hash& hash) const {
    for (const Lane& lane : m_lanes) {
        hash.add(lane.changed.size()).add(lane.newcomers.size());
        for (const TeamId team : lane.changed) hash.add(team.value);
        for (const EntityId newcomer : lane.newcomers) hash.add(newcomer.value);
    }
    for (std::size_t r = 0; r < m_rows.size(); ++r) {
        const Row row = row_as_it_is(r);
        for (std::uint64_t rest = row.present; rest != 0; rest &= rest - 1) {
            const std::uint64_t bit = rest & (0 - rest);
            std::uint64_t seat = m_actors[r * 64 + static_cast<std::size_t>(std::countr_zero(rest))].value;
            for (const std::uint64_t word : {row.pending, row.forfeited, row.cooling, row.wait[0], row.wait[1], row.may[0], row.may[1],
                                             row.may[2], row.may[3], row.slowness[0], row.slowness[1]})
                seat = seat << 1 | unsigned{(word & bit) != 0};
            hash.add(seat);
        }
    }
}

}  // namespace td
