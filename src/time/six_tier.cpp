#include "time/six_tier.hpp"

#include <algorithm>
#include <array>

#include "catalog/costs.hpp"

namespace td {

namespace {

constexpr Ticks round_ticks = 100;

/// The instant at which that tier of the round begins.
Moment moment_of(int round, int tier) { return {round, tier, (round - 1) * round_ticks + tier_ticks[static_cast<std::size_t>(tier)]}; }

}  // namespace

/// The next cycle, the end of this round, or the next round.
TimeEvent SixTier::begin_next(const Roster& roster) {
    if (m_phase == Phase::between_rounds) {
        const bool any_here = std::any_of(roster.actors.begin(), roster.actors.end(), [](const ActorTime& row) { return row.here; });
        if (!any_here) return {.kind = TimeEvent::Kind::no_actor_left, .when = m_now};
        m_asked = {};
        m_order.begin_round();
        m_phase = Phase::between_cycles;
        m_now = moment_of(m_now.round + 1, 0);
        return event(TimeEvent::Kind::round_begins);
    }
    const bool begun = m_order.begin_cycle(roster);
    m_phase = begun ? Phase::asking : Phase::between_rounds;
    // Until a cycle has begun, the instant at which the round ends: extra turns in the rest of the round come before that.
    m_now.time = m_now.round * round_ticks;
    if (!begun) return {.kind = TimeEvent::Kind::round_ends, .when = m_now};
    m_now = moment_of(m_now.round, m_order.cycle().tier);
    return event(TimeEvent::Kind::cycle_begins);
}

/// The first of m_ahead that is ready; those before it are passed over. If there is none, the first of the order. m_ahead is stored in
/// reverse: its first is at the back.
EntityId SixTier::first_ahead() {
    for (; !m_ahead.empty(); m_ahead.pop_back()) {
        if (m_order.ready(m_ahead.back())) return m_ahead.back();
        m_order.pass_over(m_ahead.back());
    }
    return m_order.first();
}

/// Puts the chain of blockers that begins with `front` and `blocker` into m_ahead, and returns its last, which acts first. `front` is the
/// back of m_ahead, if that has any. Source: resources/docs/rules.md, "Chokepoints".
EntityId SixTier::pull_forward(EntityId front, EntityId blocker, const BlockerOf& blocker_of) {
    std::vector<EntityId> chain{front};
    const auto in_chain = [&](EntityId actor) { return std::find(chain.begin(), chain.end(), actor) != chain.end(); };
    const auto ready = [this](EntityId actor) { return m_order.ready(actor); };
    for (; ready(blocker) && !in_chain(blocker); blocker = blocker_of(blocker, ready)) chain.push_back(blocker);
    std::erase_if(m_ahead, in_chain);
    m_ahead.insert(m_ahead.end(), chain.begin(), chain.end());
    return m_ahead.back();
}

void SixTier::team_edited(const Roster& roster, TeamId team) {
    if (m_phase != Phase::asking || !m_asked || roster[m_asked].team != team) return m_order.team_changed(team);
    m_order.reorder_now(roster, team);
    std::erase_if(m_ahead, [&](EntityId actor) { return roster[actor].team == team; });
    if (const EntityId leader = roster.leader_of(team); m_order.ready(leader)) m_asked = leader;
    if (!m_ahead.empty()) m_ahead.push_back(m_asked);
}

Moment SixTier::moment_after(Moment now, Ticks ticks) const {
    const Ticks in_round = now.time - moment_of(now.round, 0).time + ticks;
    const int round = now.round + static_cast<int>(in_round / round_ticks);
    const int tier = first_tier_at(in_round % round_ticks);
    return tier < tier_count ? moment_of(round, tier) : moment_of(round + 1, 0);
}

void SixTier::end_round() {
    if (m_phase == Phase::between_rounds) return;
    m_order.end_round();
    m_ahead.clear();
    m_phase = Phase::between_cycles;
}

Contingency SixTier::contingency(const Roster& roster, EntityId actor, Moment when) const {
    if (roster[actor].speed < 0) return Contingency::unless_it_moves;
    return next_tier(roster[actor].speed, when.tier) < tier_count ? Contingency::unless_it_acts : Contingency::nothing;
}

Interval SixTier::interval(const Roster& roster, EntityId actor, ActionCost action) const {
    const int speed = roster[actor].speed;
    const bool rests = speed < 0 && action.kind == ActionClass::move;
    const bool keeps_tiers = speed > 0 && action.kind != ActionClass::action;
    const int pace = rests || keeps_tiers ? speed : 0;  // the speed at which actions of this class can follow each other
    const int tier = actor == m_asked ? m_now.tier : 0;
    int next = keeps_tiers ? next_tier(speed, tier) : tier_count;
    if (action.kind == ActionClass::brief_action && next < tier_count) next = next_tier(speed, next);
    const Ticks next_turn = next < tier_count ? moment_of(1, next).time : at_speed(round_ticks, rests ? speed : 0);
    TimeStatus then{TimeStatus::Kind::next_round, 0};
    if (rests) then = {TimeStatus::Kind::cooling, -speed};
    if (next < tier_count) then = {TimeStatus::Kind::acts_in, next};
    const int percent = pace < 0 ? in_percent(1, 1 - pace) : 100 * (1 + pace);
    return {.ticks = next_turn - moment_of(1, tier).time, .then = then, .span = at_speed(round_ticks, pace), .percent = percent};
}

OrderReason SixTier::order_reason(const Roster& roster, EntityId actor) const {
    if (roster[actor].speed < 0 && cooldown(actor) > 0) return OrderReason::cooling;
    if (m_order.forfeited(actor)) return OrderReason::forfeited;
    const auto found = std::find(m_ahead.begin(), m_ahead.end(), actor);
    if (found != m_ahead.end() && found != m_ahead.begin()) return OrderReason::pulled_forward;
    if (m_order.delayed_to(actor, m_now.tier)) return OrderReason::delayed;
    return m_now.tier > 0 ? OrderReason::by_speed : OrderReason::in_turn;
}

TimeStatus SixTier::time_status(const Roster& roster, EntityId actor) const {
    if (!roster.is_here(actor)) return {};
    if (roster[actor].speed < 0 && cooldown(actor) > 0) return {TimeStatus::Kind::cooling, cooldown(actor)};
    if (m_phase == Phase::asking && (actor == m_asked || m_order.ready(actor))) return {TimeStatus::Kind::acts_in, m_now.tier};
    const Faction faction = roster[roster[actor].team].faction;
    for (int tier = m_now.tier; tier < tier_count && !m_order.forfeited(actor); ++tier)
        if (m_order.next_cycle() <= Cycle{tier, faction} && m_order.may_act_in(roster, actor, tier))
            return {TimeStatus::Kind::acts_in, tier};
    return {TimeStatus::Kind::next_round, 0};
}

void SixTier::each_missed(const Roster& roster, const MissedTurnSink& each) const {
    for (std::size_t i = 0; i < roster.actors.size(); ++i) {
        const EntityId actor(i);
        if (!roster.is_here(actor)) continue;
        const int speed = roster[actor].speed;
        if (speed < 0 && cooldown(actor) > 0) each(actor, moment_of(m_now.round, 0), OrderReason::cooling, cooldown(actor));
        if (!m_order.forfeited(actor)) continue;
        for (int tier = next_tier(speed, 0); tier < tier_count; tier = next_tier(speed, tier))
            each(actor, moment_of(m_now.round, tier), OrderReason::forfeited, 0);
    }
}

void SixTier::add_to(Hash& hash) const {
    m_order.add_to(hash);
    hash.add(m_ahead.size());
    for (const EntityId actor : m_ahead) hash.add(actor.value);
    hash.add(m_asked.value).add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_now.round));
}

}  // namespace td
