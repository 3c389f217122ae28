// A few creatures that repeat their actions, played under one time system after another, to compare when each acts.
#pragma once

#include <string>
#include <vector>

#include "catalog/definitions.hpp"
#include "tools/cases/action_price.hpp"

namespace td {

struct ScenarioActor : CostProfile {
    std::string name;
    Faction side = Faction::player;                    ///< each side is one team, its first is the leader
    int allowance = 100;                               ///< ticks given by each pass of an energy pool
    int pool = 0;                                      ///< ticks in the pool at the start
    int wait = 100;                                    ///< ticks between turns under wait times
    int actions = 1;                                   ///< actions per turn under wait times
    int start = 0;                                     ///< ticks before its first turn
    std::vector<PricedAction> script{PricedAction{}};  ///< one per turn, repeated
};

struct Scenario {
    std::string name;
    int length = 400;  ///< ticks to show
    std::vector<ScenarioActor> actors;
    std::vector<TimeSettings> settings;  ///< for systems that should not use their default settings
    Costs costs;                         ///< for all creatures, like a dungeon's
};

struct ScenarioTurn {
    std::size_t actor = 0;  ///< index into the scenario's
    ActionClass kind = ActionClass::move;
    Ticks asked = 0;
    Ticks done = 0;  ///< when the action takes effect; usually at once
};

struct ScenarioRound {
    Ticks begins = 0;
    std::size_t turns_before = 0;  ///< number of turns before it; turns at the same moment may belong to it
};

struct ScenarioPlay {
    std::vector<ScenarioTurn> turns;  ///< in order
    std::vector<ScenarioRound> rounds;
    bool stood_still = false;  ///< no creature had another turn before the end
};

/// Plays all turns before `scenario.length`. Creatures do not block each other.
ScenarioPlay play(const Scenario& scenario, const TimeSettings& settings);

}  // namespace td
