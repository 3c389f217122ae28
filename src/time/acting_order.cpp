#include "time/acting_order.hpp"

#include <utility>

#include "world/team_order.hpp"

namespace td {

void ActingOrder::begin_round() {
    for (Position at = 0; at < size(); ++at) {
        Slot& slot = m_slots[at];
        slot.resting = slot.rounds_to_rest > 0;
        slot.rounds_to_rest -= slot.resting;
        slot.forfeited = false;
        slot.next_tier = 0;
        slot.lost = slot.gained = 0;
        if (!slot.resting && slot.delay > 0) postpone(slot, 0, std::exchange(slot.delay, std::uint8_t{0}));
        update(at);
    }
    m_cycle = m_next_cycle = {};
    m_cursor = end_of(m_cycle);
}

bool ActingOrder::begin_cycle(const Roster& roster) {
    while (m_next_cycle < Cycle::end()) {
        if (!m_changed_teams.empty()) settle(roster);
        const Cycle cycle = std::exchange(m_next_cycle, m_next_cycle.following());
        const Position begin = slots_of(cycle.faction).begin;
        if (first_from(begin, cycle) == end_of(cycle)) continue;
        m_cycle = cycle;
        m_cursor = begin;
        return true;
    }
    m_cursor = end_of(m_cycle);
    return false;
}

void ActingOrder::end_round() {
    // A faction has had no cycle in this round if its cycle of tier 0 has not begun: those who rest in this round still have it to sit out.
    for (; m_next_cycle.tier == 0; m_next_cycle = m_next_cycle.following())
        for (Position at = slots_of(m_next_cycle.faction).begin; at < end_of(m_next_cycle); ++at)
            m_slots[at].rounds_to_rest += std::exchange(m_slots[at].resting, false);
    m_next_cycle = Cycle::end();
    m_cursor = end_of(m_cycle);
}

void ActingOrder::each_ready(const std::function<void(EntityId)>& each) const {
    for (Position at = first_from(m_cursor, m_cycle); at < end_of(m_cycle); at = first_from(at + 1, m_cycle)) each(m_slots[at].actor);
}

void ActingOrder::pass_over(EntityId actor) {
    if (!contains(actor)) return;
    slot_of(actor).next_tier = static_cast<std::uint8_t>(m_cycle.tier + 1);
    update(m_positions[actor.index()]);
}

/// Moves its turn in `tier` to the first tier at least `to` ticks after the beginning of the round: in this round, or as a delay of the
/// next.
void ActingOrder::postpone(Slot& slot, int tier, Ticks to) {
    const int later = first_tier_at(std::min<Ticks>(to, 100));
    slot.lost |= static_cast<std::uint8_t>(1u << tier);
    slot.gained &= static_cast<std::uint8_t>(~(1u << tier));
    if (later == tier_count) {
        slot.delay = static_cast<std::uint8_t>(std::clamp<Ticks>(to - 100, slot.delay, 100));
        return;
    }
    if (!acts_in_tier(slot.speed, later)) slot.gained |= static_cast<std::uint8_t>(1u << later);
}

void ActingOrder::delay(const Roster& roster, EntityId actor, bool in_turn, Ticks ticks) {
    if (!contains(actor)) return;
    const Position at = m_positions[actor.index()];
    const Faction faction = roster[roster[actor].team].faction;
    for (int tier = 0; tier < tier_count; ++tier) {
        const bool is_to_come = m_next_cycle <= Cycle{tier, faction} || (tier == m_cycle.tier && !in_turn && ready(actor));
        if (!is_to_come || (m_tiers[at] >> tier & 1) == 0) continue;
        postpone(m_slots[at], tier, tier_ticks[static_cast<std::size_t>(tier)] + ticks);
        return update(at);
    }
    m_slots[at].delay = static_cast<std::uint8_t>(std::min<Ticks>(m_slots[at].delay + ticks, 100));
}

/// Takes its next turn of this round away, if it has one left.
void ActingOrder::lose_next_turn(Position at) {
    const unsigned tiers = m_tiers[at];
    const unsigned next = tiers & (~tiers + 1);  // the lowest bit that is set
    m_slots[at].lost |= static_cast<std::uint8_t>(next);
    update(at);
}

void ActingOrder::left(EntityId actor) {
    if (!contains(actor)) return;
    const Position at = std::exchange(m_positions[actor.index()], nowhere);
    m_slots[at] = {};
    update(at);
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    if (!contains(actor)) return;
    slot_of(actor).speed = roster[actor].speed;
    update(m_positions[actor.index()]);
}

void ActingOrder::reorder_now(const Roster& roster, TeamId team) {
    const Range range = m_teams[team.index()];
    if (range.begin < m_cursor && m_cursor < range.end) {
        for (Position at = range.begin; at < m_cursor; ++at) pass_over(m_slots[at].actor);
        m_cursor = range.begin;
    }
    place(team_slots(roster, team, Newcomers::left_out), range);
}

/// The slots of the living creatures of a team in acting order, with new ones for newcomers if these are included.
std::vector<ActingOrder::Slot> ActingOrder::team_slots(const Roster& roster, TeamId team, Newcomers newcomers) const {
    std::vector<Slot> slots;
    for (const EntityId actor : living_in_order(roster, team)) {
        if (contains(actor))
            slots.push_back(slot_of(actor));
        else if (newcomers == Newcomers::included)
            slots.push_back({.actor = actor, .speed = roster[actor].speed});
    }
    return slots;
}

/// Fills a range with these slots, and leaves the rest of it free.
void ActingOrder::place(const std::vector<Slot>& slots, Range range) {
    std::fill(std::copy(slots.begin(), slots.end(), m_slots.begin() + range.begin), m_slots.begin() + range.end, Slot{});
    for (Position at = range.begin; at < range.end; ++at) {
        update(at);
        if (const EntityId actor = m_slots[at].actor) m_positions[actor.index()] = at;
    }
}

/// Gives newcomers slots, and puts the slots of changed teams in their new order.
void ActingOrder::settle(const Roster& roster) {
    m_positions.resize(roster.actors.size(), nowhere);
    for (const TeamId team : m_changed_teams) {
        const std::vector<Slot> slots = team_slots(roster, team, Newcomers::included);
        const Range range = team.index() < m_teams.size() ? m_teams[team.index()] : Range{};
        if (slots.size() > range.end - range.begin) {
            lay_out(roster);  // of all teams, the remaining ones too
            break;
        }
        place(slots, range);
    }
    m_changed_teams.clear();
}

/// Lays out all slots again, as the teams are in the roster now.
void ActingOrder::lay_out(const Roster& roster) {
    const ActingOrder before = *this;
    m_slots.clear();
    m_tiers.assign(first_with_bit_padding, 0);
    m_positions.resize(roster.actors.size(), nowhere);
    m_teams.assign(roster.teams.size(), {});
    for (const Faction faction : {Faction::player, Faction::neutral, Faction::foe}) {
        const Position first = size();
        for (std::size_t team = 0; team < roster.teams.size(); ++team) {
            if (roster.teams[team].faction != faction) continue;
            const std::vector<Slot> slots = before.team_slots(roster, TeamId(team), Newcomers::included);
            m_teams[team] = {size(), size() + static_cast<Position>(slots.size()) + 1};
            m_slots.resize(m_teams[team].end);
            m_tiers.resize(size() + first_with_bit_padding);
            place(slots, m_teams[team]);
        }
        m_factions[static_cast<std::size_t>(faction)] = {first, size()};
    }
    m_slots.emplace_back();
}

void ActingOrder::add_to(Hash& hash) const {
    hash.add(static_cast<std::uint64_t>(m_cycle.number())).add(static_cast<std::uint64_t>(m_next_cycle.number())).add(m_cursor);
    hash.add(m_changed_teams.size());
    for (const TeamId team : m_changed_teams) hash.add(team.value);
    for (const Slot& slot : m_slots) {
        hash.add(slot.actor.value).add(static_cast<std::uint8_t>(slot.speed)).add(slot.rounds_to_rest);
        hash.add(slot.next_tier).add(slot.resting).add(slot.forfeited).add(slot.lost).add(slot.gained).add(slot.delay);
    }
}

}  // namespace td
