// Self-play: a whole run in which every creature is AI-controlled, for balance, for tests, and to check the invariants. Vocabulary of the
// room: a player is a way to play the party by a tactic (players.hpp); an arena match is a fight of two teams on an empty field
// (arena_match.hpp); a drill is a small situation with demands on what happens (drill.hpp); a tally counts what was done in a run; a fault
// is something wrong in a run, such as a broken invariant; a standoff is a series of rounds in which neither side did anything
// (standoff.hpp).
#pragma once

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/function_ref.hpp"
#include "game/run/game.hpp"
#include "tools/lab/plan_tally.hpp"
#include "tools/lab/standoff.hpp"

namespace td {

struct SelfPlay {
    std::uint64_t seed = 0;
    Outcome outcome = Outcome::running;
    Tally tally;
    PlanTally plans;
    Standoff longest_standoff;                         ///< see StandoffWatch
    std::set<BoonId> boons;                            ///< that members took
    std::set<std::pair<EncounterId, int>> encounters;  ///< that the party met, with the option that it took
    int minutes_gained = 0;                            ///< including those that it set out with
    int minutes_spent = 0;
    std::uint64_t hash = 0;
    std::vector<std::string> faults;  ///< broken invariants, chains cut off, a run that did not end
};

/// A run with more turns is reported as endless.
inline constexpr int turn_limit = 200'000;

/// Plays a whole run. `difficulty`: none for the content's main one.
SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty = {});
/// The same; `watch` is called for every event while its floor still exists.
SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty,
                        FunctionRef<void(const Game&, const Event&)> watch);

/// True if the dungeon's time system divides rounds into tiers.
bool has_tiers(const Catalog& catalog, DungeonId dungeon);

/// ": `stone` keeps Ossel from acting" for all that now keeps members of the party from acting, or else from moving; empty if nothing does.
std::string kept_members(const Game& game);

/// Adds the fault reported by the event, if any, to `faults`.
void collect_fault(const Event& event, std::vector<std::string>& faults);

}  // namespace td
