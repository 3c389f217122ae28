// The objectives of the floor, below the story on the first one.
#include "text/explain_encounters.hpp"
#include "text/say.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/goals.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

class GoalsScreen final : public Screen {
public:
    explicit GoalsScreen(ScreenContext context) : m_context(context) {}

    void handle(const InputEvent& event, Screens& screens) override {
        const bool closes = event.is(Control::cancel) || event.is(Control::confirm) || event.is(Control::open_goals) || event.clicked();
        if (closes) return screens.pop();
        if (event.is(Control::help)) screens.push(make_help(m_context.session.game().catalog(), &m_context.session.game()));
    }

    void draw(Canvas& canvas) override {
        Box inner = draw_dialog(canvas, 560, 520, m_context.session.game().dungeon().name);
        cut_key_hints(canvas, m_context.session.game().catalog(), inner,
                      {{Control::cancel, say(m_context.session.game().catalog(), "hint_close")}});
        if (const std::string minutes = describe_minutes(m_context.session.game()); !minutes.empty()) {
            canvas.write_line(inner, minutes, {TextSize::normal, style::text_soft, false});
            inner.cut_top(canvas.px(6));
        }
        draw_introduction(canvas, inner, m_context.session.game());
        draw_goals(canvas, inner, m_context.session.game());
    }

private:
    ScreenContext m_context;
};

}  // namespace

std::unique_ptr<Screen> make_goals(ScreenContext context) { return std::make_unique<GoalsScreen>(context); }

}  // namespace td
