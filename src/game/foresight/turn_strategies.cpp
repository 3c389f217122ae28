#include "game/foresight/turn_strategies.hpp"

#include "game/foresight/look_ahead.hpp"
#include "game/state/game_state.hpp"
#include "world/creature.hpp"

namespace td {

tactics::Decision RealTurns::decide(GameState& state, EntityId who) const { return best_decision(state, who); }

bool RehearsedTurns::lets_decide(const GameState& state, EntityId who) const {
    return companions_decide && faction_of(state.world, who) == Faction::player;
}

tactics::Decision RehearsedTurns::decide(GameState& state, EntityId who) const { return best_decision(state, who); }

tactics::Decision ImaginedTurns::decide(GameState& state, EntityId who) const { return imagined_decision(state, who, *this); }

}  // namespace td
