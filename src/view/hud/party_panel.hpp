// The player's side at a glance: a card for each member and guest. Only displays.
#pragma once

#include <vector>

#include "text/explain_orders.hpp"
#include "view/draw/canvas.hpp"
#include "view/hud/screen_context.hpp"
#include "world/components.hpp"

namespace td {

/// A status of a creature, and where it is shown.
struct StatusMark {
    Box box;
    ActiveStatus status;
};

/// Draws the statuses of `who` as icons (letters for those without) with their remaining time, and the number of those that do not fit.
/// Returns those shown, from left to right.
std::vector<StatusMark> draw_status_marks(Canvas& canvas, ScreenContext context, Box strip, EntityId who);

/// A letter for an order to a creature, and where it is shown.
struct OrderBadge {
    Box box;
    OrderMark mark;
};

class PartyPanel {
public:
    /// Draws from the top of `area`, using as much of its height as needed.
    void draw(Canvas& canvas, ScreenContext context, Box area);
    /// The creature whose card was at `p` in the last frame, or none.
    EntityId creature_at(Point p) const;
    bool covers(Point p) const { return m_area.contains(p); }
    Box area() const { return m_area; }
    /// Draws a note about the status or order whose icon is at `pointer`: its name, what it does and how long it lasts.
    void draw_note(Canvas& canvas, ScreenContext context, Point pointer, const std::vector<Box>& keep_visible) const;

private:
    struct Card {
        EntityId who;
        Box box;
    };
    std::vector<Card> m_cards;
    std::vector<StatusMark> m_marks;
    std::vector<OrderBadge> m_orders;
    Box m_area;
};

}  // namespace td
