// How a creature stays near its leader, and leaves it for an objective's place.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/steps.hpp"

namespace td::tactics {

/// A step towards the leader for a follower more than `distance` tiles away; nothing for the leader itself. The party closes up around
/// a leader on the stairs, because they take along only those nearby. A party member crosses harmful ground if nothing else leads to
/// the leader. A follower with an escort goal goes to its place once the leader is within two tiles of it, changing places with
/// whoever is in the way.
std::optional<Command> follow(const AiContext& context, EntityId who, int distance, Crowd crowd);

/// True if `leader` faces away from the nearest awake foe that it sees, as after a step away from it.
bool is_retreating(const AiContext& context, EntityId leader);
/// One more step away from that foe; a wait if no step is possible.
Command retreat_further(const AiContext& context, EntityId leader);

}  // namespace td::tactics
