// Plays a scene, or a game in a dungeon, and traces why the world changed.
#pragma once

#include <iosfwd>
#include <memory>

#include "game/run/game.hpp"
#include "tools/drills/traced_scene.hpp"
#include "tools/lab/drill.hpp"

namespace td {

/// Gives the scene's creatures their commands until one without a command left is awaited or the scene's turns are over; at most
/// `most_turns`.
void play_watched(const TracedScene& scene, int most_turns, std::ostream& out);

/// Plays the game of a drill with this seed.
void play_watched(const Drill& drill, std::uint64_t seed, std::ostream& out);

/// Plays with all creatures AI-controlled for at most this many turns.
void play_watched(std::shared_ptr<const Catalog> catalog, DungeonId dungeon, std::uint64_t seed, int turns, std::ostream& out);

}  // namespace td
