// What a player wants to be asked about before something goes on by itself. Knows no screen.
#pragma once

#include <string>
#include <vector>

#include "game/game.hpp"

namespace td {

/// Foes of the player's side that it sees.
std::vector<EntityId> foes_seen(const Game& game);

/// How things stood with one of the player's side at one moment.
class InterruptCheck {
public:
    InterruptCheck(const Game& game, EntityId who);

    /// What has happened since that it should stop for, as a sentence: a foe came into sight, it was hurt, it gained a harmful status, a
    /// companion is badly hurt, the lead has passed on. Empty: nothing.
    std::string disturbance(const Game& game) const;

private:
    std::string harm_since(const Game& game) const;

    EntityId m_who;
    EntityId m_leader;
    int m_floor = 0;
    int m_health = 0;
    std::vector<EntityId> m_foes;        ///< in sight
    std::vector<StatusId> m_statuses;    ///< its own, harmful ones
    std::vector<EntityId> m_badly_hurt;  ///< of its side
};

}  // namespace td
