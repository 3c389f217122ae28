#include "view/tag_layout.hpp"

#include <algorithm>

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

}  // namespace td
