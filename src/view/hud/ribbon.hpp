// The turn ribbon: a portrait for each coming turn in exact order, in columns or along a line, as the time system presents its rounds.
// Only displays.
#pragma once

#include <optional>
#include <vector>

#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/hud/ribbon_layout.hpp"

namespace td {

/// What the ribbon shows.
struct RibbonView {
    const std::vector<OrderPlace>& places;
    OrderContext context;
    EntityId pointed_at;            ///< marked in all its places
    std::optional<Point> pointer;   ///< over the window
    std::vector<EntityId> aimable;  ///< highlighted as possible targets while aiming
};

class Ribbon {
public:
    /// Draws the ribbon across `area`.
    void draw(Canvas& canvas, Pictures& pictures, Box area, const RibbonView& view);
    /// Draws, over everything else, a note that explains the place of the portrait under the pointer.
    void draw_note(Canvas& canvas, const RibbonView& view, const std::vector<Box>& keep_visible) const;
    /// The index of the place whose portrait was at `p` in the last frame.
    std::optional<std::size_t> place_at(Point p) const;
    /// The portraits of `who` among the places that were drawn in the last frame.
    std::vector<Box> portraits_of(EntityId who, const std::vector<OrderPlace>& places) const;
    Box area() const { return m_area; }

private:
    void draw_columns(Canvas& canvas, const RibbonView& view) const;
    void draw_groups(Canvas& canvas, const RibbonView& view) const;
    void draw_boundaries(Canvas& canvas, const RibbonView& view) const;

    Box m_area;
    RibbonLayout m_layout;
};

/// A bar of brass through the middle of `strip`, on which time is marked.
void draw_rail(Canvas& canvas, Box strip);
enum class RailMark : std::uint8_t { now, coming, empty, owed };
/// A plate on the rail, in the middle of `strip`, with a time on it.
void draw_rail_mark(Canvas& canvas, Box strip, std::string_view text, RailMark mark);

struct OrderTokenLook {
    bool is_marked = false;  ///< framed, because the player points at it
    bool is_first = false;   ///< the creature's first coming turn: its number is always shown
};
/// Draws one place: the portrait (hollow if uncertain), its number, and the changes that a command would make. Used by lists too.
void draw_order_token(Canvas& canvas, Pictures& pictures, Box box, const OrderPlace& place, const OrderContext& context,
                      OrderTokenLook order_look);

}  // namespace td
