// Finds the item with the highest utility: of the one that the creature holds and, for leaders, those in the bag.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Slots of the items that `who` may use, the held one first.
std::vector<int> usable_slots(const AiContext& context, EntityId who);
/// An item that heals `who`, when `who` has less than `percent` of its health.
std::optional<Command> best_remedy(const AiContext& context, EntityId who, int percent);
/// The use or throw of an item with the highest utility; nothing if none is worth spending.
std::optional<Command> best_item(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);

/// The best use or throw of the item in one slot; nothing if none has a utility above 0.
std::optional<Command> best_use_of_item(const AiContext& context, EntityId who, int slot, const std::vector<EntityId>& foes);

}  // namespace td::tactics
