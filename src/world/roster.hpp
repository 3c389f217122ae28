// Teams, their order, and the values of each creature that time systems need. Time systems know nothing else of the world.
#pragma once

#include <cstdint>
#include <vector>

#include "base/id.hpp"

namespace td {

/// In the order in which factions act.
enum class Faction : std::uint8_t { player, neutral, foe };
inline constexpr int faction_count = 3;

/// The most members of a party that are chosen, or join it.
inline constexpr std::size_t most_members = 4;

struct Team {
    Faction faction = Faction::foe;
    std::vector<EntityId> members;  ///< in team order; dead members keep their slots
    std::vector<EntityId> guests;
    std::vector<EntityId> behind;  ///< known to the team, but not with it: they wait for the next camp, off the floor
    std::size_t leader = 0;        ///< index into `members`

    /// A range over the members and then the guests, including the dead.
    class Everyone {
    public:
        struct Iterator {
            const Team* team;
            std::size_t i;

            EntityId operator*() const {
                const std::size_t count = team->members.size();
                return i < count ? team->members[i] : team->guests[i - count];
            }
            Iterator& operator++() {
                ++i;
                return *this;
            }
            friend bool operator==(const Iterator&, const Iterator&) = default;
        };

        explicit Everyone(const Team& team) : m_team(team) {}
        Iterator begin() const { return {&m_team, 0}; }
        Iterator end() const { return {&m_team, m_team.members.size() + m_team.guests.size()}; }

    private:
        const Team& m_team;
    };
    Everyone everyone() const { return Everyone(*this); }
};

/// One row per entity; entities that are not creatures keep the default values.
struct ActorTime {
    TeamId team;
    std::int8_t speed = 0;  ///< effective movement speed, clamped to -3..3
    bool here = false;      ///< alive and on the floor: it takes part in the order of turns

    // For the systems that count ticks; the six-tier system ignores these.
    static constexpr std::int32_t at_once = -1;
    std::int32_t delay = at_once;  ///< ticks until its first turn; 0: after the creatures that are already due; at_once: before them
    std::int32_t allowance = 100;  ///< ticks gained per round
    std::int32_t pool = 0;         ///< ticks at the start; below 0: debt
    std::int32_t wait = 100;       ///< ticks from one turn to the next, >= 1
    std::int16_t actions = 1;      ///< actions per turn, >= 1

    friend bool operator==(const ActorTime&, const ActorTime&) = default;
};

/// A plain value. Only commit (src/actions) and the building of a floor write it.
struct Roster {
    std::vector<Team> teams;        ///< their order matters within a faction; indices stay valid while the floor lasts
    std::vector<ActorTime> actors;  ///< by EntityId

    const ActorTime& operator[](EntityId id) const { return actors[id.index()]; }
    ActorTime& operator[](EntityId id) { return actors[id.index()]; }
    const Team& operator[](TeamId id) const { return teams[id.index()]; }
    Team& operator[](TeamId id) { return teams[id.index()]; }
    /// True if the creature is alive and on the floor. Members that are still on the stairs live without being here: see lives().
    bool is_here(EntityId id) const { return id && id.index() < actors.size() && actors[id.index()].here; }

    /// The appointed leader while it is here, then the first member that is; none if no member is here.
    /// Source: resources/docs/rules.md, "When a leader dies".
    EntityId leader_of(TeamId id) const {
        const Team& team = (*this)[id];
        if (team.leader < team.members.size() && is_here(team.members[team.leader])) return team.members[team.leader];
        for (const EntityId member : team.members)
            if (is_here(member)) return member;
        return {};
    }
};

}  // namespace td
