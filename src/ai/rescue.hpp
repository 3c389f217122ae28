// How AI-controlled creatures revive fallen allies, or carry them while nobody in the team can revive.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Revives a fallen ally at most `within` tiles away with a skill or an item, or goes there. While nobody in its team can revive and no
/// foe is in sight, it carries one; it lays down the ally it carries once somebody in its team can revive.
std::optional<Command> rescue(const AiContext& context, EntityId who, int within);

}  // namespace td::tactics
