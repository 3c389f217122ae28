#include "view/draw/placement.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace td {

namespace {

/// How many pixels of the boxes `place` covers; a pixel of several boxes counts once for each.
std::int64_t pixels_covered(Box place, const std::vector<Box>& boxes) {
    std::int64_t pixels = 0;
    for (const Box each : boxes) {
        const Box both = each.intersected(place);
        pixels += static_cast<std::int64_t>(both.width) * both.height;
    }
    return pixels;
}

/// The range allowed for a panel's left or upper edge.
struct EdgeRange {
    int least = 0;
    int most = 0;

    EdgeRange(int begin, int end, int size) : least(begin), most(std::max(begin, end - size)) {}
    int clamped(int edge) const { return std::clamp(edge, least, most); }
};

void keep_within(std::vector<int>& edges, EdgeRange range) {
    std::erase_if(edges, [&](int edge) { return edge < range.least || edge > range.most; });
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
}

}  // namespace

/// It suffices to try places with two sides that touch the area's edge or a box to keep visible: if any free place exists, one of these is.
Box place_panel(Box area, const std::vector<Box>& wished, const std::vector<Box>& keep_visible, const std::vector<Box>& less_urgent) {
    const auto covered_at = [&](Box place) { return std::pair(pixels_covered(place, keep_visible), pixels_covered(place, less_urgent)); };
    constexpr std::pair<std::int64_t, std::int64_t> nothing_covered{0, 0};
    for (const Box wish : wished)
        if (wish.intersected(area) == wish && covered_at(wish) == nothing_covered) return wish;
    const Box first = wished.front();
    const EdgeRange across(area.x, area.right(), first.width), down(area.y, area.bottom(), first.height);
    std::vector<int> xs{across.least, across.most}, ys{down.least, down.most};
    for (const Box wish : wished) {
        xs.push_back(across.clamped(wish.x));
        ys.push_back(down.clamped(wish.y));
    }
    for (const std::vector<Box>* const seen : {&keep_visible, &less_urgent})
        for (const Box each : *seen) {
            xs.insert(xs.end(), {each.right(), each.x - first.width});
            ys.insert(ys.end(), {each.bottom(), each.y - first.height});
        }
    keep_within(xs, across);
    keep_within(ys, down);
    Box best{across.clamped(first.x), down.clamped(first.y), first.width, first.height};
    const auto cost_of = [&](Box place) { return std::pair(covered_at(place), std::abs(place.x - first.x) + std::abs(place.y - first.y)); };
    auto least = cost_of(best);
    for (const int y : ys)
        for (const int x : xs) {
            const Box place{x, y, first.width, first.height};
            if (const auto cost = cost_of(place); cost < least) {
                least = cost;
                best = place;
            }
        }
    return best;
}

std::vector<Box> places_around(Box anchor, int width, int height, int gap) {
    return {{anchor.x, anchor.bottom() + gap, width, height},
            {anchor.x, anchor.y - gap - height, width, height},
            {anchor.right() + gap, anchor.y, width, height},
            {anchor.x - gap - width, anchor.y, width, height}};
}

std::vector<Box> places_at_sides(Box area, int width, int height, int margin, int taken_left) {
    const int right = area.right() - width - margin, left = area.x + margin;
    const int top = area.y + margin, bottom = std::max(top, area.bottom() - height - margin);
    const int top_left = std::clamp(area.y + std::max(margin, taken_left), top, bottom);
    return {{right, top, width, height}, {left, top_left, width, height}, {right, bottom, width, height}, {left, bottom, width, height}};
}

}  // namespace td
