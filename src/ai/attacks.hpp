// Which blow, skill or item would do the most good now.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/situation.hpp"

namespace td::tactics {

/// The plain attack on a hostile creature it reaches, the weakest first.
std::optional<Command> best_blow(const Situation& situation, EntityId who, const std::vector<EntityId>& foes);
/// The skill and aim with the highest worth; nothing when none would do more good than harm.
std::optional<Command> best_skill(const Situation& situation, EntityId who, const std::vector<EntityId>& foes);
/// A skill that heals allies who have less than `percent` of their health.
std::optional<Command> best_healing(const Situation& situation, EntityId who, int percent);
/// What it holds, or (for leaders) something from the bag, when it is badly hurt and that would heal.
std::optional<Command> best_remedy(const Situation& situation, EntityId who);

}  // namespace td::tactics
