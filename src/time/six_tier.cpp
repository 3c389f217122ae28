#include "time/six_tier.hpp"

#include <algorithm>
#include <array>

#include "catalog/costs.hpp"

namespace td {

void SixTier::start(const Roster& roster) {
    *this = {};
    m_order.start(roster);
}

TimeEvent SixTier::next(const Roster& roster, const BlockerOf* blocker_of) {
    if (m_phase == Phase::asking) {
        // Asked again before its turn is finished, the same creature has it, as long as it may act.
        if (!m_asked || !m_order.ready(m_asked)) m_asked = choose(blocker_of);
        if (m_asked) return event(TimeEvent::Kind::turn, m_asked);
        m_phase = Phase::between_cycles;
    }
    if (m_phase == Phase::between_rounds) return begin_round(roster);
    const bool begun = m_order.begin_cycle(roster);
    m_phase = begun ? Phase::asking : Phase::between_rounds;
    return begun ? event(TimeEvent::Kind::cycle_begins) : TimeEvent{.kind = TimeEvent::Kind::round_ends, .when = now()};
}

TimeEvent SixTier::begin_round(const Roster& roster) {
    const bool any_alive = std::any_of(roster.actors.begin(), roster.actors.end(), [](const ActorTime& row) { return row.alive; });
    if (!any_alive) return {.kind = TimeEvent::Kind::no_actor_left, .when = now()};
    m_asked = {};
    m_order.begin_round();
    m_phase = Phase::between_cycles;
    ++m_round;
    return event(TimeEvent::Kind::round_begins);
}

/// Who has the next turn of this cycle. None: the cycle is over.
EntityId SixTier::choose(const BlockerOf* blocker_of) {
    while (!m_ahead.empty() && !m_order.ready(m_ahead.back())) {
        m_order.pass_over(m_ahead.back());
        m_ahead.pop_back();
    }
    const EntityId first = m_ahead.empty() ? m_order.first() : m_ahead.back();
    return first && blocker_of ? pull_forward(first, blocker_of) : first;
}

/// Follows the chain of blockers from `front` to the creature that acts first, and puts the chain into m_ahead. Source: the six-tier rules,
/// "Chokepoints".
EntityId SixTier::pull_forward(EntityId front, const BlockerOf* blocker_of) {
    std::vector<EntityId> chain;
    const auto in_chain = [&](EntityId actor) { return std::find(chain.begin(), chain.end(), actor) != chain.end(); };
    for (EntityId last = front;; last = chain.back()) {
        const EntityId blocker = (*blocker_of)(last);
        if (blocker == last || in_chain(blocker) || !m_order.ready(blocker)) break;
        if (chain.empty()) chain.push_back(front);
        chain.push_back(blocker);
    }
    if (chain.empty()) return front;
    // `front` is the last of m_ahead, if that has any; others of the chain may stand in it from an earlier one.
    std::erase_if(m_ahead, in_chain);
    m_ahead.insert(m_ahead.end(), chain.begin(), chain.end());
    return m_ahead.back();
}

void SixTier::finish(const Roster&, EntityId actor, ActionCost action) {
    if (actor != m_asked) return;  // it died of its own action; if it comes back, it is a newcomer
    m_asked = {};
    m_order.finish(actor, action.kind);
    if (!m_ahead.empty() && m_ahead.back() == actor) m_ahead.pop_back();
}

void SixTier::joined(const Roster& roster, EntityId actor) {
    if (!m_order.contains(actor)) m_order.team_changed(roster[actor].team);
}

void SixTier::left(const Roster&, EntityId actor) {
    m_order.left(actor);
    std::erase(m_ahead, actor);
    if (m_asked == actor) m_asked = {};
}

void SixTier::team_edited(const Roster& roster, TeamId team) {
    if (m_phase != Phase::asking || !m_asked || roster[m_asked].team != team) return m_order.team_changed(team);
    m_order.reorder_now(roster, team);
    std::erase_if(m_ahead, [&](EntityId actor) { return roster[actor].team == team; });
    if (const EntityId leader = roster.leader_of(team); m_order.ready(leader)) m_asked = leader;
    if (!m_ahead.empty()) m_ahead.push_back(m_asked);
}

bool SixTier::may_take_over(const Roster& roster, EntityId actor) const {
    if (m_phase != Phase::asking || !m_asked || !roster.alive(actor)) return false;
    const TeamId team = roster[m_asked].team;
    const auto& members = roster[team].members;
    return m_asked == roster.leader_of(team) && std::find(members.begin(), members.end(), actor) != members.end() &&
           (actor == m_asked || m_order.ready(actor));
}

void SixTier::end_round() {
    if (m_phase == Phase::between_rounds) return;
    m_order.end_round();
    m_ahead.clear();
    m_phase = Phase::between_cycles;
}

Contingency SixTier::contingency(const Roster& roster, EntityId actor, Moment when) const {
    const int speed = roster[actor].speed;
    if (speed < 0) return Contingency::unless_it_moves;
    for (int tier = when.tier + 1; tier < tier_count; ++tier)
        if (acts_in_tier(speed, tier)) return Contingency::unless_it_acts;
    return Contingency::nothing;
}

Interval SixTier::interval(const Roster& roster, EntityId actor, ActionCost action) const {
    const int speed = roster[actor].speed;
    const bool rests = speed < 0 && action.kind == ActionClass::move;
    const bool keeps_tiers = speed > 0 && action.kind != ActionClass::action;
    const int pace = rests || keeps_tiers ? speed : 0;
    Interval interval{.span = at_speed(round_ticks, pace), .percent = pace < 0 ? in_percent(1, 1 - pace) : 100 * (1 + pace)};

    const int tier = actor == m_asked ? now().tier : 0;
    const Ticks since_round_began = tier_ticks[static_cast<std::size_t>(tier)];
    int next = tier + 1;
    while (next < tier_count && !(keeps_tiers && acts_in_tier(speed, next))) ++next;
    if (next < tier_count) {
        interval.ticks = tier_ticks[static_cast<std::size_t>(next)] - since_round_began;
        interval.then = {TimeStatus::Kind::acts_in, next};
    } else {
        interval.ticks = (rests ? at_speed(round_ticks, speed) : round_ticks) - since_round_began;
        interval.then = rests ? TimeStatus{TimeStatus::Kind::cooling, -speed} : TimeStatus{TimeStatus::Kind::next_round, 0};
    }
    return interval;
}

OrderReason SixTier::order_reason(const Roster& roster, EntityId actor) const {
    if (roster[actor].speed < 0 && m_order.cooldown(actor) > 0) return OrderReason::cooling;
    if (m_order.forfeited(actor)) return OrderReason::forfeited;
    const auto stands = std::find(m_ahead.begin(), m_ahead.end(), actor);
    if (stands != m_ahead.end() && stands != m_ahead.begin()) return OrderReason::pulled_forward;
    return now().tier > 0 ? OrderReason::by_speed : OrderReason::in_turn;
}

RoundPresentation SixTier::presentation() const {
    static constexpr std::array<RoundColumn, tier_count> columns{{{tier_names[0], tier_ticks[0]},
                                                                  {tier_names[1], tier_ticks[1]},
                                                                  {tier_names[2], tier_ticks[2]},
                                                                  {tier_names[3], tier_ticks[3]},
                                                                  {tier_names[4], tier_ticks[4]},
                                                                  {tier_names[5], tier_ticks[5]}}};
    return {RoundPresentation::Style::columns, RoundPresentation::Word::round, columns, 2, true};
}

TimeStatus SixTier::time_status(const Roster& roster, EntityId actor) const {
    if (!roster.alive(actor)) return {};
    if (roster[actor].speed < 0 && cooldown(actor) > 0) return {TimeStatus::Kind::cooling, cooldown(actor)};
    const int tier_now = now().tier;
    if (m_phase == Phase::asking && (actor == m_asked || m_order.ready(actor))) return {TimeStatus::Kind::acts_in, tier_now};
    const Faction side = roster[roster[actor].team].faction;
    for (int tier = tier_now; tier < tier_count && !m_order.forfeited(actor); ++tier)
        if (m_order.next_cycle() <= Cycle{tier, side} && acts_in_tier(roster[actor].speed, tier)) return {TimeStatus::Kind::acts_in, tier};
    return {TimeStatus::Kind::next_round, 0};
}

int SixTier::cooldown(EntityId actor) const { return m_order.cooldown(actor); }

void SixTier::each_missed(const Roster& roster, const MissedTurnSink& each) const {
    const auto at = [&](int tier) {
        return Moment{m_round, tier, (m_round - 1) * round_ticks + tier_ticks[static_cast<std::size_t>(tier)]};
    };
    for (std::size_t i = 0; i < roster.actors.size(); ++i) {
        const EntityId actor(i);
        if (!roster.alive(actor)) continue;
        const int speed = roster[actor].speed;
        if (speed < 0 && cooldown(actor) > 0) each(actor, at(0), OrderReason::cooling, cooldown(actor));
        if (!m_order.forfeited(actor)) continue;
        for (int tier = 1; tier < tier_count; ++tier)
            if (acts_in_tier(speed, tier)) each(actor, at(tier), OrderReason::forfeited, 0);
    }
}

void SixTier::add_to(Hash& hash) const {
    m_order.add_to(hash);
    hash.add(m_ahead.size());
    for (const EntityId actor : m_ahead) hash.add(actor.value);
    hash.add(m_asked.value).add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_round));
}

}  // namespace td
