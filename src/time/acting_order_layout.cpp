// The part of the acting order that gives out places: newcomers, changed teams, and room for them.
#include <algorithm>
#include <bit>
#include <utility>

#include "time/acting_order.hpp"

namespace td {

namespace {

/// Calls `each(EntityId)` for everyone alive of a team, in the order in which they act.
template <class Each>
void each_in_order(const Roster& roster, TeamId id, const Each& each) {
    const Team& team = roster[id];
    const EntityId leader = roster.leader_of(id);
    if (leader) each(leader);
    for (const EntityId actor : team.everyone())
        if (actor != leader && roster.alive(actor)) each(actor);
}

}  // namespace

void ActingOrder::start(const Roster& roster) {
    *this = {};
    for (const Faction faction : {Faction::player, Faction::neutral, Faction::foe})
        for (std::size_t team = 0; team < roster.teams.size(); ++team)
            if (roster.teams[team].faction == faction) seat(roster, TeamId(team));
}

void ActingOrder::joined(const Roster& roster, EntityId actor) {
    if (!seated(actor)) team_changed(roster[actor].team);
}

void ActingOrder::rearrange_now(const Roster& roster, TeamId team) {
    keep_to_cycle();
    bool in_open_row = is_open();
    if (in_open_row)
        each_in_order(roster, team, [&](EntityId actor) { in_open_row &= seated(actor) && position_of(actor) / 64 == m_cursor; });
    if (in_open_row) {
        m_open.to_come = still_to_come() | turn();
        write_down();
        m_open.turn = 0;
        seat(roster, team);
        take_up();
    } else {
        put_back(asked());
        seat(roster, team);
        m_cursor = m_first_row;
    }
}

/// Seats newcomers, and teams that changed in their new order.
void ActingOrder::settle(const Roster& roster) {
    if (m_unsettled.size() > 1) {
        std::sort(m_unsettled.begin(), m_unsettled.end());
        m_unsettled.erase(std::unique(m_unsettled.begin(), m_unsettled.end()), m_unsettled.end());
    }
    for (const TeamId team : m_unsettled) seat(roster, team);
    m_unsettled.clear();
}

/// Seats a team in its order. A newcomer gets a seat right behind whoever comes before it, and is asked from the next cycle on; then all
/// share out among themselves what they have.
void ActingOrder::seat(const Roster& roster, TeamId team) {
    each_in_order(roster, team, [&](EntityId actor) { m_team.push_back(actor); });
    EntityId before;
    for (const EntityId actor : m_team) {
        if (!seated(actor)) [[unlikely]]
            seat_newcomer(roster, actor, before ? before : last_before(roster, team));
        before = actor;
    }
    if (!before) return;
    Position seat = first_seat_of_team();
    for (const EntityId actor : m_team) {
        if (seat != m_positions[actor.index()]) swap_seats(seat, m_positions[actor.index()]);
        if (actor != before) seat = next_seat(seat);
    }
    m_team.clear();
}

void ActingOrder::seat_newcomer(const Roster& roster, EntityId actor, EntityId before) {
    m_positions.resize(std::max(m_positions.size(), roster.actors.size()), nowhere);
    const Position position = free_behind(before);
    put(actor, position);
    m_rows[position / 64].join(bit_of(position), roster[roster[actor].team].faction);
    set_speed(position, roster[actor].speed);
}

/// The first one of the team that is being seated. Precondition: all of it have seats.
ActingOrder::Position ActingOrder::first_seat_of_team() const {
    Position first = m_positions[m_team.front().index()];
    for (const EntityId actor : m_team)
        if (const Position position = m_positions[actor.index()]; comes_before(position, first)) first = position;
    return first;
}

/// The next one that is taken. Precondition: there is one.
ActingOrder::Position ActingOrder::next_seat(Position position) const {
    std::size_t row = position / 64;
    std::uint64_t behind = m_rows[row][Row::present] & ~(bit_of(position) | (bit_of(position) - 1));
    while (behind == 0) {
        row = m_rows[row].next;
        behind = m_rows[row][Row::present];
    }
    return static_cast<Position>(row * 64 + static_cast<std::size_t>(std::countr_zero(behind)));
}

/// Who has the last seat of all the teams before this one; none when nobody has any. A team with another order than its seats still has
/// the old ones, so its order does not tell.
EntityId ActingOrder::last_before(const Roster& roster, TeamId team) const {
    EntityId last;
    const auto note = [&](EntityId actor) {
        if (seated(actor) && (!last || comes_before(position_of(last), position_of(actor)))) last = actor;
    };
    std::size_t number = team.index();
    for (int faction = static_cast<int>(roster[team].faction); !last && faction >= 0; --faction, number = roster.teams.size())
        while (!last && number-- > 0)
            if (roster.teams[number].faction == static_cast<Faction>(faction)) each_in_order(roster, TeamId(number), note);
    return last;
}

/// A free position right behind somebody, or in front of everybody when it is none.
ActingOrder::Position ActingOrder::free_behind(EntityId before) {
    const auto full = [&](std::uint32_t number) { return number == nowhere || m_rows[number][Row::present] == m_lanes.all_seats(); };
    const std::uint32_t row = before ? position_of(before) / 64 : m_first_row;
    const std::size_t bit = before ? position_of(before) % 64 + 1 : 0;
    if (row == nowhere) return free_in(add_row(nowhere), 0);
    if (!full(row)) return free_in(row, bit);
    if (m_lanes.seats() < Lanes::most_seats) {
        widen_lanes();
    } else {
        if (bit == Lanes::most_seats) return free_in(full(m_rows[row].next) ? add_row(row) : m_rows[row].next, 0);
        split(row);
    }
    return free_behind(before);
}

/// Twice as many seats, so a word holds fewer tiers. Preconditions: every seat is taken, and no row is open.
void ActingOrder::widen_lanes() {
    const Lanes wide(2 * m_lanes.seats());
    m_rows[m_first_row].write_anew(m_lanes, wide);
    m_lanes = wide;
    for (Position seat = m_lanes.seats() / 2; seat-- > 0;) put(m_actors[seat], seat);
}

/// Frees a position between those in front of `bit` and those from it on, by moving all from there to the nearest gap of the row.
ActingOrder::Position ActingOrder::free_in(std::uint32_t row, std::size_t bit) {
    const std::uint64_t gaps = m_lanes.all_seats() & ~m_rows[row][Row::present];
    const std::uint64_t above = bit < 64 ? gaps >> bit << bit : 0;
    const std::size_t up = above != 0 ? static_cast<std::size_t>(std::countr_zero(above)) : 64 + 64;
    const std::uint64_t below = gaps ^ above;
    const std::size_t down = below != 0 ? 63 - static_cast<std::size_t>(std::countl_zero(below)) : 64;
    const bool upwards = below == 0 || (above != 0 && up - bit < bit - down);
    const auto begin = static_cast<Position>(row * 64);
    std::size_t gap = upwards ? up : down;
    for (; upwards && gap > bit; --gap) move_seat(begin + static_cast<Position>(gap) - 1, begin + static_cast<Position>(gap));
    for (; !upwards && gap + 1 < bit; ++gap) move_seat(begin + static_cast<Position>(gap) + 1, begin + static_cast<Position>(gap));
    return begin + static_cast<Position>(gap);
}

/// An empty row behind another one, or in front of all when that is nowhere.
std::uint32_t ActingOrder::add_row(std::uint32_t before) {
    const auto added = static_cast<std::uint32_t>(m_rows.size());
    m_rows.emplace_back();
    if (by_hand()) m_pending.push_back(0);
    m_actors.resize(m_rows.size() * 64);
    std::uint32_t& link = before == nowhere ? m_first_row : m_rows[before].next;
    m_rows[added].next = std::exchange(link, added);
    std::uint32_t rank = before == nowhere ? 0 : m_rows[before].rank + 1;
    for (std::uint32_t row = added; row != nowhere; row = m_rows[row].next) m_rows[row].rank = rank++;
    return added;
}

/// Moves the second half of a full row to a new one behind it.
void ActingOrder::split(std::uint32_t row) {
    const Position from = row * 64 + 32, to = add_row(row) * 64;
    for (Position i = 0; i < 32; ++i) move_seat(from + i, to + i);
}

/// To a free one.
void ActingOrder::move_seat(Position from, Position to) {
    swap_bits(from, to);
    put(m_actors[from], to);
}

void ActingOrder::swap_seats(Position a, Position b) {
    swap_bits(a, b);
    const EntityId first = m_actors[a];
    put(m_actors[b], a);
    put(first, b);
}

void ActingOrder::swap_bits(Position a, Position b) {
    OrderRow::swap_seats(m_rows[a / 64], a % 64, m_rows[b / 64], b % 64, m_lanes);
    if (by_hand()) swap_bit(m_pending[a / 64], a % 64, m_pending[b / 64], b % 64, 1);
    if (a / 64 == m_cursor && b / 64 == m_cursor) swap_bit(m_open.to_come, a % 64, m_open.to_come, b % 64, m_lanes.in_all_lanes(1));
}

void ActingOrder::put(EntityId actor, Position position) {
    const std::size_t end = (position / 64 + 1) * std::size_t{64};
    for (std::size_t turn = position; turn < end; turn += m_lanes.seats()) m_actors[turn] = actor;
    m_positions[actor.index()] = position;
}

}  // namespace td
