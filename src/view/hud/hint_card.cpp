#include "view/hud/hint_card.hpp"

#include <algorithm>

#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

/// The point of `box` nearest to `p`; its upper left where it has no size, as in a window of a few pixels.
Point nearest_point(Box box, Point p) {
    return {std::clamp(p.x, box.x, std::max(box.x, box.right())), std::clamp(p.y, box.y, std::max(box.y, box.bottom()))};
}

/// Draws a dashed frame: a whole one would look like that of what is chosen.
void frame_with_dashes(Canvas& canvas, Box box, int line) {
    const int dash = 4 * line;
    const auto draw_dashes = [&](Box side) {
        const bool is_level = side.width >= side.height;
        const int length = is_level ? side.width : side.height;
        for (int at = 0; at < length; at += 2 * dash) {
            const int size = std::min(dash, length - at);
            canvas.rect(is_level ? Box{side.x + at, side.y, size, line} : Box{side.x, side.y + at, line, size}, style::text);
        }
    };
    draw_dashes({box.x, box.y, box.width, line});
    draw_dashes({box.x, box.bottom() - line, box.width, line});
    draw_dashes({box.x, box.y, line, box.height});
    draw_dashes({box.right() - line, box.y, line, box.height});
}

}  // namespace

Box draw_hint_card(Canvas& canvas, const HintCard& card, Box area, std::vector<Box> keep_visible, const std::vector<Box>& less_urgent) {
    const int pad = canvas.px(12), edge = std::max(1, canvas.px(2)), gap = canvas.px(28);
    const TextStyle headline{TextSize::normal, style::ink, true}, text{TextSize::normal, style::ink, false};
    const TextStyle foot{TextSize::small, style::on_paper(Tone::plain), false};
    const int width = std::min(canvas.px(340), area.width - 2 * pad);
    const int lines = static_cast<int>(canvas.wrapped(card.text, width - 2 * pad, text).size());
    const int height = 2 * pad + canvas.line_height() * (lines + 1) + canvas.px(8) + canvas.line_height(TextSize::small);
    for (const Box& about : card.about) {
        frame_with_dashes(canvas, about.inset(-edge), edge);
        keep_visible.push_back(about.inset(-2 * edge));
    }
    const Box anchor = card.about.empty() ? Box{area.centre().x, area.y, 1, 1} : card.about.front();
    std::vector<Box> wished = places_around(anchor, width, height, gap);
    for (Box& wish : wished) wish = wish.moved_into(area);
    const Box box = place_panel(area, wished, keep_visible, less_urgent);
    if (!card.about.empty()) {
        const Point to = nearest_point(card.about.front(), box.centre());
        // What lies outside the map has its frame: a line to it would cross panels.
        canvas.push_clip(area);
        canvas.line(nearest_point(box, to), to, edge, style::text);
        canvas.pop_clip();
    }
    draw_parchment(canvas, box);
    Box inner = box.inset(pad);
    canvas.write_line(inner, card.headline, headline);
    inner.cut_top(canvas.px(4));
    canvas.write_paragraph(inner, card.text, text, 4);
    canvas.write_line(inner, card.reread, foot);
    return box;
}

}  // namespace td
