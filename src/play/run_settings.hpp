// Settings of the run that keys step through: who is controlled, the companions' tactic, when the game pauses. Gives no command itself.
// Knows no window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "controls/controls.hpp"
#include "game/run/game.hpp"

namespace td {

struct RunSetting {
    std::vector<Command> commands{};  ///< to change the setting; empty: nothing to change
    std::string told{};               ///< the new setting, or why nothing changes; empty: the screen shows it anyway
};

/// The setting that `control` would change to; nothing if it changes none.
std::optional<RunSetting> next_run_setting(const Game& game, Control control);

}  // namespace td
