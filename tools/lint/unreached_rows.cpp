#include "tools/lint/unreached_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "content/checks/final_rows.hpp"

namespace td {

namespace {

/// Adds `floor` to `floors` if rows of `wanted` may be drawn on it, directly or through other tables.
template <class Row>
void add_if_drawn(const Catalog& catalog, const std::vector<Row>& rows, int floor, SpawnTableId wanted, std::set<SpawnTableId>& seen,
                  std::set<int>& floors) {
    for (const Row& row : rows) {
        if (!row.table || !row.floors.has(floor)) continue;
        if (row.table == wanted) floors.insert(floor);
        if (seen.insert(row.table).second) add_if_drawn(catalog, rows_of(catalog[row.table], row), floor, wanted, seen, floors);
    }
}

/// Numbers of floors, from 1, of any dungeon, that draw from a table.
struct DrawingFloors {
    std::set<int> of_teams, of_items;
};

DrawingFloors floors_that_draw(const Catalog& catalog, SpawnTableId table) {
    DrawingFloors floors;
    for (const Dungeon& dungeon : catalog.dungeons)
        for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
            const FloorRules& rules = dungeon.floors[i];
            const int number = static_cast<int>(i) + 1;
            for (const auto* list : lists_of_teams(dungeon, rules)) {
                std::set<SpawnTableId> seen;
                add_if_drawn(catalog, *list, number, table, seen, floors.of_teams);
            }
            for (const auto* list : {&rules.loot, &rules.prize}) {
                std::set<SpawnTableId> seen;
                add_if_drawn(catalog, *list, number, table, seen, floors.of_items);
            }
        }
    return floors;
}

/// Adds the rows that none of the floors draws; none if there are no floors.
template <class Row>
void find_unreached(const std::vector<Row>& rows, std::string_view list, const std::set<int>& floors, std::vector<Finding>& found) {
    for (std::size_t row = 0; row < rows.size() && !floors.empty(); ++row) {
        const FloorSpan& span = rows[row].floors;
        if (std::any_of(floors.begin(), floors.end(), [&](int floor) { return span.has(floor); })) continue;
        const bool is_too_deep = span.from > *floors.rbegin();
        const std::string why = is_too_deep ? fmt::format("its `floors` start at {}, but the deepest floor that uses the table is {}",
                                                          span.from, *floors.rbegin())
                                            : "no floor that uses the table is among its `floors`";
        found.push_back({fmt::format("row {} of `{}` is never used: {}", row + 1, list, why), "change its `floors`", list, row});
    }
}

}  // namespace

std::vector<Finding> unreached_rows(const Catalog& catalog, SpawnTableId table) {
    const DrawingFloors floors = floors_that_draw(catalog, table);
    std::vector<Finding> found;
    find_unreached(catalog[table].teams, "teams", floors.of_teams, found);
    find_unreached(catalog[table].items, "items", floors.of_items, found);
    return found;
}

}  // namespace td
