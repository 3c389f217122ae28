// What is known of the thing that is pointed at, and what the skill that is aimed would do. Shows, decides nothing.
#pragma once

#include <string>
#include <vector>

#include "view/draw/canvas.hpp"
#include "view/hud/screen_context.hpp"
#include "world/components.hpp"

namespace td {

/// One line of text, or a heading, with a colour.
struct InfoLine {
    std::string text;
    Colour colour;
    bool bold = false;
    TextSize size = TextSize::small;
};

/// "Slowed for 3 rounds".
std::string name_with_rest(const ActiveStatus& active, const Catalog& catalog);

/// Sentences for the creature: side, health, speed, statuses, chances both ways, place in the order. `attack_is_told`: without what an
/// attack of the awaited actor would do to it.
std::vector<InfoLine> describe_creature(EntityId who, Session& session, bool attack_is_told = false);
/// For a tile that is seen or remembered; nothing for one that is not.
std::vector<InfoLine> describe_tile(Point at, Session& session);
/// For the command under consideration: the skill, and everyone it would reach with the chance to hit. Nothing for plain steps.
std::vector<InfoLine> describe_aim(const Command& command, Session& session);

struct InfoPanelPlace {
    Box box;                 ///< that it takes; empty: nothing is pointed at
    bool is_longer = false;  ///< its text has more lines than it holds
};
/// As high as its text, at a side of `map` where it covers none of `seen`; nothing when nothing is pointed at. `taken_left`: see
/// places_at_sides(). A text that is higher than `map` begins with the line UiFocus::text_scrolled, which is kept within the text.
InfoPanelPlace draw_info_panel(Canvas& canvas, ScreenContext context, Box map, int taken_left, const std::vector<Box>& seen);

}  // namespace td
