#include "time/acting_order.hpp"

#include <algorithm>
#include <utility>

namespace td {

namespace {

/// Calls `each(EntityId)` for every living creature of a team in acting order.
template <class Each>
void each_in_order(const Roster& roster, TeamId team, const Each& each) {
    const EntityId leader = roster.leader_of(team);
    if (leader) each(leader);
    for (const EntityId actor : roster[team].everyone())
        if (actor != leader && roster.alive(actor)) each(actor);
}

}  // namespace

void ActingOrder::start(const Roster& roster) {
    *this = {};
    lay_out(roster);
}

void ActingOrder::begin_round() {
    for (Slot& slot : m_slots) {
        slot.resting = false;
        slot.forfeited = false;
        slot.next_tier = 0;
        update(slot);
    }
    m_cycle = {};
    m_next_cycle = {};
    m_cursor = slots_of(m_cycle.faction()).end;
}

bool ActingOrder::begin_cycle(const Roster& roster) {
    while (m_next_cycle.number < Cycle::count) {
        settle(roster);
        const Cycle cycle = std::exchange(m_next_cycle, m_next_cycle.following());
        const Range slots = slots_of(cycle.faction());
        if (cycle.tier() == 0) begin_rests(cycle.faction());
        if (first_from(slots.begin, cycle) == slots.end) continue;
        m_cycle = cycle;
        m_cursor = slots.begin;
        return true;
    }
    end_round();
    return false;
}

void ActingOrder::end_round() {
    m_next_cycle = {Cycle::count};
    m_cursor = slots_of(m_cycle.faction()).end;
}

EntityId ActingOrder::first() {
    m_cursor = first_from(m_cursor, m_cycle);
    return m_cursor < slots_of(m_cycle.faction()).end ? m_slots[m_cursor].actor : EntityId{};
}

/// The end of the cycle's faction if no slot from `position` on may act.
ActingOrder::Position ActingOrder::first_from(Position position, Cycle cycle) const {
    const Position end = slots_of(cycle.faction()).end;
    const int tier = cycle.tier();
    while (position < end && !may_act(position, tier)) ++position;
    return position;
}

bool ActingOrder::ready(EntityId actor) const {
    if (!contains(actor)) return false;
    const Position position = m_positions[actor.index()];
    return position >= m_cursor && position < slots_of(m_cycle.faction()).end && may_act(position, m_cycle.tier());
}

void ActingOrder::each_ready(const std::function<void(EntityId)>& each) const {
    const Position end = slots_of(m_cycle.faction()).end;
    for (Position at = first_from(m_cursor, m_cycle); at < end; at = first_from(at + 1, m_cycle)) each(m_slots[at].actor);
}

/// Works out Slot::tiers. Source: the six-tier rules, "Who is asked, and when".
void ActingOrder::update(Slot& slot) {
    const bool asked = slot.actor && !slot.forfeited && !(slot.resting && slot.speed < 0);
    slot.tiers = static_cast<std::uint8_t>(asked ? tiers_at(slot.speed) >> slot.next_tier << slot.next_tier : 0u);
}

void ActingOrder::skip_tier(Slot& slot) {
    slot.next_tier = static_cast<std::uint8_t>(m_cycle.tier() + 1);
    update(slot);
}

void ActingOrder::pass_over(EntityId actor) {
    if (contains(actor)) skip_tier(slot_of(actor));
}

void ActingOrder::finish(EntityId actor, ActionClass kind) {
    Slot& slot = slot_of(actor);
    slot.resting = false;
    slot.rounds_to_rest = static_cast<std::uint8_t>(kind == ActionClass::move ? std::max(-slot.speed, 0) : 0);
    slot.forfeited |= kind == ActionClass::action;
    skip_tier(slot);
}

/// In tier 0 of a faction: for whom has a cooldown, this round is the next one of it.
void ActingOrder::begin_rests(Faction faction) {
    for (Position at = slots_of(faction).begin; at < slots_of(faction).end; ++at) {
        Slot& slot = m_slots[at];
        if (slot.rounds_to_rest == 0) continue;
        --slot.rounds_to_rest;
        slot.resting = true;
        update(slot);
    }
}

void ActingOrder::left(EntityId actor) {
    if (!contains(actor)) return;
    slot_of(actor) = {};
    m_positions[actor.index()] = nowhere;
}

void ActingOrder::speed_changed(const Roster& roster, EntityId actor) {
    if (!contains(actor)) return;
    slot_of(actor).speed = roster[actor].speed;
    update(slot_of(actor));
}

void ActingOrder::reorder_now(const Roster& roster, TeamId team) {
    const Range slots = m_teams[team.index()];
    if (slots.begin < m_cursor && m_cursor < slots.end) {
        for (Position at = slots.begin; at < m_cursor; ++at) skip_tier(m_slots[at]);
        m_cursor = slots.begin;
    }
    place(team_slots(roster, team, false), slots);
}

/// Gives slots to newcomers, and teams that changed their present order.
void ActingOrder::settle(const Roster& roster) {
    for (const TeamId team : m_changed_teams) {
        const std::vector<Slot> slots = team_slots(roster, team, true);
        if (team.index() >= m_teams.size() || slots.size() > m_teams[team.index()].end - m_teams[team.index()].begin) {
            lay_out(roster);
            break;
        }
        place(slots, m_teams[team.index()]);
    }
    m_changed_teams.clear();
}

/// Makes all slots anew, as the roster has the teams now.
void ActingOrder::lay_out(const Roster& roster) {
    const ActingOrder before = *this;
    m_slots.clear();
    m_positions.assign(roster.actors.size(), nowhere);
    m_teams.assign(roster.teams.size(), {});
    for (const Faction faction : {Faction::player, Faction::neutral, Faction::foe}) {
        Range& whole = m_factions[static_cast<std::size_t>(faction)];
        whole.begin = static_cast<Position>(m_slots.size());
        for (std::size_t team = 0; team < roster.teams.size(); ++team) {
            if (roster.teams[team].faction != faction) continue;
            const std::vector<Slot> slots = before.team_slots(roster, TeamId(team), true);
            Range& range = m_teams[team];
            range.begin = static_cast<Position>(m_slots.size());
            m_slots.resize(m_slots.size() + slots.size() + 1);
            range.end = static_cast<Position>(m_slots.size());
            place(slots, range);
        }
        whole.end = static_cast<Position>(m_slots.size());
    }
}

/// As it is, or, of a newcomer, a new one.
ActingOrder::Slot ActingOrder::slot_for(const Roster& roster, EntityId actor) const {
    if (contains(actor)) return slot_of(actor);
    Slot slot{.actor = actor, .speed = roster[actor].speed};
    update(slot);
    return slot;
}

/// Of the living creatures of a team in acting order.
std::vector<ActingOrder::Slot> ActingOrder::team_slots(const Roster& roster, TeamId team, bool with_newcomers) const {
    std::vector<Slot> slots;
    each_in_order(roster, team, [&](EntityId actor) {
        if (with_newcomers || contains(actor)) slots.push_back(slot_for(roster, actor));
    });
    return slots;
}

/// These at the beginning of a range; the rest of it is free.
void ActingOrder::place(const std::vector<Slot>& slots, Range range) {
    std::fill(std::copy(slots.begin(), slots.end(), m_slots.begin() + range.begin), m_slots.begin() + range.end, Slot{});
    for (const Slot& slot : slots) {
        if (slot.actor.index() >= m_positions.size()) m_positions.resize(slot.actor.index() + 1, nowhere);
        m_positions[slot.actor.index()] = range.begin++;
    }
}

void ActingOrder::add_to(Hash& hash) const {
    hash.add(static_cast<std::uint64_t>(m_cycle.number)).add(static_cast<std::uint64_t>(m_next_cycle.number)).add(m_cursor);
    hash.add(m_changed_teams.size());
    for (const TeamId team : m_changed_teams) hash.add(team.value);
    hash.add(m_slots.size());
    for (const Slot& slot : m_slots) {
        hash.add(slot.actor.value).add(static_cast<std::uint8_t>(slot.speed)).add(slot.rounds_to_rest).add(slot.next_tier);
        hash.add(static_cast<std::uint64_t>(slot.resting) << 1 | static_cast<std::uint64_t>(slot.forfeited));
    }
}

}  // namespace td
