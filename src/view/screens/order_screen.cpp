// The whole order as a list with names and reasons, and each creature's time on the map. A tap of its key keeps it open; holding the
// key shows it only meanwhile.
#include <algorithm>

#include "text/describe.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/ribbon.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

constexpr int most_lines_of_reason = 3;

class OrderScreen final : public Screen {
public:
    explicit OrderScreen(ScreenContext context) : m_context(context), m_pointed_before(context.session.focus.creature) {
        focus().times = true;
        m_list.resize(static_cast<int>(order().size()));
        // Starts at the first turn: what is before it are boundaries or turns that were missed.
        while (m_list.chosen() + 1 < m_list.count() && !is_turn(order()[static_cast<std::size_t>(m_list.chosen())]))
            m_list.choose(m_list.chosen() + 1);
        point_at_chosen();
    }
    ~OrderScreen() override {
        focus().times = false;
        focus().creature = m_pointed_before;
    }
    OrderScreen(const OrderScreen&) = delete;
    OrderScreen& operator=(const OrderScreen&) = delete;

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.kind == InputEvent::Kind::key_released) return key_released(event.control, screens);
        // A held key repeats.
        const bool again = event.is(Control::open_order) && m_key_was_released;
        if (again || event.is(Control::cancel) || event.is(Control::confirm)) return screens.pop();
        if (event.is(Control::help)) return screens.push(make_help(m_context.session.game().catalog(), &m_context.session.game()));
        if (event.is(Control::open_team)) {
            screens.pop();
            return screens.push(make_team(m_context));
        }
        if (m_list.handle(event, screens) != ChoiceList::Result::none) point_at_chosen();
    }
    bool tick(std::int64_t now) override {
        if (m_opened < 0) m_opened = now;
        m_now = now;
        return false;
    }
    void draw(Canvas& canvas) override;

private:
    UiFocus& focus() const { return m_context.session.focus; }
    const std::vector<OrderPlace>& order() const { return m_context.session.order(); }
    void key_released(Control control, Screens& screens) {
        if (control != Control::open_order) return;
        m_key_was_released = true;
        if (m_opened >= 0 && m_now - m_opened > longest_tap_ms) screens.pop();
    }
    void point_at_chosen() {
        if (m_list.count() > 0) focus().creature = order()[static_cast<std::size_t>(m_list.chosen())].who;
    }
    /// `names`: the width of the column of names. `why`: the reason for its place; empty: the same as in the row above.
    void draw_row(Canvas& canvas, const ChoiceList::Row& row, const OrderPlace& place, const OrderContext& context, int names,
                  const std::string& why);
    int width_of_names(Canvas& canvas, const OrderContext& context) const;

    ScreenContext m_context;
    EntityId m_pointed_before;  ///< pointed at again when the screen closes
    ChoiceList m_list;
    bool m_key_was_released = false;
    std::int64_t m_opened = -1;
    std::int64_t m_now = 0;
};

/// When it comes, in the words of the ribbon's headers.
std::string when_of(const OrderPlace& place, const OrderContext& context) {
    const RoundPresentation& presentation = context.presentation;
    if (!presentation.columns.empty()) {
        const std::string tier(sign_of(presentation.columns[static_cast<std::size_t>(place.when.tier)]));
        return place.when.round == context.now.round ? say(context.catalog, {"time_status_tier", "tier"}, tier)
                                                     : say(context.catalog, {"order_next_tier", "tier"}, tier);
    }
    if (presentation.style == RoundPresentation::Style::amounts)
        return place.kind == OrderPlace::Kind::missed ? short_debt(place.rounds_left, context.catalog)
                                                      : short_time_status(place.time_status, presentation, context.catalog);
    const Ticks ahead = place.when.time - context.now.time;
    return ahead <= 0 ? say(context.catalog, "time_status_now") : say(context.catalog, {"time_status_in", "ticks"}, std::to_string(ahead));
}

void draw_boundary_row(Canvas& canvas, Box box, const OrderPlace& place, const OrderContext& context) {
    const std::string text = word_of(context.presentation, context.catalog) + " " + std::to_string(place.when.round) +
                             (context.presentation.style == RoundPresentation::Style::instants ? ", " + when_of(place, context) : "");
    const int width = canvas.write(box, text, {TextSize::small, style::text_soft, true}, Align::centre);
    const int arm = (box.width - width) / 2 - canvas.px(16);
    canvas.rect({box.x + canvas.px(8), box.centre().y, arm, std::max(1, canvas.px(1))}, style::stone);
    canvas.rect({box.right() - canvas.px(8) - arm, box.centre().y, arm, std::max(1, canvas.px(1))}, style::stone);
}

constexpr int between_name_and_reason = 6;

/// The width of the column of names: that of the longest, within limits that leave room for the reasons.
int OrderScreen::width_of_names(Canvas& canvas, const OrderContext& context) const {
    int widest = canvas.px(112);
    for (const OrderPlace& place : order()) {
        if (place.kind == OrderPlace::Kind::boundary) continue;
        const std::string name = name_among_known(place.who, {context.world, context.catalog}, context.known);
        widest = std::max(widest, canvas.text_width(name, {TextSize::small, {}, true}) + canvas.px(between_name_and_reason));
    }
    return std::min(widest, canvas.px(200));
}

void OrderScreen::draw_row(Canvas& canvas, const ChoiceList::Row& row, const OrderPlace& place, const OrderContext& context, int names,
                           const std::string& why) {
    if (row.index == m_list.chosen()) canvas.rect(row.box, style::row_chosen);
    if (place.kind == OrderPlace::Kind::boundary) return draw_boundary_row(canvas, row.box, place, context);
    const bool unusual = is_out_of_order(place);
    if (unusual) canvas.rect({row.box.x, row.box.y + canvas.px(2), canvas.px(4), row.box.height - canvas.px(4)}, style::amber);
    Box line = row.box.inset(canvas.px(3));
    line.cut_left(canvas.px(6));
    draw_order_token(canvas, m_context.pictures, line.cut_left(line.height), place, context, {.is_first = true});
    line.cut_left(canvas.px(8));
    const Colour colour = place.kind == OrderPlace::Kind::missed ? style::text_faint : style::text;
    Box head = line.cut_left(names);
    head = head.centred(head.width, canvas.line_height() + canvas.line_height(TextSize::small));
    const std::string full_name = name_among_known(place.who, {context.world, context.catalog}, context.known);
    head.cut_right(canvas.px(between_name_and_reason));
    TextStyle name{TextSize::normal, colour, true};
    if (canvas.text_width(full_name, name) > head.width) name.size = TextSize::small;
    Box first = head.cut_top(canvas.line_height());
    canvas.write_line(first, full_name, name);
    const Colour when = place.kind == OrderPlace::Kind::asked    ? style::accent
                        : place.kind == OrderPlace::Kind::missed ? style::bad
                                                                 : style::change;
    canvas.write_line(head, when_of(place, context), {TextSize::small, when, true});
    const TextStyle reason{TextSize::small, unusual ? style::amber : colour == style::text ? style::text_soft : colour, false};
    const int lines = std::min(most_lines_of_reason, static_cast<int>(canvas.wrapped(why, line.width, reason).size()));
    canvas.paragraph(line.centred(line.width, lines * canvas.line_height(TextSize::small)), why, reason, Align::left, most_lines_of_reason);
}

void OrderScreen::draw(Canvas& canvas) {
    Box area = canvas.area();
    area.cut_top(canvas.px(style::ribbon_height));
    Box inner =
        draw_titled_plate(canvas, area.cut_right(canvas.px(style::order_width)), say(m_context.session.game().catalog(), "order_title"));
    cut_key_hints(canvas, m_context.session.game().catalog(), inner,
                  {{Control::move_north, say(m_context.session.game().catalog(), "hint_earlier")},
                   {Control::move_south, say(m_context.session.game().catalog(), "hint_later")},
                   {Control::open_team, say(m_context.session.game().catalog(), "hint_change_order")},
                   {Control::cancel, say(m_context.session.game().catalog(), "hint_close")}});
    const OrderContext context = m_context.session.order_context();
    const int reasons = most_lines_of_reason * canvas.line_height(TextSize::small);
    const int names = width_of_names(canvas, context);
    std::string above;
    for (const ChoiceList::Row& row : lay_out_scrolled(canvas, m_list, inner, std::max(canvas.px(49), reasons + canvas.px(8)), 0)) {
        const OrderPlace& place = order()[static_cast<std::size_t>(row.index)];
        std::string why = place.kind == OrderPlace::Kind::boundary ? std::string() : why_there(place, context);
        draw_row(canvas, row, place, context, names, why == above ? std::string() : why);
        above = std::move(why);
    }
}

}  // namespace

std::unique_ptr<Screen> make_order(ScreenContext context) { return std::make_unique<OrderScreen>(context); }

}  // namespace td
