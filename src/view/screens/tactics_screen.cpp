// All tactics in words: the player's own can be made, changed and deleted here, those of the content can be copied.
#include <algorithm>

#include "play/tactic_store.hpp"
#include "play/tactic_text.hpp"
#include "text/describe.hpp"
#include "text/explain_tactics.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

class TacticsScreen final : public Screen {
public:
    /// `chosen`: the tactic chosen at first.
    TacticsScreen(ScreenContext context, TacticId chosen, std::function<void(const std::string&)> made)
        : m_context(context), m_made(std::move(made)) {
        refresh();
        if (!chosen) return;
        for (std::size_t i = 0; i < m_tactics.size(); ++i)
            if (m_tactics[i].id == catalog()[chosen].id) m_list.choose(static_cast<int>(i));
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    const Game& game() const { return m_context.session.game(); }
    const Catalog& catalog() const { return game().catalog(); }
    bool can_save() const { return m_context.tactics != nullptr; }
    bool is_own(int row) const { return row < m_own; }
    const Tactic& chosen() const { return m_tactics[static_cast<std::size_t>(m_list.chosen())]; }

    void refresh();
    /// Opens the editor; `before`: the own tactic to change; null: a new one.
    void edit(Tactic tactic, const Tactic* before, Screens& screens);
    void make_new(Screens& screens);
    void copy(Screens& screens);
    void ask_to_delete(Screens& screens);
    void remove(const Tactic& tactic);
    void draw_rows(Canvas& canvas, Box area);
    void draw_words(Canvas& canvas, Box area) const;
    void draw_hints(Canvas& canvas, Box row) const;

    ScreenContext m_context;
    std::function<void(const std::string&)> m_made;
    std::vector<Tactic> m_tactics;  ///< the player's own, then the others for the party, then all others
    int m_own = 0;                  ///< how many are the player's own
    ChoiceList m_list;
    std::string m_notice;
    bool m_is_bad = false;  ///< the notice reports a failure
};

void TacticsScreen::refresh() {
    m_tactics = can_save() ? m_context.tactics->own() : std::vector<Tactic>();
    m_own = static_cast<int>(m_tactics.size());
    const auto is_listed = [&](const Tactic& tactic) {
        return std::any_of(m_tactics.begin(), m_tactics.begin() + m_own, [&](const Tactic& own) { return own.id == tactic.id; });
    };
    for (const bool for_party : {true, false})
        for (const Tactic& tactic : catalog().tactics)
            if (tactic.for_party == for_party && !is_listed(tactic)) m_tactics.push_back(tactic);
    m_list.resize(static_cast<int>(m_tactics.size()));
}

void TacticsScreen::edit(Tactic tactic, const Tactic* before, Screens& screens) {
    m_notice.clear();
    const bool is_new = before == nullptr;
    screens.push(
        make_tactic(m_context, std::move(tactic), before ? std::optional(*before) : std::nullopt, [this, is_new](const Tactic& kept) {
            refresh();
            if (is_new) m_made(kept.id);
            for (std::size_t i = 0; i < m_tactics.size(); ++i)
                if (m_tactics[i].id == kept.id) m_list.choose(static_cast<int>(i));
            m_notice = say(catalog(), {"tactic_kept", "tactic"}, kept.name);
            m_is_bad = false;
        }));
}

void TacticsScreen::make_new(Screens& screens) {
    Tactic tactic;
    tactic.name = say(catalog(), "tactic_new_name");
    for (const Plan::Kind kind : {Plan::Kind::use_skills, Plan::Kind::attack, Plan::Kind::follow})
        tactic.plans.push_back({.kind = kind, .amount = traits_of(kind).usual});
    edit(std::move(tactic), nullptr, screens);
}

void TacticsScreen::copy(Screens& screens) {
    Tactic tactic = chosen();
    if (!is_own(m_list.chosen())) tactic.name = say(catalog(), {"tactic_copy_name", "tactic"}, tactic.name);
    edit(std::move(tactic), nullptr, screens);
}

void TacticsScreen::ask_to_delete(Screens& screens) {
    if (!is_own(m_list.chosen())) return;
    const Tactic tactic = chosen();
    m_is_bad = true;
    for (const EntityId who : game().world().table<AiState>().owners()) {
        const TacticId its = game().world().get<AiState>(who).tactic;
        if (!its || catalog()[its].id != tactic.id) continue;
        m_notice = say(catalog(), {"tactic_in_use", "who", "tactic"}, name_of(who, game().view()), tactic.name);
        return;
    }
    screens.push(make_question(catalog(), say(catalog(), {"tactic_delete_warning", "tactic"}, tactic.name), say(catalog(), "tactic_delete"),
                               [this, tactic](Screens&) { remove(tactic); }));
}

void TacticsScreen::remove(const Tactic& tactic) {
    const std::string refused = m_context.tactics->remove(tactic);
    m_is_bad = !refused.empty();
    m_notice = m_is_bad ? refused : say(catalog(), {"tactic_gone", "tactic"}, tactic.name);
    refresh();
}

void TacticsScreen::handle(const InputEvent& event, Screens& screens) {
    if (event.is(Control::cancel) || event.is(Control::toggle_tactics)) return screens.pop();
    if (event.is(Control::help)) return screens.push(make_help(catalog(), &game()));
    const bool has_paged = m_list.handle_pages(event);
    const ChoiceList::Result result = m_list.handle(event, screens);
    if (has_paged || result == ChoiceList::Result::moved) m_notice.clear();
    if (!can_save()) return;
    if (event.is(Control::plan_ahead)) return make_new(screens);
    if (event.is(Control::wait)) return copy(screens);
    if (event.is(Control::show_last_round)) return ask_to_delete(screens);
    if (result != ChoiceList::Result::activated) return;
    if (!is_own(m_list.chosen())) return copy(screens);
    const Tactic before = chosen();
    edit(before, &before, screens);
}

void TacticsScreen::draw_rows(Canvas& canvas, Box area) {
    for (const ChoiceList::Row& row : lay_out_scrolled(canvas, m_list, area, canvas.px(28))) {
        const Tactic& tactic = m_tactics[static_cast<std::size_t>(row.index)];
        const bool is_chosen = row.index == m_list.chosen();
        const Box box = row.box.inset(std::max(1, canvas.px(1)));
        draw_slab(canvas, box, is_chosen);
        const std::string whose = is_own(row.index)  ? say(catalog(), "tactics_own")
                                  : tactic.for_party ? say(catalog(), "tactics_of_party")
                                                     : say(catalog(), "tactics_of_others");
        draw_fact(canvas, box.inset(canvas.px(11), 0), tactic.name,
                  {TextSize::normal, is_chosen ? style::text : style::text_soft, is_chosen}, whose,
                  {TextSize::small, is_own(row.index) ? style::text_soft : style::text_faint, false});
    }
}

/// Draws the chosen tactic in words.
void TacticsScreen::draw_words(Canvas& canvas, Box area) const {
    const Tactic& tactic = chosen();
    canvas.write_line(area, tactic.name, {TextSize::large, style::text, true});
    const TextStyle soft{TextSize::normal, style::text_soft, false};
    if (!tactic.description.empty()) canvas.write_paragraph(area, tactic.description, soft);
    canvas.write_paragraph(area, describe_look_ahead(tactic, catalog()), soft, 8);
    canvas.push_clip(area);
    for (const std::string& plan : plans_in_words(tactic, catalog()))
        canvas.write_paragraph(area, plan, {TextSize::small, style::text, false}, 3);
    canvas.pop_clip();
}

/// Names the keys that handle() reads. Controls of the map are reused here: their keys fit, as PageDown (move_southeast) does.
void TacticsScreen::draw_hints(Canvas& canvas, Box row) const {
    if (!can_save()) return draw_key_hints(canvas, catalog(), row, {{Control::cancel, say(catalog(), "hint_close")}});
    const bool own = is_own(m_list.chosen());
    std::vector<KeyHint> hints{{Control::confirm, own ? say(catalog(), "hint_change") : say(catalog(), "hint_copy")}};
    if (own) hints.push_back({Control::wait, say(catalog(), "hint_copy")});
    hints.push_back({Control::plan_ahead, say(catalog(), "hint_new_one")});
    if (own) hints.push_back({Control::show_last_round, say(catalog(), "hint_delete")});
    hints.push_back({Control::move_southeast, say(catalog(), "hint_next_page")});
    hints.push_back({Control::cancel, say(catalog(), "hint_close")});
    draw_key_hints(canvas, catalog(), row, hints);
}

void TacticsScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 1120, 640, say(catalog(), "tactics_title"));
    draw_hints(canvas, inner.cut_bottom(canvas.line_height(TextSize::small)));
    inner.cut_bottom(canvas.px(8));
    const std::string place =
        can_save() ? say(catalog(), {"tactics_place", "file"}, m_context.tactics->path()) : say(catalog(), "tactics_not_kept");
    const TextStyle note{TextSize::normal, m_notice.empty() ? style::text_faint : m_is_bad ? style::bad : style::good, false};
    canvas.paragraph(inner.cut_bottom(2 * canvas.line_height()), m_notice.empty() ? place : m_notice, note);
    inner.cut_bottom(canvas.px(8));
    draw_rows(canvas, inner.cut_left(inner.width * 2 / 5));
    inner.cut_left(canvas.px(16));
    draw_words(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_tactics(ScreenContext context, TacticId chosen, std::function<void(const std::string&)> made) {
    return std::make_unique<TacticsScreen>(context, chosen, std::move(made));
}

}  // namespace td
