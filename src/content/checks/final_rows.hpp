// The rows that a floor may draw, with those of spawn tables in place of references to the tables.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// The rows of the table that are of the same kind as the second argument, of which nothing else is asked.
inline const std::vector<TeamSpawn>& rows_of(const SpawnTable& table, const TeamSpawn&) { return table.teams; }
inline const std::vector<ItemSpawn>& rows_of(const SpawnTable& table, const ItemSpawn&) { return table.items; }

/// Calls `look` for each row that floor `floor` may draw, directly or through spawn tables. Each table is visited once, so that a cycle of
/// tables ends.
template <class Row, class Look>
void each_final_row(const Catalog& catalog, const std::vector<Row>& rows, int floor, std::set<SpawnTableId>& seen, Look&& look) {
    for (const Row& row : rows) {
        if (!row.floors.has(floor)) continue;
        if (!row.table)
            look(row);
        else if (seen.insert(row.table).second)
            each_final_row(catalog, rows_of(catalog[row.table], row), floor, seen, look);
    }
}

/// True if floor `floor` may draw any of the rows, or of the spawn tables that they name.
template <class Row>
bool any_can_come(const Catalog& catalog, const std::vector<Row>& rows, int floor) {
    bool any = false;
    std::set<SpawnTableId> seen;
    each_final_row(catalog, rows, floor, seen, [&](const Row&) { any = true; });
    return any;
}

}  // namespace td
