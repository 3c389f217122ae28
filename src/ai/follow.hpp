// How a creature keeps to its leader, and where it goes from there for an objective.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/steps.hpp"

namespace td::tactics {

/// A step of a follower that is more than `distance` tiles from its leader, towards it; nothing for the leader itself. The party closes up
/// around a leader on the stairs: who is far from them is not taken along, and a queue in a corridor gets shorter. Where only harmful
/// ground leads to the leader, a member of the party crosses that. Who has an escort goal goes to its place once the leader is
/// there, or within two tiles of it, and changes places with those in its way.
std::optional<Command> follow(const AiContext& context, EntityId who, int distance, Crowd crowd);

/// Does `leader` turn its back on the nearest foe awake that it sees, as after a step away from it?
bool is_drawing_back(const AiContext& context, EntityId leader);
/// One more step away from that foe; a wait where none is possible.
Command draw_back(const AiContext& context, EntityId leader);

}  // namespace td::tactics
