#include "time/six_tier.hpp"

#include <algorithm>
#include <array>

#include "catalog/costs.hpp"

namespace td {

void SixTier::start(const Roster& roster) {
    *this = {};
    m_order.start(roster);
}

TimeEvent SixTier::advance(const Roster& roster, const BlockerOf* blocker_of) {
    m_order.keep_to_cycle();
    if (m_phase == Phase::asking) {
        // Asking again before the turn is finished gives the same creature, as long as it may act.
        if (const EntityId asked = m_order.asked(); asked && m_order.may_act(asked)) return turn_of(asked);
        if (m_order.asked() || m_order.by_hand()) {
            const EntityId actor = front(blocker_of);
            m_order.ask(actor);
            if (actor) return turn_of(actor);
        } else if (m_order.row_goes_on() || m_order.open_next_row()) {
            return turn_of(ask_in_row(blocker_of));
        }
        m_phase = Phase::between_cycles;
    }
    if (m_phase == Phase::between_rounds) return begin_round(roster);
    const bool begun = m_order.begin_cycle(roster);
    m_phase = begun ? Phase::asking : Phase::between_rounds;
    return begun ? event(TimeEvent::Kind::cycle_begins) : TimeEvent{.kind = TimeEvent::Kind::round_ends, .when = now()};
}

/// Where no row can simply run on. None: nobody is left.
EntityId SixTier::advance_to_turn(const Roster& roster, const BlockerOf* blocker_of) {
    if (m_order.asked() || m_order.by_hand()) return first_turn_of([&] { return next(roster, blocker_of); }).actor;
    const bool goes_on = m_order.open_next(roster, m_round);
    m_phase = goes_on ? Phase::asking : Phase::between_rounds;
    return goes_on ? ask_in_row(blocker_of) : EntityId{};
}

/// As ask_in_row(), or once more who has the turn already.
EntityId SixTier::ask_again_in_row(const BlockerOf* blocker_of) {
    return m_order.asked_in_row() ? m_order.asked() : ask_in_row(blocker_of);
}

/// Who has the turn, if `first` was given it but lets forward whoever stands in its way.
EntityId SixTier::first_or_blocker(EntityId first, const BlockerOf* blocker_of) {
    const EntityId blocker = (*blocker_of)(first);
    if (!blocker || !m_order.ready(blocker)) return first;
    m_order.put_back(first);
    const EntityId actor = pulled_forward(first, blocker_of);
    m_order.ask(actor);
    return actor;
}

TimeEvent SixTier::begin_round(const Roster& roster) {
    if (!m_order.begin_round(roster)) return {.kind = TimeEvent::Kind::no_actor_left, .when = now()};
    m_phase = Phase::between_cycles;
    ++m_round;
    return event(TimeEvent::Kind::round_begins);
}

/// Who is next when the cycle goes on by hand.
EntityId SixTier::front(const BlockerOf* blocker_of) {
    const EntityId first = first_in_line();
    return first && blocker_of ? pulled_forward(first, blocker_of) : first;
}

EntityId SixTier::first_in_line() {
    m_order.ask({});
    for (; !m_ahead.empty(); m_ahead.pop_back()) {
        if (m_order.ready(m_ahead.back())) return m_ahead.back();
        m_order.take_out(m_ahead.back());
    }
    return m_order.first();
}

/// Follows the chain of those who stand in each other's way, from `front` to the one who acts first. Source: rules, "Chokepoints".
EntityId SixTier::pulled_forward(EntityId front, const BlockerOf* blocker_of) {
    std::size_t chain = m_ahead.empty() ? 0 : m_ahead.size() - 1;  // where in m_ahead this chain begins, once it has anybody in it
    for (EntityId blocker = (*blocker_of)(front); blocker && blocker != front; blocker = (*blocker_of)(front)) {
        if (!m_order.ready(blocker)) break;
        if (m_ahead.empty()) m_ahead.push_back(front);
        const auto stands = std::find(m_ahead.begin(), m_ahead.end(), blocker);
        if (stands - m_ahead.begin() >= static_cast<std::ptrdiff_t>(chain) && stands != m_ahead.end()) break;
        if (stands != m_ahead.end()) {
            m_ahead.erase(stands);
            --chain;
        }
        m_ahead.push_back(blocker);
        front = blocker;
    }
    return front;
}

void SixTier::left(const Roster&, EntityId actor) {
    m_order.left(actor);
    std::erase(m_ahead, actor);
}

void SixTier::team_edited(const Roster& roster, TeamId team) {
    const EntityId asked = m_order.asked();
    if (m_phase != Phase::asking || !asked || roster[asked].team != team) return m_order.team_changed(team);
    m_order.rearrange_now(roster, team);
    std::erase_if(m_ahead, [&](EntityId actor) { return roster[actor].team == team; });
    const EntityId leader = roster.leader_of(team);
    m_order.ask(m_order.ready(leader) ? leader : asked);
    if (!m_ahead.empty()) m_ahead.push_back(m_order.asked());
}

bool SixTier::may_take_over(const Roster& roster, EntityId actor) const {
    const EntityId asked = m_order.asked();
    if (m_phase != Phase::asking || !asked || !roster.alive(actor)) return false;
    const TeamId team = roster[asked].team;
    const auto& members = roster[team].members;
    return asked == roster.leader_of(team) && std::find(members.begin(), members.end(), actor) != members.end() &&
           (actor == asked || m_order.ready(actor));
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

    const int tier = actor == m_order.asked() ? now().tier : 0;
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
    if (m_phase == Phase::asking && (actor == m_order.asked() || m_order.ready(actor))) return {TimeStatus::Kind::acts_in, tier_now};
    const Faction side = roster[roster[actor].team].faction;
    for (int tier = tier_now; tier < tier_count && !m_order.forfeited(actor); ++tier)
        if (m_order.next_cycle() <= Cycle::of(tier, side) && acts_in_tier(roster[actor].speed, tier))
            return {TimeStatus::Kind::acts_in, tier};
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
    hash.add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_round));
}

}  // namespace td
