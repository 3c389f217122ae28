// Pauses: the game stops although no command is needed, so that the player can look and replace pending actions.
// Source: resources/docs/rules.md, "deferred".
#pragma once

#include <cstdint>

#include "base/hash.hpp"

namespace td {

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

}  // namespace td
