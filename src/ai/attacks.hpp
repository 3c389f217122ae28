// Finds the attack or skill with the highest utility.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"
#include "ai/steps.hpp"

namespace td::tactics {

/// The plain attack on one of `foes` with the highest utility, by ready weapons if these have one; nothing when no utility is above 0.
std::optional<Command> best_plain_attack(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// Bold creatures start multi-turn actions even beside a foe.
enum class Daring : std::uint8_t { careful, bold };
/// The skill and aim with the highest utility; nothing when none has a utility above 0.
std::optional<Command> best_skill(const AiContext& context, EntityId who, const std::vector<EntityId>& foes,
                                  Daring daring = Daring::careful);
/// The best aim for `skill`; nothing when it is not ready or no aim has a utility above 0.
std::optional<Command> best_use_of(const AiContext& context, EntityId who, SkillId skill, const std::vector<EntityId>& foes, Daring daring);
/// True if the plain attack of `who`, or a ready one-turn skill, could harm this foe.
bool can_harm(const AiContext& context, EntityId who, EntityId foe);
/// A skill that heals allies with less than `percent` of their health.
std::optional<Command> best_healing(const AiContext& context, EntityId who, int percent);
/// A step towards the most wounded ally (by share of health) of those below `percent` and at most 8 steps away. Nothing if there is no
/// such ally, or `who` has no ready skill that heals others.
std::optional<Command> step_to_heal(const AiContext& context, EntityId who, int percent, Crowd crowd);

}  // namespace td::tactics
