#include "generation/spawns.hpp"

#include <algorithm>

#include "base/draw_by_weight.hpp"

namespace td {
namespace {

/// Content has no cyclic tables; this only limits the depth of nesting.
constexpr int deepest = 16;

/// A row drawn by weight, among the rows with a positive weight that may occur on this floor.
template <class Row>
std::optional<std::size_t> draw_row(const std::vector<Row>& rows, int floor, Rng& rng) {
    return draw_by_weight(rows, rng, [&](std::size_t i) { return rows[i].floors.has(floor) ? std::max(0, rows[i].weight) : 0; });
}

/// Splits a count into single members. Only the first of them keeps the name.
std::vector<TeamMember> split_into_single_members(const std::vector<TeamMember>& members, Rng& rng) {
    std::vector<TeamMember> each;
    for (const TeamMember& member : members) {
        const Range range = member.count;
        const int count = range.low < range.high ? rng.between(range.low, range.high) : range.low;
        for (int i = 0; i < count; ++i)
            each.push_back({.species = member.species, .tactic = member.tactic, .name = i == 0 ? member.name : std::string{}});
    }
    return each;
}

}  // namespace

std::optional<DrawnTeam> draw_team(const Catalog& catalog, const std::vector<TeamSpawn>& rows, int floor, Rng& rng) {
    const std::vector<TeamSpawn>* from = &rows;
    std::optional<std::size_t> first;
    for (int depth = 0; depth < deepest; ++depth) {
        const auto row = draw_row(*from, floor, rng);
        if (!row) return std::nullopt;
        if (!first) first = row;
        const TeamSpawn& spawn = (*from)[*row];
        if (!spawn.table) {
            DrawnTeam drawn{*first,
                            {spawn.weight, split_into_single_members(spawn.members, rng), split_into_single_members(spawn.guests, rng)}};
            return drawn.team.members.empty() ? std::nullopt : std::optional(std::move(drawn));
        }
        from = &catalog[spawn.table].teams;
    }
    return std::nullopt;
}

std::optional<ItemSpawn> draw_item(const Catalog& catalog, const std::vector<ItemSpawn>& rows, int floor, Rng& rng) {
    const auto row = draw_row(rows, floor, rng);
    return row ? item_of(catalog, rows[*row], floor, rng) : std::nullopt;
}

std::optional<ItemSpawn> item_of(const Catalog& catalog, const ItemSpawn& first, int floor, Rng& rng) {
    const ItemSpawn* spawn = &first;
    for (int depth = 0; depth < deepest; ++depth) {
        if (!spawn->table) return *spawn;
        const std::vector<ItemSpawn>& rows = catalog[spawn->table].items;
        const auto row = draw_row(rows, floor, rng);
        if (!row) return std::nullopt;
        spawn = &rows[*row];
    }
    return std::nullopt;
}

int count_of(const ItemSpawn& spawn, Rng& rng) { return rng.between(spawn.count_low, std::max(spawn.count_low, spawn.count_high)); }

}  // namespace td
