// One scenario as several time systems play it, side by side on one axis of ticks: as text, and as a picture.
#pragma once

#include <string>
#include <vector>

#include "time/scenario.hpp"

namespace td::delve {

struct TimelineRow {
    std::string system;
    ScenarioPlay play;
};

/// Columns of `step` ticks, the same for all systems: `3m` is the third turn, and a move.
std::string timeline_text(const Scenario& scenario, const std::vector<TimelineRow>& rows, int step);

/// An SVG picture. Numbered marks stand where the turns fall; a bar leads from an action's choice to its effect where these differ.
std::string timeline_picture(const Scenario& scenario, const std::vector<TimelineRow>& rows);

}  // namespace td::delve
