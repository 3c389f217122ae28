// Finds weights for minds that look ahead (see Weights) by fights of equal teams: those of one side compare by the weights so far, those of
// the other by the same with one of them doubled or halved. A change is kept if it wins significantly more often.
#pragma once

#include <string_view>
#include <vector>

#include "base/function_ref.hpp"
#include "tools/lab/arena_match.hpp"

namespace td {

struct WeighingRules {
    std::vector<ArenaRules> matches;  ///< teams and ground, at least one; each is fought equally often. Their minds are not used
    Weights first;                    ///< to begin with
    int look_ahead = 1;               ///< rounds, of all minds; 1..most_look_ahead
    int fights = 400;                 ///< for each step, >= 1
    int passes = 2;                   ///< over all weights at the most, >= 1; ends before that once a pass keeps nothing
    std::uint64_t seed = 1;           ///< of the first fight; all others have the seeds that follow
};

/// One change, and how those who weighed by it fared against those who did not.
struct WeighingStep {
    std::string_view changed;  ///< the key of the weight
    Weights tried;
    int won = 0;
    int lost = 0;
    int undecided = 0;
    bool kept = false;  ///< it is better

    /// Have they won more often by more than two standard deviations?
    bool is_better() const;
};

struct Weighing {
    Weights found;
    std::vector<WeighingStep> steps;
};

/// `play_all` calls what it is given once for each number below the count, possibly concurrently. `after_step` is told of each step.
Weighing weigh(const Catalog& catalog, const WeighingRules& rules,
               FunctionRef<void(std::size_t count, FunctionRef<void(std::size_t)>)> play_all,
               FunctionRef<void(const WeighingStep&)> after_step);

}  // namespace td
