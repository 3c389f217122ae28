// Runs a trigger by the real rules in a small room, to learn whether the chain of triggers ever ends. It is not a game: nothing has a turn,
// and no dungeon is built.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/catalog.hpp"
#include "rules/rulebook.hpp"

namespace td {

/// The creatures that have the statuses that the triggers belong to.
enum class StatusBearers : std::uint8_t { self, self_and_foe };

/// Fills a room with the creatures, statuses, items and places that the triggers of `sources` belong to (their rows do not matter), in a
/// state that meets the conditions of these triggers as far as possible. Fires `first`, and follows the consequences. Returns the triggers
/// that start each other until the game stops them, in the order in which they fire, without repetition; empty if the chain ends without
/// that, or if the room cannot be made, for example because a species is immune to the status. Deterministic.
std::vector<TriggerId> endless_chain(const Catalog& catalog, const Rulebook& rulebook, TriggerId first,
                                     const std::vector<TriggerId>& sources, StatusBearers bearers);

}  // namespace td
