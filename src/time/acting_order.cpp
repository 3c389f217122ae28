#include "time/acting_order.hpp"

#include <algorithm>

namespace td {

namespace {

void write_bit(std::uint64_t& word, std::uint64_t bit, bool on) { word = (word & ~bit) | (bit & (0 - std::uint64_t{on})); }

}  // namespace

void ActingOrder::write_down() {
    m_asked = asked();
    const bool ran_on = runs_on();
    const unsigned here = cycle();
    m_rows[m_open.begin / 64] = row_as_it_is(m_open.begin / 64);
    m_cycle = here;
    m_open.close();
    if (ran_on) begin_later_cycles_anew();
}

/// Few have a later turn to lose. Those without pass this by, and nobody who is next waits for what is multiplied before.
void ActingOrder::take_out_later(std::uint64_t turns) { m_open.ready &= ~turns; }

/// The cycles behind this one are to begin one by one: nothing has been done for them yet.
void ActingOrder::begin_later_cycles_anew() {
    m_cycles_left = ~1u << m_cycle;
    if (tier_of(m_cycle) > 0) return;
    m_counted_down = (2u << m_cycle) - 1;
    for (unsigned faction = m_cycle + 1; faction < faction_count; ++faction)
        for (Row& row : m_rows) row.take_back_round(row.side(static_cast<Faction>(faction)), m_lanes);
}

/// Everyone up to the last who was asked is out of the cycle.
ActingOrder::Row ActingOrder::row_as_it_is(std::size_t number) const {
    Row row = m_rows[number];
    const bool open = number * 64 == m_open.begin;
    if (open) note_open_row(row);
    draw_up(row, cycle());
    const std::uint64_t turned = m_open.turned();
    if (open && turned != 0)
        row[Row::pending] &= ~(~std::uint64_t{0} >> (63 - (63 - static_cast<unsigned>(std::countl_zero(turned))) % m_lanes.width));
    return row;
}

/// Whoever is pending in it is so in this cycle. Rows are drawn up when somebody looks: those behind the first that is not over have
/// everybody still to come.
void ActingOrder::draw_up(Row& row, unsigned cycle) const {
    const bool over = m_cursor == nowhere || row.rank < m_rows[m_cursor].rank;
    if (row.drawn_up != number_of(cycle)) row[Row::pending] = row.side(faction_of(cycle)) & ~row[Row::forfeit];
    if (over) row[Row::pending] = 0;
    row.drawn_up = number_of(cycle);
}

bool ActingOrder::begin_cycle(const Roster& roster) {
    settle(roster);
    unsigned rest = m_cycles_left & all_cycles;
    while (rest != 0) {
        const auto cycle = static_cast<unsigned>(std::countr_zero(rest));
        const int tier = tier_of(cycle);
        if (tier == 0) count_down(faction_of(cycle));
        // Behind the first tier there are no cooldowns: most tiers have nobody at all, which one look tells.
        const bool empty_tier = tier > 0 && std::none_of(m_rows.begin(), m_rows.end(),
                                                         [&](const Row& row) { return (row.may_act(tier) & ~row[Row::forfeit]) != 0; });
        if (!empty_tier && anybody_in(cycle)) {
            m_cycle = cycle;
            m_cycles_left = ~1u << cycle;
            m_cursor = m_first_row;
            return true;
        }
        rest &= ~0u << (empty_tier ? (tier + 1) * faction_count : static_cast<int>(cycle) + 1);
    }
    return false;
}

bool ActingOrder::anybody_in(unsigned cycle) const {
    const Faction faction = faction_of(cycle);
    const int tier = tier_of(cycle);
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [&](const Row& row) { return (row.side(faction) & row.may_act(tier) & ~row[Row::forfeit]) != 0; });
}

/// A round of the cooldowns of a faction passes, once in a round.
void ActingOrder::count_down(Faction faction) {
    const unsigned bit = 1u << static_cast<unsigned>(faction);
    if ((m_counted_down & bit) != 0) return;
    m_counted_down |= bit;
    for (Row& row : m_rows) row.pass_round(row.side(faction), m_lanes);
}

bool ActingOrder::open_next_row() {
    if (m_open.begin != OpenRow::closed) {
        Row& over = m_rows[m_cursor];
        note_open_row(over);
        over[Row::pending] = 0;
        m_cursor = over.next;
        m_open.close();
    }
    const int tier = tier_of(m_cycle);
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) {
        Row& row = drawn_up(m_cursor);
        const std::uint64_t ready = row[Row::pending] & row.may_act(tier);
        if (ready != 0) {
            m_open.open(m_cursor, ready << m_lanes.shift[static_cast<std::size_t>(tier)], tier, false);
            return true;
        }
        row[Row::pending] = 0;
    }
    return false;
}

/// The next row that has anybody to ask from this tier on, as far as the stretch goes.
inline bool ActingOrder::open_row_of_all(int tier) {
    const auto number = static_cast<std::size_t>(tier);
    const std::size_t word = m_lanes.word[number];
    const std::uint64_t from = ~std::uint64_t{0} << m_lanes.shift[number];
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) {
        const Row& row = m_rows[m_cursor];
        const std::uint64_t ready = row.may[word] & from & ~(row[Row::forfeit] * m_lanes.columns);
        if (ready == 0) continue;
        m_open.open(m_cursor, ready, tier, true);
        return true;
    }
    m_open.close();
    return false;
}

/// Opens the stretch of the round that begins with the next tier. False: it has nobody to ask.
inline bool ActingOrder::open_tiers() {
    m_cycle = static_cast<unsigned>(std::countr_zero(m_cycles_left));
    const int tier = tier_of(m_cycle);
    if (tier == 0) {
        m_counted_down = (1u << faction_count) - 1;
        for (Row& row : m_rows) row.pass_round(row[Row::present], m_lanes);
    }
    m_cycles_left = all_cycles & ~0u << m_lanes.end[static_cast<std::size_t>(tier)] * faction_count;
    m_cursor = m_first_row;
    return open_row_of_all(tier);
}

bool ActingOrder::begin_round(const Roster& roster) {
    close();
    m_asked = {};
    settle(roster);
    std::uint64_t anybody = 0;
    for (Row& row : m_rows) {
        row[Row::forfeit] = 0;
        anybody |= row[Row::present];
    }
    if (anybody == 0) return false;
    ++m_round;
    m_cycle = 0;
    m_cycles_left = all_cycles;
    m_counted_down = 0;
    return true;
}

bool ActingOrder::open_next_of_all(const Roster& roster) {
    if (runs_on()) {
        note_open_row(m_rows[m_cursor]);
        m_cursor = m_rows[m_cursor].next;
        if (open_row_of_all(m_open.tier)) return true;
    } else if (open_next_row()) {
        return true;
    }
    do {
        settle(roster);
        while (next_cycle_begins_tier())
            if (open_tiers()) return true;
        if (m_cycles_left != 0 && begin_cycle(roster)) return open_next_row();
    } while (begin_round(roster));
    return false;
}

EntityId ActingOrder::first() {
    close_row();
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) {
        Row& row = drawn_up(m_cursor);
        const std::uint64_t ready = row[Row::pending] & row.may_act(tier_of(m_cycle));
        row[Row::pending] &= ~((ready & (0 - ready)) - 1);
        if (ready != 0) return at(m_cursor * std::size_t{64}, ready);
    }
    return {};
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
    m_rows[position / 64].note(did[static_cast<std::size_t>(DeedClass::move)], did[static_cast<std::size_t>(DeedClass::action)],
                               bit_of(position));
}

bool ActingOrder::ready(EntityId actor) const {
    const Position position = position_of(actor);
    return position != nowhere && may_act(actor) && (row_as_it_is(position / 64)[Row::pending] & bit_of(position)) != 0;
}

void ActingOrder::each_ready(const std::function<void(EntityId)>& each) const {
    for (std::uint32_t number = m_cursor; number != nowhere; number = m_rows[number].next) {
        const Row row = row_as_it_is(number);
        for (std::uint64_t ready = row[Row::pending] & row.may_act(tier_of(cycle())); ready != 0; ready &= ready - 1)
            each(at(number * std::size_t{64}, ready));
    }
}

void ActingOrder::take_out(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    drawn_up(position / 64)[Row::pending] &= ~bit_of(position);
}

void ActingOrder::put_back(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    drawn_up(position / 64)[Row::pending] |= bit_of(position);
}

bool ActingOrder::may_act(EntityId actor) const {
    const Position position = position_of(actor);
    return position != nowhere && (m_rows[position / 64].may_act(tier_of(cycle())) & bit_of(position)) != 0;
}

void ActingOrder::left(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    set_marks(position, 0);
    m_positions[actor.index()] = nowhere;
    if (m_asked == actor) m_asked = {};
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    close_row_of(position);
    set_speed(position, roster[actor].speed);
}

void ActingOrder::set_speed(Position position, int speed) {
    Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    const int slowness = speed < 0 ? -speed : 0;
    const int haste = speed > 0 ? speed : 0;
    write_bit(row[Row::slow_ones], bit, (slowness & 1) != 0);
    write_bit(row[Row::slow_twos], bit, (slowness & 2) != 0);
    write_bit(row[Row::fast_ones], bit, (haste & 1) != 0);
    write_bit(row[Row::fast_twos], bit, (haste & 2) != 0);
    plan(row);
}

/// Who may act when, after a change of speeds or seats.
void ActingOrder::plan(Row& row) const {
    const std::uint64_t thirds = row.may_act(2), quarters = row.may_act(1);
    const std::array<std::uint64_t, tier_count> by_tier{row.may_act(0), quarters, thirds, row.may_act(3), thirds, quarters};
    row.may = {};
    for (std::size_t tier = 0; tier < tier_count; ++tier) row.may[m_lanes.word[tier]] |= by_tier[tier] << m_lanes.shift[tier];
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
    for (std::uint32_t number = m_first_row; number != nowhere; number = m_rows[number].next) {
        const Row row = row_as_it_is(number);
        const std::array told{row[Row::present],   row[Row::pending],   row[Row::forfeit],   row[Row::cooling],
                              row[Row::wait_ones], row[Row::wait_twos], row[Row::slow_ones], row[Row::slow_twos],
                              row.may_act(0),      row.may_act(1),      row.may_act(2),      row.may_act(3)};
        for (std::uint64_t rest = row[Row::present]; rest != 0; rest &= rest - 1) {
            std::uint64_t seat = at(number * std::size_t{64}, rest).value;
            for (const std::uint64_t word : told) seat = seat << 1 | (word >> std::countr_zero(rest) & 1);
            hash.add(seat);
        }
    }
}

}  // namespace td
