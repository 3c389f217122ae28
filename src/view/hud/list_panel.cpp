#include "view/hud/list_panel.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "view/draw/action_sign.hpp"
#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

using State = ActionList::State;
using Entry = ActionList::Entry;

constexpr int entry_width = 50, entry_height = 58, gap_between_turns = 12;  ///< at 720 lines
constexpr int margin_of_list = 8;

std::string title_of(const ActionList& list, const Session& session) {
    // In the order of State.
    constexpr std::array titles{PhraseWith<1>("list_empty", "who"), PhraseWith<1>("list_filling", "who"),
                                PhraseWith<1>("list_confirmed", "who"), PhraseWith<1>("list_running", "who"),
                                PhraseWith<1>("list_stopped", "who")};
    return say(session.game().catalog(), titles[static_cast<std::size_t>(list.state())], session.name_of(list.who()));
}

bool is_impossible(const Entry& entry) { return !entry.expected || entry.expected->refusal.has_value(); }

/// "!" for an entry that is impossible; else, if ticks are counted, the ticks or points that it costs its creature; else nothing.
std::string short_cost(const Entry& entry, bool counts_ticks) {
    if (is_impossible(entry)) return "!";
    const std::optional<Interval>& paid = entry.expected->paid;
    if (!paid || !counts_ticks) return {};
    if (paid->then.kind == TimeStatus::Kind::pool) return std::to_string(paid->then.amount);
    return paid->ticks > 0 ? "+" + std::to_string(paid->ticks) : std::string();
}

std::vector<KeyHint> hints_for(const ActionList& list, const Catalog& catalog, bool is_open, bool may_change_creature) {
    if (!is_open) return {{Control::cancel, say(catalog, "hint_stop_list")}};
    if (list.entries().empty()) {
        std::vector<KeyHint> hints{{Control::plan_ahead, say(catalog, "hint_end_list")}};
        if (may_change_creature) hints.push_back({Control::next_target, say(catalog, "hint_whose_list")});
        return hints;
    }
    if (list.chosen())
        return {{Control::show_last_round, say(catalog, "hint_take_back")},
                {Control::next_target, say(catalog, "hint_choose_entry")},
                {Control::cancel, say(catalog, "hint_choose_none")}};
    return {{Control::confirm, say(catalog, "hint_carry_out")},
            {Control::show_last_round, say(catalog, "hint_take_back")},
            {Control::next_target, say(catalog, "hint_choose_entry")},
            {Control::cancel, say(catalog, "hint_drop_list")}};
}

/// True if the entry ends its creature's turn.
bool ends_turn(const Entry& entry) { return entry.expected && !entry.expected->refusal && !entry.expected->turn_goes_on; }

int width_of_entries(const Canvas& canvas, const ActionList& list) {
    int width = canvas.px(entry_width);  // for the next entry
    for (const Entry& entry : list.entries()) width += canvas.px(entry_width + (ends_turn(entry) ? gap_between_turns : 0));
    return width;
}

void draw_entry(Canvas& canvas, Pictures& pictures, Box box, const Entry& entry, int number, bool is_chosen, bool counts_ticks) {
    const Colour colour = is_impossible(entry) ? style::bad : is_chosen ? style::accent : style::change;
    canvas.rect(box, is_chosen ? style::row_chosen : style::panel_deep);
    canvas.frame(box, std::max(1, canvas.px(is_chosen ? 2 : 1)), colour);
    Box upper = box;
    const Box lower = upper.cut_bottom(canvas.line_height(TextSize::small));
    const int size = 16 * std::max(1, canvas.px(34) / 16);
    draw_action_sign(canvas, pictures, upper.centred(size, size).moved(canvas.px(3), canvas.px(2)), entry.command, style::text);
    upper.cut_top(canvas.px(1));
    upper.cut_left(canvas.px(4));
    canvas.write_line(upper, std::to_string(number), {TextSize::small, colour, true});
    canvas.write(lower.moved(0, -canvas.px(1)), short_cost(entry, counts_ticks),
                 {TextSize::small, is_impossible(entry) ? style::bad : style::text_soft, is_impossible(entry)}, Align::centre);
}

/// Draws the place of the next command.
void draw_next(Canvas& canvas, Box box) {
    canvas.frame(box, std::max(1, canvas.px(1)), style::stone);
    canvas.write(box, "…", {TextSize::normal, style::text_faint, true}, Align::centre);
}

}  // namespace

Box ListPanel::draw(Canvas& canvas, ScreenContext context, Box map, const std::vector<Box>& keep_visible,
                    const std::vector<Box>& less_urgent) {
    m_entries.clear();
    m_box = {};
    Session& session = context.session;
    const ActionList* const list = session.shown_list();
    if (list == nullptr) return m_box;
    const Game& game = session.game();
    const bool is_open = list == session.lists().open();
    const std::string title = title_of(*list, session);
    const std::vector<KeyHint> hints = hints_for(*list, game.catalog(), is_open, game.team_mode());
    const TextStyle bold{TextSize::normal, list->state() == State::stopped ? style::bad : style::change, true};
    const int margin = canvas.px(margin_of_list);
    const int text_width = std::max(canvas.text_width(title, bold), key_hints_width(canvas, game.catalog(), hints));
    const int width = std::min(map.width, std::max(text_width, width_of_entries(canvas, *list)) + 2 * margin);
    const bool is_empty = list->entries().empty();
    const int entries = is_empty ? 0 : canvas.px(entry_height);
    const int height = canvas.line_height() + entries + canvas.line_height(TextSize::small) + 2 * margin + canvas.px(8);
    const Box lower{map.x + margin, map.bottom() - height - canvas.line_height() - canvas.px(24), width, height};
    m_box = place_panel(map, {lower, lower.moved(map.right() - width - margin - lower.x, 0)}, keep_visible, less_urgent);
    draw_plate(canvas, m_box);
    Box inner = m_box.inset(margin);
    canvas.write_line(inner, title, bold);
    inner.cut_top(canvas.px(4));
    cut_key_hints(canvas, game.catalog(), inner, hints);
    const bool counts_ticks = game.time().presentation().counts_ticks();
    int x = inner.x;
    for (std::size_t i = 0; i < list->entries().size(); ++i) {
        const Entry& entry = list->entries()[i];
        m_entries.push_back({x, inner.y, canvas.px(entry_width - 4), canvas.px(entry_height - 4)});
        draw_entry(canvas, context.pictures, m_entries.back(), entry, static_cast<int>(i + 1), list->chosen() == i, counts_ticks);
        x += canvas.px(entry_width);
        if (!ends_turn(entry)) continue;
        canvas.rect({x + canvas.px(gap_between_turns / 2 - 3), inner.y, canvas.px(2), canvas.px(entry_height - 4)}, style::brass);
        x += canvas.px(gap_between_turns);
    }
    if (is_open && !is_empty && !list->is_full() && !list->chosen())
        draw_next(canvas, {x, inner.y, canvas.px(entry_width - 4), canvas.px(entry_height - 4)});
    return m_box;
}

void ListPanel::draw_note(Canvas& canvas, ScreenContext context, Point pointer, const std::vector<Box>& keep_visible) const {
    const std::optional<std::size_t> index = entry_at(pointer);
    const ActionList* const list = context.session.shown_list();
    if (!index || list == nullptr || *index >= list->entries().size()) return;
    const Game& game = context.session.game();
    const Catalog& catalog = game.catalog();
    const Entry& entry = list->entries()[*index];
    const std::string title = say(catalog, {"list_entry", "number", "command"}, static_cast<int>(*index + 1),
                                  describe_command(entry.command, list->who(), game.view()));
    std::string text;
    if (!entry.expected)
        text = say(catalog, "list_ends_here");
    else if (entry.expected->refusal)
        text = describe(*entry.expected->refusal, list->who(), game.view());
    else if (entry.expected->paid)
        text = describe_interval(*entry.expected->paid, catalog);
    for (const EntityId target : entry.targets) text += (text.empty() ? "" : "\n") + context.session.name_of(target);
    if (!entry.agreed.empty()) text += (text.empty() ? "" : "\n") + entry.agreed;
    draw_tooltip(canvas, m_entries[*index], title, text, keep_visible);
}

std::optional<std::size_t> ListPanel::entry_at(Point at) const {
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].contains(at)) return i;
    return std::nullopt;
}

}  // namespace td
