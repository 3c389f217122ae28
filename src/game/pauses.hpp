// When the game stops by itself though nobody is asked, so that the player can look and have somebody do something else.
// Source: "Decisions on Time System", game modes.
#pragma once

#include <cstdint>
#include <optional>

#include "actions/command.hpp"
#include "actions/event.hpp"
#include "actions/refusal.hpp"
#include "base/hash.hpp"

namespace td {

struct GameState;

/// A command that is needed always stops the game.
enum class PauseMode : std::uint8_t {
    when_needed,    ///< nothing else does
    every_event,    ///< whatever the player's side sees
    every_boundary  ///< every round, turn or pass, whatever the time system calls it
};
inline constexpr int pause_mode_count = 3;

/// Whether the game is paused, and when it will be; a plain value.
struct Pauses {
    PauseMode mode = PauseMode::when_needed;
    bool owed = false;    ///< something was seen since the last one
    bool paused = false;  ///< until the player resumes

    void add_to(Hash& hash) const { hash.add(static_cast<std::uint64_t>(mode)).add(owed).add(paused); }
};

/// Commands that need nobody's turn.
constexpr bool is_about_pauses(Command::Kind kind) { return kind >= Command::Kind::reconsider && kind <= Command::Kind::pause_mode; }
/// Why a command about pauses or about pending actions would be refused.
std::optional<Refusal> refusal_of_pausing(const GameState& state, const Command& command);
/// Is `event` one that the pause mode in force stops for?
bool owes_pause(const GameState& state, const Event& event);

}  // namespace td
