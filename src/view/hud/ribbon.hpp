// The turn ribbon: a portrait for each turn to come in exact order, in columns or along a line, as the time system's face says.
// Shows what the order board says; decides nothing.
#pragma once

#include <optional>
#include <vector>

#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/hud/ribbon_layout.hpp"

namespace td {

/// What the ribbon is about at the moment.
struct RibbonView {
    const std::vector<OrderPlace>& places;
    OrderContext context;
    EntityId pointed_at;            ///< marked wherever it stands
    std::optional<Point> pointer;   ///< over the window
    std::vector<EntityId> aimable;  ///< lit: what is being aimed could be aimed at them
};

class Ribbon {
public:
    /// Draws the ribbon across the whole of `area`.
    void draw(Canvas& canvas, Pictures& pictures, Box area, const RibbonView& view);
    /// Over everything else: why the portrait under the pointer stands where it does.
    void draw_note(Canvas& canvas, const RibbonView& view, const std::vector<Box>& keep_visible) const;
    /// The index of the place whose portrait is at `p` in the last frame.
    std::optional<std::size_t> place_at(Point p) const;
    Box area() const { return m_area; }

private:
    void draw_columns(Canvas& canvas, const RibbonView& view) const;
    void draw_groups(Canvas& canvas, const RibbonView& view) const;
    void draw_boundaries(Canvas& canvas, const RibbonView& view) const;

    Box m_area;
    RibbonLayout m_layout;
};

/// `first`: it is the first turn of its creature to come.
/// One place: the portrait by what is certain about it, its number, and the marks of what a command changes. For lists too.
void draw_order_token(Canvas& canvas, Pictures& pictures, Box box, const OrderPlace& place, const OrderContext& context, bool marked,
                      bool first);

}  // namespace td
