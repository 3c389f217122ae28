// Orders to the companions, for all or for one, with their meaning, and what a single one may use. Each takes effect at once.
#include <algorithm>

#include "play/order_list.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

class CompanionOrdersScreen final : public Screen {
public:
    CompanionOrdersScreen(ScreenContext context, EntityId about)
        : m_context(context), m_receivers(order_receivers(context.session.game())) {
        const auto found = std::find(m_receivers.begin(), m_receivers.end(), about);
        if (about && found != m_receivers.end()) m_chosen = static_cast<std::size_t>(found - m_receivers.begin());
        refresh();
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (about && m_rows[i].foe == about) m_list.choose(static_cast<int>(i));
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    const Game& game() const { return m_context.session.game(); }
    const Catalog& catalog() const { return game().catalog(); }
    EntityId receiver() const { return m_receivers.empty() ? EntityId{} : m_receivers[m_chosen]; }
    const OrderRow& row() const { return m_rows[static_cast<std::size_t>(m_list.chosen())]; }
    void refresh();
    void change_receiver(int by);
    void give();
    std::string name_of_receiver(EntityId who) const;
    void draw_receivers(Canvas& canvas, Box line);
    void draw_row(Canvas& canvas, const ChoiceList::Row& shown);
    void draw_about(Canvas& canvas, Box box);

    ScreenContext m_context;
    std::vector<EntityId> m_receivers;
    std::size_t m_chosen = 0;
    std::vector<OrderRow> m_rows;
    ChoiceList m_list;
    std::vector<Box> m_tabs;
    std::string m_problem;
};

void CompanionOrdersScreen::refresh() {
    m_rows = order_rows(m_context.session, receiver());
    m_list.resize(static_cast<int>(m_rows.size()));
}

void CompanionOrdersScreen::change_receiver(int by) {
    if (m_receivers.empty()) return;
    const auto count = static_cast<int>(m_receivers.size());
    m_chosen = static_cast<std::size_t>((static_cast<int>(m_chosen) + by + count) % count);
    m_problem.clear();
    refresh();
}

void CompanionOrdersScreen::give() {
    const Command command = row().command;
    const Step step = m_context.session.give(command);
    m_problem = step.kind == Step::Kind::refused ? describe(step.refusal, game().awaiting(), game().view()) : std::string();
    refresh();
}

void CompanionOrdersScreen::handle(const InputEvent& event, Screens& screens) {
    if (event.is(Control::cancel) || event.is(Control::give_orders)) return screens.pop();
    if (event.is(Control::help)) return screens.push(make_help(catalog(), &game()));
    if (event.is(Control::move_east)) return change_receiver(+1);
    if (event.is(Control::move_west)) return change_receiver(-1);
    for (std::size_t i = 0; i < m_tabs.size(); ++i)
        if (event.clicked() && m_tabs[i].contains(event.at)) return change_receiver(static_cast<int>(i) - static_cast<int>(m_chosen));
    const ChoiceList::Result result = m_list.handle(event, screens);
    if (result == ChoiceList::Result::moved) m_problem.clear();
    if (result == ChoiceList::Result::activated) give();
}

std::string CompanionOrdersScreen::name_of_receiver(EntityId who) const {
    return who ? m_context.session.name_of(who) : say(catalog(), "orders_to_all");
}

void CompanionOrdersScreen::draw_receivers(Canvas& canvas, Box line) {
    m_tabs.clear();
    const int width = line.width / std::max(1, static_cast<int>(m_receivers.size()));
    for (std::size_t i = 0; i < m_receivers.size(); ++i) {
        const bool chosen = i == m_chosen;
        m_tabs.push_back(line.cut_left(width).inset(canvas.px(1)));
        Box tab = m_tabs.back();
        draw_slab(canvas, tab, chosen);
        if (m_receivers[i])
            draw_token(canvas, m_context.pictures, tab.cut_left(tab.height).inset(canvas.px(2)), m_receivers[i], game().world(), {});
        canvas.write(tab.inset(canvas.px(3), 0), name_of_receiver(m_receivers[i]),
                     {TextSize::normal, chosen ? style::text : style::text_soft, chosen}, Align::centre);
    }
}

void CompanionOrdersScreen::draw_row(Canvas& canvas, const ChoiceList::Row& shown) {
    const OrderRow& each = m_rows[static_cast<std::size_t>(shown.index)];
    const bool chosen = shown.index == m_list.chosen();
    Box line = shown.box.inset(canvas.px(1));
    draw_slab(canvas, line, chosen);
    if (each.is_on) canvas.rect({line.x, line.y, canvas.px(3), line.height}, style::accent);
    line.cut_left(canvas.px(8));
    const Box frame = line.cut_left(canvas.px(30));
    if (each.foe) draw_token(canvas, m_context.pictures, frame.centred(frame.height, frame.height), each.foe, game().world(), {});
    if (each.item) draw_icon(canvas, frame, m_context.pictures.item(each.item));
    line.cut_left(canvas.px(6));
    line.cut_right(canvas.px(8));
    draw_fact(canvas, line, each.name, {TextSize::normal, each.is_on || chosen ? style::text : style::text_soft, chosen}, each.state,
              {TextSize::normal, each.is_on ? style::accent : style::text_faint, false});
}

void CompanionOrdersScreen::draw_about(Canvas& canvas, Box box) {
    const TextStyle soft{TextSize::normal, style::text_soft, false};
    if (!m_problem.empty()) canvas.write_paragraph(box, m_problem, {TextSize::normal, style::bad, false});
    if (!m_rows.empty()) canvas.write_paragraph(box, row().description, soft);
    if (!m_rows.empty()) canvas.write_paragraph(box, row().idle, {TextSize::normal, style::text, false});
    if (receiver() && game().steers(receiver()))
        canvas.paragraph(box, say(catalog(), "orders_when_steered"), {TextSize::small, style::change, false});
}

void CompanionOrdersScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 720, 560, say(catalog(), "orders_title"));
    cut_key_hints(canvas, catalog(), inner,
                  {{Control::confirm, say(catalog(), "hint_change")},
                   {Control::move_east, say(catalog(), "hint_to_whom")},
                   {Control::move_south, say(catalog(), "hint_next")},
                   {Control::cancel, say(catalog(), "hint_close")}});
    draw_receivers(canvas, inner.cut_top(canvas.px(34)));
    inner.cut_top(canvas.px(8));
    draw_about(canvas, inner.cut_bottom(6 * canvas.line_height()));
    inner.cut_bottom(canvas.px(6));
    for (const ChoiceList::Row& shown : lay_out_scrolled(canvas, m_list, inner, canvas.px(30), 0)) draw_row(canvas, shown);
}

}  // namespace

std::unique_ptr<Screen> make_companion_orders(ScreenContext context, EntityId about) {
    return std::make_unique<CompanionOrdersScreen>(context, about);
}

}  // namespace td
