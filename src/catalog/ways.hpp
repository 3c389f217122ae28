// Where the stairs of a dungeon's floors lead. A floor is given by its row in the dungeon, counted from 1.
// Source: resources/docs/rules.md, "Ways".
#pragma once

#include <optional>
#include <string_view>

#include "catalog/definitions.hpp"

namespace td {

/// The floor with this id; none: the dungeon has none.
std::optional<int> floor_called(const Dungeon& dungeon, std::string_view id);

/// True if the party that leaves this floor leaves the dungeon, whichever of its stairs it takes.
bool leads_out(const Dungeon& dungeon, int floor);

/// The floor to which that way of `floor` leads; `way` counts from 0. Preconditions: `floor` does not lead out; the content has been
/// checked.
int floor_after(const Dungeon& dungeon, int floor, std::size_t way);

/// Where the party rests between `floor` and the next one on that way; none: it does not, or the way leads out.
EncounterId camp_behind(const Dungeon& dungeon, int floor, std::size_t way);

/// The number of floors on the shortest and on the longest way from this one out of the dungeon, without this one.
Range floors_after(const Dungeon& dungeon, int floor);

}  // namespace td
