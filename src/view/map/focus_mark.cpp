#include "view/map/focus_mark.hpp"

#include "view/draw/style.hpp"

namespace td {

namespace {

constexpr int arm = 7, thickness = 2;  ///< of a bracket, in art pixels

/// `grown`: pixels added to each side of the arms.
void draw_brackets(Canvas& canvas, const MapView& view, Box tile, int grown, Colour colour) {
    const int thick = thickness * view.scale(), length = arm * view.scale();
    for (const bool right : {false, true})
        for (const bool lower : {false, true}) {
            const int x = right ? tile.right() : tile.x, y = lower ? tile.bottom() : tile.y;
            const Box lying{right ? x - length : x, lower ? y - thick : y, length, thick};
            const Box standing{right ? x - thick : x, lower ? y - length : y, thick, length};
            canvas.rect(lying.inset(-grown), colour);
            canvas.rect(standing.inset(-grown), colour);
        }
}

}  // namespace

void draw_focus_mark(Canvas& canvas, const MapView& view, Point corner) {
    const Box tile = Box{corner.x, corner.y, view.tile(), view.tile()}.inset(-view.scale());
    draw_brackets(canvas, view, tile, std::max(1, view.scale() / 2), style::night);
    draw_brackets(canvas, view, tile, 0, style::change);
}

}  // namespace td
