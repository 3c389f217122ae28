// The visible rows of a list to choose from, and beside them the strip that shows which part of a longer list they are.
#pragma once

#include "view/draw/widgets.hpp"
#include "view/screens/choice_list.hpp"

namespace td {

/// Lays out the list's rows in `area`, as ChoiceList::lay_out(), and draws the strip. `gap`: between both, as at 1280x720.
inline const std::vector<ChoiceList::Row>& lay_out_scrolled(Canvas& canvas, ChoiceList& list, Box area, int row_height, int gap = 8) {
    const Box strip = area.cut_right(canvas.px(6));
    area.cut_right(canvas.px(gap));
    const auto& rows = list.lay_out(area, row_height);
    draw_scroll_strip(canvas, strip, list.first_shown(), static_cast<int>(rows.size()), list.count());
    return rows;
}

}  // namespace td
