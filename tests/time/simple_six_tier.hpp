// The six-tier round written down as plainly as the rules are told: lists, and everyone looked at. What the quick one is compared with.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "time/six_tier.hpp"

namespace td {

class SimpleSixTier {
public:
    void start(const Roster& roster) {
        for (std::size_t i = 0; i < roster.actors.size(); ++i) m_rows[EntityId(i)] = roster.actors[i];
    }

    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of) {
        const bool anybody = std::any_of(m_rows.begin(), m_rows.end(), [](const auto& row) { return row.second.here; });
        if (m_context == begun_nothing) {
            if (!anybody) return {.kind = TimeEvent::Kind::no_actor_left, .when = m_when};
            m_when = {m_when.round + 1, 0, m_when.round * 100};
            m_forfeited.clear();
            m_counted.clear();
            m_cycle = -1;
            m_context = in_round;
            m_faction = Faction::player;
            return {.kind = TimeEvent::Kind::round_begins, .when = m_when};
        }
        while (true) {
            if (m_cycle >= 0) choose(blocker_of);
            if (m_asked) return {TimeEvent::Kind::turn, m_asked, m_faction, m_when};
            if (m_cycle >= 17) break;
            draw_up(roster);
            if (!eligible_now().empty()) return {TimeEvent::Kind::cycle_begins, {}, m_faction, m_when};
        }
        m_context = begun_nothing;
        m_when.time = m_when.round * 100;
        return {.kind = TimeEvent::Kind::round_ends, .when = m_when};
    }

    bool begin_action(const Roster&, EntityId, ActionCost) { return true; }
    bool replace_action(const Roster&, EntityId, ActionCost) { return false; }
    void finish(const Roster& roster, EntityId actor, ActionCost action) {
        m_rows[actor] = roster[actor];
        if (m_asked != actor) return;  // it died of its own action; if it comes back, it is a newcomer
        if (action.kind == ActionClass::action) m_forfeited.insert(actor);
        m_wait[actor] = action.kind == ActionClass::move && m_rows[actor].speed < 0 ? 1 - m_rows[actor].speed : 0;
        m_counted.erase(actor);
        std::erase(m_order, actor);
        m_asked = {};
    }

    void joined(const Roster& roster, EntityId actor) {
        m_rows[actor] = roster[actor];
        m_forfeited.erase(actor);
        m_wait[actor] = 0;
        m_counted.erase(actor);
    }
    void left(const Roster& roster, EntityId actor) {
        m_rows[actor] = roster[actor];
        std::erase(m_order, actor);
        if (m_asked == actor) m_asked = {};
    }
    void speed_changed(const Roster& roster, EntityId actor) { m_rows[actor].speed = roster[actor].speed; }
    /// In the player's own turn the rest of the cycle is its team in the new order.
    void team_changed(const Roster&, TeamId) {}
    void team_edited(const Roster& roster, TeamId team) {
        if (!m_asked || roster[m_asked].team != team) return;
        std::vector<EntityId> order;
        for (const EntityId actor : team_order(roster, team))
            if (std::find(m_order.begin(), m_order.end(), actor) != m_order.end()) order.push_back(actor);
        m_order = order;
        if (const EntityId leader = roster.leader_of(team); in_order(leader) && eligible(leader)) m_asked = leader;
    }
    bool may_take_over(const Roster& roster, EntityId actor) const {
        return m_asked && m_asked == roster.leader_of(roster[m_asked].team) && roster[actor].team == roster[m_asked].team &&
               std::count(roster[roster[actor].team].guests.begin(), roster[roster[actor].team].guests.end(), actor) == 0 &&
               in_order(actor) && eligible(actor);
    }
    void end_round() {
        if (m_context == begun_nothing) return;
        m_order.clear();
        m_asked = {};
        m_cycle = 17;
    }
    void each_eligible(const Roster&, const std::function<void(EntityId)>& each) const {
        for (const EntityId actor : eligible_now()) each(actor);
    }
    /// Rounds that it has still to sit out, this one included unless it acted in it.
    int cooldown(EntityId actor) const {
        const auto wait = m_wait.find(actor);
        if (wait == m_wait.end() || wait->second == 0) return 0;
        return wait->second - (m_counted.count(actor) == 0 ? 1 : 0);
    }
    bool forfeited(EntityId actor) const { return m_forfeited.count(actor) != 0; }

private:
    enum ScreenContext { begun_nothing, in_round };

    bool in_order(EntityId actor) const { return std::find(m_order.begin(), m_order.end(), actor) != m_order.end(); }
    bool eligible(EntityId actor) const {
        const ActorTime& row = m_rows.at(actor);
        const bool waits = m_when.tier == 0 && row.speed < 0 && m_wait.count(actor) != 0 && m_wait.at(actor) > 0;
        return row.here && m_forfeited.count(actor) == 0 && acts_in_tier(row.speed, m_when.tier) && !waits;
    }
    std::vector<EntityId> eligible_now() const {
        std::vector<EntityId> result;
        for (const EntityId actor : m_order)
            if (eligible(actor)) result.push_back(actor);
        return result;
    }

    static std::vector<EntityId> team_order(const Roster& roster, TeamId id) {
        std::vector<EntityId> order;
        if (roster.leader_of(id)) order.push_back(roster.leader_of(id));
        for (const auto* list : {&roster[id].members, &roster[id].guests})
            for (const EntityId actor : *list)
                if (roster.is_here(actor) && actor != roster.leader_of(id)) order.push_back(actor);
        return order;
    }

    void draw_up(const Roster& roster) {
        ++m_cycle;
        m_faction = static_cast<Faction>(m_cycle % 3);
        const int tier = m_cycle / 3;
        const int tier_of_last = m_when.tier;
        m_when.tier = tier;
        m_order.clear();
        for (std::size_t team = 0; team < roster.teams.size(); ++team)
            if (roster.teams[team].faction == m_faction)
                for (const EntityId actor : team_order(roster, TeamId(team))) m_order.push_back(actor);
        for (const EntityId actor : m_order)
            if (tier == 0 && m_wait[actor] > 0) --m_wait[actor], m_counted.insert(actor);
        if (eligible_now().empty()) m_when.tier = tier_of_last, m_order.clear();
        m_when.time = (m_when.round - 1) * 100 + tier_ticks[static_cast<std::size_t>(m_when.tier)];
    }

    /// Decides whose turn it is: takes creatures that may not act off the front, then follows the chain of blockers.
    void choose(const BlockerOf* blocker_of) {
        if (m_asked && in_order(m_asked) && eligible(m_asked)) return;
        m_asked = {};
        while (!m_order.empty() && !eligible(m_order.front())) m_order.erase(m_order.begin());
        if (m_order.empty()) return;
        std::set<EntityId> chain{m_order.front()};
        while (blocker_of) {
            const EntityId blocker = (*blocker_of)(m_order.front(), [](EntityId) { return true; });
            if (!blocker || !in_order(blocker) || !eligible(blocker) || !chain.insert(blocker).second) break;
            std::erase(m_order, blocker);
            m_order.insert(m_order.begin(), blocker);
        }
        m_asked = m_order.front();
    }

    std::map<EntityId, ActorTime> m_rows;
    std::map<EntityId, int> m_wait;  ///< the rounds of a cooldown, with the one in which it began until that is over
    std::set<EntityId> m_counted;    ///< for these, this round has been taken from it
    std::set<EntityId> m_forfeited;
    std::vector<EntityId> m_order;  ///< creatures still to be asked in this cycle
    EntityId m_asked;
    ScreenContext m_context = begun_nothing;
    Faction m_faction = Faction::player;
    int m_cycle = -1;  ///< tier * 3 + faction
    Moment m_when;
};

}  // namespace td
