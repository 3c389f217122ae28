// The part of the acting order that gives out places: newcomers, changed teams, and room for them.
#include <algorithm>

#include "time/acting_order.hpp"

namespace td {

namespace {

/// Calls `each(EntityId)` for everyone alive of a team, in the order in which they act.
template <class Each>
void each_in_order(const Roster& roster, TeamId id, const Each& each) {
    const Team& team = roster[id];
    const EntityId leader = roster.leader_of(id);
    if (leader) each(leader);
    for (const EntityId member : team.members)
        if (member != leader && roster.alive(member)) each(member);
    for (const EntityId guest : team.guests)
        if (roster.alive(guest)) each(guest);
}

/// May it be put behind everyone else of its team without asking who they are?
bool comes_last(const Roster& roster, EntityId actor) {
    const TeamId id = roster[actor].team;
    const Team& team = roster[id];
    if (!team.guests.empty()) return team.guests.back() == actor;
    return !team.members.empty() && team.members.back() == actor && roster.leader_of(id) != actor;
}

}  // namespace

ActingOrder::Lane& ActingOrder::lane_at(Position position) {
    std::size_t lane = 0;
    while (position / 64 >= m_lanes[lane].end_row) ++lane;
    return m_lanes[lane];
}

ActingOrder::Block& ActingOrder::block_at(Lane& lane, Position position) {
    return *std::prev(std::upper_bound(lane.blocks.begin(), lane.blocks.end(), position,
                                       [](Position wanted, const Block& block) { return wanted < block.begin; }));
}

/// Makes an empty one when the team has none yet.
ActingOrder::Block& ActingOrder::block_of(Lane& lane, TeamId team) {
    const auto found = std::lower_bound(lane.blocks.begin(), lane.blocks.end(), team,
                                        [](const Block& block, TeamId wanted) { return block.team < wanted; });
    if (found != lane.blocks.end() && found->team == team) return *found;
    const Position begin = found != lane.blocks.end() ? found->begin : static_cast<Position>(lane.end_row * 64);
    return *lane.blocks.insert(found, Block{.team = team, .begin = begin});
}

void ActingOrder::start(const Roster& roster) {
    *this = {};
    SeatsByBlock seats;
    for (std::size_t number = 0; number < roster.teams.size(); ++number) {
        const auto faction = static_cast<std::size_t>(roster.teams[number].faction);
        block_of(m_lanes[faction], TeamId(number));
        seats[faction].push_back(take_team(roster, TeamId(number)));
    }
    rebuild(roster, seats);
}

void ActingOrder::mark_changed(Lane& lane, TeamId team) {
    Block& block = block_of(lane, team);
    if (block.changed) return;
    block.changed = true;
    lane.changed.push_back(team);
    lane.unsettled = true;
    note_factions(lane);
}

void ActingOrder::joined(const Roster& roster, EntityId actor) {
    if (seated(actor)) return;
    Lane& lane = m_lanes[static_cast<std::size_t>(roster[roster[actor].team].faction)];
    if (!comes_last(roster, actor)) return mark_changed(lane, roster[actor].team);
    lane.newcomers.push_back(actor);
    lane.unsettled = true;
    note_factions(lane);
}

void ActingOrder::team_changed(const Roster& roster, TeamId team) {
    mark_changed(m_lanes[static_cast<std::size_t>(roster[team].faction)], team);
}

void ActingOrder::rearrange_now(const Roster& roster, TeamId team) {
    close_row();
    Lane& lane = m_lanes[static_cast<std::size_t>(roster[team].faction)];
    lay_out(roster, lane, team);
    note_factions(lane);
    m_cursor = lane.first_row;
    m_cycle_end = lane.end_row;
}

void ActingOrder::settle(const Roster& roster, Lane& lane) {
    for (const EntityId newcomer : lane.newcomers) append(roster, lane, newcomer);
    for (std::size_t i = 0; i < lane.changed.size(); ++i) {
        block_of(lane, lane.changed[i]).changed = false;
        lay_out(roster, lane, lane.changed[i]);
    }
    lane.newcomers.clear();
    lane.changed.clear();
    lane.unsettled = false;
    note_factions(lane);
}

/// Puts a newcomer at the end of its team's block; where that is full, the whole team is laid out anew.
void ActingOrder::append(const Roster& roster, Lane& lane, EntityId newcomer) {
    if (!roster.alive(newcomer) || seated(newcomer)) return;
    const TeamId team = roster[newcomer].team;
    if (&m_lanes[static_cast<std::size_t>(roster[team].faction)] != &lane) return;
    Block& block = block_of(lane, team);
    if (block.changed || block.used == block.room) return mark_changed(lane, team);
    put(roster, lane, block, {.actor = newcomer});
}

/// Takes a creature out of its place.
ActingOrder::Seat ActingOrder::take(Lane& lane, Position position) {
    Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    const EntityId actor = m_actors[position];
    const Seat seat{actor, (row.pending & bit) != 0, (row.forfeited & bit) != 0, (row.cooling & bit) != 0, wait_at(row, bit)};
    count(lane, row, bit, 0u - 1u);
    for (std::uint64_t* word : {&row.pending, &row.present, &row.forfeited, &row.slowness[0], &row.slowness[1], &row.cooling})
        *word &= ~bit;
    for (std::uint64_t& may : row.may) may &= ~bit;
    for (std::uint64_t& digit : row.wait) digit &= ~bit;
    m_actors[position] = {};
    m_positions[actor.index()] = nowhere;
    return seat;
}

/// Seats a creature behind those whom its block has already.
void ActingOrder::put(const Roster& roster, Lane& lane, Block& block, const Seat& seat) {
    const Position position = block.begin + block.used++;
    ++block.living;
    if (m_positions.size() <= seat.actor.index()) m_positions.resize(roster.actors.size(), nowhere);
    m_positions[seat.actor.index()] = position;
    m_actors[position] = seat.actor;
    Row& row = m_rows[position / 64];
    const std::uint64_t bit = bit_of(position);
    row.present |= bit;
    if (seat.pending) row.pending |= bit;
    if (seat.forfeited) row.forfeited |= bit;
    if (seat.cooling) row.cooling |= bit;
    for (std::size_t digit = 0; digit < row.wait.size(); ++digit)
        if (((seat.wait >> digit) & 1) != 0) row.wait[digit] |= bit;
    count(lane, row, bit, 1);  // nothing but its presence: set_speed takes it back and counts it with its speed
    set_speed(lane, position, roster[seat.actor].speed);
}

std::vector<ActingOrder::Seat> ActingOrder::take_team(const Roster& roster, TeamId team) {
    std::vector<Seat> seats;
    seats.reserve(roster[team].members.size() + roster[team].guests.size());
    each_in_order(roster, team, [&](EntityId actor) {
        const Position position = position_of(actor);
        seats.push_back(position == nowhere ? Seat{.actor = actor} : take(lane_at(position), position));
    });
    return seats;
}

std::vector<ActingOrder::Seat> ActingOrder::take_block(Lane& lane, Block& block) {
    std::vector<Seat> seats;
    for (Position position = block.begin; position < block.begin + block.used; ++position)
        if (m_actors[position]) seats.push_back(take(lane, position));
    block.used = block.living = 0;
    return seats;
}

void ActingOrder::lay_out(const Roster& roster, Lane& lane, TeamId team) {
    std::vector<Seat> seats = take_team(roster, team);
    Block& block = block_of(lane, team);
    take_block(lane, block);  // whoever the roster counts among its team no more
    if (seats.size() > block.room) return spread(roster, lane, static_cast<std::size_t>(&block - lane.blocks.data()), std::move(seats));
    for (const Seat& seat : seats) put(roster, lane, block, seat);
}

/// Shares the room of ever more neighbours of a crowded block, whose creatures are `seats`, until an eighth of it is free.
void ActingOrder::spread(const Roster& roster, Lane& lane, std::size_t crowded, std::vector<Seat> seats) {
    for (std::size_t reach = 1; reach < 2 * lane.blocks.size(); reach *= 2) {
        const std::size_t first = crowded - std::min(crowded, reach);
        const std::size_t last = std::min(crowded + reach + 1, lane.blocks.size());
        Position room = 0;
        Position load = static_cast<Position>(seats.size());
        for (std::size_t i = first; i < last; ++i) {
            room += lane.blocks[i].room;
            load += lane.blocks[i].living;
        }
        if (load * 8 > room * 7) continue;
        std::vector<std::vector<Seat>> blocks;
        for (std::size_t i = first; i < last; ++i) blocks.push_back(i == crowded ? std::move(seats) : take_block(lane, lane.blocks[i]));
        return place(roster, lane, first, lane.blocks[first].begin, room, blocks);
    }
    SeatsByBlock everyone;
    for (std::size_t f = 0; f < m_lanes.size(); ++f)
        for (Block& block : m_lanes[f].blocks)
            everyone[f].push_back(&block == &lane.blocks[crowded] ? std::move(seats) : take_block(m_lanes[f], block));
    rebuild(roster, everyone);
}

/// Gives `room` positions to the blocks from `first` on, each what it needs and its share of what is free.
void ActingOrder::place(const Roster& roster, Lane& lane, std::size_t first, Position begin, Position room,
                        const std::vector<std::vector<Seat>>& blocks) {
    std::size_t load = 0;
    for (const auto& seats : blocks) load += seats.size();
    const std::size_t shares = load + blocks.size();
    const std::size_t free = room - load;
    std::size_t given = 0;  // shares given out so far: rounding down the sums leaves no position over
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        Block& block = lane.blocks[first + i];
        const std::size_t before = free * given / shares;
        given += blocks[i].size() + 1;
        block.begin = begin;
        block.room = static_cast<Position>(blocks[i].size() + free * given / shares - before);
        begin += block.room;
        for (const Seat& seat : blocks[i]) put(roster, lane, block, seat);
    }
}

/// Lays out everything anew with a quarter more room than is needed: each row that a cycle has to open costs as much as several turns.
void ActingOrder::rebuild(const Roster& roster, const SeatsByBlock& everyone) {
    std::array<std::size_t, faction_count> rows{};
    for (std::size_t f = 0; f < everyone.size(); ++f) {
        std::size_t load = 0;
        for (const auto& seats : everyone[f]) load += seats.size();
        rows[f] = (load + load / 4 + 63) / 64;
    }
    const std::size_t all_rows = rows[0] + rows[1] + rows[2];
    m_rows.assign(all_rows, {});
    m_actors.assign(all_rows * 64, {});
    std::size_t row = 0;
    for (std::size_t f = 0; f < everyone.size(); ++f) {
        Lane& lane = m_lanes[f];
        lane.first_row = row;
        lane.end_row = row += rows[f];
        place(roster, lane, 0, static_cast<Position>(lane.first_row * 64), static_cast<Position>(rows[f] * 64), everyone[f]);
        note_factions(lane);
    }
}

}  // namespace td
