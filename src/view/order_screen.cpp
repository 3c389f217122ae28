// The ribbon opened: every turn of this round and the next with its name and the reason why it stands there.
#include "game/describe.hpp"
#include "time/six_tier.hpp"
#include "view/choice_list.hpp"
#include "view/ribbon.hpp"
#include "view/screens.hpp"
#include "view/style.hpp"
#include "view/token.hpp"
#include "view/widgets.hpp"

namespace td {

namespace {

class OrderScreen final : public Screen {
public:
    explicit OrderScreen(Stage stage) : m_stage(stage), m_before(stage.session.attention.creature) {
        m_list.resize(static_cast<int>(stage.session.order().size()));
        point();
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::open_order) || event.is(Control::confirm)) {
            m_stage.session.attention.creature = m_before;
            return screens.pop();
        }
        if (m_list.handle(event) != ChoiceList::Result::none) point();
    }

    void draw(Canvas& canvas) override;

private:
    void point() {
        const auto& order = m_stage.session.order();
        if (m_list.count() > 0) m_stage.session.attention.creature = order[static_cast<std::size_t>(m_list.chosen())].who;
    }
    void draw_row(Canvas& canvas, const ChoiceList::Row& row, const OrderPlace& place);

    Stage m_stage;
    EntityId m_before;
    ChoiceList m_list;
};

std::string when_of(const OrderPlace& place, int first_round) {
    const std::string tier(tier_names[static_cast<std::size_t>(place.when.tier)]);
    return (place.when.round == first_round ? "now, tier " : "next, tier ") + tier;
}

void OrderScreen::draw_row(Canvas& canvas, const ChoiceList::Row& row, const OrderPlace& place) {
    const World& world = m_stage.session.game().world();
    if (row.index == m_list.chosen()) canvas.rect(row.box, style::row_chosen);
    Box line = row.box.inset(canvas.px(3));
    line.cut_left(canvas.px(6));
    draw_order_token(canvas, m_stage.pictures, line.cut_left(line.height), place, world, false, true);
    line.cut_left(canvas.px(10));
    const int y = line.centre().y - canvas.line_height() / 2;
    const Colour colour = place.kind == OrderPlace::Kind::missed ? style::text_faint : style::text;
    const TextStyle name{TextSize::normal, colour, true};
    canvas.text({line.x, y}, canvas.fitted(name_of(place.who, world), canvas.px(130), name), name);
    line.cut_left(canvas.px(138));
    canvas.text({line.x, y}, when_of(place, m_stage.session.game().now().round), {TextSize::normal, style::text_soft, false});
    line.cut_left(canvas.px(112));
    const TextStyle reason{TextSize::small, colour == style::text ? style::text_soft : colour, false};
    const std::vector<std::string> lines = canvas.wrapped(why_there(place, world), line.width, reason);
    const int height = canvas.line_height(TextSize::small);
    int top = line.centre().y - static_cast<int>(lines.size()) * height / 2;
    for (const std::string& text : lines) {
        canvas.text({line.x, top}, text, reason);
        top += height;
    }
}

void OrderScreen::draw(Canvas& canvas) {
    const auto& order = m_stage.session.order();
    Box inner = draw_dialog_under_ribbon(canvas, 900, 590, "The order of turns");
    draw_key_hints(canvas, inner.cut_bottom(canvas.line_height(TextSize::small)),
                   {{Control::move_north, "earlier"}, {Control::move_south, "later"}, {Control::cancel, "close"}});
    inner.cut_bottom(canvas.px(8));
    const Box strip = inner.cut_right(canvas.px(6));
    const int row_height = 24 * std::max(1, canvas.picture_scale() - 1) + canvas.px(16);
    const auto& rows = m_list.lay_out(inner, row_height);
    for (const ChoiceList::Row& row : rows) draw_row(canvas, row, order[static_cast<std::size_t>(row.index)]);
    draw_scroll_strip(canvas, strip, m_list.first_shown(), static_cast<int>(rows.size()), m_list.count());
}

}  // namespace

std::unique_ptr<Screen> make_order(Stage stage) { return std::make_unique<OrderScreen>(stage); }

}  // namespace td
