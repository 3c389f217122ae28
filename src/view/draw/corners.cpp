#include "view/draw/corners.hpp"

#include <algorithm>

namespace td {

Box box_in_corner(Box area, int width, int height, int margin, Corner corner) {
    const bool right = corner == Corner::bottom_right || corner == Corner::top_right;
    const bool bottom = corner == Corner::bottom_right || corner == Corner::bottom_left;
    return {right ? area.right() - width - margin : area.x + margin, bottom ? area.bottom() - height - margin : area.y + margin, width,
            height};
}

Corner free_corner(Box area, int width, int height, int margin, Corner wished, const std::vector<Box>& seen) {
    const auto covers_none = [&](Corner corner) {
        const Box box = box_in_corner(area, width, height, margin, corner).inset(-margin / 2);
        return std::none_of(seen.begin(), seen.end(), [&](Box each) { return !each.intersected(box).empty(); });
    };
    if (covers_none(wished)) return wished;
    const auto found = std::find_if(all_corners.begin(), all_corners.end(), covers_none);
    return found == all_corners.end() ? wished : *found;
}

Box clear_place(const std::vector<Box>& candidates, const std::vector<Box>& seen) {
    const auto overridden = [&](Box place) {
        std::int64_t pixels = 0;
        for (const Box each : seen) {
            const Box both = each.intersected(place);
            pixels += static_cast<std::int64_t>(both.width) * both.height;
        }
        return pixels;
    };
    return *std::min_element(candidates.begin(), candidates.end(), [&](Box a, Box b) { return overridden(a) < overridden(b); });
}

std::vector<Box> places_at_sides(Box area, int width, int height, int margin, int taken_left) {
    const int right = area.right() - width - margin, left = area.x + margin;
    const int top = area.y + margin, bottom = std::max(top, area.bottom() - height - margin);
    const int top_left = std::clamp(area.y + std::max(margin, taken_left), top, bottom);
    return {{right, top, width, height}, {left, top_left, width, height}, {right, bottom, width, height}, {left, bottom, width, height}};
}

}  // namespace td
