// What map and ribbon are to show of a command that is not given yet: that of an aim, or of a click or key at which the pointer rests.
// Sets UiFocus alone. Knows neither keys nor the window.
#pragma once

#include "play/aim.hpp"
#include "play/session.hpp"

namespace td {

/// No way, no tiles and no change to the order of turns.
void consider_nothing(UiFocus& focus);
/// Its change to the order of turns; none if it would be refused.
void consider(Session& session, const Command& command);
/// What a click on that tile would do, as far as it would not be refused.
void consider_click(Session& session, Point tile);
/// The skill in that slot, as it would be aimed at first.
void consider_skill(Session& session, int slot);
/// What is being aimed, though it may be refused.
void consider_aim(Session& session, const Aim& aim);

}  // namespace td
