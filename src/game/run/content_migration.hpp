// Content migration: a run continues under changed content. Every reference to a definition is renumbered to the definition of the same id.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/renumbering.hpp"
#include "world/world.hpp"

namespace td {

struct GameState;

/// Migrates a floor and everything on it from `before` to `after`, roster included. Definitions that are in play and no longer exist are
/// recorded in `numbers.missing()`; the world must not be used then.
void migrate_to_content(World& world, const Catalog& before, const Catalog& after, Renumbering& numbers);

/// See Game::migrate_to, without its events.
std::vector<std::string> migrate_to(GameState& state, std::shared_ptr<const Catalog> content);

}  // namespace td
