// Building blocks of the flat screens. They draw and measure; they know nothing of the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controls/key_captions.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"

namespace td {

/// Carved stone with a brass stud in each corner, inside the box; what is within is left as it is. `edge`: gold for what is chosen.
void draw_frame(Canvas& canvas, Box box, Colour edge = style::stone);
/// A sheet of parchment for long texts, in the colours of style::on_paper.
void draw_parchment(Canvas& canvas, Box box);
/// A framed, nearly opaque plate.
void draw_plate(Canvas& canvas, Box box);
/// A plate with a title line; returns the area left inside.
Box draw_titled_plate(Canvas& canvas, Box box, std::string_view title);
/// A dialog in the middle of a darkened window, shrunk to fit the window. Lengths as at 1280x720.
Box draw_dialog(Canvas& canvas, int width, int height, std::string_view title);

/// The same below the turn ribbon, which is not darkened.
Box draw_dialog_under_ribbon(Canvas& canvas, int width, int height, std::string_view title);
/// The ground of something that can be chosen; what is chosen has a gold edge.
void draw_slab(Canvas& canvas, Box box, bool chosen);
/// A row to choose, with a text in its middle; without a colour it is brighter if chosen.
void draw_button(Canvas& canvas, Box box, std::string_view text, bool chosen, std::optional<Colour> colour = {});
/// A picture in the middle of `frame`, as large as whole pixels allow.
void draw_icon(Canvas& canvas, Box frame, const Source& picture);

/// A value between two arrows at the ends of `box`: left and right change it.
void draw_between_arrows(Canvas& canvas, Box box, std::string_view value, const TextStyle& look);
/// A row whose value changes by left and right. Returns the x to the left of which a click lowers the value.
int draw_value_row(Canvas& canvas, Box box, std::string_view name, std::string_view value, bool chosen);

/// A name on the left of `line`, a value on the right. If the line is too narrow for both, the value has half of it, or what the name
/// leaves.
void draw_fact(Canvas& canvas, Box line, std::string_view name, const TextStyle& name_look, std::string_view value,
               const TextStyle& value_look);
/// Lines below each other, in the middle of `box`.
void draw_stack(Canvas& canvas, Box box, const std::vector<StyledLine>& lines);
/// A text that is being typed: if it is too wide for the box, its end is shown.
void draw_typed(Canvas& canvas, Box box, std::string text, const TextStyle& look);

/// The width of a tag with this text.
int tag_width(Canvas& canvas, std::string_view text, const TextStyle& look);
/// A short text, such as a number, on a small plate.
void draw_tag(Canvas& canvas, Box box, std::string_view text, const TextStyle& look, Colour ground);
/// The same with an edge that is `line` pixels wide.
void draw_framed_tag(Canvas& canvas, Box box, std::string_view text, const TextStyle& look, Colour ground, Colour edge, int line);

/// The height of a bar with a number on it.
int bar_height(Canvas& canvas);
/// A bar filled to `now` of `maximum`, with `label` written on it.
void draw_bar(Canvas& canvas, Box box, int now, int maximum, Colour colour, std::string_view label);
/// The colour of its side, or amber when little health is left.
Colour health_colour(Side side, int now, int maximum);

/// The width of a badge: a small filled tag with this text.
int badge_width(Canvas& canvas, std::string_view text);
void draw_badge(Canvas& canvas, Point at, std::string_view text, Colour colour);
/// The sign of a status on the map, five art pixels a side plus an edge: helpful ones point up, harmful ones down.
void draw_status_sign(Canvas& canvas, Point at, int scale, bool harmful, Colour colour);
/// A key as on the keyboard, in the middle of the box's height.
void draw_key_cap(Canvas& canvas, Box box, std::string_view key, Colour colour);
/// Such a key, then what it does; returns the width.
int draw_key_hint(Canvas& canvas, Point at, std::string_view key, std::string_view what);
int key_hint_width(Canvas& canvas, std::string_view key, std::string_view what);
struct KeyHint {
    Control control;
    std::string what;
};
/// A line of clickable key hints along the bottom of `box`. Hints without a key can only be clicked; hints that do not fit are left out
/// from the end.
void draw_key_hints(Canvas& canvas, const Catalog& words, Box box, const std::vector<KeyHint>& hints);
/// Such a line at the foot of `rest`, which is cut off, together with a gap above it, as at 1280x720.
void cut_key_hints(Canvas& canvas, const Catalog& words, Box& rest, const std::vector<KeyHint>& hints, int gap = 8);
/// The width of such a line.
int key_hints_width(Canvas& canvas, const Catalog& words, const std::vector<KeyHint>& hints);

/// A note near `anchor`, with a bold title and a paragraph. Stays within the window and covers neither `anchor` nor `keep_visible`.
void draw_tooltip(Canvas& canvas, Box anchor, std::string_view title, std::string_view text, std::vector<Box> keep_visible);

/// A thin strip that shows which part of a longer list is visible: `shown` of `total` lines, from number `first` on, counted from 0. Draws
/// nothing if all of it is.
void draw_scroll_strip(Canvas& canvas, Box box, int first, int shown, int total);

}  // namespace td
