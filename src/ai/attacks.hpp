// Which blow or skill would do the most good now.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// The plain attack on a hostile creature it reaches, the weakest first.
std::optional<Command> best_blow(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);
/// Are multi-turn actions begun beside a foe, too?
enum class Daring : std::uint8_t { careful, bold };
/// The skill and aim with the highest worth; nothing when none would do more good than harm.
std::optional<Command> best_skill(const AiContext& context, EntityId who, const std::vector<EntityId>& foes,
                                  Daring daring = Daring::careful);
/// The best aim for this very skill; nothing when it has none to spend or it would do no good.
std::optional<Command> best_use_of(const AiContext& context, EntityId who, SkillId skill, const std::vector<EntityId>& foes, Daring daring);
/// Could it harm this foe with its plain attack, or with a skill of one turn that has charges left?
bool can_harm(const AiContext& context, EntityId who, EntityId foe);
/// A skill that heals allies who have less than `percent` of their health.
std::optional<Command> best_healing(const AiContext& context, EntityId who, int percent);

}  // namespace td::tactics
