// The rows that a floor may draw, with those of spawn tables in place of references to the tables.
#pragma once

#include <array>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// The rows of the table that are of the same kind as the second argument, of which nothing else is asked.
inline const std::vector<TeamSpawn>& rows_of(const SpawnTable& table, const TeamSpawn&) { return table.teams; }
inline const std::vector<ItemSpawn>& rows_of(const SpawnTable& table, const ItemSpawn&) { return table.items; }

/// The lists of teams that a floor itself has, with their keys.
struct TeamList {
    std::string_view key;
    std::vector<TeamSpawn> FloorRules::*rows;
};
inline constexpr std::array<TeamList, 4> team_lists{
    {{"foes", &FloorRules::foes}, {"neutrals", &FloorRules::neutrals}, {"boss", &FloorRules::boss}, {"patrols", &FloorRules::patrols}}};

/// All lists from which teams of the floor are drawn: those that are there from the start, arrive later, or patrol.
inline std::vector<const std::vector<TeamSpawn>*> lists_of_teams(const Dungeon& dungeon, const FloorRules& floor) {
    std::vector<const std::vector<TeamSpawn>*> lists;
    for (const TeamList& list : team_lists)
        if (list.rows != &FloorRules::patrols) lists.push_back(&(floor.*list.rows));
    lists.push_back(&dungeon.patrols_on(floor));
    for (const Arrival& arrival : floor.arrivals) lists.push_back(&arrival.teams);
    return lists;
}

/// All lists of creatures that may set out in the dungeon.
inline std::array<const std::vector<TeamMember>*, 3> lists_of_those_who_set_out(const Dungeon& dungeon) {
    return {&dungeon.party, &dungeon.guests, &dungeon.heroes};
}

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
