// What happens in the fights that are timed: the same actions and changes for us and for our rival, drawn beforehand.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/rng.hpp"
#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td::bench {

/// Teams of at most four; the first is the player's, every eighth is neutral; all speeds.
inline Roster crowd(std::size_t size) {
    Roster roster;
    Rng rng(size);
    const std::size_t team_size = size < 8 ? 2 : 4;
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t team = i / team_size;
        if (team == roster.teams.size())
            roster.teams.push_back({.faction = team == 0 ? Faction::player : team % 8 == 4 ? Faction::neutral : Faction::foe});
        roster.teams[team].members.push_back(EntityId(i));
        roster.actors.push_back({.team = TeamId(team), .speed = static_cast<std::int8_t>(rng.between(-3, 3)), .here = true});
    }
    return roster;
}

enum class Change : std::uint8_t { none, speed, death, join, reorder };

struct MixedTurn {
    ActionClass action = ActionClass::wait;
    Change change = Change::none;
    std::int8_t speed = 0;  ///< of a change of speed
    EntityId who;           ///< changes its speed, dies, or has its team reordered
};

/// A power of two of them: three moves to one attack, some waiting; one change in 64 turns, of which half are of speed, and as many join as
/// die.
inline std::vector<MixedTurn> mixed_turns(std::size_t size, bool changes) {
    std::vector<MixedTurn> turns(1u << 12);
    Rng rng(size + 1);
    bool someone_is_dead = false;
    for (MixedTurn& turn : turns) {
        const std::uint32_t die = rng.below(20);
        turn.action = die < 14 ? ActionClass::move : die < 19 ? ActionClass::action : ActionClass::wait;
        turn.who = EntityId(rng.below(static_cast<std::uint32_t>(size)));
        turn.speed = static_cast<std::int8_t>(rng.between(-3, 3));
        if (!changes || rng.below(64) != 0) continue;
        const std::uint32_t kind = rng.below(8);
        turn.change = kind < 4 ? Change::speed : kind < 6 ? Change::reorder : someone_is_dead ? Change::join : Change::death;
        if (kind >= 6) someone_is_dead = !someone_is_dead;
    }
    return turns;
}

/// Carries changes out on the roster and tells the scheduler, as the game would.
template <class Scheduler>
class MixedFight {
public:
    explicit MixedFight(std::size_t size) : m_roster(crowd(size)) {}
    const Roster& roster() const { return m_roster; }

    /// True: it changed the order of the very team whose turn it is, so somebody else of it may have the turn now.
    bool make(const MixedTurn& turn, Scheduler& scheduler, EntityId asked) {
        const TeamId team = m_roster[turn.who].team;
        switch (turn.change) {
            case Change::none: break;
            case Change::speed:
                m_roster[turn.who].speed = turn.speed;
                scheduler.speed_changed(m_roster, turn.who);
                break;
            case Change::death:
                if (!m_roster.is_here(turn.who) || m_dead) break;
                m_dead = turn.who;
                m_roster[turn.who].here = false;
                scheduler.left(m_roster, turn.who);
                break;
            case Change::join: bring_back(scheduler); break;
            case Change::reorder:
                std::swap(m_roster[team].members.front(), m_roster[team].members.back());
                scheduler.team_edited(m_roster, team);
                return m_roster[asked].team == team;
        }
        return false;
    }

private:
    /// The one who died last, as the last of its team, so that the crowd keeps its size.
    void bring_back(Scheduler& scheduler) {
        if (!m_dead) return;
        std::vector<EntityId>& members = m_roster[m_roster[m_dead].team].members;
        std::erase(members, m_dead);
        members.push_back(m_dead);
        m_roster[m_dead].here = true;
        scheduler.joined(m_roster, m_dead);
        m_dead = {};
    }

    Roster m_roster;
    EntityId m_dead;
};

}  // namespace td::bench
