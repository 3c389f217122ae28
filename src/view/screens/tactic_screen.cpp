// The editor of one tactic: a row for each thing that can be changed, by keys and by mouse. The rows and their texts come from
// play/tactic_edit.hpp and tactic_text.hpp.
#include <algorithm>
#include <utility>

#include "play/tactic_store.hpp"
#include "play/tactic_text.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

using RowKind = TacticRow::Kind;

bool is_of_plan(const TacticRow& row) { return row.plan >= 0; }

/// Offers the party's skills first, then all others by name; statuses by name; and the names of all tactics except `before` as taken.
TacticEdit::Offer offer_of(const Game& game, const std::optional<Tactic>& before) {
    const Catalog& catalog = game.catalog();
    TacticEdit::Offer offer;
    for (std::size_t i = 0; i < catalog.skills.size(); ++i) offer.skills.emplace_back(i);
    for (std::size_t i = 0; i < catalog.statuses.size(); ++i) offer.statuses.emplace_back(i);
    const auto is_of_party = [&](SkillId skill) {
        for (const EntityId member : game.world().roster()[game.player_team()].members)
            for (const SkillSlot& slot : game.world().get<Skills>(member).slots)
                if (slot.skill == skill) return true;
        return false;
    };
    std::stable_sort(offer.skills.begin(), offer.skills.end(), [&](SkillId a, SkillId b) { return catalog[a].name < catalog[b].name; });
    std::stable_partition(offer.skills.begin(), offer.skills.end(), is_of_party);
    std::stable_sort(offer.statuses.begin(), offer.statuses.end(),
                     [&](StatusId a, StatusId b) { return catalog[a].name < catalog[b].name; });
    for (const Tactic& tactic : catalog.tactics)
        if (!before || tactic.id != before->id) offer.names_taken.push_back(tactic.name);
    return offer;
}

/// The clickable parts of a row: `less` and `more` change its value, `up` and `down` move its plan, `away` removes it.
struct RowParts {
    Box less, more, up, down, away;
};

class TacticScreen final : public Screen {
public:
    TacticScreen(ScreenContext context, Tactic tactic, std::optional<Tactic> before, std::function<void(const Tactic&)> kept)
        : m_context(context), m_before(std::move(before)), m_kept(std::move(kept)), m_edit(start(std::move(tactic))) {
        refresh();
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    const Catalog& catalog() const { return m_context.session.game().catalog(); }
    CurrentCatalog words() const {
        return [this]() -> const Catalog& { return catalog(); };
    }
    /// A tactic without a `before` gets a unique name.
    TacticEdit start(Tactic tactic) const {
        TacticEdit::Offer offer = offer_of(m_context.session.game(), m_before);
        if (!m_before) tactic.name = free_name(tactic.name, offer.names_taken);
        return {std::move(tactic), std::move(offer)};
    }
    const TacticRow& row() const { return m_rows[static_cast<std::size_t>(m_list.chosen())]; }

    void refresh();
    void choose(const TacticRow& row);
    void choose_plan(int plan) { choose({RowKind::plan, plan}); }
    bool handle_keys(const InputEvent& event, Screens& screens);
    void handle_pointer(const InputEvent& event, Screens& screens);
    void press(Point at, Screens& screens);
    void type(const InputEvent& event);
    void type_digit(char32_t character);
    void move_choice(int by);
    void step(const TacticRow& row, int by);
    void activate(const InputEvent& event, Screens& screens);
    void begin_typing(const InputEvent& event);
    void ask_plan(int behind, Screens& screens);
    void ask_condition(const TacticRow& row, Screens& screens);
    void ask_value(const TacticRow& row, Screens& screens);
    void remove(const TacticRow& row);
    void leave(Screens& screens);
    void keep(Screens& screens);

    void draw_rows(Canvas& canvas, Box area);
    void draw_row(Canvas& canvas, const ChoiceList::Row& shown);
    Box draw_marks(Canvas& canvas, Box box, const TacticRow& row, RowParts& parts) const;
    void draw_value(Canvas& canvas, Box box, const TacticRow& row, const std::string& value, RowParts& parts) const;
    void draw_about(Canvas& canvas, Box area) const;
    void draw_foot(Canvas& canvas, Box area);
    std::vector<KeyHint> hints() const;

    ScreenContext m_context;
    std::optional<Tactic> m_before;  ///< the saved version; nothing: it is new
    std::function<void(const Tactic&)> m_kept;
    TacticEdit m_edit;
    std::vector<TacticRow> m_rows;
    std::vector<RowParts> m_parts;  ///< of the visible rows
    ChoiceList m_list;
    Box m_keep, m_leave;
    std::string m_problem;  ///< why it was not saved
    std::string m_digits;   ///< of the number being typed
    std::string m_text_before;
    bool m_held = false;                 ///< the chosen plan is picked up
    bool m_typing = false;               ///< the chosen row's text is being typed
    bool m_ignores_next_letter = false;  ///< the letter of the key that started the typing
};

void TacticScreen::refresh() {
    m_rows = m_edit.rows();
    m_list.resize(static_cast<int>(m_rows.size()));
}

void TacticScreen::choose(const TacticRow& wanted) {
    refresh();
    const auto found = std::find(m_rows.begin(), m_rows.end(), wanted);
    if (found != m_rows.end()) m_list.choose(static_cast<int>(found - m_rows.begin()));
    m_digits.clear();
}

void TacticScreen::move_choice(int by) {
    m_digits.clear();
    m_problem.clear();
    if (m_held) return choose_plan(m_edit.move_plan(row().plan, by));
    m_list.choose((m_list.chosen() + by + m_list.count()) % m_list.count());
}

void TacticScreen::step(const TacticRow& stepped, int by) {
    if (!TacticEdit::is_flag(stepped) && !m_edit.can_step(stepped)) return;
    m_edit.step(stepped, by);
    choose(stepped);
}

void TacticScreen::remove(const TacticRow& removed) {
    if (removed.kind != RowKind::plan && removed.kind != RowKind::condition) return;
    m_edit.remove(removed);
    m_held = false;
    const int chosen = m_list.chosen();
    refresh();
    m_list.choose(chosen);
}

void TacticScreen::begin_typing(const InputEvent& event) {
    m_typing = true;
    m_text_before = m_edit.text(row());
    m_ignores_next_letter = !event.key.empty();
}

/// Letters are controls too: while typing, only those count that end it.
void TacticScreen::type(const InputEvent& event) {
    if (event.is(Control::cancel)) m_edit.set_text(row(), m_text_before);
    if (event.is(Control::cancel) || event.is(Control::confirm) || event.kind == InputEvent::Kind::pressed) {
        m_typing = false;
        return;
    }
    if (event.kind == InputEvent::Kind::key_released) m_ignores_next_letter = false;
    if (event.kind != InputEvent::Kind::text || std::exchange(m_ignores_next_letter, false)) return;
    m_edit.type(row(), event.character);
}

void TacticScreen::type_digit(char32_t character) {
    if (character < U'0' || character > U'9' || !TacticEdit::is_number(row())) return;
    constexpr std::size_t most_digits = 3;
    if (m_digits.size() == most_digits) m_digits.clear();
    m_digits += static_cast<char>(character);
    const std::string digits = m_digits;
    m_edit.set_number(row(), std::stoi(digits));
    choose(row());
    m_digits = digits;
}

void TacticScreen::ask_plan(int behind, Screens& screens) {
    screens.push(
        make_options(words(), say(catalog(), "tactic_row_add_plan"), plan_choices(catalog()), 0, [this, behind](int number, Screens&) {
            m_edit.add_plan(behind, plan_traits[static_cast<std::size_t>(number)].kind);
            choose_plan(m_edit.open_plan());
        }));
}

void TacticScreen::ask_condition(const TacticRow& about, Screens& screens) {
    const std::vector<const ConditionTraits*> offered = m_edit.further_conditions(about.plan, about.unless);
    screens.push(make_options(words(), text_of(m_edit, about, catalog()).label, condition_choices(m_edit, offered, catalog()), 0,
                              [this, about, offered](int number, Screens& layers) {
                                  const ConditionTraits& traits = *offered[static_cast<std::size_t>(number)];
                                  m_edit.add_condition(about.plan, about.unless, traits);
                                  choose({RowKind::condition, about.plan, about.unless, &traits});
                                  if (m_edit.choice_count(row()) > 1) ask_value(row(), layers);
                              }));
}

void TacticScreen::ask_value(const TacticRow& about, Screens& screens) {
    screens.push(make_options(words(), text_of(m_edit, about, catalog()).label, choices_of(m_edit, about, catalog()),
                              std::max(0, m_edit.chosen(about)), [this, about](int number, Screens&) {
                                  m_edit.choose(about, number);
                                  choose(about);
                              }));
}

/// Acts on the chosen row, by the confirm key or a click.
void TacticScreen::activate(const InputEvent& event, Screens& screens) {
    const TacticRow chosen = row();
    m_problem.clear();
    if (TacticEdit::is_text(chosen)) return begin_typing(event);
    if (chosen.kind == RowKind::plan) {
        m_held = false;
        m_edit.open(m_edit.open_plan() == chosen.plan ? -1 : chosen.plan);
        return choose(chosen);
    }
    if (chosen.kind == RowKind::add_plan) return ask_plan(static_cast<int>(m_edit.tactic().plans.size()) - 1, screens);
    if (chosen.kind == RowKind::add_condition) return ask_condition(chosen, screens);
    if (m_edit.choice_count(chosen) > 1) return ask_value(chosen, screens);
    step(chosen, +1);
}

void TacticScreen::leave(Screens& screens) {
    if (!m_edit.changed()) return screens.pop();
    screens.push(make_question(catalog(), say(catalog(), {"tactic_leave_warning", "tactic"}, m_edit.tactic().name),
                               say(catalog(), "tactic_leave"), [](Screens& layers) { layers.pop(); }));
}

void TacticScreen::keep(Screens& screens) {
    if (m_edit.mistake()) return;
    Tactic tactic = m_edit.tactic();
    if (!m_before) {
        std::vector<std::string> taken;
        for (const Tactic& other : catalog().tactics) taken.push_back(other.id);
        for (const Tactic& other : m_context.tactics->own()) taken.push_back(other.id);
        tactic.id = id_for_tactic(tactic.name, taken);
        tactic.for_party = true;
    }
    if (!m_before || m_edit.changed()) m_problem = m_context.tactics->save(m_before ? &*m_before : nullptr, tactic);
    if (!m_problem.empty()) return;
    screens.pop();
    m_kept(tactic);
}

bool TacticScreen::handle_keys(const InputEvent& event, Screens& screens) {
    if (event.kind == InputEvent::Kind::text) return type_digit(event.character), true;
    if (event.key == "Delete" && event.kind != InputEvent::Kind::key_released) return remove(row()), true;
    if (event.kind != InputEvent::Kind::control) return false;
    switch (event.control) {
        case Control::cancel:
            if (!m_held) leave(screens);
            m_held = false;
            break;
        case Control::open_team: keep(screens); break;
        case Control::help: screens.push(make_help(catalog(), &m_context.session.game())); break;
        case Control::confirm: activate(event, screens); break;
        case Control::move_north: move_choice(-1); break;
        case Control::move_south: move_choice(+1); break;
        case Control::move_west: step(row(), -1); break;
        case Control::move_east: step(row(), +1); break;
        case Control::wait: m_held = !m_held && row().kind == RowKind::plan; break;
        case Control::show_last_round: remove(row()); break;
        case Control::plan_ahead:
            // This key may also be a digit of a number.
            if (!TacticEdit::is_number(row()))
                ask_plan(is_of_plan(row()) ? row().plan : static_cast<int>(m_edit.tactic().plans.size()) - 1, screens);
            break;
        default: return false;
    }
    return true;
}

void TacticScreen::press(Point at, Screens& screens) {
    if (m_keep.contains(at)) return keep(screens);
    if (m_leave.contains(at)) return leave(screens);
    const std::optional<int> under = m_list.row_at(at);
    if (!under) return;
    m_held = false;
    m_list.choose(*under);
    const TacticRow chosen = row();
    const RowParts parts = m_parts[static_cast<std::size_t>(*under - m_list.first_shown())];
    if (parts.less.contains(at)) return step(chosen, -1);
    if (parts.more.contains(at)) return step(chosen, +1);
    if (parts.up.contains(at)) return choose_plan(m_edit.move_plan(chosen.plan, -1));
    if (parts.down.contains(at)) return choose_plan(m_edit.move_plan(chosen.plan, +1));
    if (parts.away.contains(at)) return remove(chosen);
    InputEvent click;
    click.kind = InputEvent::Kind::pressed;
    activate(click, screens);
}

void TacticScreen::handle_pointer(const InputEvent& event, Screens& screens) {
    if (event.clicked()) return press(event.at, screens);
    if (event.kind == InputEvent::Kind::wheel) return move_choice(event.wheel > 0 ? -1 : 1);
    if (event.kind != InputEvent::Kind::pointer_moved || m_held) return;
    if (const std::optional<int> under = m_list.row_at(event.at); under && *under != m_list.chosen()) {
        m_list.choose(*under);
        m_digits.clear();
    }
}

void TacticScreen::handle(const InputEvent& event, Screens& screens) {
    if (m_typing) return type(event);
    const int before = m_list.chosen();
    if (!handle_keys(event, screens)) handle_pointer(event, screens);
    if (m_list.chosen() != before) screens.tell(MenuMove::to_another_row);
}

/// Draws the marks at the end of a row that move and remove it; returns the rest of the row.
Box TacticScreen::draw_marks(Canvas& canvas, Box box, const TacticRow& drawn, RowParts& parts) const {
    const bool is_chosen = drawn == row();
    const auto mark = [&](const char* sign, Colour colour) {
        const Box place = box.cut_right(canvas.px(26));
        if (!is_chosen) return Box{};
        canvas.write(place, sign, {TextSize::normal, colour, true}, Align::centre);
        return place;
    };
    if (drawn.kind == RowKind::plan || drawn.kind == RowKind::condition) parts.away = mark("×", style::bad);
    if (drawn.kind != RowKind::plan) return box;
    parts.down = mark("↓", style::text_soft);
    parts.up = mark("↑", style::text_soft);
    return box;
}

void TacticScreen::draw_value(Canvas& canvas, Box box, const TacticRow& drawn, const std::string& value, RowParts& parts) const {
    const bool is_chosen = drawn == row();
    const TextStyle look{TextSize::normal, is_chosen ? style::text : style::text_soft, is_chosen};
    if (m_edit.can_step(drawn) && is_chosen) {
        parts.less = box.cut_left(canvas.px(26));
        parts.more = box.cut_right(canvas.px(26));
        canvas.write(parts.less, "←", look, Align::centre);
        canvas.write(parts.more, "→", look, Align::centre);
    }
    canvas.write(box.inset(canvas.px(4), 0), value, look, Align::centre);
}

void TacticScreen::draw_row(Canvas& canvas, const ChoiceList::Row& shown) {
    const TacticRow& drawn = m_rows[static_cast<std::size_t>(shown.index)];
    const bool is_chosen = shown.index == m_list.chosen();
    RowParts& parts = m_parts.emplace_back();
    Box box = shown.box.inset(std::max(1, canvas.px(1)));
    if (is_of_plan(drawn) && drawn.kind != RowKind::plan) box.cut_left(canvas.px(28));
    draw_slab(canvas, box, is_chosen);
    if (is_chosen && m_held) canvas.frame(box, canvas.px(2), style::accent);
    box.cut_left(canvas.px(10));
    box = draw_marks(canvas, box, drawn, parts);
    // Values align in one column, whether or not their row can be removed.
    if (m_edit.can_step(drawn) && drawn.kind != RowKind::condition) box.cut_right(canvas.px(26));
    const TacticRowText text = text_of(m_edit, drawn, catalog());
    const bool typed = is_chosen && m_typing;
    const bool adds = drawn.kind == RowKind::add_plan || drawn.kind == RowKind::add_condition;
    const TextStyle look{TextSize::normal, adds ? style::change : is_chosen ? style::text : style::text_soft, is_chosen};
    if (TacticEdit::is_text(drawn)) {
        canvas.write(box.cut_left(canvas.px(120)), text.label, look);
        box.cut_right(canvas.px(8));
        const TextStyle value{TextSize::normal, typed ? style::accent : look.colour, is_chosen};
        if (typed) return draw_typed(canvas, box, m_edit.text(drawn) + "_", value);
        return void(canvas.write(box, text.value, value));
    }
    if (!text.value.empty() || m_edit.can_step(drawn)) draw_value(canvas, box.cut_right(canvas.px(200)), drawn, text.value, parts);
    box.cut_right(canvas.px(8));
    canvas.write(box, text.label, look);
}

void TacticScreen::draw_rows(Canvas& canvas, Box area) {
    m_parts.clear();
    for (const ChoiceList::Row& shown : lay_out_scrolled(canvas, m_list, area, canvas.px(27))) draw_row(canvas, shown);
}

/// Draws the full text of the chosen row and its explanation.
void TacticScreen::draw_about(Canvas& canvas, Box area) const {
    const TacticRowText text = text_of(m_edit, row(), catalog());
    if (is_of_plan(row())) {
        const Plan& plan = m_edit.tactic().plans[static_cast<std::size_t>(row().plan)];
        const std::string words = say(catalog(), {"plan_followed", "number", "plan"}, row().plan + 1, plan_in_words(plan, catalog()));
        canvas.write_paragraph(area, words, {TextSize::normal, style::text, true}, 10);
    }
    if (row().kind != RowKind::plan && row().kind != RowKind::what) {
        const TextStyle head{TextSize::normal, style::text, true};
        canvas.write_paragraph(area, text.label, head, 4);
    }
    if (row().kind == RowKind::description)
        canvas.write_paragraph(area, m_edit.tactic().description, {TextSize::normal, style::text, false}, 6);
    canvas.paragraph(area, text.about, {TextSize::normal, style::text_soft, false});
}

std::vector<KeyHint> TacticScreen::hints() const {
    if (m_typing) return {{Control::confirm, say(catalog(), "hint_end_typing")}, {Control::cancel, say(catalog(), "hint_take_back")}};
    std::vector<KeyHint> hints;
    if (m_edit.can_step(row())) hints.push_back({Control::move_east, say(catalog(), "hint_change")});
    hints.push_back({Control::confirm, say(catalog(), "hint_choose")});
    if (row().kind == RowKind::plan)
        hints.push_back({Control::wait, m_held ? say(catalog(), "hint_put_down") : say(catalog(), "hint_pick_up")});
    if (row().kind == RowKind::plan || row().kind == RowKind::condition)
        hints.push_back({Control::show_last_round, say(catalog(), "hint_delete")});
    hints.push_back({Control::plan_ahead, say(catalog(), "hint_another_plan")});
    hints.push_back({Control::open_team, say(catalog(), "hint_keep")});
    hints.push_back({Control::cancel, say(catalog(), "hint_leave")});
    return hints;
}

void TacticScreen::draw_foot(Canvas& canvas, Box area) {
    cut_key_hints(canvas, catalog(), area, hints());
    const std::optional<TacticMistake> mistake = m_edit.mistake();
    Box buttons = area.cut_bottom(2 * canvas.line_height());
    m_keep = buttons.cut_right(canvas.px(150)).centred(canvas.px(146), canvas.px(32));
    m_leave = buttons.cut_right(canvas.px(150)).centred(canvas.px(146), canvas.px(32));
    const bool can_be_kept = !mistake && (!m_before || m_edit.changed());
    draw_button(canvas, m_keep, say(catalog(), "tactic_keep"), can_be_kept, can_be_kept ? style::text : style::text_faint);
    constexpr bool chosen = false;
    draw_button(canvas, m_leave, say(catalog(), "team_leave"), chosen);
    buttons.cut_right(canvas.px(12));
    std::string note = mistake ? text_of(*mistake, catalog()) : m_problem;
    const Colour colour = note.empty() ? style::text_faint : style::bad;
    if (note.empty() && m_before) note = say(catalog(), {"tactic_in_file", "file", "id"}, m_context.tactics->path(), m_before->id);
    canvas.paragraph(buttons, note, {TextSize::normal, colour, false});
}

void TacticScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 1200, 680, say(catalog(), "tactic_title"));
    draw_foot(canvas, inner.cut_bottom(2 * canvas.line_height() + canvas.px(8) + canvas.line_height(TextSize::small)));
    inner.cut_bottom(canvas.px(8));
    draw_rows(canvas, inner.cut_left(inner.width * 2 / 3));
    inner.cut_left(canvas.px(16));
    draw_about(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_tactic(ScreenContext context, Tactic tactic, std::optional<Tactic> before,
                                    std::function<void(const Tactic&)> kept) {
    return std::make_unique<TacticScreen>(context, std::move(tactic), std::move(before), std::move(kept));
}

}  // namespace td
