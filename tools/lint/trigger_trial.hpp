// Tries a trigger out by the rules themselves, in a small room of its own, to learn whether what it sets off ever ends. It is no game:
// nothing has a turn, and no dungeon is built.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/catalog.hpp"
#include "rules/rulebook.hpp"

namespace td {

/// Who has the statuses to which triggers belong.
enum class StatusBearers : std::uint8_t { self, self_and_foe };

/// The creatures, statuses, items and places of the room are those to which the triggers of `sources` belong (their rows do not matter),
/// in a state in which the conditions of these triggers hold, as far as a room can be in it. Fires `first`, and follows what comes of it.
/// Gives the triggers that keep each other going where the game would cut the chain off, in the order in which they fire, without
/// repetition; empty if the chain ends by itself, or if the room cannot be made, as with a species that is immune to the status.
/// Always the same for the same catalog.
std::vector<TriggerId> endless_chain(const Catalog& catalog, const Rulebook& rulebook, TriggerId first,
                                     const std::vector<TriggerId>& sources, StatusBearers bearers);

}  // namespace td
