// Information about what is pointed at, and about what an aimed skill would do. Only displays.
#pragma once

#include <string>
#include <vector>

#include "view/draw/canvas.hpp"
#include "view/hud/screen_context.hpp"
#include "world/components.hpp"

namespace td {

/// One line of text or a heading.
struct InfoLine {
    std::string text;
    Colour colour;
    bool bold = false;
    TextSize size = TextSize::small;
};

/// "Slowed for 3 rounds".
std::string name_with_rest(const ActiveStatus& active, const Catalog& catalog);

/// Lines about the creature: side, health, speed, statuses, hit chances both ways, place in the order. `attack_is_told`: leaves out what
/// an attack by the awaited creature would do to it.
std::vector<InfoLine> describe_creature(EntityId who, Session& session, bool attack_is_told = false);
/// Lines about a tile that is seen or remembered; empty for others.
std::vector<InfoLine> describe_tile(Point at, Session& session);
/// Lines about the considered command: the skill, and everyone it would reach with the chance to hit. Empty for plain steps.
std::vector<InfoLine> describe_aim(const Command& command, Session& session);

/// What the attack key would do without asking for a target: the weapons that it fires, or else the one foe it would strike, with chance
/// and harm. Empty if it would ask, or nothing is in reach. `brief`: without the number of hits that fell it.
std::string describe_quick_attack(Session& session, bool brief);

struct InfoPanelPlace {
    Box box;                 ///< empty: nothing is pointed at
    bool is_longer = false;  ///< its text does not fit
};
/// Draws it, as high as its text, at a side of `map` where it covers none of `seen`. Draws nothing if nothing is pointed at.
/// `taken_left`: see places_at_sides(). A text higher than `map` starts at line UiFocus::text_scrolled, which is clamped to the text.
/// `moving`: creatures that are not drawn at their places yet; a tile is described without them.
InfoPanelPlace draw_info_panel(Canvas& canvas, ScreenContext context, Box map, int taken_left, const std::vector<Box>& seen,
                               const std::vector<EntityId>& moving);

}  // namespace td
