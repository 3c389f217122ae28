// A few creatures that do the same actions over and over, played under one time system after the other, to compare when each acts.
#pragma once

#include <string>
#include <vector>

#include "catalog/definitions.hpp"
#include "tools/cases/action_price.hpp"

namespace td {

struct ScenarioActor : CostProfile {
    std::string name;
    Faction side = Faction::player;                    ///< each side is one team, its first is the leader
    int allowance = 100;                               ///< ticks that every pass of an energy pool gives
    int pool = 0;                                      ///< ticks that it begins with
    int wait = 100;                                    ///< ticks from one turn to the next under wait times
    int actions = 1;                                   ///< in one such turn
    int start = 0;                                     ///< ticks before its first turn
    std::vector<PricedAction> script{PricedAction{}};  ///< one for each of its turns, then again from the first
};

struct Scenario {
    std::string name;
    int length = 400;  ///< ticks that are shown
    std::vector<ScenarioActor> actors;
    std::vector<TimeSettings> settings;  ///< for systems that are not to run with their ordinary ones
    Costs costs;                         ///< of all creatures, as a dungeon may have them
};

struct ScenarioTurn {
    std::size_t actor = 0;  ///< index into the scenario's
    ActionClass kind = ActionClass::move;
    Ticks asked = 0;
    Ticks done = 0;  ///< when the action takes effect; mostly at once
};

struct ScenarioRound {
    Ticks begins = 0;
    std::size_t turns_before = 0;  ///< asked before it; others may be asked at the same instant, in it
};

struct ScenarioPlay {
    std::vector<ScenarioTurn> turns;  ///< in the order in which they were asked
    std::vector<ScenarioRound> rounds;
    bool stood_still = false;  ///< no creature was ever asked again before the end
};

/// Everything that is asked before `scenario.length`. No creature blocks another.
ScenarioPlay play(const Scenario& scenario, const TimeSettings& settings);

}  // namespace td
