// When the game stops although no command is needed, and the commands about that. Source: resources/docs/rules.md, "deferred".
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "actions/refusal.hpp"
#include "time/time_event.hpp"

namespace td {

struct GameState;

/// True for commands that pause, resume or reconsider; they are no part of a turn.
bool is_about_pauses(const Command& command);
/// Why a command about pauses or about pending actions would be refused.
[[nodiscard]] std::optional<Refusal> refusal_of_pausing(const GameState& state, const Command& command);
/// Pauses if a pause is owed, unless the player is asked next anyway. True if the game is paused now.
bool pause_before_next(GameState& state, const BlockerOf& blocker);
/// True if the current pause mode stops for `event`.
bool owes_pause(const GameState& state, const Event& event);

}  // namespace td
