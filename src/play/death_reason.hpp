// Why a creature fell when it did: what the order of turns had to do with it. For the page at the end of a run.
#pragma once

#include <map>
#include <string>

#include "base/function_ref.hpp"
#include "game/run/game.hpp"

namespace td {

/// Hears every event of a run from its start.
class DeathReason {
public:
    /// The name of a creature that the player knows; empty for others.
    using Namer = FunctionRef<std::string(EntityId)>;

    /// Call for every event in order.
    void hear(const Game& game, const Event& event);
    /// A sentence; empty if there is nothing to say. Call before hearing `died`.
    std::string sentence(const Game& game, const Died& died, Namer name_of) const;

private:
    void hear_turn(const Event& event);
    std::string of_killer(const Game& game, EntityId killer, const std::string& name) const;
    std::string of_fallen(const Game& game, EntityId fallen, const std::string& name) const;

    int m_round = 0;
    EntityId m_turn_of;                       ///< whose turn it is
    EntityId m_released;                      ///< the next turn is one that it had held
    EntityId m_held;                          ///< this turn is one that it had held
    std::map<EntityId, TriggerId> m_answers;  ///< in this turn: the trigger that went off last
    std::map<EntityId, bool> m_acted;         ///< in this round; true: its last act was a step
    std::map<EntityId, bool> m_forfeited;     ///< in this round: a blow that gave up its later tiers
    std::map<EntityId, LostTurn> m_lost;      ///< in this round
    std::map<EntityId, TurnShift> m_shifted;  ///< in this round: struck out or delayed
    std::map<EntityId, int> m_rests_until;    ///< the last round that a step at low speed costs it
};

}  // namespace td
