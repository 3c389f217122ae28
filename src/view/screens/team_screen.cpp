// The team: its order, leader and tactics. The ribbon above previews the new order of turns; nothing happens before it is confirmed.
#include <algorithm>

#include "play/team_edit.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_orders.hpp"
#include "text/explain_tactics.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/party_panel.hpp"
#include "view/hud/ribbon.hpp"
#include "view/screens/choice_list.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

constexpr int boon_lines = 2;  ///< for what one gives and takes

class TeamScreen final : public Screen {
public:
    explicit TeamScreen(ScreenContext context)
        : m_context(context), m_edit(context.session.game().world(), context.session.game().player_team()) {
        m_list.resize(static_cast<int>(m_edit.members().size()));
        refresh();
        remember_tactics();
        if (game().awaiting() != game().leader()) m_problem = text_of({.reason = Refusal::Reason::not_your_turn});
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    struct RowParts {
        Box lead;
        Box tactic;
    };

    const Game& game() const { return m_context.session.game(); }
    std::string text_of(const Refusal& refusal) const { return describe(refusal, game().awaiting(), game().view()); }
    void refresh() { m_order = m_context.session.order_after(m_edit.commands()); }
    void remember_tactics();
    /// Finds the edit's tactics by id after the player changed own tactics, which renumbers all.
    void update_tactic_numbers();
    /// False if the game would refuse the command now; then shows why.
    bool allowed(const Command& command);
    void move_chosen(int by);
    /// Moves the chosen row if it is picked up, else the choice.
    void step(int by);
    void pass_lead(int slot);
    void change_tactic(int slot, int by);
    /// Gives the chosen member the tactic; takes effect when the edit is confirmed.
    void try_tactic(const std::string& id);
    void accept(Screens& screens);
    bool handle_keys(const InputEvent& event, Screens& screens);
    void handle_pointer(const InputEvent& event, Screens& screens);
    void press(Point at, Screens& screens);
    void draw_member(Canvas& canvas, const ChoiceList::Row& row);
    void draw_guest(Canvas& canvas, Box box, EntityId who);
    void draw_tactic(Canvas& canvas, Box box);
    /// Draws the boons of the chosen member, with what each gives and takes.
    void draw_boons(Canvas& canvas, Box box);
    const std::optional<LeadTrait>& lead_of(EntityId who) const { return species_of(game().view(), who).lead; }
    /// Draws what the leader gives to the team, and below it what the chosen member would give.
    void draw_leads(Canvas& canvas, Box box);
    /// The most boons that one of the members has.
    int most_boons() const;
    void draw_foot(Canvas& canvas, Box box);
    /// What the edit does to the order; empty without an edit.
    std::string note_about_order(const KeySettings& keys) const;
    RibbonView ribbon_view() const;

    ScreenContext m_context;
    TeamEdit m_edit;
    const Catalog* m_catalog = nullptr;  ///< the catalog that numbers the edit's tactics
    std::vector<std::string> m_tactics;  ///< their ids in that catalog
    ChoiceList m_list;
    Ribbon m_ribbon;
    std::vector<OrderPlace> m_order;  ///< the order with the edit
    std::vector<RowParts> m_parts;
    Box m_accept;
    Box m_cancel;
    std::string m_problem;
    std::optional<Point> m_pointer;
    bool m_held = false;      ///< the chosen row is picked up by key
    bool m_dragging = false;  ///< it is picked up by mouse
};

void TeamScreen::remember_tactics() {
    m_catalog = &game().catalog();
    m_tactics.clear();
    for (const Tactic& tactic : m_catalog->tactics) m_tactics.push_back(tactic.id);
}

void TeamScreen::update_tactic_numbers() {
    if (m_catalog == &game().catalog()) return;
    m_edit.renumber_tactics([&](TacticId before) { return find_id<TacticId>(game().catalog().tactics, m_tactics[before.index()]); });
    remember_tactics();
    refresh();
}

bool TeamScreen::allowed(const Command& command) {
    const std::optional<Refusal> refusal = game().would_refuse(command);
    // Giving the lead back to the original leader needs no command.
    const bool taken_back = refusal && refusal->reason == Refusal::Reason::same_leader;
    m_problem = refusal && !taken_back ? text_of(*refusal) : std::string();
    return m_problem.empty();
}

void TeamScreen::move_chosen(int by) {
    const int from = m_list.chosen(), to = from + by;
    if (to < 0 || to >= m_list.count()) return;
    if (!allowed(commands::SwapSlots{from, to})) return;
    m_edit.swap(from, to);
    m_list.choose(to);
    refresh();
}

void TeamScreen::step(int by) {
    if (m_held) return move_chosen(by);
    m_list.choose(m_list.chosen() + by);
}

void TeamScreen::pass_lead(int slot) {
    const EntityId who = m_edit.members()[static_cast<std::size_t>(slot)].who;
    if (!allowed(commands::SetLeader{who})) return;
    m_edit.lead(who);
    refresh();
}

void TeamScreen::change_tactic(int slot, int by) {
    std::vector<TacticId> offered;
    for (std::size_t i = 0; i < game().catalog().tactics.size(); ++i)
        if (game().catalog().tactics[i].for_party) offered.emplace_back(i);
    if (offered.empty()) return;
    const auto& member = m_edit.members()[static_cast<std::size_t>(slot)];
    const auto found = std::find(offered.begin(), offered.end(), member.tactic);
    const int count = static_cast<int>(offered.size());
    const int now = found == offered.end() ? 0 : static_cast<int>(found - offered.begin()) + by;
    const TacticId next = offered[static_cast<std::size_t>((now + count) % count)];
    if (allowed(commands::SetTactic{member.who, next})) m_edit.set_tactic(slot, next);
}

void TeamScreen::try_tactic(const std::string& id) {
    update_tactic_numbers();
    const TacticId tactic = find_id<TacticId>(game().catalog().tactics, id);
    const EntityId who = m_edit.members()[static_cast<std::size_t>(m_list.chosen())].who;
    if (tactic && allowed(commands::SetTactic{who, tactic})) m_edit.set_tactic(m_list.chosen(), tactic);
}

void TeamScreen::accept(Screens& screens) {
    for (const Command& command : m_edit.commands()) {
        const Step step = m_context.session.give(command);
        if (step.kind != Step::Kind::refused) continue;
        m_problem = text_of(step.refusal);
        m_edit = TeamEdit(game().world(), game().player_team());
        return refresh();
    }
    screens.pop();
}

bool TeamScreen::handle_keys(const InputEvent& event, Screens& screens) {
    if (event.kind != InputEvent::Kind::control) return false;
    switch (event.control) {
        case Control::cancel: screens.pop(); break;
        case Control::open_team: accept(screens); break;
        case Control::give_orders:
            screens.push(make_companion_orders(m_context, m_edit.members()[static_cast<std::size_t>(m_list.chosen())].who));
            break;
        case Control::help: screens.push(make_help(game().catalog(), &game())); break;
        case Control::confirm: m_held = !m_held; break;
        case Control::move_north: step(-1); break;
        case Control::move_south: step(+1); break;
        case Control::move_west: change_tactic(m_list.chosen(), -1); break;
        case Control::move_east: change_tactic(m_list.chosen(), +1); break;
        case Control::wait: pass_lead(m_list.chosen()); break;
        case Control::toggle_tactics:
            screens.push(make_tactics(m_context, m_edit.members()[static_cast<std::size_t>(m_list.chosen())].tactic,
                                      [this](const std::string& id) { try_tactic(id); }));
            break;
        default: return false;
    }
    return true;
}

void TeamScreen::press(Point at, Screens& screens) {
    if (m_accept.contains(at)) return accept(screens);
    if (m_cancel.contains(at)) return screens.pop();
    const std::optional<int> row = m_list.row_at(at);
    if (!row) return;
    m_list.choose(*row);
    const RowParts& parts = m_parts[static_cast<std::size_t>(*row)];
    if (parts.lead.contains(at)) return pass_lead(*row);
    if (parts.tactic.contains(at)) return change_tactic(*row, at.x < parts.tactic.centre().x ? -1 : 1);
    m_dragging = true;
    m_held = false;
}

void TeamScreen::handle_pointer(const InputEvent& event, Screens& screens) {
    if (event.kind == InputEvent::Kind::released) m_dragging = false;
    if (event.clicked()) press(event.at, screens);
    if (event.kind != InputEvent::Kind::pointer_moved) return;
    m_pointer = event.at;
    if (const auto place = m_ribbon.place_at(event.at); place && *place < m_order.size())
        m_context.session.focus.creature = m_order[*place].who;
    if (!m_dragging) return;
    const std::optional<int> row = m_list.row_at(event.at);
    while (row && *row != m_list.chosen()) {
        const int before = m_list.chosen();
        move_chosen(*row > before ? 1 : -1);
        if (m_list.chosen() == before) return;
    }
}

void TeamScreen::handle(const InputEvent& event, Screens& screens) {
    update_tactic_numbers();
    const int before = m_list.chosen();
    if (!handle_keys(event, screens)) handle_pointer(event, screens);
    if (m_list.chosen() != before) screens.tell(MenuMove::to_another_row);
}

RibbonView TeamScreen::ribbon_view() const {
    return {.places = m_order,
            .context = m_context.session.order_context(),
            .pointed_at = m_edit.members()[static_cast<std::size_t>(m_list.chosen())].who,
            .pointer = m_pointer,
            .aimable = {}};
}

/// Draws the number of a creature's first turn; a dash for 0, no turn.
void draw_place_number(Canvas& canvas, Box box, int number) {
    canvas.write(box, number > 0 ? std::to_string(number) : "–", {TextSize::large, style::text, true}, Align::centre);
}

void draw_health_column(Canvas& canvas, ScreenContext context, Box box, EntityId who) {
    const Game& game = context.session.game();
    const Health* health = game.world().find<Health>(who);
    if (!health) return;
    Box middle = box.centred(box.width, canvas.px(23) + bar_height(canvas));
    draw_bar(canvas, middle.cut_top(bar_height(canvas)), health->now, health->maximum,
             health_colour(side_of(who, game.world()), health->now, health->maximum), health_in_numbers(game.view(), who, health->now));
    middle.cut_top(canvas.px(2));
    if (!draw_status_marks(canvas, context, middle, who).empty()) return;
    canvas.write_line(middle, describe_pace(who, game), {TextSize::small, style::text_faint, false});
}

/// Draws health at the left, and the names of its skills beside it.
void draw_health_and_skills(Canvas& canvas, ScreenContext context, Box box, EntityId who) {
    const Skills* const skills = context.session.game().world().find<Skills>(who);
    std::string names;
    if (skills != nullptr)
        for (const SkillSlot& slot : skills->slots)
            names += (names.empty() ? "" : ", ") + context.session.game().catalog()[slot.skill].name;
    const int width = names.empty() ? box.width : box.width * 9 / 20;
    draw_health_column(canvas, context, box.cut_left(width), who);
    box.cut_left(canvas.px(10));
    constexpr int most_lines = 2;
    const TextStyle look{TextSize::small, style::text_soft, false};
    const int lines = static_cast<int>(canvas.wrapped(names, box.width, look, most_lines).size());
    canvas.paragraph(box.centred(box.width, lines * canvas.line_height(TextSize::small)), names, look, Align::left, most_lines);
}

void TeamScreen::draw_member(Canvas& canvas, const ChoiceList::Row& row) {
    const auto& member = m_edit.members()[static_cast<std::size_t>(row.index)];
    const bool chosen = row.index == m_list.chosen();
    const bool held = chosen && (m_held || m_dragging);
    Box box = row.box.inset(canvas.px(2));
    if (held) box = box.moved(canvas.px(8), 0);
    draw_slab(canvas, box, chosen);
    if (held) canvas.frame(box, canvas.px(2), style::accent);
    Box line = box.inset(canvas.px(5));
    draw_place_number(canvas, line.cut_left(canvas.px(34)), first_number_of(m_order, member.who));
    draw_token(canvas, m_context.pictures, line.cut_left(line.height), member.who, game().world(),
               {.grey = !game().world().roster().is_here(member.who)});
    line.cut_left(canvas.px(10));
    RowParts& parts = m_parts[static_cast<std::size_t>(row.index)];
    parts.lead = line.cut_left(canvas.px(30));
    const bool leads = m_edit.leader() == member.who;
    canvas.write(parts.lead, leads ? "★" : "☆", {TextSize::large, leads ? style::text : style::text_faint, true}, Align::centre);
    canvas.write(line.cut_left(canvas.px(130)), name_of(member.who, game().view()), {TextSize::normal, style::text, true});
    line.cut_left(canvas.px(10));
    parts.tactic = line.cut_right(canvas.px(190));
    line.cut_right(canvas.px(12));
    draw_health_and_skills(canvas, m_context, line, member.who);
    const std::string tactic = member.tactic ? game().catalog()[member.tactic].name : std::string("–");
    std::string orders;
    const Known known = m_context.session.known();
    for (const OrderMark& mark : order_marks(member.who, game().view(), &known)) orders += (orders.empty() ? "" : ", ") + mark.name;
    draw_between_arrows(canvas, parts.tactic, tactic, {TextSize::normal, style::text_soft, false});
    canvas.write(parts.tactic.moved(0, canvas.line_height()), orders, {TextSize::small, style::change, false}, Align::centre);
}

void TeamScreen::draw_guest(Canvas& canvas, Box box, EntityId who) {
    Box line = box.inset(canvas.px(2));
    canvas.frame(line, std::max(1, canvas.px(1)), style::row);
    line = line.inset(canvas.px(5));
    draw_place_number(canvas, line.cut_left(canvas.px(34)), first_number_of(m_order, who));
    draw_token(canvas, m_context.pictures, line.cut_left(line.height), who, game().world(), {});
    line.cut_left(canvas.px(40));
    canvas.write(line.cut_left(canvas.px(130)), name_of(who, game().view()), {TextSize::normal, style::text_soft, true});
    line.cut_left(canvas.px(10));
    const Box note = line.cut_right(canvas.px(190));
    line.cut_right(canvas.px(12));
    draw_health_and_skills(canvas, m_context, line, who);
    canvas.write(note, say(game().catalog(), "team_guest"), {TextSize::normal, style::text_faint, false}, Align::centre);
}

/// Draws the plans of the chosen member's tactic.
void TeamScreen::draw_tactic(Canvas& canvas, Box box) {
    const TacticId id = m_edit.members()[static_cast<std::size_t>(m_list.chosen())].tactic;
    if (!id) return;
    const Catalog& catalog = game().catalog();
    const Tactic& tactic = catalog[id];
    canvas.write_line(box, tactic.name, {TextSize::normal, style::text, true});
    canvas.paragraph(box, tactic.description + " " + describe_look_ahead(tactic, catalog), {TextSize::small, style::text_soft, false});
}

int TeamScreen::most_boons() const {
    std::size_t most = 0;
    for (const auto& member : m_edit.members())
        if (const Boons* const boons = game().world().find<Boons>(member.who)) most = std::max(most, boons->list.size());
    return static_cast<int>(most);
}

void TeamScreen::draw_boons(Canvas& canvas, Box box) {
    const Boons* const boons = game().world().find<Boons>(m_edit.members()[static_cast<std::size_t>(m_list.chosen())].who);
    if (boons == nullptr) return;
    for (const BoonId id : boons->list) {
        const Boon& boon = game().catalog()[id];
        Box line = box.cut_top(boon_lines * canvas.line_height(TextSize::small));
        const TextStyle name{TextSize::small, Colour::of(boon.colour), true};
        Box name_column = line.cut_left(canvas.px(150));
        canvas.write_line(name_column, boon.name, name);
        canvas.paragraph(line, say(game().catalog(), {"boon_in_short", "gives", "takes"}, boon.gives, boon.takes),
                         {TextSize::small, style::text_soft, false}, Align::left, boon_lines);
    }
}

void TeamScreen::draw_leads(Canvas& canvas, Box box) {
    const TextStyle look{TextSize::small, style::text_soft, false};
    const EntityId leader = m_edit.leader(), chosen = m_edit.members()[static_cast<std::size_t>(m_list.chosen())].who;
    if (const auto& lead = lead_of(leader))
        canvas.write_line(box, say(game().catalog(), {"team_led_by", "who", "what"}, name_of(leader, game().view()), lead->text), look);
    if (const auto& lead = lead_of(chosen); lead && chosen != leader)
        canvas.write_line(box, say(game().catalog(), {"team_if_led_by", "who", "what"}, name_of(chosen, game().view()), lead->text), look);
}

void TeamScreen::draw_foot(Canvas& canvas, Box box) {
    cut_key_hints(canvas, game().catalog(), box,
                  {{Control::confirm, m_held ? say(game().catalog(), "hint_put_down") : say(game().catalog(), "hint_pick_up")},
                   {Control::wait, say(game().catalog(), "hint_pass_lead")},
                   {Control::move_east, say(game().catalog(), "hint_tactic")},
                   {Control::give_orders, say(game().catalog(), "hint_give_orders")},
                   {Control::toggle_tactics, say(game().catalog(), "hint_make_tactics")},
                   {Control::open_team, say(game().catalog(), "hint_do_it")},
                   {Control::cancel, say(game().catalog(), "hint_leave")}});
    Box buttons = box.cut_bottom(canvas.px(34));
    m_accept = buttons.cut_right(canvas.px(150)).inset(canvas.px(2));
    m_cancel = buttons.cut_right(canvas.px(150)).inset(canvas.px(2));
    constexpr bool chosen = false;  // keys choose members only
    draw_button(canvas, m_accept, m_edit.changed() ? say(game().catalog(), "team_do_it") : say(game().catalog(), "team_close"), chosen,
                m_edit.changed() ? style::good : style::text_soft);
    draw_button(canvas, m_cancel, say(game().catalog(), "team_leave"), chosen);
    canvas.paragraph({buttons.x, buttons.y, buttons.width - canvas.px(10), buttons.height},
                     m_problem.empty() ? note_about_order(canvas.keys()) : m_problem,
                     {TextSize::normal, m_problem.empty() ? style::change : style::bad, false});
}

std::string TeamScreen::note_about_order(const KeySettings& keys) const {
    if (!m_edit.changed()) return {};
    const std::vector<OrderPlace>& now = m_context.session.order();
    const auto is_same = [](const OrderPlace& one, const OrderPlace& other) {
        return one.who == other.who && one.when.time == other.when.time;
    };
    if (!std::equal(now.begin(), now.end(), m_order.begin(), m_order.end(), is_same)) return say(game().catalog(), "team_note");
    return say(game().catalog(), {"team_note_same", "leader", "key"}, name_of(m_edit.leader(), game().view()),
               key_in_text(Control::wait, keys, game().catalog()));
}

void TeamScreen::draw(Canvas& canvas) {
    update_tactic_numbers();
    const std::vector<EntityId>& guests = game().world().roster()[game().player_team()].guests;
    const int rows = std::max(1, m_list.count() + static_cast<int>(guests.size()));
    const int boons = boon_lines * most_boons() * canvas.line_height(TextSize::small);
    const bool any_lead =
        std::any_of(m_edit.members().begin(), m_edit.members().end(), [&](const auto& member) { return lead_of(member.who).has_value(); });
    const int leads = any_lead ? 2 * canvas.line_height(TextSize::small) : 0;
    // The height is given as at 720 lines, so that of texts is converted back.
    Box inner = draw_dialog_under_ribbon(canvas, 860, 232 + 68 * rows + (boons + leads) * 100 / canvas.px(100),
                                         say(game().catalog(), "team_title"));
    draw_foot(canvas, inner.cut_bottom(canvas.px(34 + 8) + canvas.line_height(TextSize::small)));
    inner.cut_bottom(canvas.px(8));
    draw_boons(canvas, inner.cut_bottom(boons));
    draw_leads(canvas, inner.cut_bottom(leads));
    draw_tactic(canvas, inner.cut_bottom(canvas.line_height() + 2 * canvas.line_height(TextSize::small)));
    inner.cut_bottom(canvas.px(8));
    const int height = std::min(24 * canvas.picture_scale() + canvas.px(18), inner.height / rows);
    m_parts.assign(m_edit.members().size(), {});
    for (const ChoiceList::Row& row : m_list.lay_out(inner.cut_top(height * m_list.count()), height)) draw_member(canvas, row);
    for (const EntityId guest : guests) draw_guest(canvas, inner.cut_top(height), guest);
    Box whole = canvas.area();
    m_ribbon.draw(canvas, m_context.pictures, whole.cut_top(canvas.px(style::ribbon_height)), ribbon_view());
    m_ribbon.draw_note(canvas, ribbon_view(), {});
}

}  // namespace

std::unique_ptr<Screen> make_team(ScreenContext context) { return std::make_unique<TeamScreen>(context); }

}  // namespace td
