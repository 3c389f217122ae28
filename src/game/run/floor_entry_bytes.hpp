// A FloorEntry as bytes, for saved runs. Definitions are written as their numbers, so the bytes are valid only for the content that
// they were written with.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/state/floor_entry.hpp"

namespace td {

std::string to_bytes(const FloorEntry& entry);

/// The reverse. Nothing if the bytes are cut short or changed so that they name what the content does not have, or a party that cannot be.
std::optional<FloorEntry> floor_entry_of(std::string_view bytes, const Catalog& catalog, const Dungeon& dungeon);

}  // namespace td
