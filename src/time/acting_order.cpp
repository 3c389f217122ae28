#include "time/acting_order.hpp"

namespace td {

namespace {

void write_bit(std::uint64_t& word, std::uint64_t bit, bool on) { word = (word & ~bit) | (bit & (0 - std::uint64_t{on})); }

}  // namespace

void ActingOrder::close_row() {
    if (m_open.begin == OpenRow::closed) return;
    m_asked = asked();
    m_rows[m_open.begin / 64] = row_as_it_is(m_open.begin / 64);
    m_open = {};
}

/// Everyone up to the last who was asked is out of the cycle.
ActingOrder::Row ActingOrder::row_as_it_is(std::size_t number) const {
    Row row = m_rows[number];
    if (number * 64 != m_open.begin) return row;
    row.note(m_open.did);
    const std::uint64_t asked = m_open.did[0] | m_open.did[1] | m_open.did[2] | m_open.asked;
    if (asked != 0) row[Row::pending] &= ~(~std::uint64_t{0} >> std::countl_zero(asked));
    return row;
}

bool ActingOrder::begin_round(const Roster& roster) {
    close();
    m_asked = {};
    settle(roster);
    for (Row& row : m_rows) row[Row::forfeit] = 0;
    if (m_stale) {
        m_cycles = 0;
        for (const Row& row : m_rows) note_cycles(row, ~std::uint64_t{0});
        m_stale = false;
    }
    return m_cycles != 0;
}

void ActingOrder::close() {
    close_row();
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) m_rows[m_cursor][Row::pending] = 0;
}

EntityId ActingOrder::first() {
    if (m_open.ready == 0 && !open_next_row()) return {};
    const std::uint64_t ahead = (m_open.ready & (0 - m_open.ready)) - 1;
    const EntityId first = at(m_open.begin, m_open.ready);
    close_row();
    m_rows[m_positions[first.index()] / 64][Row::pending] &= ~ahead;
    return first;
}

void ActingOrder::ask(EntityId actor) {
    take_out(actor);
    close_row();
    m_asked = actor;
}

void ActingOrder::end_turn(DeedClass kind) {
    const Position position = position_of(m_asked);
    m_asked = {};
    if (position == nowhere) return;
    Turns did{};
    did[static_cast<std::size_t>(kind)] = bit_of(position);
    close_row_of(position);
    m_rows[position / 64].note(did);
}

bool ActingOrder::ready(EntityId actor) const {
    const Position position = position_of(actor);
    if (position == nowhere) return false;
    const Row row = row_as_it_is(position / 64);
    return (row[Row::pending] & row.may(m_pace) & bit_of(position)) != 0;
}

void ActingOrder::each_ready(const std::function<void(EntityId)>& each) const {
    for (std::uint32_t number = m_cursor; number != nowhere; number = m_rows[number].next) {
        const Row row = row_as_it_is(number);
        for (std::uint64_t ready = row[Row::pending] & row.may(m_pace); ready != 0; ready &= ready - 1)
            each(at(number * std::size_t{64}, ready));
    }
}

void ActingOrder::take_out(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    m_rows[position / 64][Row::pending] &= ~bit_of(position);
}

void ActingOrder::put_back(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    m_rows[position / 64][Row::pending] |= bit_of(position);
}

bool ActingOrder::may_act(EntityId actor) const {
    const Position position = position_of(actor);
    return position != nowhere && (m_rows[position / 64].may(m_pace) & bit_of(position)) != 0;
}

void ActingOrder::left(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    for (std::uint64_t& word : m_rows[position / 64].words) word &= ~bit_of(position);
    m_positions[actor.index()] = nowhere;
    m_stale = true;
    if (m_asked == actor) m_asked = {};
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    set_speed(position, roster[actor].speed);
    m_stale = true;
}

void ActingOrder::set_speed(Position position, int speed) {
    Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    const int slowness = speed < 0 ? -speed : 0;
    write_bit(row[Row::slow_ones], bit, (slowness & 1) != 0);
    write_bit(row[Row::slow_twos], bit, (slowness & 2) != 0);
    write_bit(row.may(Pace::all), bit, slowness == 0 || (row[Row::cooling] & bit) == 0);
    write_bit(row.may(Pace::quarters), bit, speed == 3);
    write_bit(row.may(Pace::thirds), bit, speed == 2);
    write_bit(row.may(Pace::halves), bit, speed == 1 || speed == 3);
    note_cycles(row, bit);
}

/// There are cycles for those of a row who are in `who`.
void ActingOrder::note_cycles(const Row& row, std::uint64_t who) {
    for (std::size_t pace = 0; pace < pace_count; ++pace) {
        const std::uint64_t may = pace == 0 ? row[Row::present] : row.may(static_cast<Pace>(pace));
        m_cycles |= unsigned{(may & who) != 0} << (pace * faction_count + static_cast<std::size_t>(row.faction));
    }
}

bool ActingOrder::forfeited(EntityId actor) const {
    const Position position = position_of(actor);
    return position != nowhere && (row_as_it_is(position / 64)[Row::forfeit] & bit_of(position)) != 0;
}

int ActingOrder::cooldown(EntityId actor) const {
    const Position position = position_of(actor);
    if (position == nowhere) return 0;
    const Row row = row_as_it_is(position / 64);
    const auto one_if = [&](Row::Word word) { return (row[word] & bit_of(position)) != 0 ? 1 : 0; };
    return one_if(Row::cooling) + one_if(Row::wait_ones) + 2 * one_if(Row::wait_twos);
}

/// The order and what each one has to expect, however many gaps are between.
void ActingOrder::add_to(Hash& hash) const {
    hash.add(asked().value).add(m_unsettled.size());
    for (const TeamId team : m_unsettled) hash.add(team.value);
    for (const std::uint32_t first : m_first_rows)
        for (std::uint32_t number = first; number != nowhere; number = m_rows[number].next) {
            const Row row = row_as_it_is(number);
            for (std::uint64_t rest = row[Row::present]; rest != 0; rest &= rest - 1) {
                std::uint64_t seat = at(number * std::size_t{64}, rest).value;
                for (const std::uint64_t word : row.words) seat = seat << 1 | (word >> std::countr_zero(rest) & 1);
                hash.add(seat);
            }
        }
}

}  // namespace td
