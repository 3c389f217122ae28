#include "view/hud/ribbon.hpp"

#include <algorithm>

#include "text/say.hpp"
#include "view/draw/action_sign.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

using Kind = OrderPlace::Kind;
using Change = OrderPlace::Change;

constexpr int header_height = 22;  ///< of the tier names, at 720 lines

RibbonMetrics metrics_of(const Canvas& canvas, Box area) {
    RibbonMetrics metrics;
    const int scale = canvas.picture_scale();
    metrics.token_sizes.clear();
    metrics.gap = canvas.px(2);
    metrics.header = canvas.px(header_height);
    const int body = area.height - metrics.header;
    // A roomy frame, then frames that cut more and more off the portrait's edges, finally two rows.
    for (const int size : {24 * scale + canvas.px(6), 21 * scale, 18 * scale, (body - metrics.gap) / 2})
        if (metrics.token_sizes.empty() || size < metrics.token_sizes.back()) metrics.token_sizes.push_back(size);
    metrics.narrow_column = canvas.px(26);
    metrics.column_padding = canvas.px(4);
    metrics.cap = canvas.px(56);
    metrics.boundary = canvas.px(46);
    return metrics;
}

std::vector<bool> are_neutral(const RibbonView& view) {
    std::vector<bool> neutral;
    for (const OrderPlace& place : view.places) neutral.push_back(side_of(place.who, view.context.world) == Side::neutral);
    return neutral;
}

/// True if one portrait can stand for both places.
bool look_alike(const OrderPlace& a, const OrderPlace& b, const World& world) {
    const Creature* const first = world.find<Creature>(a.who);
    const Creature* const second = world.find<Creature>(b.who);
    const auto is_plain = [](const OrderPlace& place) {
        return (place.kind == Kind::certain || place.kind == Kind::open || place.kind == Kind::missed) && place.change == Change::none &&
               !place.command && !place.weapon && place.list_number == 0;
    };
    return first && second && first->species == second->species && !first->has_own_name && !second->has_own_name && is_plain(a) &&
           is_plain(b) && a.kind == b.kind && a.order_reason == b.order_reason && a.rounds_left == b.rounds_left &&
           a.bracket == b.bracket && same_column(a, b) && side_of(a.who, world) == side_of(b.who, world);
}

/// For each place: true if it looks like the one before it. The next six turns always have portraits of their own.
std::vector<bool> are_alike(const RibbonView& view) {
    constexpr int turns_apart = 6;
    std::vector<bool> alike;
    int turns = 0;
    for (std::size_t i = 0; i < view.places.size(); ++i) {
        const bool may_join = i > 0 && turns > turns_apart;
        alike.push_back(may_join && look_alike(view.places[i - 1], view.places[i], view.context.world));
        turns += is_turn(view.places[i]) ? 1 : 0;
    }
    return alike;
}

/// Draws a plus, for a turn gained.
void draw_plus(Canvas& canvas, Box box, Colour colour) {
    const int arm = std::max(1, box.width / 3);
    canvas.rect({box.x, box.centre().y - arm / 2, box.width, arm}, colour);
    canvas.rect({box.centre().x - arm / 2, box.y, arm, box.height}, colour);
}

enum class Towards : std::uint8_t { left, right };

/// Draws a filled triangle that points left or right.
void draw_arrow(Canvas& canvas, Box box, Towards side, Colour colour) {
    for (int column = 0; column < box.width; ++column) {
        const int height = box.height * (side == Towards::right ? box.width - column : column + 1) / box.width;
        canvas.rect({box.x + column, box.centre().y - height / 2, 1, std::max(1, height)}, colour);
    }
}

/// Draws a small arrowhead that points down, above the awaited creature.
void draw_pointer(Canvas& canvas, Point tip, int size, Colour colour) {
    for (int row = 0; row < size; ++row) canvas.rect({tip.x - row, tip.y - row, 2 * row + 1, 1}, colour);
}

/// The colour of the frame around the creature shown acting, or around the awaited one.
Colour colour_of_now(Kind kind) { return kind == Kind::acting ? style::text : style::accent; }

/// Draws how the considered command would change a place: a plus, an arrow, a line.
void draw_change(Canvas& canvas, Box box, Change change) {
    const int size = std::max(7, box.width / 4) | 1;  // odd, so that arrows have a middle
    const Box corner{box.right() - size - 1, box.y + 1, size, size};
    const int line = std::max(2, canvas.px(2));
    if (change == Change::gained) {
        canvas.frame(box, line, style::change);
        canvas.rect(corner, style::panel_deep);
        draw_plus(canvas, corner.inset(1), style::change);
    }
    if (change == Change::settled) canvas.rect({box.x, box.bottom() - line, box.width, line}, style::change);
    if (change == Change::earlier || change == Change::later || change == Change::follows) {
        canvas.rect(corner, style::panel_deep);
        draw_arrow(canvas, corner.inset(1), change == Change::earlier ? Towards::left : Towards::right, style::change);
    }
}

void draw_corner_text(Canvas& canvas, Box box, std::string_view text, Colour colour) {
    const TextStyle small{TextSize::small, colour, true};
    const int width = canvas.text_width(text, small) + canvas.px(4);
    const int height = canvas.line_height(TextSize::small) - canvas.px(2);
    draw_tag(canvas, {box.x, box.bottom() - height, width, height}, text, small, Colour::of(0x0A0B12, 225));
}

/// Draws an automatic weapon over the lower part of its bearer, to distinguish it from the bearer's turn.
void draw_weapon(Canvas& canvas, Pictures& pictures, Box box, ItemId weapon) {
    Box lower = box;
    lower.cut_top(box.height / 3);
    canvas.rect(lower, style::panel_deep);
    canvas.frame(lower, std::max(1, canvas.px(1)), style::change);
    draw_icon(canvas, lower, pictures.item(weapon));
}

/// Small frames show a number only for their creature's first turn, the same as on the map.
void draw_label(Canvas& canvas, const OrderPlace& place, Box box, bool first, const Catalog& catalog) {
    if (place.change == Change::follows) {
        draw_corner_text(canvas, box, "+" + std::to_string(place.rounds_left), style::change);
    } else if (place.number > 0 && (first || box.width >= canvas.px(40))) {
        draw_corner_text(canvas, box, std::to_string(place.number), place.kind == Kind::asked ? style::accent : style::text);
    } else if (place.order_reason == OrderReason::cooling && place.rounds_left > 0) {
        draw_corner_text(canvas, box,
                         place.rounds_left > 1 ? say(catalog, {"time_status_rests", "rounds"}, std::to_string(place.rounds_left))
                                               : say(catalog, "ribbon_rests"),
                         style::text_soft);
    } else if (place.order_reason == OrderReason::in_debt) {
        const bool owes = place.rounds_left > 0;
        draw_corner_text(canvas, box, owes ? say(catalog, "ribbon_owes") : say(catalog, "time_status_spent"),
                         owes ? style::bad : style::text_soft);
    }
}

/// Draws the sign of the action begun or chosen for that turn.
void draw_action(Canvas& canvas, Pictures& pictures, Box box, const OrderPlace& place) {
    if (!place.command || place.kind == Kind::missed) return;
    const int size = 12 * std::max(1, canvas.picture_scale() / 2) + canvas.px(4);
    const Box corner{box.right() - size, box.bottom() - size, size, size};
    canvas.rect(corner, Colour::of(0x0A0B12, 225));
    draw_action_sign(canvas, pictures, corner, *place.command, style::text);
}

/// Marks a place where a command of a list is carried out.
void draw_list_number(Canvas& canvas, Box box, int number) {
    const TextStyle small{TextSize::small, style::panel_deep, true};
    const std::string text = std::to_string(number);
    const int height = canvas.line_height(TextSize::small) - canvas.px(2);
    draw_tag(canvas, {box.x, box.y, tag_width(canvas, text, small), height}, text, small, style::change);
}

/// True if the token shows one of the creature's turns. `places` may be newer than the token.
bool shows_creature(const RibbonToken& token, const std::vector<OrderPlace>& places, EntityId who) {
    for (std::size_t i = token.place; i < std::min(token.place + token.count, places.size()); ++i)
        if (places[i].who == who) return true;
    return false;
}

/// "x4", on a portrait that several turns share.
std::string count_text(std::size_t count) { return "x" + std::to_string(count); }
void draw_count(Canvas& canvas, Box box, std::size_t count) {
    const TextStyle small{TextSize::small, style::text, true};
    const int width = tag_width(canvas, count_text(count), small), height = canvas.line_height(TextSize::small) - canvas.px(2);
    draw_tag(canvas, {box.right() - width, box.y, width, height}, count_text(count), small, Colour::of(0x0A0B12, 225));
}

/// Draws a round's name and number in front of its columns.
void draw_cap(Canvas& canvas, Box cap, int round, bool current, const OrderContext& context) {
    const Colour colour = current ? style::text : style::text_soft;
    draw_stack(
        canvas, cap,
        {{word_of(context.presentation, context.catalog), {TextSize::small, colour, false}},
         {std::to_string(round), {TextSize::large, colour, true}},
         {current ? say(context.catalog, "time_status_now") : say(context.catalog, "ribbon_next"), {TextSize::small, colour, current}}});
    if (!current) canvas.rect({cap.x, cap.y + canvas.px(4), std::max(1, canvas.px(1)), cap.height - canvas.px(8)}, style::stone);
}

}  // namespace

void draw_order_token(Canvas& canvas, Pictures& pictures, Box box, const OrderPlace& place, const OrderContext& context,
                      OrderTokenLook order_look) {
    const bool is_struck_out = place.order_reason == OrderReason::struck_out;
    const TokenLook look{.hollow = place.kind == Kind::open || is_idle(place, context.world),
                         .grey = place.kind == Kind::missed || is_struck_out,
                         .broken = is_struck_out || place.change == Change::lost,
                         .rests = place.kind == Kind::missed && place.order_reason == OrderReason::cooling};
    if (place.kind == Kind::asked || place.kind == Kind::acting) {
        const Colour halo = colour_of_now(place.kind);
        constexpr bool dashed = false;
        draw_token_shape(canvas, box.inset(-canvas.px(3)), side_of(place.who, context.world), halo, halo, dashed);
    }
    draw_token(canvas, pictures, box, place.who, context.world, look);
    if (place.weapon) draw_weapon(canvas, pictures, box, place.weapon);
    if (const std::string_view sign = sign_of(place, context.world); !sign.empty())
        draw_corner_text(canvas, box.moved(0, -box.height / 2), sign, style::text);
    draw_label(canvas, place, box, order_look.is_first, context.catalog);
    draw_action(canvas, pictures, box, place);
    draw_change(canvas, box, place.change);
    if (place.list_number > 0) draw_list_number(canvas, box, place.list_number);
    if (order_look.is_marked) canvas.frame(box.inset(-canvas.px(2)), std::max(1, canvas.px(2)), style::text);
}

void draw_rail(Canvas& canvas, Box strip) {
    const int unit = canvas.picture_scale();
    const Box rail{strip.x, strip.centre().y - 2 * unit, strip.width, 4 * unit};
    canvas.rect(rail, style::night);
    canvas.gradient({rail.x, rail.y + unit, rail.width, 2 * unit}, style::brass, style::brass.dimmed(70));
    constexpr int between_ticks = 8;
    for (int x = rail.x + between_ticks * unit - rail.x % (between_ticks * unit); x < rail.right(); x += between_ticks * unit)
        canvas.rect({x, rail.y + unit, unit, unit}, style::accent);
}

void draw_rail_mark(Canvas& canvas, Box strip, std::string_view text, RailMark mark) {
    const Colour metal = mark == RailMark::now ? style::accent : mark == RailMark::coming ? style::brass : style::stone;
    const Colour ink = mark == RailMark::empty ? style::text_faint : mark == RailMark::owed ? style::bad : style::night;
    const TextStyle look{TextSize::small, ink, true};
    const int width = std::min(strip.width, canvas.text_width(text, look) + canvas.px(8));
    Box plate = strip.centred(width, canvas.line_height(TextSize::small) + canvas.px(1));
    plate.height += canvas.picture_scale();  // fractions reach below other texts
    canvas.rect(plate.inset(-canvas.picture_scale() / 2), style::night);
    draw_tag(canvas, plate, text, look, metal);
}

/// Joins the frame with that of the place before it, with which it may swap.
void draw_bracket(Canvas& canvas, Box before, Box box) {
    const int line = std::max(1, canvas.px(2)), y = box.y - canvas.px(5), hook = canvas.px(4);
    if (before.y != box.y) before = {box.x - hook, box.y, hook, box.height};  // the first of the next row
    const int from = before.centre().x, to = box.centre().x;
    canvas.rect({from, y, to - from + line, line}, style::change);
    canvas.rect({from, y, line, hook}, style::change);
    canvas.rect({to, y, line, hook}, style::change);
}

std::string_view label_of(const RoundPresentation& presentation, int column) {
    return sign_of(presentation.columns[static_cast<std::size_t>(column)]);
}

void Ribbon::draw_columns(Canvas& canvas, const RibbonView& view) const {
    const int header = canvas.px(header_height);
    for (const RibbonColumn& column : m_layout.columns) {
        const Moment moment = view.context.now;
        const bool past = column.round == moment.round && column.tier < moment.tier;
        const bool now = column.round == moment.round && column.tier == moment.tier;
        const Box strip = Box{column.box.x, column.box.y, column.box.width - canvas.px(2), column.box.height};
        draw_rail(canvas, {column.box.x, strip.y, column.box.width, header});
        if (!column.empty) canvas.rect({strip.x, strip.y + header, strip.width, strip.height - header}, style::row.faded(150));
        draw_rail_mark(canvas, {strip.x, strip.y, strip.width, header}, label_of(view.context.presentation, column.tier),
                       now                    ? RailMark::now
                       : column.empty || past ? RailMark::empty
                                              : RailMark::coming);
    }
}

void Ribbon::draw(Canvas& canvas, Pictures& pictures, Box area, const RibbonView& view) {
    m_area = area;
    canvas.gradient(area, style::panel_deep, style::panel);
    canvas.rect({area.x, area.bottom() - canvas.px(2), area.width, canvas.px(2)}, style::brass);
    Box inner = area;
    inner.cut_bottom(canvas.px(2));
    const RoundPresentation& presentation = view.context.presentation;
    const int first_round = view.context.now.round;
    const Box middle{inner.x + canvas.px(6), inner.y, inner.width - canvas.px(12), inner.height};
    m_layout = presentation.style == RoundPresentation::Style::columns
                   ? lay_out_ribbon(view.places, first_round, presentation.rounds_ahead, middle, metrics_of(canvas, middle),
                                    are_neutral(view), are_alike(view))
                   : lay_out_line(view.places, presentation.style, middle, metrics_of(canvas, middle));
    for (std::size_t i = 0; i < m_layout.caps.size(); ++i)
        draw_cap(canvas, m_layout.caps[i], first_round + static_cast<int>(i), i == 0, view.context);
    if (!m_layout.caps.empty()) canvas.touchable(m_layout.caps.front(), Control::show_last_round);
    draw_columns(canvas, view);
    draw_groups(canvas, view);
    draw_boundaries(canvas, view);
    const RibbonToken* before = nullptr;
    for (const RibbonToken& token : m_layout.tokens) {
        const OrderPlace& place = view.places[token.place];
        if (before && place.bracket > 0 && view.places[before->place].bracket == place.bracket)
            draw_bracket(canvas, before->box, token.box);
        before = &token;
        const auto shows = [&](EntityId who) { return shows_creature(token, view.places, who); };
        draw_order_token(
            canvas, pictures, token.box, place, view.context,
            {.is_marked = view.pointed_at && shows(view.pointed_at), .is_first = first_number_of(view.places, place.who) == place.number});
        if (token.count > 1) draw_count(canvas, token.box, token.count);
        if (std::any_of(view.aimable.begin(), view.aimable.end(), shows))
            canvas.frame(token.box.inset(-canvas.px(1)), std::max(1, canvas.px(2)), style::good);
        if (place.kind == Kind::asked || place.kind == Kind::acting)
            draw_pointer(canvas, {token.box.centre().x, token.box.y - canvas.px(2)}, canvas.px(8), colour_of_now(place.kind));
    }
    for (const RibbonOverflow& more : m_layout.more)
        draw_tag(canvas, more.box, "+" + std::to_string(more.count), {TextSize::small, style::text, true}, style::row);
}

/// The heading of the note about `count` places that look like `place`.
std::string title_of(const OrderPlace& place, std::size_t count, const OrderContext& context) {
    if (count > 1) return context.world.get<Creature>(place.who).name + " " + count_text(count);
    if (place.who) return name_among_known(place.who, {context.world, context.catalog}, context.known);
    return word_of(context.presentation, context.catalog) + " " + std::to_string(place.when.round);
}

void Ribbon::draw_note(Canvas& canvas, const RibbonView& view, const std::vector<Box>& keep_visible) const {
    if (!view.pointer) return;
    if (!m_layout.caps.empty() && m_layout.caps.front().contains(*view.pointer)) {
        const std::string title = word_of(view.context.presentation, view.context.catalog) + " " + std::to_string(view.context.now.round);
        return draw_tooltip(canvas, m_layout.caps.front(), title, say(view.context.catalog, "ribbon_see_round"), keep_visible);
    }
    const RibbonToken* token = m_layout.token_at(*view.pointer);
    for (const RibbonToken& boundary : m_layout.boundaries)
        if (boundary.box.contains(*view.pointer)) token = &boundary;
    if (!token || token->place >= view.places.size()) return;
    const OrderPlace& place = view.places[token->place];
    const std::string title = title_of(place, token->count, view.context);
    draw_tooltip(canvas, token->box, title, why_there(place, view.context), keep_visible);
}

std::vector<Box> Ribbon::portraits_of(EntityId who, const std::vector<OrderPlace>& places) const {
    std::vector<Box> boxes;
    for (const RibbonToken& token : m_layout.tokens)
        if (shows_creature(token, places, who)) boxes.push_back(token.box);
    return boxes;
}

std::optional<std::size_t> Ribbon::place_at(Point p) const {
    const RibbonToken* token = m_layout.token_at(p);
    if (!token) return std::nullopt;
    return token->place;
}

}  // namespace td
