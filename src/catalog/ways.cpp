#include "catalog/ways.hpp"

#include <algorithm>
#include <cassert>

namespace td {

namespace {

/// Null on floors built by hand that the dungeon does not list.
const FloorRules* rules_of(const Dungeon& dungeon, int floor) {
    const auto row = static_cast<std::size_t>(floor - 1);
    return row < dungeon.floors.size() ? &dungeon.floors[row] : nullptr;
}

}  // namespace

std::optional<int> floor_called(const Dungeon& dungeon, std::string_view id) {
    const auto found = std::find_if(dungeon.floors.begin(), dungeon.floors.end(), [id](const FloorRules& floor) { return floor.id == id; });
    if (id.empty() || found == dungeon.floors.end()) return std::nullopt;
    return static_cast<int>(found - dungeon.floors.begin()) + 1;
}

bool leads_out(const Dungeon& dungeon, int floor) {
    const FloorRules* const rules = rules_of(dungeon, floor);
    if (rules == nullptr || rules->ways.empty()) return static_cast<std::size_t>(floor) >= dungeon.floors.size();
    return rules->ways.front().to.empty();
}

int floor_after(const Dungeon& dungeon, int floor, std::size_t way) {
    assert(!leads_out(dungeon, floor));
    const std::vector<Way>& ways = rules_of(dungeon, floor)->ways;
    return ways.empty() ? floor + 1 : floor_called(dungeon, ways[std::min(way, ways.size() - 1)].to).value_or(floor + 1);
}

EncounterId camp_behind(const Dungeon& dungeon, int floor, std::size_t way) {
    const FloorRules* const next = leads_out(dungeon, floor) ? nullptr : rules_of(dungeon, floor_after(dungeon, floor, way));
    return next != nullptr ? next->camp : EncounterId{};
}

Range floors_after(const Dungeon& dungeon, int floor) {
    if (leads_out(dungeon, floor)) return {};
    // Ways lead to later rows only: from the last row back, what a floor leads to is known before the floor.
    std::vector<Range> after(dungeon.floors.size() + 1);
    for (int row = static_cast<int>(dungeon.floors.size()); row >= floor; --row) {
        if (leads_out(dungeon, row)) continue;
        const std::size_t ways = std::max<std::size_t>(1, rules_of(dungeon, row)->ways.size());
        Range& here = after[static_cast<std::size_t>(row)];
        for (std::size_t way = 0; way < ways; ++way) {
            const Range there = after[static_cast<std::size_t>(floor_after(dungeon, row, way))];
            here = {way == 0 ? there.low + 1 : std::min(here.low, there.low + 1), std::max(here.high, there.high + 1)};
        }
    }
    return after[static_cast<std::size_t>(floor)];
}

}  // namespace td
