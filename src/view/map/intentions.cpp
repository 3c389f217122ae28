#include "view/map/intentions.hpp"

#include "text/describe.hpp"
#include "view/draw/action_sign.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/map/action_tiles.hpp"

namespace td {

namespace {

/// The opacity of the sign of an action that is not certain yet.
constexpr int faint = 205;

/// The intention of a companion, if worth showing: an uncertain one only while foes are in sight.
const Intention* shown_intention(Session& session, EntityId who) {
    for (const Intention& one : session.intentions()) {
        if (one.who != who) continue;
        const bool is_shown = !std::holds_alternative<commands::Wait>(one.command) &&
                              (one.is_certain || !tactics::foes_in_sight(session.game().state().ai_context(), who).empty());
        return is_shown ? &one : nullptr;
    }
    return nullptr;
}

void draw_time_left(Canvas& canvas, Box bar, const PendingAction& pending, Ticks now, Colour colour) {
    const Ticks whole = std::max<Ticks>(1, pending.until - pending.since);
    const Ticks left = std::clamp<Ticks>(pending.until - now, 0, whole);
    canvas.rect(bar, style::night);
    canvas.rect({bar.x, bar.y, std::max(1, static_cast<int>(bar.width * left / whole)), bar.height}, colour);
}

/// Above the creature's number, where it hides no face, or in the topmost row below it; in the number's place if there is none.
Box place_of_intention(const MapView& view, Point corner, Box number) {
    const int scale = view.scale(), side = 9 * scale;
    if (number.empty()) return view.within({corner.x + view.tile() + 2 * scale - side, corner.y - 2 * scale, side, side});
    const int above = number.y - side;
    return {number.right() - side, above >= view.area().y ? above : number.bottom(), side, side};
}

}  // namespace

void draw_threatened_tiles(Canvas& canvas, const MapView& view, const Session& session) {
    const Game& game = session.game();
    const int thin = view.scale();
    for (const EntityId who : game.world().table<Creature>().owners()) {
        const PendingAction* pending = game.pending(who);
        if (pending == nullptr || !session.knows(who)) continue;
        const Colour colour = colour_of(side_of(who, game.world()));
        const bool is_step = std::holds_alternative<commands::Walk>(pending->command);
        const bool is_danger = side_of(who, game.world()) == Side::foe;
        for (const Point tile : tiles_of(game, who, pending->command)) {
            if (!game.sight().sees(tile)) continue;
            const Box box = view.box(tile).inset(thin);
            if (!is_step) canvas.rect(box, colour.faded(is_danger ? 100 : 45));
            canvas.frame(is_step ? box.inset(5 * thin) : box, is_danger && !is_step ? 2 * thin : thin, colour.faded(is_step ? 170 : 235));
        }
    }
}

Box draw_intention(Canvas& canvas, const MapView& view, Pictures& pictures, Session& session, EntityId who, Point corner, Box number) {
    const Game& game = session.game();
    const int scale = view.scale(), line = std::max(1, scale / 2);
    const Colour colour = colour_of(side_of(who, game.world()));
    const PendingAction* pending = game.pending(who);
    if (pending == nullptr) {
        const Intention* const intention = shown_intention(session, who);
        if (intention == nullptr) return {};
        const Box place = place_of_intention(view, corner, number);
        draw_action_sign(canvas, pictures, place, intention->command, colour, intention->is_certain ? 255 : faint);
        return place;
    }
    const int side = 16 * line;
    const Box plate{corner.x + (view.tile() - side) / 2, view.top_of_sign(corner, side), side, side};
    canvas.rect(plate, style::night);
    canvas.frame(plate, line, colour);
    draw_action_sign(canvas, pictures, plate.inset(line), pending->command, colour);
    draw_time_left(canvas, {plate.x, plate.bottom() + scale / 2, plate.width, 2 * scale}, *pending, game.now().time, colour);
    if (std::holds_alternative<commands::Wait>(pending->command)) return plate;
    const TextStyle look{TextSize::small, Colour{}, true};
    const std::string left = std::to_string(std::max<Ticks>(0, pending->until - game.now().time));
    const Box tag{plate.right() + scale / 2, plate.y, tag_width(canvas, left, look), canvas.line_height(TextSize::small)};
    draw_tag(canvas, view.within(tag), left, look, style::night);
    return plate;
}

}  // namespace td
