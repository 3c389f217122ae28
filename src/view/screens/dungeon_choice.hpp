// Which dungeons the title lists, and which of them it offers first. Knows no window.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// All dungeons as the title lists them: those that teach the game first, each group in the order of the content.
std::vector<DungeonId> dungeons_in_order(const Catalog& catalog);

/// The dungeon that the title offers first. `last`: the id of the one that the player began last; empty: none was begun yet. Without it
/// the first that teaches the game; where `last` is not in the content, or none teaches, the main one, else the first. None if the content
/// has no dungeon.
DungeonId dungeon_to_offer(const Catalog& catalog, const std::string& last);

}  // namespace td
