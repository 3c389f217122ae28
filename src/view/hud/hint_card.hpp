// The card of a hint for new players, and the marks of what it points at.
#pragma once

#include <string>
#include <vector>

#include "view/draw/canvas.hpp"

namespace td {

/// What a hint says, and where on the screen the things are that it is about.
struct HintCard {
    std::string headline;
    std::string text;
    std::string reread;      ///< how to read it again
    std::vector<Box> about;  ///< framed; the card is placed beside the first
};

/// Draws it within `area`, covering neither what it is about nor, if possible, `keep_visible`, nor, if there is room, `less_urgent`.
/// Returns its box.
Box draw_hint_card(Canvas& canvas, const HintCard& card, Box area, std::vector<Box> keep_visible, const std::vector<Box>& less_urgent);

}  // namespace td
