// Self-play: a whole run in which every creature is AI-controlled, for balance, for tests, and to check the invariants. Vocabulary of the
// room: a player is a way to play the party by plans of a tactic (players.hpp); an arena match is a fight of two teams on an empty field
// (arena_match.hpp); a drill is a small situation with demands on what happens in it (drill.hpp); a tally counts what was done in a run; a
// fault is something wrong in a run, such as a broken invariant; a standoff is a row of rounds in which neither side did anything
// (standoff.hpp).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "game/game.hpp"
#include "tools/lab/plan_tally.hpp"
#include "tools/lab/standoff.hpp"

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
