// Everything that was told so far, to scroll through.
#include <algorithm>

#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

class LogScreen final : public Screen {
public:
    explicit LogScreen(ScreenContext context) : m_context(context) {}

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::confirm) || event.is(Control::open_log)) return screens.pop();
        if (event.is(Control::move_north)) scroll(1);
        if (event.is(Control::move_south)) scroll(-1);
        if (event.is(Control::move_northeast)) scroll(m_shown);
        if (event.is(Control::move_southeast)) scroll(-m_shown);
        if (event.is(Control::move_northwest)) scroll(m_total);
        if (event.is(Control::move_southwest)) scroll(-m_total);
        if (event.kind == InputEvent::Kind::wheel) scroll(3 * event.wheel);
    }

    void draw(Canvas& canvas) override;

private:
    struct Set {
        std::string text;
        Colour colour;
        int round = 0;  ///< 0: goes on from the line above
    };
    std::vector<Set> set_lines(Canvas& canvas, int width) const;
    void scroll(int lines) { m_back = std::clamp(m_back + lines, 0, std::max(0, m_total - m_shown)); }

    ScreenContext m_context;
    int m_back = 0;  ///< lines scrolled up from the newest
    int m_shown = 1;
    int m_total = 0;
};

std::vector<LogScreen::Set> LogScreen::set_lines(Canvas& canvas, int width) const {
    std::vector<Set> lines;
    for (const MessageLog::Entry& entry : m_context.session.message_log().entries()) {
        int round = entry.round;
        for (std::string& part : canvas.wrapped(text_of(entry), width, {})) {
            lines.push_back({std::move(part), style::of(entry.line.tone), round});
            round = 0;
        }
    }
    return lines;
}

void LogScreen::draw(Canvas& canvas) {
    const Catalog& catalog = m_context.session.game().catalog();
    Box inner = draw_dialog(canvas, 860, 640, say(catalog, "log_title"));
    draw_key_hints(canvas, catalog, inner.cut_bottom(canvas.line_height(TextSize::small)),
                   {{Control::move_north, say(catalog, "hint_back")},
                    {Control::move_south, say(catalog, "hint_forward")},
                    {Control::move_northeast, say(catalog, "hint_page_back")},
                    {Control::cancel, say(catalog, "hint_close")}});
    inner.cut_bottom(canvas.px(8));
    const Box strip = inner.cut_right(canvas.px(6));
    const int margin = canvas.px(76);
    const std::vector<Set> lines = set_lines(canvas, inner.width - margin - canvas.px(8));
    const int height = canvas.line_height();
    m_shown = std::max(1, inner.height / height);
    m_total = static_cast<int>(lines.size());
    scroll(0);
    const int first = std::max(0, m_total - m_shown - m_back);
    int last_round = 0;
    const std::string word = word_of(m_context.session.game().time().presentation(), catalog);
    for (int i = 0; i < m_shown && first + i < m_total; ++i) {
        const Set& line = lines[static_cast<std::size_t>(first + i)];
        const int y = inner.y + i * height;
        if (line.round != 0 && line.round != last_round) {
            canvas.text({inner.x + margin - canvas.px(12), y}, say(catalog, {"log_round", "word", "round"}, word, line.round),
                        {TextSize::small, style::text_faint, false}, Align::right);
            last_round = line.round;
        }
        canvas.text({inner.x + margin, y}, line.text, {TextSize::normal, line.colour, false});
    }
    draw_scroll_strip(canvas, strip, first, m_shown, m_total);
}

}  // namespace

std::unique_ptr<Screen> make_log(ScreenContext context) { return std::make_unique<LogScreen>(context); }

}  // namespace td
