// Self-play: a whole run in which every creature is AI-controlled, for balance, for tests, and to check the invariants.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "game/game.hpp"
#include "headless/plan_tally.hpp"
#include "headless/standoff.hpp"

namespace td {

struct SelfPlay {
    std::uint64_t seed = 0;
    Outcome outcome = Outcome::running;
    Tally tally;
    PlanTally plans;
    Standoff longest_standoff;  ///< see StandoffWatch
    std::uint64_t hash = 0;
    std::vector<std::string> faults;  ///< broken invariants, chains cut off, a run that did not end
};

/// In turns. A longer run is reported as one that does not end.
inline constexpr int turn_limit = 200'000;

/// `difficulty`: none: the main one of the content.
SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty = {});
/// The same, and `watch` sees every event while the floor on which it happened still stands.
SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty,
                        FunctionRef<void(const Game&, const Event&)> watch);

/// Does the dungeon's time system divide rounds into tiers?
bool has_tiers(const Catalog& catalog, DungeonId dungeon);

/// Adds what is wrong with the game to `faults`: what the event tells of.
void collect_fault(const Event& event, std::vector<std::string>& faults);

}  // namespace td
