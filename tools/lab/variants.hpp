// A dungeon changed in one respect, to measure what that respect is worth. The first of each list is the dungeon as it is.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

struct Variant {
    std::string name;  ///< for tables
    std::shared_ptr<const Catalog> catalog;
};

/// `species.event` for each event for which a foe or neutral of the dungeon has triggers, in the order of the catalog.
std::vector<std::string> triggers_in(const Catalog& catalog, const Dungeon& dungeon);

/// Without the triggers that `names` gives, one after the other.
std::vector<Variant> without_triggers(const std::shared_ptr<const Catalog>& catalog, const std::vector<std::string>& names);

/// Without boons, and with each of the dungeon's boons as the only one.
std::vector<Variant> with_single_boons(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon);

/// Each way from the first floor out of the dungeon, at most 64, with no other stairs on its floors.
std::vector<Variant> single_routes(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon);

}  // namespace td
