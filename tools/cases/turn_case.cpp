#include "tools/cases/turn_case.hpp"

#include <algorithm>

#include "time/time_system.hpp"
#include "world/team_order.hpp"

namespace td {

namespace {

class CasePlay {
public:
    explicit CasePlay(const TurnCase& turn_case) : m_case(turn_case), m_roster(turn_case.roster) {
        for (std::size_t number = 0; number < m_roster.teams.size(); ++number)
            if (m_roster.teams[number].faction == Faction::player) m_player = TeamId(number);
        m_time.start(m_roster);
    }

    std::vector<CaseRow> run() {
        const BlockerOf blocker_of = [this](EntityId actor, MayStillAct) { return blocker(actor); };
        std::vector<CaseRow> rows;
        while (m_roster.leader_of(m_player)) {
            TimeEvent event = next_turn(m_time, m_roster, &blocker_of);
            if (event.kind != TimeEvent::Kind::turn || rows.size() == m_case.actions.size()) break;
            const CaseAction& action = m_case.actions[rows.size()];
            if (event.actor == m_roster.leader_of(m_player)) {
                make(action.before);
                event = next_turn(m_time, m_roster, &blocker_of);
            }
            rows.push_back({event.when.round, event.when.tier, event.actor});
            m_time.begin_action(m_roster, event.actor, action.action);
            make(action.after);
            m_time.finish(m_roster, event.actor, action.action);
        }
        return rows;
    }

private:
    EntityId blocker(EntityId actor) const { return actor == m_roster.leader_of(m_player) ? EntityId{} : m_case.blocked_by[actor.index()]; }

    void make(const std::vector<CaseChange>& changes) {
        for (const CaseChange& change : changes) std::visit([this](const auto& c) { apply(c); }, change);
    }
    void apply(const CaseSwap& swap) {
        if (swap_slots(m_roster, m_player, swap.first, swap.second)) m_time.team_edited(m_roster, m_player);
    }
    void apply(const CaseLead& hand) {
        if (!m_time.may_take_over(m_roster, hand.to)) return;
        set_leader(m_roster, m_player, hand.to);
        m_time.team_edited(m_roster, m_player);
    }
    void apply(const CaseSpeed& set) {
        m_roster[set.who].speed = static_cast<std::int8_t>(set.speed);
        m_time.speed_changed(m_roster, set.who);
    }
    void apply(const CaseDeath& die) {
        m_roster[die.who].here = false;
        m_time.left(m_roster, die.who);
    }
    void apply(const CaseJoin& join) {
        const TeamId id = m_roster[join.with].team;
        m_roster[join.who] = {.team = id, .speed = static_cast<std::int8_t>(join.speed), .here = true};
        Team& team = m_roster[id];
        (join.as_guest ? team.guests : team.members).push_back(join.who);
        m_time.joined(m_roster, join.who);
    }

    const TurnCase& m_case;
    Roster m_roster;
    TeamId m_player;
    TimeSystem m_time;
};

}  // namespace

std::vector<CaseRow> play(const TurnCase& turn_case) { return CasePlay(turn_case).run(); }

std::string to_string(const CaseRow& row, const TurnCase& turn_case) {
    std::string text = "[";
    text += std::to_string(row.round);
    text += ", \"";
    text += tier_names[static_cast<std::size_t>(row.tier)];
    text += "\", ";
    text += turn_case.names[row.actor.index()];
    return text += "]";
}

}  // namespace td
