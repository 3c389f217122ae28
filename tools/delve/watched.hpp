// Plays a scene, or a game of a dungeon, and writes down why the world changed.
#pragma once

#include <iosfwd>
#include <memory>

#include "game/game.hpp"
#include "tools/delve/traced_scene.hpp"

namespace td::delve {

/// Gives everyone in the scene their commands, until somebody is asked who has none left, or the scene's turns are over;
/// never more than `most_turns`.
void play_watched(const TracedScene& scene, int most_turns, std::ostream& out);

/// Everyone acts by tactics, for so many turns at most.
void play_watched(std::shared_ptr<const Catalog> catalog, DungeonId dungeon, std::uint64_t seed, int turns, std::ostream& out);

}  // namespace td::delve
