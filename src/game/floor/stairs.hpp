// Reporting who does not come along by the stairs, and letting those arrive who follow later. Who that is: game/state/departure.hpp.
#pragma once

#include <optional>

#include "world/world_view.hpp"

namespace td {

class ActionRunner;

/// The free tile nearest to the stairs, by walking if one is near, else on the whole floor in reading order.
std::optional<Point> place_beside(const WorldView& view, EntityId who, Point stairs);

/// Reports who follows later and who is left behind, while the floor still exists. Nothing if the party has not taken the stairs.
void tell_departure(ActionRunner& runner);

/// Places the members whose round of arrival has come beside the foot of the stairs, in list order. If no member is left on the floor, all
/// who are on the way arrive at once.
void let_latecomers_arrive(ActionRunner& runner);

}  // namespace td
