#include "view/draw/tag_layout.hpp"

#include <algorithm>
#include <utility>

namespace td {

namespace {

bool is_free(const Box& box, const std::vector<Box>& placed) {
    return std::none_of(placed.begin(), placed.end(), [&](const Box& other) { return !box.intersected(other).empty(); });
}

/// The free place nearest to `wished`; itself when there is none near.
Box place_of(const Box& wished, const std::vector<Box>& placed) {
    constexpr int furthest = 8;
    for (int rows = 0; rows <= furthest; ++rows)
        for (const int columns : {0, 1, -1})
            for (const int down : {rows, -rows}) {
                const Box box = wished.moved(columns * (wished.width / 2 + 1), down * (wished.height + 1));
                if (is_free(box, placed)) return box;
            }
    return wished;
}

}  // namespace

std::vector<Box> spread_tags(const std::vector<Box>& wished, const std::vector<Box>& taken) {
    std::vector<Box> placed = taken;
    for (const Box& box : wished) placed.push_back(place_of(box, placed));
    placed.erase(placed.begin(), placed.begin() + static_cast<std::ptrdiff_t>(taken.size()));
    return placed;
}

std::vector<Box> TagsInMotion::spread(const std::vector<int>& numbers, const std::vector<Box>& wished) {
    std::map<int, Point> shifts;
    std::vector<Box> placed, newcomers;
    for (std::size_t i = 0; i < wished.size(); ++i) {
        const auto known = m_shifts.find(numbers[i]);
        if (known == m_shifts.end()) {
            newcomers.push_back(wished[i]);
            continue;
        }
        shifts.insert(*known);
        placed.push_back(wished[i].moved(known->second.x, known->second.y));
    }
    const std::vector<Box> found = spread_tags(newcomers, placed);
    std::size_t next = 0;
    for (std::size_t i = 0; i < wished.size(); ++i)
        if (shifts.count(numbers[i]) == 0) shifts[numbers[i]] = found[next++].corner() - wished[i].corner();
    m_shifts = std::move(shifts);
    std::vector<Box> spread;
    for (std::size_t i = 0; i < wished.size(); ++i) spread.push_back(wished[i].moved(m_shifts[numbers[i]].x, m_shifts[numbers[i]].y));
    return spread;
}

}  // namespace td
