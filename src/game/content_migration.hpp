// A game that goes on with other content: everything in play that names a definition names the one of the same id.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/renumbering.hpp"
#include "world/world.hpp"

namespace td {

struct GameState;

/// Turns a floor and all on it from `before` to `after`. What is in play and not defined any more is missing from `numbers` then, and
/// the world is not to be used. Afterwards everyone has its row in the roster as the new definitions make it.
void migrate_to_content(World& world, const Catalog& before, const Catalog& after, Renumbering& numbers);

/// See Game::migrate_to, without its events.
std::vector<std::string> migrate_to(GameState& state, std::shared_ptr<const Catalog> content);

}  // namespace td
