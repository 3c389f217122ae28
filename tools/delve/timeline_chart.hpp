// Charts a scenario's turns under several time systems on a common axis of ticks, as text or picture.
#pragma once

#include <string>
#include <vector>

#include "tools/cases/scenario.hpp"

namespace td::delve {

struct TimelineRow {
    std::string system;
    ScenarioPlay play;
};

/// Columns of `step` ticks, the same for all systems. `3m` is the third turn, a move.
std::string timeline_text(const Scenario& scenario, const std::vector<TimelineRow>& rows, int step);

/// An SVG picture. Numbered marks are turns; a bar connects the choice of an action with its effect if they are at different times.
std::string timeline_picture(const Scenario& scenario, const std::vector<TimelineRow>& rows);

}  // namespace td::delve
