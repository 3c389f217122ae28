// How the party plays, as keys change it step by step: who is steered, the tactic of all companions, when the game pauses. Gives no command
// itself. Knows not the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "controls/controls.hpp"
#include "game/game.hpp"

namespace td {

struct RunSetting {
    std::vector<Command> commands{};  ///< that bring it about; none: there is nothing to change
    std::string told{};               ///< what holds then, or why nothing is changed; empty: the screen shows it anyway
};

/// What `control` would set; nothing if it asks for something else.
std::optional<RunSetting> next_run_setting(const Game& game, Control control);

}  // namespace td
