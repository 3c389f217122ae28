#include "view/hud/info_panel.hpp"

#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

std::vector<InfoLine> lines_for(Session& session) {
    const UiFocus& focus = session.focus;
    std::vector<InfoLine> lines;
    const std::optional<Command>& command = focus.considered ? focus.considered : focus.aimed;
    if (command) lines = describe_aim(*command, session);
    if (!lines.empty()) {
        // The target of an attack is described as well, and a creature on a tile that cannot be aimed at.
        const bool attacks =
            (std::holds_alternative<commands::Attack>(*command) || !focus.considered) && focus.creature && session.knows(focus.creature);
        const std::vector<InfoLine> about = attacks ? describe_creature(focus.creature, session, true) : std::vector<InfoLine>{};
        lines.insert(lines.end(), about.begin(), about.end());
        return lines;
    }
    const bool looking = focus.mode == UiFocus::Mode::looking;
    if (focus.creature && session.knows(focus.creature)) return describe_creature(focus.creature, session);
    if (!focus.tile) return lines;
    const World& world = session.game().world();
    const EntityId there = world.creature_at(*focus.tile);
    if (there && session.knows(there)) lines = describe_creature(there, session);
    const std::vector<InfoLine> ground = describe_tile(*focus.tile, session);
    // Plain floor under the pointer is not worth a panel; under the cursor of look mode it is an answer.
    if (looking || ground.size() > 1) lines.insert(lines.end(), ground.begin(), ground.end());
    return lines;
}

}  // namespace

Box draw_info_panel(Canvas& canvas, ScreenContext context, Box map, int taken_left, const std::vector<Box>& seen) {
    struct Set {
        std::string text;
        TextStyle style;
    };
    const int pad = canvas.px(style::padding), margin = canvas.px(4);
    const int width = canvas.px(style::side_width) - margin;
    std::vector<Set> set;
    int height = 2 * pad;
    for (const InfoLine& line : lines_for(context.session)) {
        const TextStyle look{line.size, line.colour, line.bold};
        for (const std::string& part : canvas.wrapped(line.text, width - 2 * pad, look)) {
            set.push_back({part, look});
            height += canvas.line_height(look.size);
        }
    }
    if (set.empty()) return {};
    height = std::min(height, map.height - 2 * margin);
    const Box box = place_panel(map, places_at_sides(map, width, height, margin, taken_left), seen);
    draw_plate(canvas, box);
    canvas.push_clip(box);
    int y = box.y + pad;
    for (const Set& line : set) {
        canvas.text({box.x + pad, y}, line.text, line.style);
        y += canvas.line_height(line.style.size);
    }
    canvas.pop_clip();
    return box;
}

}  // namespace td
