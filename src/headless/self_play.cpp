#include "headless/self_play.hpp"

#include <algorithm>

#include "game/invariants.hpp"

namespace td {

namespace {

void collect_faults(Game& game, std::vector<std::string>& faults) {
    for (const Event& event : game.take_events()) {
        if (const auto* cut = std::get_if<ChainCutOff>(&event)) faults.push_back("a chain of reactions did not end: " + cut->culprit);
        if (const auto* stuck = std::get_if<LivelockDetected>(&event)) faults.push_back("time stood still: " + stuck->fault);
    }
    for (std::string& fault : broken_invariants(game)) faults.push_back(std::move(fault));
}

}  // namespace

SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed) {
    Game game(catalog, {seed, dungeon, false});
    SelfPlay run{.seed = seed};
    int turns = 0;
    while (game.step().kind != Step::Kind::over && turns < turn_limit && run.faults.empty()) {
        ++turns;
        collect_faults(game, run.faults);
    }
    collect_faults(game, run.faults);
    if (turns == turn_limit) run.faults.push_back("the run did not end within " + std::to_string(turn_limit) + " turns");
    run.outcome = game.outcome();
    run.tally = game.tally();
    run.hash = game.hash();
    return run;
}

}  // namespace td
