// Pauses: the game stops although no command is needed, so that the player can look and replace pending actions.
// Source: resources/docs/rules.md, "deferred".
#pragma once

#include <cstdint>
#include <optional>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "actions/refusal.hpp"
#include "base/hash.hpp"
#include "time/time_event.hpp"

namespace td {

struct GameState;

/// When the game stops, apart from when a command is needed.
enum class PauseMode : int {
    when_needed,    ///< nothing else
    every_event,    ///< every event that the player's side sees
    every_boundary  ///< every round, as the time system in force has rounds
};
inline constexpr int pause_mode_count = 3;

/// A plain value.
struct Pauses {
    PauseMode mode = PauseMode::when_needed;
    bool owed = false;    ///< an event to stop for has happened since the last pause
    bool paused = false;  ///< until the player resumes

    void add_to(Hash& hash) const { hash.add(static_cast<std::uint64_t>(mode)).add(owed).add(paused); }
};

/// True for commands that pause, resume or reconsider; they are no part of a turn.
bool is_about_pauses(const Command& command);
/// Why a command about pauses or about pending actions would be refused.
[[nodiscard]] std::optional<Refusal> refusal_of_pausing(const GameState& state, const Command& command);
/// Pauses if a pause is owed, unless the player is asked next anyway. True if the game is paused now.
bool pause_before_next(GameState& state, const BlockerOf& blocker);
/// True if the current pause mode stops for `event`.
bool owes_pause(const GameState& state, const Event& event);

}  // namespace td
