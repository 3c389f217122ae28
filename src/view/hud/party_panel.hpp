// The player's side at a glance: a card for each member and guest. Shows, decides nothing.
#pragma once

#include <vector>

#include "text/explain_orders.hpp"
#include "view/draw/canvas.hpp"
#include "view/hud/screen_context.hpp"
#include "world/components.hpp"

namespace td {

/// A status of a creature, and the box in which it is shown.
struct StatusMark {
    Box box;
    ActiveStatus status;
};

/// The states of `who` as icons with what is left of them, letters for those without an icon; how many more there are where the strip
/// has no room for them. Gives those that are shown, from left to right.
std::vector<StatusMark> draw_status_marks(Canvas& canvas, ScreenContext context, Box strip, EntityId who);

/// A letter for what a creature was told, and the box in which it is shown.
struct OrderBadge {
    Box box;
    OrderMark mark;
};

class PartyPanel {
public:
    /// Draws from the top of `area` and takes as much of its height as needed.
    void draw(Canvas& canvas, ScreenContext context, Box area);
    /// Whose card is at `p` in the last frame; none.
    EntityId creature_at(Point p) const;
    bool covers(Point p) const { return m_area.contains(p); }
    /// The name of the state or order whose icon is at `pointer` in the last frame, what it does and how long it lasts.
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
