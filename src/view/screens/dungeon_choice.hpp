// Which dungeons the title lists, and what it offers first. Knows no window.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "game/state/game_state.hpp"

namespace td {

/// All dungeons in the order of the title: those that teach the game, those that come next after them, then
/// the others in the order of the content.
std::vector<DungeonId> dungeons_in_order(const Catalog& catalog);

/// The dungeon that the title offers first. `last`: the id of the one that the player played last; empty: none yet. If empty, the first
/// that teaches the game. If `last` is not in the content, or no dungeon teaches, the main one, else the first. None if the content has
/// no dungeon.
DungeonId dungeon_to_offer(const Catalog& catalog, const std::string& last);

/// What the game offers after a run that was played with these settings: after a victory another seed and the dungeon that comes next,
/// else the same again.
GameSettings settings_to_offer(const Catalog& catalog, GameSettings played, Outcome outcome);

}  // namespace td
