#include "view/draw/token.hpp"

#include <cmath>

#include "view/draw/style.hpp"

namespace td {

namespace {

/// How many pixels the outline of `side` is inset from the left and right edges of a square of `size` pixels, at row `y`.
int inset_of(Side side, int size, int y) {
    const int down = size - 1 - y;
    const int corner = std::min(y, down);
    switch (side) {
        case Side::party: {  // a circle
            const double radius = size / 2.0, rise = std::abs(y + 0.5 - radius);
            return static_cast<int>(std::lround(radius - std::sqrt(std::max(0.0, radius * radius - rise * rise))));
        }
        case Side::guest: {
            const int radius = size / 4;
            if (corner >= radius) return 0;
            const double rise = radius - corner - 0.5;
            return radius - static_cast<int>(std::lround(std::sqrt(radius * radius - rise * rise)));
        }
        case Side::neutral: return std::max(0, 2 * (size / 4 - corner));
        case Side::foe: {
            const int tip = size * 2 / 5;  // the height of the point
            return down >= tip ? 0 : (tip - down) * size / 2 / tip;
        }
    }
    return 0;
}

/// Calls `each(Box)` for the horizontal strips of the shape: runs of rows with the same inset.
template <class Each>
void each_strip(Side side, Box box, Each&& each) {
    for (int y = 0; y < box.height;) {
        const int inset = inset_of(side, box.height, y);
        int end = y + 1;
        while (end < box.height && inset_of(side, box.height, end) == inset) ++end;
        each(Box{box.x + inset, box.y + y, box.width - 2 * inset, end - y});
        y = end;
    }
}

void fill_shape(Canvas& canvas, Box box, Side side, Colour colour) {
    each_strip(side, box, [&](Box strip) { canvas.rect(strip, colour); });
}

int thickness_of(Box box) { return std::max(2, box.height / 18); }

bool in_gap_of_dashes(int along, int dash) { return along / std::max(1, dash) % 2 == 1; }

/// Draws the outline row by row: the part of the shape that the same shape shrunk by `thickness` does not cover.
void outline_shape(Canvas& canvas, Box box, Side side, int thickness, Colour colour, bool dashed) {
    const Box inner = box.inset(thickness);
    const int dash = std::max(2, box.height / 9);
    for (int y = 0; y < box.height; ++y) {
        const int outer_inset = inset_of(side, box.height, y);
        const int row = box.y + y;
        const int left = box.x + outer_inset, right = box.right() - outer_inset;
        if (row < inner.y || row >= inner.bottom()) {
            for (int x = left; x < right; x += dash)
                if (!dashed || !in_gap_of_dashes(x - box.x, dash)) canvas.rect({x, row, std::min(dash, right - x), 1}, colour);
            continue;
        }
        if (dashed && in_gap_of_dashes(y, dash)) continue;
        const int inner_inset = std::min(inner.width / 2, inset_of(side, inner.height, row - inner.y));
        const int edge = std::max(thickness, inner.x + inner_inset - left);
        canvas.rect({left, row, std::min(edge, right - left), 1}, colour);
        canvas.rect({right - std::min(edge, right - left), row, std::min(edge, right - left), 1}, colour);
    }
}

/// Where the portrait is drawn, at the nearest whole scale; the frame's shape clips what is beyond it. In a shield, which is narrow below,
/// it is a little higher.
Box box_of_portrait(const Source& picture, Box box, Side side) {
    const int scale = std::max(1, (box.width + picture.width() / 2) / picture.width());
    const int higher = side == Side::foe ? box.height / 8 / scale * scale : 0;
    return box.centred(picture.width() * scale, picture.height() * scale).moved(0, -higher);
}

/// The side, in pixels, of the portrait whose head a token of that size shows whole.
int portrait_side(const Canvas& canvas, Box box) {
    return box.height < (portrait_size - 2) * canvas.picture_scale() ? small_portrait_size : portrait_size;
}

/// Draws the token in two halves, apart from each other and tilted to either side, with a jagged light edge where it broke. Row by row, so
/// that its pixels stay whole.
void draw_broken_token(Canvas& canvas, const Source& picture, Box whole, Side side, Colour frame) {
    const int unit = std::max(1, whole.height / 27);  // an art pixel: the token's portrait and frame are 27 of them high
    const Box box = whole.inset(3 * unit);            // room to fall apart
    const Box target = picture.empty() ? Box{} : box_of_portrait(picture, box, side);
    for (int y = 0; y < box.height; y += unit) {
        const int inset = inset_of(side, box.height, std::min(y + unit / 2, box.height - 1));
        // The crack is a zigzag that leans to the left as it goes down.
        const int jag = std::abs(y / unit % 6 - 3) - 1;
        const int crack = box.centre().x + jag * unit + (box.height / 2 - y) / 5;
        const int tilt = (box.height / 2 - y) / 6;
        const bool is_rim = y < unit || y + unit >= box.height;
        for (const bool is_left : {true, false}) {
            const int from = is_left ? box.x + inset : std::max(crack, box.x + inset);
            const int to = is_left ? std::min(crack, box.right() - inset) : box.right() - inset;
            if (from >= to) continue;
            // The right half has slid down.
            const int dx = is_left ? -2 * unit - tilt : 2 * unit + tilt, dy = is_left ? -unit : 2 * unit;
            const Box strip{from + dx, box.y + y + dy, to - from, unit};
            canvas.rect(strip, is_rim ? frame : style::row);
            if (!is_rim && !picture.empty()) {
                canvas.push_clip(strip);
                canvas.picture(picture, target.moved(dx, dy).corner(), target.width / picture.width());
                canvas.pop_clip();
            }
            const int edge = std::min(unit, strip.width);
            canvas.rect({is_left ? strip.x : strip.right() - edge, strip.y, edge, unit}, frame);
            canvas.rect({is_left ? strip.right() - edge : strip.x, strip.y, edge, unit}, style::text);
        }
    }
}

/// Draws two z that rise from the upper right.
void draw_sleep(Canvas& canvas, Box box) {
    const int unit = std::max(1, box.height / 27);
    const auto draw_z = [&](Point at, int size) {
        canvas.rect(Box{at.x, at.y, size * unit, size * unit}.inset(-unit), style::night);
        canvas.rect({at.x, at.y, size * unit, unit}, style::text);
        canvas.rect({at.x, at.y + (size - 1) * unit, size * unit, unit}, style::text);
        for (int i = 1; i < size - 1; ++i) canvas.rect({at.x + (size - 1 - i) * unit, at.y + i * unit, unit, unit}, style::text);
    };
    draw_z({box.right() - 9 * unit, box.y + 4 * unit}, 5);
    draw_z({box.right() - 3 * unit, box.y}, 4);
}

}  // namespace

Side side_of(Faction faction, bool is_guest) {
    if (faction == Faction::player) return is_guest ? Side::guest : Side::party;
    return faction == Faction::neutral ? Side::neutral : Side::foe;
}

Side side_of(EntityId who, const World& world) {
    if (!who || who.index() >= world.roster().actors.size()) return Side::neutral;
    const Team& team = world.roster()[world.roster()[who].team];
    return side_of(team.faction, std::find(team.guests.begin(), team.guests.end(), who) != team.guests.end());
}

Colour colour_of(Side side) {
    switch (side) {
        case Side::party: return style::party;
        case Side::guest: return style::guest;
        case Side::neutral: return style::neutral;
        case Side::foe: return style::foe;
    }
    return style::text;
}

void draw_token_shape(Canvas& canvas, Box box, Side side, Colour fill, Colour frame, bool dashed) {
    fill_shape(canvas, box, side, fill);
    outline_shape(canvas, box, side, thickness_of(box), frame, dashed);
}

void draw_portrait_token(Canvas& canvas, Source picture, Box box, Side side, TokenLook look) {
    if (look.broken) return draw_broken_token(canvas, picture, box, side, look.grey ? style::text_faint : style::bad);
    const Colour frame = look.grey ? style::text_faint : colour_of(side);
    const Colour fill = look.grey ? style::row : look.hollow ? style::panel_deep : colour_of(side).dimmed(38);
    fill_shape(canvas, box, side, fill);
    if (!picture.empty()) {
        const Box target = box_of_portrait(picture, box, side);
        const int scale = target.width / picture.width();
        const int alpha = look.grey ? 150 : look.hollow ? 165 : 255;
        each_strip(side, box, [&](Box strip) {
            canvas.push_clip(strip);
            canvas.picture(picture, target.corner(), scale, Colour{}.faded(alpha));
            canvas.pop_clip();
        });
    }
    outline_shape(canvas, box, side, thickness_of(box), frame, look.hollow || look.grey);
    if (look.rests) draw_sleep(canvas, box);
}

void draw_token(Canvas& canvas, Pictures& pictures, Box box, EntityId who, const World& world, TokenLook look) {
    const Creature* creature = world.find<Creature>(who);
    const int size = portrait_side(canvas, box);
    const Source picture = !creature   ? Source{}
                           : look.grey ? pictures.grey_portrait(creature->species, size)
                                       : pictures.portrait(creature->species, size);
    draw_portrait_token(canvas, picture, box, side_of(who, world), look);
}

}  // namespace td
