// The ribbon drawn as a line: a header with ticks or remaining points over each portrait, and a plate where a round begins.
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/ribbon.hpp"

namespace td {

namespace {

struct Header {
    std::string text;
    RailMark mark = RailMark::coming;
};

Header header_of(const OrderPlace& place, const OrderContext& context) {
    if (context.presentation.style == RoundPresentation::Style::amounts) {
        if (place.kind == OrderPlace::Kind::missed)
            return {std::to_string(-place.rounds_left), place.rounds_left == 0 ? RailMark::empty : RailMark::owed};
        return {std::to_string(place.time_status.amount), RailMark::coming};
    }
    const Ticks ahead = place.when.time - context.now.time;
    if (ahead <= 0) return {say(context.catalog, "time_status_now"), RailMark::now};
    return {"+" + std::to_string(ahead), RailMark::coming};
}

}  // namespace

void Ribbon::draw_groups(Canvas& canvas, const RibbonView& view) const {
    const int header = canvas.px(22);
    for (const RibbonGroup& group : m_layout.groups) {
        const OrderPlace& place = view.places[group.first_place];
        const Box strip{group.box.x, group.box.y, group.box.width - canvas.px(2), group.box.height};
        const Header label = header_of(place, view.context);
        canvas.rect({strip.x, strip.y + header, strip.width, strip.height - header}, style::row.faded(150));
        draw_rail(canvas, {group.box.x, strip.y, group.box.width, header});
        draw_rail_mark(canvas, {strip.x, strip.y, strip.width, header}, label.text, label.mark);
    }
}

/// Draws the entries for beginning rounds: which round, and when.
void Ribbon::draw_boundaries(Canvas& canvas, const RibbonView& view) const {
    for (const RibbonToken& boundary : m_layout.boundaries) {
        const OrderPlace& place = view.places[boundary.place];
        const Box plate = boundary.box.inset(canvas.px(3));
        const bool open = place.contingency != Contingency::nothing;
        canvas.rect(plate, style::row);
        canvas.rect({plate.centre().x - canvas.px(1), plate.y, canvas.px(2), canvas.px(open ? 4 : 8)}, style::brass);
        canvas.rect({plate.centre().x - canvas.px(1), plate.bottom() - canvas.px(open ? 4 : 8), canvas.px(2), canvas.px(open ? 4 : 8)},
                    style::brass);
        const bool tells_when = view.context.presentation.style == RoundPresentation::Style::instants;
        const std::string when = (open ? "~" : "+") + std::to_string(place.when.time - view.context.now.time);
        const TextStyle soft{TextSize::small, open ? style::text_faint : style::text_soft, false};
        draw_stack(canvas, plate,
                   {{word_of(view.context.presentation, view.context.catalog), soft},
                    {std::to_string(place.when.round), {TextSize::normal, open ? style::text_soft : style::text, true}},
                    {tells_when ? when : std::string(), soft}});
    }
}

}  // namespace td
