// Side aims of a floor: what the party has done towards them, when they are lost, and what they pay. Source: resources/docs/rules.md,
// "Minutes".
#pragma once

#include <vector>

#include "game/floor/action_runner.hpp"

namespace td {

/// A side aim of the current floor. Points into the catalog.
struct AimStatus {
    const SideAim* aim = nullptr;
    bool lost = false;
    bool pays = false;  ///< if the party left now
};

/// In the order of the floor's rules; none on a hand-built floor after the last one.
std::vector<AimStatus> aims_of(const GameState& state);

/// Counts what objectives ask about: hits by foes, deaths, features used.
void record_deed(GameState& state, const Event& event);
/// Counts an action that `who` has done in its turn.
void record_action(GameState& state, EntityId who);

/// Reports the aims that are lost at that phase.
void lose_aims(ActionRunner& runner, JudgedPhase phase);
/// Pays the aims that are reached as the party leaves the floor, and reports the others as lost.
void pay_aims(ActionRunner& runner);

}  // namespace td
