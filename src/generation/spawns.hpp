// Which team or item comes next: rows drawn by weight, through as many tables as they lead to.
#pragma once

#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "catalog/catalog.hpp"

namespace td {

struct DrawnTeam {
    std::size_t row = 0;  ///< of the list that was drawn from
    TeamSpawn team;       ///< with each member by itself; it has at least one
};

/// A team for floor `floor` (from 1); nothing when no row can come there.
std::optional<DrawnTeam> draw_team(const Catalog& catalog, const std::vector<TeamSpawn>& rows, int floor, Rng& rng);

/// An item for the floor; nothing when no row can come there.
std::optional<ItemSpawn> draw_item(const Catalog& catalog, const std::vector<ItemSpawn>& rows, int floor, Rng& rng);

/// The row itself, or what its table gives.
std::optional<ItemSpawn> item_of(const Catalog& catalog, const ItemSpawn& row, int floor, Rng& rng);

/// How many of it lie there.
int count_of(const ItemSpawn& spawn, Rng& rng);

}  // namespace td
