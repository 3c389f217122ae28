// Which attack or skill has the highest utility now.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"
#include "ai/steps.hpp"

namespace td::tactics {

/// The plain attack on one of `foes` with the highest utility, by ready weapons if these have one; nothing when no utility is above 0.
std::optional<Command> best_plain_attack(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// Whether multi-turn actions are also begun beside a foe.
enum class Daring : std::uint8_t { careful, bold };
/// The skill and aim with the highest utility; nothing when none has a utility above 0.
std::optional<Command> best_skill(const AiContext& context, EntityId who, const std::vector<EntityId>& foes,
                                  Daring daring = Daring::careful);
/// The best aim for `skill`; nothing when it is not ready or no aim has a utility above 0.
std::optional<Command> best_use_of(const AiContext& context, EntityId who, SkillId skill, const std::vector<EntityId>& foes, Daring daring);
/// Could `who` harm this foe with its plain attack, or with a skill of one turn that is ready?
bool can_harm(const AiContext& context, EntityId who, EntityId foe);
/// A skill that heals allies with less than `percent` of their health.
std::optional<Command> best_healing(const AiContext& context, EntityId who, int percent);
/// A step on the way to the ally with the smallest share of its health left, of those below `percent` to whom it is at most 8 steps.
/// Nothing: there is none, or `who` has no skill ready that heals another.
std::optional<Command> step_to_heal(const AiContext& context, EntityId who, int percent, Crowd crowd);

}  // namespace td::tactics
