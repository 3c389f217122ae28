// What a floor may draw in the end, looking through the spawn tables.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

inline const std::vector<TeamSpawn>& rows_of(const SpawnTable& table, const TeamSpawn&) { return table.teams; }
inline const std::vector<ItemSpawn>& rows_of(const SpawnTable& table, const ItemSpawn&) { return table.items; }

/// Every row that may come in the end, through however many tables. Tables that lead in a circle are looked at once.
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

}  // namespace td
