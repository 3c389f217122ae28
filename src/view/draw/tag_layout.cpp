#include "view/draw/tag_layout.hpp"

#include <algorithm>
#include <utility>

namespace td {

namespace {

bool is_free(const Box& box, const std::vector<Box>& placed) {
    return std::none_of(placed.begin(), placed.end(), [&](const Box& other) { return !box.intersected(other).empty(); });
}

/// The free place nearest to `wished`; `wished` if none is near.
Box nearest_free_place(const Box& wished, const std::vector<Box>& placed) {
    constexpr int furthest = 8;  // tags up or down
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
    for (const Box& box : wished) placed.push_back(nearest_free_place(box, placed));
    placed.erase(placed.begin(), placed.begin() + static_cast<std::ptrdiff_t>(taken.size()));
    return placed;
}

std::vector<Box> TagsInMotion::spread(const std::vector<int>& numbers, const std::vector<Box>& wished) {
    std::map<int, Point> shifts;
    std::vector<Box> spread = wished, placed;
    const auto place = [&](std::size_t i, Box at) {
        spread[i] = at;
        placed.push_back(at);
        shifts[numbers[i]] = at.corner() - wished[i].corner();
    };
    const auto is_known = [&](std::size_t i) { return m_shifts.contains(numbers[i]); };
    for (std::size_t i = 0; i < wished.size(); ++i) {
        if (!is_known(i)) continue;
        const Point shift = m_shifts[numbers[i]];
        const Box kept = wished[i].moved(shift.x, shift.y);
        place(i, is_free(kept, placed) ? kept : nearest_free_place(kept, placed));
    }
    for (std::size_t i = 0; i < wished.size(); ++i)
        if (!is_known(i)) place(i, nearest_free_place(wished[i], placed));
    m_shifts = std::move(shifts);
    return spread;
}

}  // namespace td
