#include "time/acting_order.hpp"

#include <algorithm>
#include <cassert>

namespace td {

/// Nothing of it is over yet. What was still to be settled is: here a cycle ends in any case. In the midst of a round that is so at 64
/// seats only, which cannot get wider.
void ActingOrder::begin_stretch(const Roster& roster, unsigned stretch) {
    assert(stretch == 0 || m_unsettled.empty() || m_lanes.seats() == Lanes::most_seats);
    if (!m_unsettled.empty()) [[unlikely]]
        settle(roster);
    m_stretch = stretch;
    m_cursor = m_first_row;
    m_next = {};
}

std::uint64_t ActingOrder::find_turns_in_stretch() {
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) {
        const Row& row = m_rows[m_cursor];
        if (const std::uint64_t turns = row.turns(m_stretch, m_lanes) & row.turns_from(m_next, m_lanes); turns != 0) return turns;
    }
    return 0;
}

/// Goes on to the first row that has turns from m_next on; none: the round has none left.
std::uint64_t ActingOrder::find_turns(const Roster& roster) {
    for (; m_stretch < m_lanes.stretches(); begin_stretch(roster, m_stretch + 1))
        if (const std::uint64_t turns = find_turns_in_stretch(); turns != 0) return turns;
    return 0;
}

/// Opens the row under the cursor.
void ActingOrder::open(std::uint64_t turns, std::uint64_t to_come, std::uint64_t window, bool runs_on) {
    // Word for word: put together elsewhere and copied, it would be read in larger pieces than it was written in, which takes long.
    m_open.ready = turns & window;
    m_open.forget();
    m_open.to_come = to_come;
    m_open.window = window;
    m_open.begin = m_cursor * 64;
    m_open.runs_on = runs_on;
    m_open.whole = false;
    if (runs_on && !m_lanes.several()) look_ahead();
}

bool ActingOrder::open_next(const Roster& roster, int& rounds) {
    if (runs_on()) {
        if (m_unsettled.empty() && (m_lanes.several() ? run_on_in_lanes(rounds) : run_on_over_round(rounds))) return true;
    } else {
        if (is_open() && open_next_row()) return true;
        end_cycle(roster);
    }
    do {
        if (const std::uint64_t turns = find_turns(roster); turns != 0) {
            open(turns, m_rows[m_cursor].turns_from(m_next, m_lanes), everything, true);
            m_next = {};  // all rows behind are of this faction or a later one
            return true;
        }
        ++rounds;
    } while (pass_round(roster));
    --rounds;
    m_open = {};
    return false;
}

/// The open row is left for the next stretch that has turns. False: nobody is left alive. Precondition: several tiers share a word, so it
/// is the only row.
bool ActingOrder::run_on_in_lanes(int& rounds) {
    Row& row = m_rows[m_cursor];
    leave_row();
    m_open.to_come = everything;
    do {
        if (row[Row::present] == 0) return false;
        if (++m_stretch == m_lanes.stretches()) {
            row.pass_round(m_lanes);
            m_stretch = 0;
            m_open.whole = m_lanes.stretches() == 1;
            ++rounds;
        }
        m_open.ready = row.turns(m_stretch, m_lanes);
    } while (m_open.ready == 0);
    return true;
}

/// The next round that has turns. False: nobody is left alive. Preconditions: a lane is a word, and run_on() found no more of this round.
bool ActingOrder::run_on_over_round(int& rounds) {
    do {
        if (!pass_round_in_rows()) return false;
        m_stretch = 0;
        ++rounds;
    } while (!run_on_from(m_first_row));
    return true;
}

/// From this row on up to the end of the round. Gives the turn to the first; none: there are none, or something is to be settled first.
/// Precondition: a lane is a word.
EntityId ActingOrder::run_on_from(std::uint32_t number) {
    while (true) {
        for (; number != nowhere; number = m_rows[number].next)
            if (const std::uint64_t turns = m_rows[number].turns_of_lane(m_stretch); turns != 0) return run_on_in(number, turns);
        if (!m_unsettled.empty() || m_stretch + 1 == m_lanes.stretches()) break;
        ++m_stretch;
        number = m_first_row;
    }
    m_cursor = nowhere;
    return {};
}

/// False: nobody is left alive.
bool ActingOrder::pass_round_in_rows() {
    std::uint64_t anybody = 0;
    for (Row& row : m_rows) {
        row.pass_round(m_lanes);
        anybody |= row[Row::present];
    }
    return anybody != 0;
}

bool ActingOrder::pass_round(const Roster& roster) {
    begin_stretch(roster, 0);
    const bool anybody = pass_round_in_rows();
    if (anybody)
        m_cycle = {};
    else
        m_next = {Cycle::count};
    return anybody;
}

bool ActingOrder::begin_round(const Roster& roster) {
    close();
    m_asked = {};
    return pass_round(roster);
}

/// What happened is written down, and no cycle goes on.
void ActingOrder::close() {
    if (is_open()) write_down();
    m_open = {};
    m_by_hand = false;
}

void ActingOrder::end_cycle(const Roster& roster) {
    close();
    if (!m_unsettled.empty()) settle(roster);
    m_stretch = m_lanes.stretch_of(m_next.tier());
    m_cursor = m_first_row;
}

bool ActingOrder::begin_cycle(const Roster& roster) {
    end_cycle(roster);
    const std::uint64_t turns = find_turns(roster);
    if (turns == 0) {
        m_next = {Cycle::count};
        return false;
    }
    const Row& row = m_rows[m_cursor];
    m_cycle = row.cycle_of(m_stretch, std::countr_zero(turns), m_lanes);
    open(turns, row.turns_from(m_next, m_lanes), row.turns_of(m_cycle, m_lanes), false);
    m_next = m_cycle.following();
    return true;
}

void ActingOrder::end_round() {
    keep_to_cycle();
    m_asked = asked();
    close();
    for (; m_next.tier() == 0; m_next = m_next.following())
        for (Row& row : m_rows) row.take_back_round(row.side(m_next.faction()));
    m_next = {Cycle::count};
}

bool ActingOrder::open_next_row() {
    if (is_open()) {
        write_down();
        m_open.window = 0;
        if (m_rows[m_cursor].sides_after(m_cycle.faction()) != 0) return false;
        m_cursor = m_rows[m_cursor].next;
    }
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) {
        const Row& row = m_rows[m_cursor];
        const std::uint64_t window = row.turns_of(m_cycle, m_lanes);
        if (const std::uint64_t turns = row.turns(m_stretch, m_lanes) & window; turns != 0) {
            open(turns, everything, window, false);
            return true;
        }
        if (row.sides_after(m_cycle.faction()) != 0) return false;
    }
    return false;
}

void ActingOrder::end_row_with_cycle() {
    m_cycle = cycle_in_row();
    m_next = m_cycle.following();
    m_open.runs_on = m_open.whole = false;
    m_open.window = m_rows[m_cursor].turns_of(m_cycle, m_lanes);
    m_open.ready &= m_open.window;
}

std::uint64_t ActingOrder::still_to_come() const { return m_open.turn == 0 ? m_open.to_come : m_open.to_come & (0 - m_open.turn) << 1; }

void ActingOrder::write_down() {
    m_rows[m_cursor].note(m_open.did, m_lanes);
    m_open.did = {};
    m_open.whole = false;
}

void ActingOrder::take_up() {
    m_open.ready = turn() | (m_rows[m_cursor].turns(m_stretch, m_lanes) & still_to_come() & m_open.window);
    if (runs_on() && !m_lanes.several()) look_ahead();
}

ActingOrder::Row ActingOrder::row_as_it_is(std::uint32_t number) const {
    Row row = m_rows[number];
    if (is_open() && number == m_cursor) row.note(m_open.did, m_lanes);
    return row;
}

/// Who of a row is still to be asked in this cycle, if allowed to.
std::uint64_t ActingOrder::pending_in(std::uint32_t number) const {
    if (by_hand()) return m_pending[number];
    if (!is_open() || m_rows[number].rank < m_rows[m_cursor].rank) return 0;
    const Row row = row_as_it_is(number);
    const std::uint64_t pending = row.side(cycle().faction()) & ~row[Row::forfeit];
    return number == m_cursor ? pending & still_to_come() >> m_lanes.shift_of(cycle().tier()) : pending;
}

/// From here on the cycle is a list of who is pending.
void ActingOrder::go_on_by_hand() {
    if (by_hand()) return;
    keep_to_cycle();
    m_pending.resize(m_rows.size());
    for (std::uint32_t number = 0; number < m_rows.size(); ++number) m_pending[number] = pending_in(number);
    m_asked = asked();
    close();
    m_by_hand = true;
}

EntityId ActingOrder::first() {
    go_on_by_hand();
    for (; m_cursor != nowhere; m_cursor = m_rows[m_cursor].next) {
        std::uint64_t& pending = m_pending[m_cursor];
        const std::uint64_t ready = pending & m_rows[m_cursor].may_act(m_cycle.tier(), m_lanes);
        pending &= ~((ready & (0 - ready)) - 1);
        if (ready != 0) return at(m_cursor * 64, ready);
    }
    return {};
}

void ActingOrder::ask(EntityId actor) {
    if (row_goes_on() && !asked_in_row() && actor == at(m_open.begin, m_open.ready)) {
        ask_first();
        return;
    }
    take_out(actor);
    m_asked = actor;
}

void ActingOrder::set_pending(EntityId actor, bool pending) {
    go_on_by_hand();
    if (const Position position = position_of(actor); position != nowhere) write_bit(m_pending[position / 64], bit_of(position), pending);
}

void ActingOrder::end_turn(ActionClass kind) {
    const Position position = position_of(m_asked);
    m_asked = {};
    if (position == nowhere) return;
    Turns did{};
    did[static_cast<std::size_t>(kind)] = bit_of(position);
    m_rows[position / 64].note(did, m_lanes);
}

bool ActingOrder::may_act(EntityId actor) const {
    const Position position = position_of(actor);
    return position != nowhere && (m_rows[position / 64].may_act(cycle().tier(), m_lanes) & bit_of(position)) != 0;
}

bool ActingOrder::ready(EntityId actor) const {
    return may_act(actor) && (pending_in(position_of(actor) / 64) & bit_of(position_of(actor))) != 0;
}

void ActingOrder::each_ready(const std::function<void(EntityId)>& each) const {
    for (std::uint32_t number = m_cursor; number != nowhere; number = m_rows[number].next)
        for (std::uint64_t ready = pending_in(number) & m_rows[number].may_act(cycle().tier(), m_lanes); ready != 0; ready &= ready - 1)
            each(at(number * 64, ready));
}

void ActingOrder::left(EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    const bool had_the_turn = asked() == actor;
    // Once it has left its seat, that seat no longer says whose cycle this is.
    if (runs_on() && position / 64 == m_cursor && m_lanes.seats_of(m_open.turn) == bit_of(position)) keep_to_cycle();
    amend([&] {
        m_rows[position / 64].leave(bit_of(position), m_lanes);
        if (had_the_turn) m_open.ready &= ~m_open.turn;
    });
    if (by_hand()) m_pending[position / 64] &= ~bit_of(position);
    m_positions[actor.index()] = nowhere;
    if (had_the_turn) m_asked = {};
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    const Position position = position_of(actor);
    if (position == nowhere) return;
    amend([&] { set_speed(position, roster[actor].speed); });
    // Who lost the very turn that it has is no longer the first of the row; asked again, it will be another one.
    if (asked_in_row() && actor == asked() && !may_act(actor)) return go_on_by_hand();
    if (is_open() && !runs_on() && m_open.turn == 0 && m_rows[position / 64].rank < m_rows[m_cursor].rank) [[unlikely]]
        open_first_row();
}

/// The cycle has begun with this row, but as somebody in an earlier one got faster before anybody was asked, it may begin there.
void ActingOrder::open_first_row() {
    m_open = {};
    m_cursor = m_first_row;
    open_next_row();
}

void ActingOrder::set_speed(Position position, int speed) {
    Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    const unsigned slowness = static_cast<unsigned>(-speed) & (0u - unsigned{speed < 0});  // without a branch, as nobody can guess it
    write_bit(row[Row::slow_ones], bit, (slowness & 1) != 0);
    write_bit(row[Row::slow_twos], bit, (slowness & 2) != 0);
    row.set_pace(bit, (row.slow() & row[Row::cooling] & bit) != 0 ? Lanes::no_turn : Lanes::pace_of(speed), m_lanes);
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
    hash.add(asked().value).add(static_cast<std::uint64_t>(cycle().number)).add(static_cast<std::uint64_t>(m_next.number));
    hash.add(m_unsettled.size());
    for (const TeamId team : m_unsettled) hash.add(team.value);
    for (std::uint32_t number = m_first_row; number != nowhere; number = m_rows[number].next) {
        const Row row = row_as_it_is(number);
        const std::uint64_t pending = pending_in(number);
        for (std::uint64_t rest = row[Row::present]; rest != 0; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            std::uint64_t seat = at(number * 64, rest).value;
            for (const std::uint64_t word : row.words) seat = seat << 1 | (word >> bit & 1);
            for (int tier = 0; tier < tier_count; ++tier) seat = seat << 1 | (row.may_act(tier, m_lanes) >> bit & 1);
            hash.add(seat << 1 | (pending >> bit & 1));
        }
    }
}

}  // namespace td
