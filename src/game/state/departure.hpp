// Who comes along when the party takes the stairs, who follows later, and who is left behind.
//
// Members and guests within three tiles of the stairs come along at once. Other members follow: they arrive one round later for each step
// beyond three, and 20 rounds later at most or if they have no way to the stairs. Where the party camps on the way, it waits for all of
// them. Other guests are left behind for good. The fallen come with the member that carries them.
#pragma once

#include "game/state/game_state.hpp"
#include "game/state/party.hpp"

namespace td {

/// The most rounds that a member arrives after the first ones.
inline constexpr int most_rounds_late = 20;

/// If the party left by the stairs on that tile now.
Departure departure_by(const GameState& state, Point stairs);
/// Of the party that has taken the stairs in this turn. Empty if it has not, as where a floor is won in another way.
Departure departure_of(const GameState& state);
/// Which of the floor's ways that is, counted from 0. A floor that is won without stairs is left by its first way.
std::size_t way_taken(const GameState& state);
/// True if the party has taken the stairs in this turn and `who` is a guest that it leaves behind.
bool is_left_behind(const GameState& state, EntityId who);

}  // namespace td
