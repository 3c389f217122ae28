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

}  // namespace td
