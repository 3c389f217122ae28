// Passes a proposed action through the rulebook, commits it, and does the same with its follow-ups, first in first out.
#pragma once

#include <optional>

#include "actions/commit.hpp"
#include "rules/rulebook.hpp"
#include "rules/watcher.hpp"
#include "world/world_view.hpp"

namespace td {

/// The result of a proposed action.
struct Resolution {
    std::optional<Refusal> refusal;  ///< why it was cancelled; the world is unchanged then
    Action done;                     ///< the action that was committed, after replacements
};

/// The most follow-ups of one action: more are a mistake in the content. The rest is dropped, and ChainCutOff names the cause.
inline constexpr int chain_limit = 500;
/// The most replacements of one action: more are a mistake in the rulebook. The action is refused, and ChainCutOff names the rule.
inline constexpr int replacement_limit = 8;

/// `watcher`: notified of each step; null: none.
Resolution resolve(World& world, const Catalog& catalog, const Rulebook& rulebook, Dice& dice, Action action, ChangeSet& change_set,
                   RuleWatcher* watcher = nullptr);

/// Passes the action through the systems without committing: gives the refusal, or the action that would be committed.
/// Draws no dice; events of chance are taken not to happen.
Resolution rehearse(const WorldView& view, const Rulebook& rulebook, Action action);

}  // namespace td
