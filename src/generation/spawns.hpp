// Draws teams and items: rows drawn by weight, through any nesting of spawn tables.
#pragma once

#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "catalog/catalog.hpp"

namespace td {

struct DrawnTeam {
    std::size_t row = 0;  ///< index in the list that was drawn from
    TeamSpawn team;       ///< every member with a count of 1; not empty
};

/// A team for floor `floor` (from 1); nothing if no row may occur there.
std::optional<DrawnTeam> draw_team(const Catalog& catalog, const std::vector<TeamSpawn>& rows, int floor, Rng& rng);

/// An item for the floor; nothing if no row may occur there.
std::optional<ItemSpawn> draw_item(const Catalog& catalog, const std::vector<ItemSpawn>& rows, int floor, Rng& rng);

/// The row itself, or a row drawn from its table.
std::optional<ItemSpawn> item_of(const Catalog& catalog, const ItemSpawn& row, int floor, Rng& rng);

/// A count drawn from the row's range.
int count_of(const ItemSpawn& spawn, Rng& rng);

}  // namespace td
