// Shows, on map and ribbon, what a command would do before it is given: that of an aim, or of the click or key under the pointer.
// Changes only UiFocus. Knows neither keys nor the window.
#pragma once

#include "play/aim.hpp"
#include "play/session.hpp"

namespace td {

/// Shows no way, no tiles and no change to the order of turns.
void consider_nothing(UiFocus& focus);
/// Shows the command's change to the order of turns; none if it would be refused.
void consider(Session& session, const Command& command);
/// Shows what a click on that tile would do, unless it would be refused.
void consider_click(Session& session, Point tile);
/// Shows the skill in that slot with its initial aim.
void consider_skill(Session& session, int slot);
/// Shows what is being aimed, even if it would be refused.
void consider_aim(Session& session, const Aim& aim);

}  // namespace td
