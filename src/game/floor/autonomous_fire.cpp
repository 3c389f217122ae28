#include "game/floor/autonomous_fire.hpp"

#include <algorithm>

#include "game/floor/action_runner.hpp"
#include "rules/weapons.hpp"

namespace td {

EntityId fire_next(ActionRunner& runner) {
    GameState& state = runner.state();
    const WeaponTimer timer = state.weapon_timers.restart_first({state.world, *state.catalog});
    const ItemId weapon = weapon_of(state.world, timer)->item;
    state.now.time = std::max(state.now.time, timer.due);
    runner.observer().weapon_due(timer.who, weapon);
    if (runner.turns().weapons_hit())
        if (auto shot = autonomous_shot({state.world, *state.catalog}, timer.who, weapon)) runner.carry_out(std::move(*shot));
    return timer.who;
}

}  // namespace td
