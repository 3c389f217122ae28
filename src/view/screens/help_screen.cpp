// The help: how tiers and ticks work, what is chosen between fights, how to read the ribbon and the map, and all keys from the table of
// controls.
#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

#include "play/tutor.hpp"
#include "text/say.hpp"
#include "text/turn_order.hpp"
#include "time/tiers.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

/// The page of hints is the last, because only a run has it.
enum class Page : std::uint8_t { turns, ticks, delve, ribbon, map, keys, hints };
constexpr std::array<PhraseWith<0>, 7> page_names{"help_turns", "help_ticks", "help_delve", "help_ribbon",
                                                  "help_map",   "help_keys",  "help_hints"};

class HelpScreen final : public Screen {
public:
    HelpScreen(const Catalog& catalog, const Game* running, HintsToReread hints, Page first)
        : m_catalog(catalog), m_running(running), m_hints(std::move(hints)), m_page(first), m_tabs(page_names.size() - (m_hints ? 0 : 1)) {}

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::help) || event.is(Control::confirm)) return screens.pop();
        if (event.is(Control::move_east) || event.is(Control::next_target)) turn(+1);
        if (event.is(Control::move_west) || event.is(Control::previous_target)) turn(-1);
        if (event.kind == InputEvent::Kind::wheel) turn(event.wheel > 0 ? -1 : 1);
        if (!event.clicked()) return;
        for (std::size_t i = 0; i < m_tabs.size(); ++i)
            if (m_tabs[i].contains(event.at)) m_page = static_cast<Page>(i);
    }

    void draw(Canvas& canvas) override;

private:
    void turn(int by) {
        const auto pages = static_cast<int>(m_tabs.size());
        m_page = static_cast<Page>((static_cast<int>(m_page) + by + pages) % pages);
    }
    void draw_tabs(Canvas& canvas, Box line);
    void draw_hints_page(Canvas& canvas, Box box) const;

    /// The catalog of the running game, whose content may be reloaded meanwhile, or else the given one.
    const Catalog& words() const { return m_running ? m_running->catalog() : m_catalog; }

    const Catalog& m_catalog;
    const Game* m_running;
    HintsToReread m_hints;  ///< empty: there is no page of them
    Page m_page;
    std::vector<Box> m_tabs;  ///< one for each page
};

void HelpScreen::draw_tabs(Canvas& canvas, Box line) {
    const int width = line.width / static_cast<int>(m_tabs.size());
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        m_tabs[i] = line.cut_left(width).inset(canvas.px(2));
        const bool shown = static_cast<Page>(i) == m_page;
        draw_tag(canvas, m_tabs[i], say(words(), page_names[i]), {TextSize::normal, shown ? style::text : style::text_soft, shown},
                 shown ? style::row_chosen : style::row);
    }
}

// --- turns and tiers ---

struct SpeedRow {
    PhraseWith<0> name;
    int speed;
};

constexpr int tier_width = 72;  ///< of a column of the table, at 720 lines

/// Draws a dot in each tier where a creature of that speed may act.
void draw_speed_row(Canvas& canvas, Box line, const SpeedRow& row, const Catalog& words) {
    canvas.write(line.cut_left(canvas.px(170)), say(words, row.name), {TextSize::normal, style::text, false});
    for (int tier = 0; tier < tier_count; ++tier) {
        Box cell = line.cut_left(canvas.px(tier_width));
        cell.cut_right(canvas.px(3));
        canvas.rect(cell.inset(canvas.px(1)), style::row);
        if (!acts_in_tier(row.speed, tier)) continue;
        const int size = std::min(cell.height - canvas.px(6), canvas.px(18));
        draw_token_shape(canvas, cell.centred(size, size), Side::party, row.speed < 0 ? style::panel_deep : style::party, style::party,
                         row.speed < 0);
    }
    const std::string note = row.speed < 0   ? say(words, "help_speed_rests")
                             : row.speed > 0 ? say(words, "help_speed_acts")
                                             : say(words, "help_speed_once");
    line.cut_left(canvas.px(10));
    canvas.write(line, note, {TextSize::small, style::text_faint, false});
}

void draw_tier_table(Canvas& canvas, Box box, const Catalog& words) {
    Box head = box.cut_top(canvas.line_height() + canvas.px(4));
    head.cut_left(canvas.px(170));
    for (const std::string_view tier : tier_names) {
        Box column = head.cut_left(canvas.px(tier_width));
        canvas.write_line(column, sign_of(RoundColumn{tier, {}}), {TextSize::normal, style::text, true}, Align::centre);
    }
    constexpr std::array<SpeedRow, 5> rows{{{"help_speed_slow", -1},
                                            {"help_speed_normal", 0},
                                            {"help_speed_double", 1},
                                            {"help_speed_triple", 2},
                                            {"help_speed_quadruple", 3}}};
    for (const SpeedRow& row : rows) draw_speed_row(canvas, box.cut_top(canvas.px(30)), row, words);
}

/// Draws a list of sentences.
void draw_rules(Canvas& canvas, Box box, std::initializer_list<std::string_view> rules) {
    for (const std::string_view rule : rules) {
        Box text = box, bullet = text.cut_left(canvas.px(14));
        canvas.write_line(bullet, "•", {TextSize::normal, style::brass, true});
        box.cut_top(canvas.paragraph(text, rule, {TextSize::normal, style::text, false}) + canvas.px(9));
    }
}

void draw_turns_page(Canvas& canvas, Box box, const Catalog& words) {
    canvas.write_paragraph(box, say(words, "help_turns_begin"), {TextSize::normal, style::text, false}, 10);
    draw_tier_table(canvas, box.cut_top(canvas.line_height() + canvas.px(4 + 5 * 30)), words);
    box.cut_top(canvas.px(12));
    draw_rules(canvas, box,
               {say(words, "help_turns_kept"), say(words, "help_turns_slow"), say(words, "help_turns_order"),
                say(words, {"help_turns_long", "confirm"}, key_in_text(Control::confirm, canvas.keys(), words)),
                say(words, "help_turns_pulled_forward"),
                say(words, {"help_turns_companions", "orders", "look", "veto"}, key_in_text(Control::give_orders, canvas.keys(), words),
                    key_in_text(Control::look, canvas.keys(), words), key_in_text(Control::veto, canvas.keys(), words))});
}

// --- ticks and intentions ---

void draw_ticks_page(Canvas& canvas, Box box, const Catalog& words) {
    canvas.write_paragraph(box, say(words, "help_ticks_begin"), {TextSize::normal, style::text, false}, 10);
    const auto key = [&](Control control) { return key_in_text(control, canvas.keys(), words); };
    draw_rules(canvas, box,
               {say(words, "help_ticks_line"), say(words, "help_ticks_pool"),
                say(words, {"help_ticks_waits", "speed"}, key(Control::toggle_speed)), say(words, "help_ticks_cost"),
                say(words, "help_ticks_deferred"),
                say(words, {"help_ticks_pauses", "pauses", "wait"}, key(Control::toggle_pauses), key(Control::wait)),
                say(words, {"help_ticks_instead", "next", "cancel"}, key(Control::next_target), key(Control::cancel)),
                say(words, {"help_ticks_list", "list", "confirm", "back", "next"}, key(Control::plan_ahead), key(Control::confirm),
                    key(Control::show_last_round), key(Control::next_target)),
                say(words, {"help_ticks_order", "order"}, key(Control::open_order))});
}

// --- minutes and choices ---

void draw_delve_page(Canvas& canvas, Box box, const Catalog& words) {
    canvas.write_paragraph(box, say(words, "help_delve_begin"), {TextSize::normal, style::text, false}, 10);
    const auto key = [&](Control control) { return key_in_text(control, canvas.keys(), words); };
    draw_rules(
        canvas, box,
        {say(words, "help_delve_par"), say(words, {"help_delve_goals", "goals"}, key(Control::open_goals)), say(words, "help_delve_keeper"),
         say(words, "help_delve_patrols"), say(words, {"help_delve_buy", "buy"}, key(Control::buy_turn)), say(words, "help_delve_boons"),
         say(words, "help_delve_ways"), say(words, {"help_delve_worn", "bag"}, key(Control::open_bag)), say(words, "help_delve_party")});
}

// --- reading the ribbon ---

/// A row of the legend: a token, and what it means.
struct LegendRow {
    Side side;
    PhraseWith<0> text;
    bool hollow = false;
    bool grey = false;
    bool now = false;
    bool numbered = false;
    bool joined = false;  ///< by a bracket
};

void draw_legend_row(Canvas& canvas, Box line, const LegendRow& row, const Catalog& words) {
    const int size = canvas.px(28);
    const Box token{line.x + canvas.px(4), line.y + canvas.px(3), size, size};
    if (row.now) canvas.rect(token.inset(-canvas.px(3)), style::accent);
    const Colour colour = row.grey ? style::text_faint : colour_of(row.side);
    draw_token_shape(canvas, token, row.side, row.grey || row.hollow ? style::panel_deep : colour.dimmed(45), colour,
                     row.hollow || row.grey);
    if (row.joined) canvas.rect({token.x, token.y - canvas.px(4), 2 * size, std::max(1, canvas.px(2))}, style::change);
    Box corner{token.x + canvas.px(3), token.bottom() - canvas.px(15), token.width, token.height};
    if (row.numbered) canvas.write_line(corner, "3", {TextSize::small, style::text, true});
    canvas.paragraph({line.x + size + canvas.px(20), line.y + canvas.px(6), line.width - size - canvas.px(20), line.height},
                     say(words, row.text), {TextSize::normal, style::text, false});
}

void draw_ribbon_page(Canvas& canvas, Box box, const Catalog& words) {
    canvas.write_paragraph(box, say(words, "help_ribbon_begin"), {TextSize::normal, style::text, false}, 12);
    constexpr std::array<LegendRow, 8> rows{{
        {.side = Side::party, .text = "help_ribbon_asked", .now = true},
        {.side = Side::party, .text = "help_ribbon_party"},
        {.side = Side::neutral, .text = "help_ribbon_neutral"},
        {.side = Side::foe, .text = "help_ribbon_foe"},
        {.side = Side::foe, .text = "help_ribbon_hollow", .hollow = true},
        {.side = Side::foe, .text = "help_ribbon_bracket", .joined = true},
        {.side = Side::foe, .text = "help_ribbon_grey", .grey = true},
        {.side = Side::party, .text = "help_ribbon_number", .numbered = true},
    }};
    for (const LegendRow& row : rows) draw_legend_row(canvas, box.cut_top(canvas.px(38)), row, words);
    box.cut_top(canvas.px(8));
    const TextStyle soft{TextSize::normal, style::text_soft, false};
    const auto key = [&](Control control) { return key_in_text(control, canvas.keys(), words); };
    canvas.write_paragraph(box, say(words, {"help_ribbon_end", "order"}, key(Control::open_order)), soft, 6);
    canvas.write_paragraph(box, say(words, "help_ribbon_list"), soft, 6);
    canvas.paragraph(box,
                     say(words, {"help_ribbon_followed", "slower", "faster", "again"}, key(Control::show_slower), key(Control::show_faster),
                         key(Control::show_last_round)),
                     soft);
}

// --- signs on the map ---

/// A line of the legend: calls `draw(middle of the sign)`, then draws the words.
template <class Draw>
void draw_map_row(Canvas& canvas, Box& box, const std::string& text, const Draw& draw) {
    Box line = box.cut_top(canvas.px(42));
    const Box sign = line.cut_left(canvas.px(130));
    draw(sign.centre());
    canvas.paragraph({line.x, line.centre().y - canvas.line_height() / 2, line.width, line.height}, text,
                     {TextSize::normal, style::text, false});
}

/// A hatched tile's label: harm and time.
void draw_danger_sign(Canvas& canvas, Point at) {
    const int gap = canvas.px(3), harm = badge_width(canvas, "7"), time = badge_width(canvas, "½");
    const Point corner{at.x - (harm + gap + time) / 2, at.y - canvas.line_height(TextSize::small) / 2};
    canvas.rect(Box{at.x, at.y, 0, 0}.centred(harm + time + 4 * gap, canvas.line_height(TextSize::small) + 2 * gap), style::foe.faded(90));
    draw_badge(canvas, corner, "7", style::foe);
    draw_badge(canvas, {corner.x + harm + gap, corner.y}, "½", style::brass);
}

void draw_dashed_tile(Canvas& canvas, Box tile) {
    const int dash = tile.width / 7, line = canvas.px(2);
    for (int x = 0; x < tile.width; x += 2 * dash)
        for (const int y : {tile.y, tile.bottom() - line}) canvas.rect({tile.x + x, y, dash, line}, style::foe);
    for (const int x : {tile.x, tile.right() - line}) canvas.rect({x, tile.centre().y - dash / 2, line, dash}, style::foe);
}

void draw_map_page(Canvas& canvas, Box box, const Catalog& words) {
    const auto key = [&](Control control) { return key_in_text(control, canvas.keys(), words); };
    canvas.write_paragraph(box, say(words, {"help_map_begin", "look"}, key(Control::look)), {TextSize::normal, style::text, false}, 10);
    const int scale = std::max(2, canvas.px(3));
    const auto around = [](Point at, int width, int height) { return Box{at.x - width / 2, at.y - height / 2, width, height}; };
    const TextStyle number{TextSize::small, style::text, true};
    draw_map_row(canvas, box, say(words, "help_map_rings"), [&](Point at) {
        constexpr std::array colours{style::accent, style::party, style::guest, style::neutral, style::foe};
        const int width = canvas.px(20);
        for (int i = 0; i < static_cast<int>(colours.size()); ++i)
            canvas.frame(around({at.x + (i - 2) * (width + canvas.px(4)), at.y}, width, width / 2), canvas.px(2),
                         colours[static_cast<std::size_t>(i)]);
    });
    draw_map_row(canvas, box, say(words, "help_map_statuses"), [&](Point at) {
        constexpr bool harmful = true;
        draw_status_sign(canvas, {at.x - 9 * scale, at.y - 2 * scale}, scale, !harmful, style::good);
        draw_status_sign(canvas, {at.x + 4 * scale, at.y - 2 * scale}, scale, harmful, style::bad);
    });
    draw_map_row(canvas, box, say(words, "help_map_health"), [&](Point at) {
        const Box bar = around(at, 18 * scale, 2 * scale);
        canvas.rect(bar.inset(-scale), style::row);
        canvas.rect({bar.x, bar.y, bar.width * 2 / 3, bar.height}, health_colour(Side::party, 2, 3));
    });
    draw_map_row(canvas, box, say(words, "help_map_number"), [&](Point at) {
        draw_framed_tag(canvas, around(at, canvas.px(18), canvas.line_height(TextSize::small)), "3", number, style::panel_deep, style::foe,
                        canvas.px(1));
    });
    draw_map_row(canvas, box, say(words, "help_map_fallen"), [&](Point at) {
        draw_framed_tag(canvas, around(at, canvas.px(26), canvas.line_height(TextSize::small)), "12", number, style::panel_deep,
                        style::party, canvas.px(1));
    });
    draw_map_row(canvas, box, say(words, "help_map_pips"), [&](Point at) {
        for (int pip = 0; pip < 3; ++pip) {
            const Box one = around({at.x + (pip - 1) * 6 * scale, at.y}, 5 * scale, 3 * scale);
            canvas.rect(one.inset(-scale / 2), style::panel_deep);
            if (pip == 0)
                canvas.rect(one, style::change);
            else
                canvas.frame(one, std::max(1, scale / 2), style::change);
        }
    });
    draw_map_row(canvas, box, say(words, "help_map_inquiry"), [&](Point at) {
        canvas.write(around(at, canvas.px(40), 0), "?", {TextSize::large, style::text, true}, Align::centre);
    });
    draw_map_row(canvas, box, say(words, "help_map_danger"), [&](Point at) { draw_danger_sign(canvas, at); });
    draw_map_row(canvas, box, say(words, "help_map_danger_later"),
                 [&](Point at) { draw_dashed_tile(canvas, around(at, canvas.px(28), canvas.px(18))); });
    draw_map_row(canvas, box, say(words, "help_map_times"), [&](Point at) {
        canvas.write(around(at, canvas.px(40), 0), "+40", {TextSize::small, style::accent, true}, Align::centre);
    });
    box.cut_top(canvas.px(8));
    canvas.paragraph(box, say(words, "help_map_sign"), {TextSize::normal, style::text_soft, false});
}

// --- keys ---

void draw_keys_page(Canvas& canvas, Box box, const Catalog& words) {
    const auto& controls = all_controls;
    const int half = static_cast<int>(controls.size() + 1) / 2;
    Box mouse = box.cut_bottom(canvas.px(26));
    const int line = std::min(canvas.px(26), box.height / std::max(1, half));
    const TextStyle what{TextSize::small, style::text_soft, false};
    const TextStyle keys{TextSize::small, style::text, true};
    canvas.write_line(mouse, say(words, "help_mouse"), what);
    for (int i = 0; i < static_cast<int>(controls.size()); ++i) {
        const ControlInfo& row = controls[static_cast<std::size_t>(i)];
        const int column = box.width / 2;
        Box right{box.x + i / half * column, box.y + i % half * line, column - canvas.px(10), line};
        Box left = right.cut_left(canvas.px(i < half ? 190 : 128));
        left.cut_right(canvas.px(8));
        canvas.write_line(left, keys_of(row.control, canvas.keys(), words), keys);
        canvas.write_line(right, say(words, row.description), what);
    }
}

// --- hints ---

void HelpScreen::draw_hints_page(Canvas& canvas, Box box) const {
    const std::vector<HintId> hints = m_hints();
    if (hints.empty()) canvas.paragraph(box, say(words(), "help_hints_none"), {TextSize::normal, style::text_soft, false});
    // In two columns, the latest first: older ones may not fit.
    Box left = box.cut_left(box.width / 2);
    left.cut_right(canvas.px(12));
    Box right = box;
    right.cut_left(canvas.px(12));
    for (auto id = hints.rbegin(); id != hints.rend(); ++id) {
        const Hint& hint = words()[*id];
        const std::string text = text_of(hint, *m_running, canvas.keys());
        const TextStyle plain{TextSize::normal, style::text, false};
        const int height = canvas.line_height() * (1 + static_cast<int>(canvas.wrapped(text, left.width, plain).size())) + canvas.px(12);
        Box& column = height <= left.height ? left : right;
        if (height > column.height) return;
        Box place = column.cut_top(height);
        canvas.write_paragraph(place, hint.name, {TextSize::normal, style::text, true});
        canvas.paragraph(place, text, plain);
    }
}

void HelpScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 1256, 640, say(words(), "help_title"));
    cut_key_hints(canvas, words(), inner,
                  {{Control::move_east, say(words(), "hint_next_page")}, {Control::cancel, say(words(), "hint_close")}});
    draw_tabs(canvas, inner.cut_top(canvas.px(28)));
    inner.cut_top(canvas.px(14));
    if (m_page == Page::turns) draw_turns_page(canvas, inner, words());
    if (m_page == Page::ticks) draw_ticks_page(canvas, inner, words());
    if (m_page == Page::delve) draw_delve_page(canvas, inner, words());
    if (m_page == Page::ribbon) draw_ribbon_page(canvas, inner, words());
    if (m_page == Page::map) draw_map_page(canvas, inner, words());
    if (m_page == Page::keys) draw_keys_page(canvas, inner, words());
    if (m_page == Page::hints) draw_hints_page(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_help(const Catalog& catalog, const Game* running, HintsToReread hints) {
    const bool counts_ticks = running && running->time().presentation().counts_ticks();
    return std::make_unique<HelpScreen>(catalog, running, running ? std::move(hints) : HintsToReread{},
                                        counts_ticks ? Page::ticks : Page::turns);
}

}  // namespace td
