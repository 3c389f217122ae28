#include "time/six_tier.hpp"

#include <algorithm>
#include <bit>

namespace td {

namespace {

constexpr std::array<Pace, tier_count> tier_paces{Pace::all, Pace::quarters, Pace::thirds, Pace::halves, Pace::thirds, Pace::quarters};
constexpr int cycle_count = tier_count * faction_count;
constexpr Ticks round_ticks = 100;

}  // namespace

bool acts_in_tier(int speed, int tier) {
    switch (tier_paces[static_cast<std::size_t>(tier)]) {
        case Pace::all: return true;
        case Pace::halves: return speed == 1 || speed == 3;
        case Pace::thirds: return speed == 2;
        case Pace::quarters: return speed == 3;
    }
    return false;
}

void SixTier::start(const Roster& roster) {
    *this = {};
    m_order.start(roster);
}

Occasion SixTier::advance(const Roster& roster, const BlockerOf& blocker_of) {
    if (m_phase == Phase::asking) {
        if (m_asked || !m_ahead.empty() || blocker_of) {
            ask(front(blocker_of));
            if (m_asked) return occasion(Occasion::Kind::turn);
        } else if (m_order.open_next_row(m_pace)) {
            return ask_first_in_row();
        }
        m_phase = Phase::between_cycles;
    }
    if (m_phase == Phase::between_rounds) return begin_round();
    if (begin_cycle(roster)) return occasion(Occasion::Kind::cycle_begins);
    m_phase = Phase::between_rounds;
    return {.kind = Occasion::Kind::round_ends, .when = m_when};
}

Occasion SixTier::begin_round() {
    if (m_order.empty()) return {.kind = Occasion::Kind::nobody, .when = m_when};
    m_phase = Phase::between_cycles;
    m_cycle = 0;
    m_faction = Faction::player;
    ++m_when.round;
    m_when.tier = 0;
    m_when.time = (m_when.round - 1) * round_ticks;
    m_order.forget_forfeits();
    ask({});
    return occasion(Occasion::Kind::round_begins);
}

/// All cycles of a round in which there may be anybody to ask, a bit for each; the first one of the round is the lowest.
unsigned SixTier::cycles() const {
    unsigned cycles = 0;
    for (std::size_t tier = 0; tier < tier_paces.size(); ++tier)
        cycles |= m_order.factions_with(tier_paces[tier]) << (tier * faction_count);
    return cycles;
}

/// Goes on to the next cycle in which anybody may act; false when this round has none left.
bool SixTier::begin_cycle(const Roster& roster) {
    for (unsigned rest = cycles() >> m_cycle; rest != 0; rest = cycles() >> m_cycle) {
        m_cycle += std::countr_zero(rest);
        const int tier = m_cycle / faction_count;
        m_pace = tier_paces[static_cast<std::size_t>(tier)];
        m_faction = static_cast<Faction>(m_cycle % faction_count);
        ++m_cycle;
        if (!m_order.draw_up(roster, m_faction, m_pace, tier == 0)) continue;
        m_when.tier = tier;
        m_when.time = (m_when.round - 1) * round_ticks + tier_ticks[static_cast<std::size_t>(tier)];
        m_phase = Phase::asking;
        return true;
    }
    m_cycle = cycle_count;
    return false;
}

/// Who has the turn. Asking again before it is finished gives the same creature, as long as it may act.
EntityId SixTier::front(const BlockerOf& blocker_of) {
    if (m_asked && m_order.may_act(m_asked, m_pace)) return m_asked;
    EntityId first = first_in_line();
    if (first && blocker_of) first = let_forward(first, blocker_of);
    return first;
}

/// Gives somebody the turn, or nobody.
void SixTier::ask(EntityId actor) {
    m_asked = actor;
    m_order.take_out(actor);
    m_order.close_row();
}

EntityId SixTier::first_in_line() {
    for (; !m_ahead.empty(); m_ahead.pop_back()) {
        if (m_order.ready(m_ahead.back(), m_pace)) return m_ahead.back();
        m_order.take_out(m_ahead.back());
    }
    if (!m_order.row_has_more() && !m_order.open_next_row(m_pace)) return {};
    const EntityId first = m_order.take_first();
    m_order.put_back(first);  // it may let others go first
    return first;
}

/// Follows the chain of those who stand in each other's way, from `front` to the one who acts first. Source: rules, "Chokepoints".
EntityId SixTier::let_forward(EntityId front, const BlockerOf& blocker_of) {
    std::size_t chain = m_ahead.empty() ? 0 : m_ahead.size() - 1;  // where in m_ahead this chain begins, once it has anybody in it
    for (EntityId blocker = blocker_of(front); blocker && blocker != front; blocker = blocker_of(front)) {
        if (!m_order.ready(blocker, m_pace)) break;
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
    if (m_asked == actor) ask({});
}

void SixTier::team_changed(const Roster& roster, TeamId team) {
    if (m_phase != Phase::asking || !m_asked || roster[m_asked].team != team) return m_order.team_changed(roster, team);
    m_order.put_back(m_asked);
    m_order.rearrange_now(roster, team);
    std::erase_if(m_ahead, [&](EntityId actor) { return roster[actor].team == team; });
    const EntityId leader = roster.leader_of(team);
    ask(m_order.ready(leader, m_pace) ? leader : m_asked);
    if (!m_ahead.empty()) m_ahead.push_back(m_asked);
}

bool SixTier::may_take_over(const Roster& roster, EntityId actor) const {
    if (m_phase != Phase::asking || !m_asked || !roster.alive(actor)) return false;
    const TeamId team = roster[m_asked].team;
    const auto& members = roster[team].members;
    return m_asked == roster.leader_of(team) && std::find(members.begin(), members.end(), actor) != members.end() &&
           (actor == m_asked || m_order.ready(actor, m_pace));
}

void SixTier::end_round() {
    if (m_phase == Phase::between_rounds) return;
    m_order.close();
    m_ahead.clear();
    m_cycle = cycle_count;
    m_phase = Phase::between_cycles;
}

Stake SixTier::stake(const Roster& roster, EntityId actor, Moment when) const {
    const int speed = roster[actor].speed;
    if (speed < 0) return Stake::unless_it_moves;
    for (int tier = when.tier + 1; tier < tier_count; ++tier)
        if (acts_in_tier(speed, tier)) return Stake::unless_it_acts;
    return Stake::nothing;
}

Standing SixTier::standing(const Roster& roster, EntityId actor) const {
    if (roster[actor].speed < 0 && m_order.cooldown(actor) > 0) return Standing::cooling;
    if (m_order.forfeited(actor)) return Standing::forfeited;
    const auto stands = std::find(m_ahead.begin(), m_ahead.end(), actor);
    if (stands != m_ahead.end() && stands != m_ahead.begin()) return Standing::let_forward;
    return m_when.tier > 0 ? Standing::by_speed : Standing::in_turn;
}

RoundFace SixTier::face() const {
    static constexpr std::array<RoundColumn, tier_count> columns{{{tier_names[0], tier_ticks[0]},
                                                                  {tier_names[1], tier_ticks[1]},
                                                                  {tier_names[2], tier_ticks[2]},
                                                                  {tier_names[3], tier_ticks[3]},
                                                                  {tier_names[4], tier_ticks[4]},
                                                                  {tier_names[5], tier_ticks[5]}}};
    return {RoundFace::Style::columns, RoundFace::Word::round, columns, 2, true};
}

Reading SixTier::reading(const Roster& roster, EntityId actor) const {
    if (!roster.alive(actor)) return {};
    if (roster[actor].speed < 0 && cooldown(actor) > 0) return {Reading::Kind::cooling, cooldown(actor)};
    if (m_phase != Phase::asking) return {Reading::Kind::next_round, 0};
    const Faction side = roster[roster[actor].team].faction;
    const bool to_come = side > m_faction ? m_order.may_act(actor, m_pace) : side == m_faction && m_order.ready(actor, m_pace);
    if (actor == m_asked || to_come) return {Reading::Kind::acts_in, m_when.tier};
    for (int tier = m_when.tier + 1; tier < tier_count && !m_order.forfeited(actor); ++tier)
        if (acts_in_tier(roster[actor].speed, tier)) return {Reading::Kind::acts_in, tier};
    return {Reading::Kind::next_round, 0};
}

int SixTier::cooldown(EntityId actor) const { return m_order.cooldown(actor); }

void SixTier::each_missed(const Roster& roster, const MissedTurnSink& each) const {
    const auto at = [&](int tier) {
        return Moment{m_when.round, tier, (m_when.round - 1) * round_ticks + tier_ticks[static_cast<std::size_t>(tier)]};
    };
    for (std::size_t i = 0; i < roster.actors.size(); ++i) {
        const EntityId actor(i);
        if (!roster.alive(actor)) continue;
        const int speed = roster[actor].speed;
        if (speed < 0 && cooldown(actor) > 0) each(actor, at(0), Standing::cooling, cooldown(actor));
        if (!m_order.forfeited(actor)) continue;
        for (int tier = 1; tier < tier_count; ++tier)
            if (acts_in_tier(speed, tier)) each(actor, at(tier), Standing::forfeited, 0);
    }
}

void SixTier::add_to(Hash& hash) const {
    m_order.add_to(hash);
    hash.add(m_ahead.size());
    for (const EntityId actor : m_ahead) hash.add(actor.value);
    hash.add(m_asked.value).add(static_cast<std::uint64_t>(m_phase)).add(static_cast<std::uint64_t>(m_cycle));
    hash.add(static_cast<std::uint64_t>(m_when.round)).add(static_cast<std::uint64_t>(m_when.tier));
}

}  // namespace td
