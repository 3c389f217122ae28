// Shared by all commits: reporting events, and keeping the roster up to date. Part of commit.cpp alone.
#pragma once

#include <utility>

#include "actions/changes.hpp"
#include "actions/commit.hpp"
#include "world/creature.hpp"
#include "world/pools.hpp"

namespace td {

class Bookkeeping {
public:
    Bookkeeping(World& world, const Catalog& catalog, ChangeSet& change_set)
        : m_world(world), m_catalog(catalog), m_change_set(change_set) {}

protected:
    /// Reports the event to the observer of the commit.
    template <class Kind>
    void tell(Kind event) {
        m_change_set.events.emplace_back(std::move(event));
    }

    Point place_of(EntityId id) const { return m_world.get<Position>(id).at; }
    FeatureId feature_of(EntityId fixture) const { return m_world.get<Fixture>(fixture).feature; }

    /// Brings its row of the roster up to date, after a change of whatever decides its speed or ticks.
    void update_time(EntityId who) {
        const ActorTime row = actor_time({m_world, m_catalog}, who);
        ActorTime& actor = m_world.edit_roster()[who];
        if (actor == row) return;
        actor = row;
        m_change_set.roster_changes.push_back({RosterChange::Kind::speed, who, actor.team});
    }

    /// Adapts its pools to its parts, and reports to the time system that these have changed.
    void update_parts(EntityId who) {
        fit_pools(m_world, m_catalog, who);
        m_change_set.roster_changes.push_back({RosterChange::Kind::parts, who, m_world.roster()[who].team});
    }

    World& m_world;
    const Catalog& m_catalog;
    ChangeSet& m_change_set;
};

}  // namespace td
