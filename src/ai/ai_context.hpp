// Everything a creature that is not steered may go by when it makes up its mind.
#pragma once

#include "ai/path_cache.hpp"
#include "base/rng.hpp"
#include "knowledge/sight.hpp"
#include "world/creature.hpp"

namespace td::tactics {

struct AiContext {
    const World& world;
    const Catalog& catalog;
    const Sight& sight;  ///< of the player's side; symmetric, so foes can ask it whom they see
    PathCache& path_cache;
    std::uint64_t seed = 0;
    std::uint64_t instant = 0;  ///< differs from turn to turn of one creature
    std::vector<Point> aims;    ///< where conditions of victory want somebody to be: for a party that plays by itself
};

/// Living hostile creatures that `who` sees, nearest first. The player's side shares what any of it sees.
std::vector<EntityId> foes_in_sight(const AiContext& context, EntityId who);
/// Does a foe of the player's side at its own place see `watched`, or one of the player's side see it?
bool sees(const AiContext& context, EntityId who, EntityId watched);
/// Percent of its health that `who` has left.
int health_percent(const World& world, EntityId who);
inline Point place_of(const World& world, EntityId who) { return world.get<Position>(who).at; }

/// A stream for one creature's choices in one of its turns: whoever looks ahead at them sees the very same, and draws from nothing else.
Rng choices(const AiContext& context, EntityId who);

}  // namespace td::tactics
