// Which of the things at hand would do the most good now: what it holds itself, and for leaders what is in the bag.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// What heals, when it has less than `percent` of its health.
std::optional<Command> best_remedy(const AiContext& context, EntityId who, int percent);
/// The one to use or throw with the highest worth; nothing when none would do enough good to be spent.
std::optional<Command> best_item(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);

}  // namespace td::tactics
