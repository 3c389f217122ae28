// The bag: its items, what they do, and what can be done with them. The ribbon above shows what that would cost.
#include "play/bag_list.hpp"
#include "play/list_filling.hpp"
#include "play/warnings.hpp"
#include "text/describe.hpp"
#include "text/explain_parts.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

class BagScreen final : public Screen {
public:
    explicit BagScreen(ScreenContext context) : m_context(context), m_rows(rows_of_bag(context.session.game())) {
        m_items.resize(static_cast<int>(m_rows.size()));
        choose_item();
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    /// The game; while a list of actions is filled, the expected state for its next command.
    const Game& game() const { return m_context.session.lists().open() ? m_context.session.next_game() : m_context.session.game(); }
    const BagRow* row() const { return m_rows.empty() ? nullptr : &m_rows[static_cast<std::size_t>(m_items.chosen())]; }
    const BagAction* action() const { return m_actions.empty() ? nullptr : &m_actions[static_cast<std::size_t>(m_choices.chosen())]; }
    void choose_item();
    void enter_actions() { set_inside(!m_actions.empty()); }
    void leave_actions() { set_inside(false); }
    void set_inside(bool inside);
    void consider();
    void perform(Screens& screens);
    void switch_part(const Command& command);
    void close(Screens& screens);
    void handle_items(const InputEvent& event, Screens& screens);
    void handle_actions(const InputEvent& event, Screens& screens);
    void draw_items(Canvas& canvas, Box box);
    void draw_chosen(Canvas& canvas, Box box);
    void draw_actions(Canvas& canvas, Box box);
    void draw_machine(Canvas& canvas, Box& box);

    ScreenContext m_context;
    std::vector<BagRow> m_rows;
    ChoiceList m_items;
    std::vector<BagAction> m_actions;
    ChoiceList m_choices;
    bool m_inside = false;  ///< an action for the chosen item is being chosen
    std::string m_problem;
};

void BagScreen::choose_item() {
    m_actions = row() ? actions_for(*row(), game()) : std::vector<BagAction>();
    m_choices = {};
    m_choices.resize(static_cast<int>(m_actions.size()));
    consider();
}

void BagScreen::set_inside(bool inside) {
    m_inside = inside;
    m_problem.clear();
    consider();
}

void BagScreen::consider() {
    std::optional<Command>& considered = m_context.session.focus.considered;
    considered.reset();
    if (m_inside && action() && action()->refused.empty()) considered = action()->command;
}

void BagScreen::close(Screens& screens) {
    m_context.session.focus.considered.reset();
    screens.pop();
}

void BagScreen::perform(Screens& screens) {
    if (!action()) return;
    m_problem = action()->refused;
    if (!m_problem.empty()) return;
    const BagAction chosen = *action();
    if (std::holds_alternative<commands::SwitchPart>(chosen.command)) return switch_part(chosen.command);
    std::string warning = chosen.needs_aim_first ? std::string() : warning_of_backfire(game(), chosen.command);
    if (warning.empty() && !chosen.needs_aim_first) warning = warning_of_harming_friends(game(), chosen.command);
    m_context.session.focus.considered.reset();
    screens.pop();
    if (chosen.needs_aim_first)
        m_context.session.focus.to_aim = chosen.command;
    else if (!warning.empty())
        screens.push(make_question(game().catalog(), warning, chosen.name,
                                   [session = &m_context.session, chosen](Screens&) { give_or_list(*session, chosen.command); }));
    else
        give_or_list(m_context.session, chosen.command);
}

/// Switches a part. This costs no turn: the bag stays open and shows the change.
void BagScreen::switch_part(const Command& command) {
    m_context.session.give(command);
    m_rows = rows_of_bag(game());
    choose_item();
}

void BagScreen::handle_items(const InputEvent& event, Screens& screens) {
    if (event.is(Control::cancel) || event.is(Control::open_bag)) return close(screens);
    if (event.is(Control::move_east)) return enter_actions();
    if (event.is(Control::wait) && row() && row()->part && !is_worn(game().catalog()[row()->stack.item]))
        return switch_part(commands::SwitchPart{*row()->part});
    const int before = m_items.chosen();
    const ChoiceList::Result result = m_items.handle(event, screens);
    if (m_items.chosen() != before) choose_item();
    if (result == ChoiceList::Result::activated) enter_actions();
}

void BagScreen::handle_actions(const InputEvent& event, Screens& screens) {
    if (event.is(Control::open_bag)) return close(screens);
    if (event.is(Control::cancel) || event.is(Control::move_west)) return leave_actions();
    const ChoiceList::Result result = m_choices.handle(event, screens);
    if (result == ChoiceList::Result::moved) {
        m_problem.clear();
        consider();
    }
    if (result == ChoiceList::Result::activated) perform(screens);
}

void BagScreen::handle(const InputEvent& event, Screens& screens) {
    if (event.by_pointer()) {
        // The mouse acts on the side it is over; moving from an item to its actions does not choose another item on the way.
        if (m_choices.row_at(event.at))
            enter_actions();
        else if (event.clicked() && m_items.row_at(event.at))
            leave_actions();
        else if (m_inside)
            return;
    }
    if (event.is(Control::help)) return screens.push(make_help(game().catalog(), &m_context.session.game()));
    if (m_inside)
        handle_actions(event, screens);
    else
        handle_items(event, screens);
}

void BagScreen::draw_items(Canvas& canvas, Box box) {
    if (m_rows.empty())
        return void(canvas.write_line(box, say(game().catalog(), "bag_empty"), {TextSize::normal, style::text_soft, false}));
    for (const ChoiceList::Row& shown : lay_out_scrolled(canvas, m_items, box, canvas.px(34), 0)) {
        const BagRow& item = m_rows[static_cast<std::size_t>(shown.index)];
        const bool chosen = shown.index == m_items.chosen();
        Box line = shown.box.inset(canvas.px(1));
        canvas.rect(line, chosen ? (m_inside ? style::row_hovered : style::row_chosen) : style::row);
        draw_icon(canvas, line.cut_left(canvas.px(38)), m_context.pictures.item(item.stack.item));
        std::string tail = item.stack.count > 1 ? say(game().catalog(), {"bag_count", "count"}, item.stack.count) : std::string();
        if (item.part)
            tail = !item.switched_on                            ? say(game().catalog(), "bag_switched_off")
                   : item.idle_beside                           ? say(game().catalog(), "bag_idle")
                   : is_worn(game().catalog()[item.stack.item]) ? say(game().catalog(), "bag_worn")
                                                                : say(game().catalog(), "bag_attached");
        if (item.underfoot) tail = say(game().catalog(), "bag_lies_here");
        if (item.holder) tail = say(game().catalog(), {"bag_held_by", "who"}, name_of(item.holder, game().view()));
        line.cut_right(canvas.px(8));
        draw_fact(canvas, line, game().catalog()[item.stack.item].name,
                  {TextSize::normal, item.switched_on ? style::text : style::text_faint, chosen}, tail,
                  {TextSize::small, style::text_soft, false});
    }
}

void BagScreen::draw_chosen(Canvas& canvas, Box box) {
    if (!row()) return;
    const Item& item = game().catalog()[row()->stack.item];
    const int side = std::min(canvas.px(76), box.height);
    Box beside = box.cut_right(side);
    draw_icon(canvas, beside.cut_top(side), m_context.pictures.item(row()->stack.item));
    box.cut_right(canvas.px(style::padding));
    canvas.write_paragraph(box, item.name, {TextSize::large, style::text, true});
    canvas.write_paragraph(box, item.description, {TextSize::normal, style::text_soft, false}, 6);
    if (const ItemId other = row()->idle_beside)
        canvas.write_paragraph(box, say(game().catalog(), {"bag_idle_because", "other"}, game().catalog()[other].name),
                               {TextSize::normal, style::change, false});
    for (const std::string& line : describe_item(item, game())) canvas.write_paragraph(box, line, {TextSize::normal, style::text, false});
}

void BagScreen::draw_actions(Canvas& canvas, Box box) {
    const int height = std::min(canvas.px(32), box.height / std::max(1, m_choices.count()));
    for (const ChoiceList::Row& shown : m_choices.lay_out(box, std::max(1, height))) {
        const BagAction& each = m_actions[static_cast<std::size_t>(shown.index)];
        const bool chosen = m_inside && shown.index == m_choices.chosen();
        const Box line = shown.box.inset(canvas.px(1));
        const bool is_refused = !each.refused.empty();
        if (!is_refused || chosen) draw_slab(canvas, line, chosen);
        const Colour colour = is_refused ? style::text_faint : chosen ? style::text : style::text_soft;
        std::string note = is_refused ? each.refused : each.price;
        if (each.needs_aim_first)
            note = each.price.empty() ? say(game().catalog(), "bag_aim_first")
                                      : say(game().catalog(), {"bag_aim_first_and", "price"}, each.price);
        draw_fact(canvas, line.inset(canvas.px(8)), each.name, {TextSize::normal, colour, chosen}, note,
                  {TextSize::small, is_refused ? style::text_faint : style::amber, false});
    }
}

/// Draws, at the foot of `box`, the values that the awaited creature has from its parts.
void BagScreen::draw_machine(Canvas& canvas, Box& box) {
    const EntityId who = game().awaiting();
    if (!who || !is_machine(game().view(), who)) return;
    const TextStyle look{TextSize::normal, style::change, false};
    Box lines = box.cut_bottom(2 * canvas.line_height() + canvas.px(6));
    canvas.write_line(lines, describe_gait(who, game()), look);
    const std::string volley = describe_volley(who, game());
    canvas.write_line(
        lines, volley.empty() ? say(game().catalog(), "bag_no_weapon") : say(game().catalog(), {"attack_with", "volley"}, volley), look);
}

void BagScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog_under_ribbon(canvas, 860, 560, say(game().catalog(), "bag_title"));
    std::vector<KeyHint> hints{{Control::move_south, say(game().catalog(), "hint_next")},
                               {Control::confirm, m_inside ? say(game().catalog(), "hint_do_it") : say(game().catalog(), "hint_choose")},
                               {Control::cancel, m_inside ? say(game().catalog(), "hint_back") : say(game().catalog(), "hint_close")}};
    if (row() && row()->part && !is_worn(game().catalog()[row()->stack.item]) && !m_inside)
        hints.push_back(
            {Control::wait, row()->switched_on ? say(game().catalog(), "hint_switch_off") : say(game().catalog(), "hint_switch_on")});
    cut_key_hints(canvas, game().catalog(), inner, hints);
    draw_items(canvas, inner.cut_left(inner.width * 46 / 100));
    inner.cut_left(canvas.px(18));
    const Box problem = inner.cut_bottom(canvas.line_height());
    draw_machine(canvas, inner);
    canvas.write(problem, m_problem, {TextSize::normal, style::bad, false});
    draw_chosen(canvas, inner.cut_top(inner.height * 40 / 100));
    draw_actions(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_bag(ScreenContext context) { return std::make_unique<BagScreen>(context); }

}  // namespace td
