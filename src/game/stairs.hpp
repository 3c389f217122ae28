// Taking the stairs: who comes along at once, who follows later, and who is left behind.
//
// Members and guests within three tiles of the stairs are taken along. Other members follow: they arrive one round after the first ones for
// each step of their way beyond three, after 20 rounds at most, which is also what those need who have no way to the stairs. Other guests
// are left behind for good. The fallen come with the member that carries them.
#pragma once

#include "game/game_state.hpp"
#include "game/party.hpp"

namespace td {

class ActionRunner;

/// The most rounds after the first ones that a member arrives.
inline constexpr int most_rounds_late = 20;

/// If the party left by the stairs on that tile now.
Departure departure_by(const GameState& state, Point stairs);
/// Of the party that has taken the stairs in this turn. Empty if it has not, as where a floor is won in another way.
Departure departure_of(const GameState& state);
/// Is `who` a guest that the party, which has taken the stairs in this turn, leaves behind?
bool is_left_behind(const GameState& state, EntityId who);

/// Tells who follows later and who is left behind, while the floor is still there. Nothing if the party has not taken the stairs.
void tell_departure(ActionRunner& runner);

/// Members on the way whose round has come arrive beside the place where the stairs come down, in list order. If no member is left on the
/// floor, all who are on the way arrive at once.
void let_latecomers_arrive(ActionRunner& runner);

}  // namespace td
