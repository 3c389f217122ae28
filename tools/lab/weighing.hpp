// Finds weights for minds that look ahead (see Weights) by fights between equal teams: one side uses the current weights, the other the
// same with one weight doubled or halved. A change is kept if it wins significantly more often.
#pragma once

#include <string_view>
#include <vector>

#include "base/function_ref.hpp"
#include "tools/lab/arena_match.hpp"

namespace td {

struct WeighingRules {
    std::vector<ArenaRules> matches;  ///< teams and ground, at least one; each is fought equally often. Their minds are ignored
    Weights first;                    ///< the initial weights
    int look_ahead = 1;               ///< rounds that all minds look ahead; 1..most_look_ahead
    int fights = 400;                 ///< per step, >= 1
    int passes = 2;                   ///< most passes over all weights, >= 1; stops earlier after a pass without a change
    std::uint64_t seed = 1;           ///< of the first fight; the others use the following seeds
};

/// One tried change and its result.
struct WeighingStep {
    std::string_view changed;  ///< the key of the weight
    Weights tried;
    int won = 0;
    int lost = 0;
    int undecided = 0;
    bool kept = false;  ///< it is better

    /// True if they won more often by more than two standard deviations.
    bool is_better() const;
};

struct Weighing {
    Weights found;
    std::vector<WeighingStep> steps;
};

/// `play_all(count, play)` must call `play` once for each number below `count`, possibly concurrently. `after_step` is called after each
/// step.
Weighing weigh(const Catalog& catalog, const WeighingRules& rules,
               FunctionRef<void(std::size_t count, FunctionRef<void(std::size_t)>)> play_all,
               FunctionRef<void(const WeighingStep&)> after_step);

}  // namespace td
