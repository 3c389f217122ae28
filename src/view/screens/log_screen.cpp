// The whole message log, to scroll, and to filter by creature and by text.
#include <algorithm>

#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/log_filter.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

class LogScreen final : public Screen {
public:
    explicit LogScreen(ScreenContext context) : m_context(context) { m_filter.offer(context.session.message_log()); }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    struct WrappedText {
        std::string text;
        Colour colour;
        bool bold = false;
        std::string moment;  ///< empty: continues the line above
    };
    struct Chip {
        Box box;
        std::size_t choice = 0;
    };
    const Catalog& catalog() const { return m_context.session.game().catalog(); }
    void type(const InputEvent& event);
    void click(Point at);
    std::string name_of(const LogFilter::Choice& choice) const;
    std::vector<WrappedText> wrap_lines(Canvas& canvas, int width);
    void draw_chips(Canvas& canvas, Box row);
    void draw_search(Canvas& canvas, Box row) const;
    void draw_hints(Canvas& canvas, Box row) const;
    void draw_lines(Canvas& canvas, Box area, const std::vector<WrappedText>& lines, int margin);
    void scroll(int lines) { m_back = std::clamp(m_back + lines, 0, std::max(0, m_total - m_shown)); }

    ScreenContext m_context;
    LogFilter m_filter;
    std::vector<Chip> m_chips;
    bool m_ignores_next_letter = false;  ///< the letter of the key that started the search
    int m_found = 0;                     ///< entries that pass the filter
    int m_back = 0;                      ///< lines scrolled up from the newest
    int m_shown = 1;
    int m_total = 0;
};

void LogScreen::handle(const InputEvent& event, Screens& screens) {
    if (event.clicked()) return click(event.at);
    if (event.kind == InputEvent::Kind::wheel) return scroll(3 * event.wheel);
    if (m_filter.is_typing()) return type(event);
    // Cancel first ends the search.
    if (event.is(Control::cancel) && !m_filter.text().empty()) return m_filter.clear_text();
    if (event.is(Control::cancel) || event.is(Control::confirm) || event.is(Control::open_log)) return screens.pop();
    const Game& game = m_context.session.game();
    if (event.is(Control::help)) return screens.push(make_help(game.catalog(), &game));
    if (event.is(Control::explore)) {
        m_filter.begin_typing();
        m_ignores_next_letter = !event.key.empty();
    }
    if (event.is(Control::next_target)) m_filter.step(+1);
    if (event.is(Control::previous_target)) m_filter.step(-1);
    if (event.is(Control::move_north)) scroll(1);
    if (event.is(Control::move_south)) scroll(-1);
    if (event.is(Control::move_northeast)) scroll(m_shown);
    if (event.is(Control::move_southeast)) scroll(-m_shown);
    if (event.is(Control::move_northwest)) scroll(m_total);
    if (event.is(Control::move_southwest)) scroll(-m_total);
}

/// Letters are controls too: while typing, only those count that end the search.
void LogScreen::type(const InputEvent& event) {
    if (event.is(Control::cancel)) return m_filter.clear_text();
    if (event.is(Control::confirm)) return m_filter.end_typing();
    if (event.kind == InputEvent::Kind::key_released) m_ignores_next_letter = false;
    if (event.kind != InputEvent::Kind::text || std::exchange(m_ignores_next_letter, false)) return;
    m_filter.type(event.character);
    m_back = 0;
}

void LogScreen::click(Point at) {
    for (const Chip& chip : m_chips)
        if (chip.box.contains(at)) m_filter.choose(chip.choice);
}

std::string LogScreen::name_of(const LogFilter::Choice& choice) const {
    switch (choice.kind) {
        case LogFilter::Choice::Kind::everyone: return say(catalog(), "log_of_everyone");
        case LogFilter::Choice::Kind::party: return say(catalog(), "log_of_party");
        case LogFilter::Choice::Kind::others: return say(catalog(), "log_of_others");
        case LogFilter::Choice::Kind::one: break;
    }
    return choice.name;
}

std::vector<LogScreen::WrappedText> LogScreen::wrap_lines(Canvas& canvas, int width) {
    std::vector<WrappedText> lines;
    m_found = 0;
    for (const MessageLog::Entry& entry : m_context.session.message_log().entries()) {
        if (!m_filter.shows(entry)) continue;
        ++m_found;
        std::string moment = text_of_moment(entry.when, m_context.session.game().time().presentation(), catalog());
        const bool is_bold = entry.line.tone == Tone::milestone;
        for (std::string& part : canvas.wrapped(text_of(entry), width, {TextSize::normal, {}, is_bold}))
            lines.push_back({std::move(part), style::of(entry.line.tone), is_bold, std::exchange(moment, {})});
    }
    return lines;
}

/// Draws the choices in a row, starting so that the chosen one fits.
void LogScreen::draw_chips(Canvas& canvas, Box row) {
    const std::vector<LogFilter::Choice>& choices = m_filter.choices();
    const TextStyle look{TextSize::small, {}, true};
    const int gap = canvas.px(style::gap);
    const auto width_of = [&](std::size_t i) { return canvas.text_width(name_of(choices[i]), look) + canvas.px(14); };
    std::size_t first = m_filter.chosen() + 1;
    int used = -gap;  // there is no gap before the first
    while (first > 0 && used + gap + width_of(first - 1) <= row.width) used += gap + width_of(--first);
    m_chips.clear();
    for (std::size_t i = first; i < choices.size() && row.width >= width_of(i); ++i) {
        const Box box = row.cut_left(width_of(i));
        row.cut_left(gap);
        const bool chosen = i == m_filter.chosen();
        draw_slab(canvas, box, chosen);
        canvas.write(box, name_of(choices[i]), {TextSize::small, chosen ? style::accent : style::text_soft, true}, Align::centre);
        m_chips.push_back({box, i});
    }
}

void LogScreen::draw_search(Canvas& canvas, Box row) const {
    const std::string text = m_filter.text() + (m_filter.is_typing() ? "_" : "");
    const auto all = static_cast<int>(m_context.session.message_log().entries().size());
    draw_fact(canvas, row, say(catalog(), {"log_search", "text"}, text), {TextSize::normal, style::text, true},
              say(catalog(), {"log_found", "count", "all"}, m_found, all), {TextSize::normal, style::text_faint, false});
}

void LogScreen::draw_hints(Canvas& canvas, Box row) const {
    if (m_filter.is_typing())
        return draw_key_hints(
            canvas, catalog(), row,
            {{Control::confirm, say(catalog(), "hint_keep_search")}, {Control::cancel, say(catalog(), "hint_end_search")}});
    draw_key_hints(canvas, catalog(), row,
                   {{Control::next_target, say(catalog(), "hint_of_whom")},
                    {Control::explore, say(catalog(), "hint_search")},
                    {Control::move_north, say(catalog(), "hint_back")},
                    {Control::move_south, say(catalog(), "hint_forward")},
                    {Control::move_northeast, say(catalog(), "hint_page_back")},
                    {Control::cancel, m_filter.text().empty() ? say(catalog(), "hint_close") : say(catalog(), "hint_end_search")}});
}

void LogScreen::draw_lines(Canvas& canvas, Box area, const std::vector<WrappedText>& lines, int margin) {
    m_shown = std::max(1, area.height / canvas.line_height());
    m_total = static_cast<int>(lines.size());
    scroll(0);
    const Box strip = area.cut_right(canvas.px(6));
    const int first = std::max(0, m_total - m_shown - m_back);
    if (lines.empty()) canvas.write_line(area, say(catalog(), "log_none_found"), {TextSize::normal, style::text_faint, false});
    for (int i = first; i < std::min(m_total, first + m_shown); ++i) {
        const WrappedText& line = lines[static_cast<std::size_t>(i)];
        Box row = area.cut_top(canvas.line_height()), moment = row.cut_left(margin);
        moment.cut_right(canvas.px(12));
        canvas.write(moment, line.moment, {TextSize::small, style::text_faint, false}, Align::right);
        canvas.write(row, line.text, {TextSize::normal, line.colour, line.bold});
    }
    draw_scroll_strip(canvas, strip, first, m_shown, m_total);
}

void LogScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 860, 640, say(catalog(), "log_title"));
    draw_hints(canvas, inner.cut_bottom(canvas.line_height(TextSize::small)));
    inner.cut_bottom(canvas.px(8));
    draw_chips(canvas, inner.cut_top(canvas.line_height(TextSize::small) + canvas.px(8)));
    inner.cut_top(canvas.px(8));
    const Box search = m_filter.is_typing() || !m_filter.text().empty() ? inner.cut_bottom(canvas.line_height() + canvas.px(4)) : Box{};
    const int margin = canvas.px(110);
    const std::vector<WrappedText> lines = wrap_lines(canvas, inner.width - margin - canvas.px(14));
    draw_lines(canvas, inner, lines, margin);
    if (!search.empty()) draw_search(canvas, search);
}

}  // namespace

std::unique_ptr<Screen> make_log(ScreenContext context) { return std::make_unique<LogScreen>(context); }

}  // namespace td
