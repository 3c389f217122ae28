// Commits of actions about the fallen. Part of commit.cpp alone.
#pragma once

#include <algorithm>

#include "actions/bookkeeping.hpp"
#include "world/fallen.hpp"

namespace td {

/// One overload for each action about the fallen.
class FallenCommitter : public Bookkeeping {
public:
    using Bookkeeping::Bookkeeping;

    void operator()(const FallDown& a) {
        add_body(m_world, a.who, a.at, a.rounds);
        tell(FellDown{a.who, a.at, a.rounds});
    }
    void operator()(const CarryFallen& a) {
        const Point at = *place_of_fallen(m_world, a.fallen);
        take_up_body(m_world, a.fallen, a.who);
        tell(TookUpFallen{a.who, a.fallen, at});
        update_time(a.who);
    }
    void operator()(const LayDownFallen& a) { lay_down(a.who, a.fallen); }
    void operator()(const Revive& a) {
        const EntityId bearer = m_world.get<FallenBody>(body_of(m_world, a.fallen)).bearer;
        remove_body(m_world, a.fallen);
        if (bearer) update_time(bearer);
        m_world.place(a.fallen, a.at);
        Health& health = m_world.edit<Health>(a.fallen);
        health.now = std::max(1, health.maximum * a.percent / 100);
        m_world.edit<Statuses>(a.fallen).list.clear();
        m_world.edit<AiState>(a.fallen) = AiState{.tactic = m_world.get<AiState>(a.fallen).tactic, .home = a.at};
        if (m_world.has<StruckOutTurns>(a.fallen)) m_world.remove<StruckOutTurns>(a.fallen);
        if (m_world.has<RoundActivity>(a.fallen)) m_world.remove<RoundActivity>(a.fallen);
        ActorTime& row = m_world.edit_roster()[a.fallen];
        row.here = true;
        row = actor_time({m_world, m_catalog}, a.fallen);
        tell(Revived{a.fallen, a.by, a.at});
        m_change_set.roster_changes.push_back({RosterChange::Kind::joined, a.fallen, row.team});
    }
    void operator()(const CountDownFallen& a) {
        FallenBody& body = m_world.edit<FallenBody>(body_of(m_world, a.fallen));
        if (!a.left_behind && --body.rounds_left > 0) return;
        const EntityId bearer = body.bearer;
        tell(FallenLost{a.fallen, *place_of_fallen(m_world, a.fallen), a.left_behind});
        remove_body(m_world, a.fallen);
        if (bearer) update_time(bearer);
    }

protected:
    void lay_down(EntityId who, EntityId fallen) {
        lay_down_body(m_world, fallen, place_of(who));
        tell(LaidDownFallen{who, fallen, place_of(who)});
        update_time(who);
    }
};

}  // namespace td
