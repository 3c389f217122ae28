// How AI-controlled creatures bring fallen allies back, or carry them while no ally has the means to.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/ai_context.hpp"

namespace td::tactics {

/// Brings back a fallen ally that lies at most `within` tiles away, with a skill or an item, or goes there. While nobody of its team has
/// the means and no foe is in sight, it carries one; it lays down whom it carries once one of its team has the means.
std::optional<Command> rescue(const AiContext& context, EntityId who, int within);

}  // namespace td::tactics
