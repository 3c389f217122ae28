// What rules, tactics and sentences look things up in: a floor as it is, and the definitions of all that is on it.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// Read-only; it outlives neither of the two.
struct WorldView {
    const World& world;
    const Catalog& catalog;
};

}  // namespace td
