#include "view/hud/info_panel.hpp"

#include <algorithm>

#include "controls/key_captions.hpp"
#include "text/say.hpp"
#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

/// What the panel says: about the command that is considered or aimed, else about the creature or tile that is pointed at; empty: nothing.
std::vector<InfoLine> lines_for(Session& session, const std::vector<EntityId>& moving) {
    const UiFocus& focus = session.focus;
    std::vector<InfoLine> lines;
    const std::optional<Command>& command = focus.considered ? focus.considered : focus.aimed;
    if (command) lines = describe_aim(*command, session);
    if (!lines.empty()) {
        // Also describes the target of an attack, and a creature on a tile that cannot be aimed at.
        const bool attacks =
            (std::holds_alternative<commands::Attack>(*command) || !focus.considered) && focus.creature && session.knows(focus.creature);
        constexpr bool attack_is_told = true;
        const std::vector<InfoLine> about = attacks ? describe_creature(focus.creature, session, attack_is_told) : std::vector<InfoLine>{};
        lines.insert(lines.end(), about.begin(), about.end());
        return lines;
    }
    const bool looking = focus.mode == UiFocus::Mode::looking;
    const auto is_shown_there = [&](EntityId who) { return std::find(moving.begin(), moving.end(), who) == moving.end(); };
    // On a card or a portrait it may be anywhere.
    if (focus.creature && session.knows(focus.creature) && (!focus.tile || is_shown_there(focus.creature)))
        return describe_creature(focus.creature, session);
    if (!focus.tile) return lines;
    const EntityId there = session.game().known().creature_at(*focus.tile);
    if (there && is_shown_there(there)) lines = describe_creature(there, session);
    const std::vector<InfoLine> ground = describe_tile(*focus.tile, session);
    // Plain floor under the pointer is not worth a panel, but in look mode the player asked for it.
    if (looking || ground.size() > 1) lines.insert(lines.end(), ground.begin(), ground.end());
    return lines;
}

std::vector<StyledLine> wrap_lines(Canvas& canvas, const std::vector<InfoLine>& lines, int width) {
    std::vector<StyledLine> wrapped;
    for (const InfoLine& line : lines) canvas.wrap_into(wrapped, line.text, width, {line.size, line.colour, line.bold});
    return wrapped;
}

int height_of(Canvas& canvas, const std::vector<StyledLine>& lines) {
    int height = 0;
    for (const StyledLine& line : lines) height += canvas.line_height(line.look.size);
    return height;
}

/// How many lines must be scrolled away so that the last one is within `height`.
int most_scrolled(Canvas& canvas, const std::vector<StyledLine>& lines, int height) {
    int rest = height_of(canvas, lines), first = 0;
    for (; rest > height; ++first) rest -= canvas.line_height(lines[static_cast<std::size_t>(first)].look.size);
    return first;
}

/// The hint at the panel's foot about how to scroll.
std::string scroll_hint(Canvas& canvas, ScreenContext context) {
    const Catalog& words = context.session.game().catalog();
    if (context.session.focus.mode != UiFocus::Mode::looking) return say(words, "info_scroll_by_wheel");
    return say(words, {"info_scroll", "up", "down"}, key_in_text(Control::move_north, canvas.keys(), words),
               key_in_text(Control::move_south, canvas.keys(), words));
}

}  // namespace

InfoPanelPlace draw_info_panel(Canvas& canvas, ScreenContext context, Box map, int taken_left, const std::vector<Box>& seen,
                               const std::vector<EntityId>& moving) {
    const int pad = canvas.px(style::padding), margin = canvas.px(4);
    const int width = canvas.px(style::side_width) - margin;
    const std::vector<StyledLine> lines = wrap_lines(canvas, lines_for(context.session, moving), width - 2 * pad);
    if (lines.empty()) return {};
    const int most_height = map.height - 2 * margin, whole = height_of(canvas, lines) + 2 * pad;
    const bool is_longer = whole > most_height;
    const Box box = place_panel(map, places_at_sides(map, width, std::min(whole, most_height), margin, taken_left), seen);
    draw_plate(canvas, box);
    Box inner = box.inset(pad);
    int& scrolled = context.session.focus.text_scrolled;
    if (is_longer) {
        const TextStyle look{TextSize::small, style::text_soft, false};
        const std::string how = "▼ " + scroll_hint(canvas, context);
        const auto hint_lines = static_cast<int>(canvas.wrapped(how, inner.width, look).size());
        const Box hint = inner.cut_bottom(hint_lines * canvas.line_height(TextSize::small));
        const int most = most_scrolled(canvas, lines, inner.height);
        scrolled = std::clamp(scrolled, 0, most);
        canvas.rect(hint, style::row);
        canvas.paragraph(hint, scrolled < most ? how : "▲ " + scroll_hint(canvas, context), look, Align::centre);
        const auto all = static_cast<int>(lines.size());
        draw_scroll_strip(canvas, {box.right() - canvas.px(5), inner.y, canvas.px(3), inner.height}, scrolled, all - most, all);
    } else {
        scrolled = 0;
    }
    canvas.push_clip(inner);
    // Only whole lines are drawn.
    for (auto line = lines.begin() + scrolled; line != lines.end() && canvas.line_height(line->look.size) <= inner.height; ++line)
        canvas.write_line(inner, line->text, line->look);
    canvas.pop_clip();
    return {box, is_longer};
}

}  // namespace td
