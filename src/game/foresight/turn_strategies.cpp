#include "game/foresight/turn_strategies.hpp"

#include "game/foresight/look_ahead.hpp"
#include "game/foresight/thoughts.hpp"
#include "game/state/game_state.hpp"
#include "world/creature.hpp"

namespace td {

tactics::Decision RealTurns::decide(GameState& state, EntityId who) const {
    return m_thoughts != nullptr ? m_thoughts->decision(state, who) : best_decision(state, who);
}

EntityId RealTurns::creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) const {
    if (m_thoughts != nullptr) return m_thoughts->creature_in_next_step(state, who, may_still_act);
    return tactics::creature_in_next_step(state.ai_context(), who, may_still_act);
}

bool RehearsedTurns::lets_decide(const GameState& state, EntityId who) const {
    return companions_decide && faction_of(state.world, who) == Faction::player;
}

tactics::Decision RehearsedTurns::decide(GameState& state, EntityId who) const { return best_decision(state, who); }

EntityId RehearsedTurns::creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) const {
    return tactics::creature_in_next_step(state.ai_context(), who, may_still_act);
}

tactics::Decision ImaginedTurns::decide(GameState& state, EntityId who) const { return imagined_decision(state, who, *this); }

EntityId ImaginedTurns::creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) const {
    return tactics::creature_in_next_step(state.ai_context(), who, may_still_act);
}

}  // namespace td
