// Takes a proposed action through the rulebook, commits it, and does the same with all that follows from it, first in first out.
#pragma once

#include <optional>

#include "actions/commit.hpp"
#include "rules/rulebook.hpp"
#include "rules/watcher.hpp"

namespace td {

/// What became of the action that was proposed.
struct Resolution {
    std::optional<Refusal> refusal;  ///< why it was cancelled; nothing was changed then
    Action done;                     ///< what was committed in the end, after replacements
};

/// More follow-ups than this of one action are a mistake in the content: the rest is dropped, and ChainCutOff names the culprit.
inline constexpr int chain_limit = 500;

/// `watcher`: told of every step, if there is one.
Resolution resolve(World& world, const Catalog& catalog, const Rulebook& rulebook, Dice& dice, Action action, ChangeSet& change_set,
                   RuleWatcher* watcher = nullptr);

/// Shows the action to the systems without committing anything: why it would be refused, or what would be done in the end.
/// Draws no dice; what is left to chance is taken not to happen.
Resolution rehearse(const World& world, const Catalog& catalog, const Rulebook& rulebook, Action action);

}  // namespace td
