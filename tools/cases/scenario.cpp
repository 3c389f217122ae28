#include "tools/cases/scenario.hpp"

#include <algorithm>
#include <array>

#include "time/time_system.hpp"

namespace td {

namespace {

Roster roster_of(const Scenario& scenario) {
    Roster roster;
    std::array<TeamId, faction_count> team_of;
    for (const ScenarioActor& actor : scenario.actors) {
        TeamId& team = team_of[static_cast<std::size_t>(actor.side)];
        if (!team) {
            team = TeamId(roster.teams.size());
            roster.teams.push_back({.faction = actor.side});
        }
        roster[team].members.emplace_back(roster.actors.size());
        roster.actors.push_back({.team = team,
                                 .speed = static_cast<std::int8_t>(actor.speed),
                                 .here = true,
                                 .delay = actor.start,
                                 .allowance = actor.allowance,
                                 .pool = actor.pool,
                                 .wait = actor.wait,
                                 .actions = static_cast<std::int16_t>(actor.actions)});
    }
    return roster;
}

class ScenarioPlayer {
public:
    ScenarioPlayer(const Scenario& scenario, const TimeSettings& settings)
        : m_scenario(scenario),
          m_roster(roster_of(scenario)),
          m_time(TimeSystem::make(settings, 0)),
          m_given(scenario.actors.size()),
          m_pending(scenario.actors.size()) {
        m_time.start(m_roster);
    }

    ScenarioPlay run() {
        for (int idle = 0; idle < idle_limit; ++idle) {
            const TimeEvent event = m_time.next(m_roster, {});
            if (event.kind == TimeEvent::Kind::no_actor_left || event.when.time >= m_scenario.length) return std::move(m_play);
            if (event.kind == TimeEvent::Kind::round_begins) m_play.rounds.push_back({event.when.time, m_play.turns.size()});
            if (event.kind == TimeEvent::Kind::turn) ask(event);
            if (event.kind == TimeEvent::Kind::action_due) take_effect(event);
            if (event.kind == TimeEvent::Kind::turn) idle = 0;
        }
        m_play.stood_still = true;
        return std::move(m_play);
    }

private:
    /// After this many events in a row without an action, no creature will ever be asked.
    static constexpr int idle_limit = 100'000;

    void ask(const TimeEvent& event) {
        const std::size_t actor = event.actor.index();
        const auto& script = m_scenario.actors[actor].script;
        const ActionCost action = priced(script[m_given[actor]++ % script.size()], m_scenario.actors[actor], m_scenario.costs);
        m_pending[actor] = m_play.turns.size();
        m_play.turns.push_back({actor, action.kind, event.when.time, event.when.time});
        if (m_time.begin_action(m_roster, event.actor, action))
            m_time.finish(m_roster, event.actor, action);
        else
            m_play.turns.back().done = event.when.time + action.cost;
    }

    void take_effect(const TimeEvent& event) {
        const ScenarioTurn& turn = m_play.turns[m_pending[event.actor.index()]];
        m_time.finish(m_roster, event.actor, {turn.kind, std::max<Ticks>(turn.done - turn.asked, 1)});
    }

    const Scenario& m_scenario;
    Roster m_roster;
    TimeSystem m_time;
    std::vector<std::size_t> m_given;    ///< actions so far, by actor
    std::vector<std::size_t> m_pending;  ///< the turn whose action has not taken effect, by actor
    ScenarioPlay m_play;
};

}  // namespace

ScenarioPlay play(const Scenario& scenario, const TimeSettings& settings) { return ScenarioPlayer(scenario, settings).run(); }

}  // namespace td
