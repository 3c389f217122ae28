// Notices what should stop an action that continues on its own. Knows no screen.
#pragma once

#include <string>
#include <vector>

#include "game/run/game.hpp"

namespace td {

/// The foes that the player's side sees.
std::vector<EntityId> foes_seen(const Game& game);

/// The state of one creature of the player's side, and of the side as far as it matters, when the check is made.
class InterruptCheck {
public:
    InterruptCheck(const Game& game, EntityId who) : InterruptCheck(game, who, foes_seen(game)) {}
    /// `foes`: that come into sight without being a disturbance, such as those in sight already.
    InterruptCheck(const Game& game, EntityId who, std::vector<EntityId> foes);

    /// A sentence about what has happened since then and should stop its action: a foe came into sight, it was hurt or gained a harmful
    /// status, a companion is badly hurt, the leader changed. Empty: nothing.
    std::string disturbance(const Game& game) const;

private:
    std::string harm_since(const Game& game) const;

    EntityId m_who;
    EntityId m_leader;
    int m_floor = 0;
    int m_health = 0;
    std::vector<EntityId> m_foes;
    std::vector<StatusId> m_statuses;    ///< its own, harmful ones
    std::vector<EntityId> m_badly_hurt;  ///< of its side
};

}  // namespace td
