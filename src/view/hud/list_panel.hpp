// The list of actions being filled or carried out: its entries in a row, turn by turn, and the keys that change it.
// Only displays.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "view/draw/canvas.hpp"
#include "view/hud/screen_context.hpp"

namespace td {

class ListPanel {
public:
    /// Draws it where it covers none of `keep_visible`, if possible, nor, if there is room, `less_urgent`. Returns its box; empty without a
    /// list.
    Box draw(Canvas& canvas, ScreenContext context, Box map, const std::vector<Box>& keep_visible, const std::vector<Box>& less_urgent);
    /// Draws, over everything else, a note with the entry under the pointer in full.
    void draw_note(Canvas& canvas, ScreenContext context, Point pointer, const std::vector<Box>& keep_visible) const;
    bool covers(Point at) const { return m_box.contains(at); }
    /// The index of the entry at that point in the last frame.
    std::optional<std::size_t> entry_at(Point at) const;

private:
    Box m_box;
    std::vector<Box> m_entries;
};

}  // namespace td
