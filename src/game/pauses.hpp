// When the game stops by itself though nobody is asked, so that the player can look and have somebody do something else.
// Source: "Decisions on Time System", game modes.
#pragma once

#include <cstdint>

#include "actions/command.hpp"
#include "base/hash.hpp"
#include "time/time_event.hpp"

namespace td {

/// A command that is needed always stops the game.
enum class PauseMode : std::uint8_t {
    when_needed,    ///< nothing else does
    every_event,    ///< whatever the player's side sees
    every_boundary  ///< every round, turn or pass, whatever the time system calls it
};
inline constexpr int pause_mode_count = 3;

/// How it stands with that; a plain value.
struct Pauses {
    PauseMode mode = PauseMode::when_needed;
    bool owed = false;    ///< something was seen since the last one
    bool paused = false;  ///< until the player resumes

    void add_to(Hash& hash) const { hash.add(static_cast<std::uint64_t>(mode)).add(owed).add(paused); }
};

/// What somebody has begun, and what takes effect at its end.
struct PendingAction {
    Command command;
    Ticks since = 0;  ///< as Moment::time
    Ticks until = 0;
    Point from;  ///< where its doer stood when it was chosen
};

/// Commands that are given beside everybody's turn.
constexpr bool is_about_pauses(Command::Kind kind) { return kind >= Command::Kind::reconsider && kind <= Command::Kind::pause_mode; }

}  // namespace td
