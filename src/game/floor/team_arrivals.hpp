// How teams that arrive while a floor is played are drawn and placed. When they are due: game/state/arrivals.hpp.
#pragma once

namespace td {

struct Arrival;
class ActionRunner;

/// Places every team that is due, out of the party's sight or by the stairs. A team without room for all its members waits for the next
/// round. None arrives where TurnStrategy::teams_arrive() is false: nobody can foresee them.
void let_teams_arrive(ActionRunner& runner);

/// Draws a team of the row and places all of it, wherever its clock stands. False if there is no room; true also if
/// the floor allows none of the row's teams.
bool let_team_arrive(ActionRunner& runner, const Arrival& arrival);

}  // namespace td
