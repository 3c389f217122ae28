// The player's side at a glance: a card for each member and guest. Shows, decides nothing.
#pragma once

#include <vector>

#include "view/canvas.hpp"
#include "view/screens.hpp"

namespace td {

class PartyPanel {
public:
    /// Draws from the top of `area` and takes as much of its height as needed.
    void draw(Canvas& canvas, Stage stage, Box area);
    /// Whose card is at `p` in the last frame; none.
    EntityId creature_at(Point p) const;
    bool covers(Point p) const { return m_area.contains(p); }

private:
    struct Card {
        EntityId who;
        Box box;
    };
    std::vector<Card> m_cards;
    Box m_area;
};

/// What of `who` is shown in lists: statuses as coloured badges with what is left of them; returns the width.
int draw_status_badges(Canvas& canvas, Point at, int width, EntityId who, const Game& game);

}  // namespace td
