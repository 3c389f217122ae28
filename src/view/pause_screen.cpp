// The pause menu.
#include <array>

#include "view/choice_list.hpp"
#include "view/screens.hpp"
#include "view/style.hpp"
#include "view/widgets.hpp"

namespace td {

namespace {

constexpr std::array<std::string_view, 4> items{"Go on", "Help", "What has happened", "Give up this run"};

class PauseScreen final : public Screen {
public:
    PauseScreen(Stage stage, std::function<void(Screens&)> to_title) : m_stage(stage), m_to_title(std::move(to_title)) {
        m_list.resize(static_cast<int>(items.size()));
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::pause)) return screens.pop();
        if (m_list.handle(event) == ChoiceList::Result::activated) activate(screens);
    }

    void draw(Canvas& canvas) override;

private:
    void activate(Screens& screens) {
        switch (m_list.chosen()) {
            case 0: return screens.pop();
            case 1: return screens.push(make_help());
            case 2: return screens.push(make_log(m_stage));
            default: break;
        }
        screens.push(make_question("This run ends here, and nothing of it is kept.", "Give up this run", m_to_title));
    }

    Stage m_stage;
    std::function<void(Screens&)> m_to_title;
    ChoiceList m_list;
};

void PauseScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 380, 300, "Pause");
    const Game& game = m_stage.session.game();
    const std::string run = game.dungeon().name + ", floor " + std::to_string(game.floor()) + ", seed " + std::to_string(game.settings().seed);
    inner.cut_top(canvas.paragraph(inner, run, {TextSize::small, style::text_soft, false}) + canvas.px(10));
    for (const ChoiceList::Row& row : m_list.lay_out(inner, canvas.px(40))) {
        const bool chosen = row.index == m_list.chosen();
        draw_button(canvas, row.box.inset(canvas.px(2)), items[static_cast<std::size_t>(row.index)], chosen,
                    chosen ? style::text : style::text_soft);
    }
}

}  // namespace

std::unique_ptr<Screen> make_pause(Stage stage, std::function<void(Screens&)> to_title) {
    return std::make_unique<PauseScreen>(stage, std::move(to_title));
}

}  // namespace td
