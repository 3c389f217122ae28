#include "view/draw/widgets.hpp"

#include "base/utf8.hpp"
#include "text/say.hpp"
#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

constexpr TextStyle key_style{TextSize::small, style::text, true};
constexpr TextStyle hint_style{TextSize::small, style::text_soft, false};
constexpr int key_padding = 5;  ///< left and right of the text on a key, and after it, at 720 lines

/// Dark or light letters, whichever is easier to read on `ground`.
Colour ink_on(Colour ground) {
    const int brightness = (ground.r * 3 + ground.g * 6 + ground.b) / 10;
    return brightness > 120 ? style::night : style::text;
}

}  // namespace

void draw_frame(Canvas& canvas, Box box, Colour edge) {
    const int unit = canvas.picture_scale();
    canvas.frame(box, unit, style::night);
    const Box stone = box.inset(unit);
    canvas.frame(stone, unit, edge);
    if (edge == style::stone) {
        canvas.rect({stone.x, stone.y, stone.width, std::max(1, unit / 2)}, style::lit);
        canvas.rect({stone.x, stone.y, std::max(1, unit / 2), stone.height}, style::lit);
    }
    const int side = 3 * unit;
    if (std::min(box.width, box.height) < 5 * side) return;
    for (const int x : {box.x, box.right() - side})
        for (const int y : {box.y, box.bottom() - side}) {
            const Box stud{x, y, side, side};
            canvas.rect(stud, style::night);
            canvas.rect(stud.inset(unit / 2), style::brass);
            canvas.rect({stud.x + unit / 2, stud.y + unit / 2, unit, unit}, style::accent);
        }
}

void draw_parchment(Canvas& canvas, Box box) {
    const int unit = canvas.picture_scale();
    canvas.rect({box.x + unit, box.y, box.width - 2 * unit, box.height}, style::paper_edge);
    canvas.rect({box.x, box.y + unit, box.width, box.height - 2 * unit}, style::paper_edge);
    canvas.gradient(box.inset(unit), style::paper, Colour::of(0xD8C290));
    // Worn edges: notches whose places depend on the size only, so that they stay where they are.
    constexpr int between_notches = 37;
    for (int x = between_notches * unit / 2; x < box.width - 4 * unit; x += between_notches * unit) {
        canvas.rect({box.x + x, box.y, 3 * unit, unit}, style::night);
        canvas.rect({box.x + (x + 25 * unit) % (box.width - 4 * unit), box.bottom() - unit, 4 * unit, unit}, style::night);
    }
}

void draw_plate(Canvas& canvas, Box box) {
    canvas.rect(box, style::panel);
    draw_frame(canvas, box);
}

Box draw_titled_plate(Canvas& canvas, Box box, std::string_view title) {
    canvas.rect(box, style::panel);
    const TextStyle title_style{TextSize::large, style::text, true};
    const int pad = canvas.px(style::padding);
    Box head = box;
    head = head.cut_top(canvas.line_height(TextSize::large) + 2 * pad);
    canvas.rect(head, style::panel_deep);
    canvas.write({head.x + 2 * pad, head.y, head.width - 4 * pad, head.height}, title, title_style);
    canvas.rect({head.x, head.bottom() - canvas.picture_scale(), head.width, canvas.picture_scale()}, style::brass);
    draw_frame(canvas, box);
    const int above = pad * 3 / 2;
    return {box.x + 2 * pad, head.bottom() + above, box.width - 4 * pad, box.bottom() - head.bottom() - 2 * above};
}

Box draw_dialog(Canvas& canvas, int width, int height, std::string_view title) {
    canvas.rect(canvas.area(), style::shade);
    const int w = std::min(canvas.px(width), canvas.width() - canvas.px(24));
    const int h = std::min(canvas.px(height), canvas.height() - canvas.px(24));
    return draw_titled_plate(canvas, canvas.area().centred(w, h), title);
}

Box draw_dialog_under_ribbon(Canvas& canvas, int width, int height, std::string_view title) {
    Box under = canvas.area();
    under.cut_top(canvas.px(style::ribbon_height));
    canvas.rect(under, style::shade);
    const int w = std::min(canvas.px(width), under.width - canvas.px(24));
    const int h = std::min(canvas.px(height), under.height - canvas.px(24));
    return draw_titled_plate(canvas, under.centred(w, h), title);
}

void draw_slab(Canvas& canvas, Box box, bool chosen) {
    const int line = std::max(1, canvas.picture_scale() / 2);
    canvas.rect(box, chosen ? style::row_chosen : style::row);
    canvas.rect({box.x, box.y, box.width, line}, style::stone);
    canvas.rect({box.x, box.bottom() - line, box.width, line}, style::night);
    if (chosen) canvas.frame(box, canvas.picture_scale(), style::accent);
}

void draw_button(Canvas& canvas, Box box, std::string_view text, bool chosen, std::optional<Colour> colour) {
    draw_slab(canvas, box, chosen);
    const TextStyle look{TextSize::normal, colour.value_or(chosen ? style::text : style::text_soft), chosen};
    canvas.write(box.inset(canvas.px(4), 0), text, look, Align::centre, Shortening::never);
}

void draw_icon(Canvas& canvas, Box frame, const Source& picture) {
    if (picture.empty()) return;
    const int scale = std::max(1, std::min(frame.height / picture.height(), frame.width / picture.width()));
    canvas.picture(picture, frame.centred(picture.width() * scale, picture.height() * scale).corner(), scale);
}

void draw_between_arrows(Canvas& canvas, Box box, std::string_view value, const TextStyle& look) {
    canvas.write(box, "←", look);
    canvas.write(box, "→", look, Align::right);
    canvas.write(box.inset(canvas.px(18), 0), value, look, Align::centre);
}

int draw_value_row(Canvas& canvas, Box box, std::string_view name, std::string_view value, bool chosen) {
    const TextStyle look{TextSize::normal, chosen ? style::text : style::text_soft, chosen};
    draw_slab(canvas, box, chosen);
    const Box right = box.cut_right(box.width * 9 / 20);
    box.cut_left(canvas.px(14));
    canvas.write(box, name, look);
    draw_between_arrows(canvas, right.inset(canvas.px(12), 0), value, look);
    return right.x + canvas.px(30);
}

void draw_fact(Canvas& canvas, Box line, std::string_view name, const TextStyle& name_look, std::string_view value,
               const TextStyle& value_look) {
    const int gap = canvas.px(6);
    const int room = std::max(line.width / 2, line.width - canvas.text_width(name, name_look) - gap);
    const int value_width = std::min(room, canvas.text_width(value, value_look));
    canvas.write(line.cut_right(value_width), value, value_look, Align::right);
    if (value_width > 0) line.cut_right(gap);
    canvas.write(line, name, name_look);
}

void draw_stack(Canvas& canvas, Box box, const std::vector<StyledLine>& lines) {
    int height = 0;
    for (const auto& [text, look] : lines) height += canvas.line_height(look.size);
    Box rest{box.x, box.centre().y - height / 2, box.width, height};
    for (const auto& [text, look] : lines) canvas.write_line(rest, text, look, Align::centre);
}

void draw_typed(Canvas& canvas, Box box, std::string text, const TextStyle& look) {
    while (!text.empty() && canvas.text_width(text, look) > box.width) drop_first_character(text);
    canvas.write(box, text, look);
}

int tag_width(Canvas& canvas, std::string_view text, const TextStyle& look) { return canvas.text_width(text, look) + canvas.px(6); }

void draw_tag(Canvas& canvas, Box box, std::string_view text, const TextStyle& look, Colour ground) {
    canvas.rect(box, ground);
    canvas.write(box, text, look, Align::centre, Shortening::never);
}

void draw_framed_tag(Canvas& canvas, Box box, std::string_view text, const TextStyle& look, Colour ground, Colour edge, int line) {
    canvas.rect(box, ground);
    canvas.frame(box, line, edge);
    canvas.write(box, text, look, Align::centre, Shortening::never);
}

int bar_height(Canvas& canvas) { return std::max(canvas.px(15), canvas.line_height(TextSize::small)); }

void draw_bar(Canvas& canvas, Box box, int now, int maximum, Colour colour, std::string_view label) {
    canvas.rect(box, style::night);
    const Box inner = box.inset(std::max(1, canvas.px(1)));
    const int filled = maximum > 0 ? inner.width * std::clamp(now, 0, maximum) / maximum : 0;
    const int least = now > 0 ? std::max(1, canvas.px(2)) : 0;
    canvas.gradient({inner.x, inner.y, std::max(filled, least), inner.height}, colour, colour.dimmed(70));
    canvas.write(box.moved(1, 1), label, {TextSize::small, Colour::of(0x000000, 200), true}, Align::centre);
    canvas.write(box, label, {TextSize::small, style::text, true}, Align::centre);
}

Colour health_colour(Side side, int now, int maximum) {
    constexpr int little_percent = 35;
    return now * 100 < maximum * little_percent ? style::amber : colour_of(side);
}

constexpr int badge_padding = 4;

int badge_width(Canvas& canvas, std::string_view text) {
    return canvas.text_width(text, {TextSize::small, {}, true}) + 2 * canvas.px(badge_padding);
}

void draw_badge(Canvas& canvas, Point at, std::string_view text, Colour colour) {
    const Box badge{at.x, at.y, badge_width(canvas, text), canvas.line_height(TextSize::small)};
    draw_tag(canvas, badge, text, {TextSize::small, ink_on(colour), true}, colour);
}

void draw_status_sign(Canvas& canvas, Point at, int scale, bool harmful, Colour colour) {
    const Box mark{at.x, at.y, 5 * scale, 5 * scale};
    canvas.rect(mark.inset(-scale), style::night);
    canvas.rect(mark, colour);
    // An arrowhead of two rows; the row of its tip is above or below the wide one.
    const int tip = harmful ? 3 : 1;
    canvas.rect({mark.x + 2 * scale, mark.y + tip * scale, scale, scale}, style::night);
    canvas.rect({mark.x + scale, mark.y + 2 * scale, 3 * scale, scale}, style::night);
}

int key_hint_width(Canvas& canvas, std::string_view key, std::string_view what) {
    const int cap = key.empty() ? 0 : canvas.text_width(key, key_style) + canvas.px(3 * key_padding);
    return cap + canvas.text_width(what, hint_style);
}

void draw_key_cap(Canvas& canvas, Box box, std::string_view key, Colour colour) {
    const Box cap = box.centred(box.width, canvas.line_height(TextSize::small));
    const int edge = std::max(1, canvas.px(2));
    canvas.rect(cap, style::stone);
    canvas.rect({cap.x, cap.bottom() - edge, cap.width, edge}, style::night);
    canvas.write(cap, key, {key_style.size, colour, key_style.bold}, Align::centre);
}

int draw_key_hint(Canvas& canvas, Point at, std::string_view key, std::string_view what) {
    const int pad = canvas.px(key_padding), width = key_hint_width(canvas, key, what);
    Box line{at.x, at.y, width, canvas.line_height(TextSize::small)};
    if (!key.empty()) {
        draw_key_cap(canvas, line.cut_left(canvas.text_width(key, key_style) + 2 * pad), key, key_style.colour);
        line.cut_left(pad);
    }
    canvas.write(line, what, hint_style);
    return width;
}

constexpr int key_hint_gap = 14;

int key_hints_width(Canvas& canvas, const Catalog& words, const std::vector<KeyHint>& hints) {
    int width = 0;
    for (const KeyHint& hint : hints)
        width += key_hint_width(canvas, key_of(hint.control, canvas.keys(), words), hint.what) + canvas.px(key_hint_gap);
    return std::max(0, width - canvas.px(key_hint_gap));
}

void draw_key_hints(Canvas& canvas, const Catalog& words, Box box, const std::vector<KeyHint>& hints) {
    int x = box.x;
    const int y = box.bottom() - canvas.line_height(TextSize::small);
    for (const KeyHint& hint : hints) {
        const std::string key = key_of(hint.control, canvas.keys(), words);
        const int width = key_hint_width(canvas, key, hint.what);
        if (x + width > box.right()) return;
        draw_key_hint(canvas, {x, y}, key, hint.what);
        const int margin = canvas.px(3);
        canvas.touchable({x - margin, y - margin, width + 2 * margin, box.bottom() - y + 2 * margin}, hint.control);
        x += width + canvas.px(key_hint_gap);
    }
}

void cut_key_hints(Canvas& canvas, const Catalog& words, Box& rest, const std::vector<KeyHint>& hints, int gap) {
    draw_key_hints(canvas, words, rest.cut_bottom(canvas.line_height(TextSize::small)), hints);
    rest.cut_bottom(canvas.px(gap));
}

void draw_tooltip(Canvas& canvas, Box anchor, std::string_view title, std::string_view text, std::vector<Box> keep_visible) {
    const int pad = canvas.px(style::padding);
    const TextStyle title_style{TextSize::normal, style::text, true};
    const TextStyle text_style{TextSize::small, style::text_soft, false};
    const int widest = canvas.px(280);
    const std::vector<std::string> lines = canvas.wrapped(text, widest, text_style);
    int width = canvas.text_width(title, title_style);
    for (const std::string& line : lines) width = std::max(width, canvas.text_width(line, text_style));
    const int height = canvas.line_height() + static_cast<int>(lines.size()) * canvas.line_height(TextSize::small);
    keep_visible.push_back(anchor);
    std::vector<Box> wished = places_around(anchor, width + 2 * pad, height + 2 * pad, canvas.px(6));
    // At the right edge it moves left rather than elsewhere.
    for (Box& wish : wished) wish.x = wish.moved_into(canvas.area()).x;
    const Box box = place_panel(canvas.area(), wished, keep_visible);
    draw_plate(canvas, box);
    Box inner = box.inset(pad);
    canvas.write_line(inner, title, title_style);
    for (const std::string& line : lines) canvas.write_line(inner, line, text_style);
}

void draw_scroll_strip(Canvas& canvas, Box box, int first, int shown, int total) {
    if (total <= shown || total <= 0) return;
    canvas.rect(box, style::row);
    const int height = std::max(canvas.px(10), box.height * shown / total);
    const int y = box.y + (box.height - height) * first / std::max(1, total - shown);
    canvas.rect({box.x, y, box.width, height}, style::text_faint);
}

}  // namespace td
