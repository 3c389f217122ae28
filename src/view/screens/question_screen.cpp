// A question before something that cannot be undone.
#include <optional>

#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/choice_list.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

class QuestionScreen final : public Screen {
public:
    QuestionScreen(const Catalog& catalog, std::string question, std::string yes_text, std::function<void(Screens&)> yes)
        : m_title(say(catalog, "question_title")),
          m_question(std::move(question)),
          m_yes_text(std::move(yes_text)),
          m_no_text(say(catalog, "question_no")),
          m_yes(std::move(yes)) {
        m_list.resize(2);
        // A hasty Enter must not confirm what cannot be undone.
        m_list.choose(no_row);
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel)) return screens.pop();
        if (m_list.handle(event, screens) != ChoiceList::Result::activated) return;
        // The question is removed first: the action may push other screens.
        screens.pop();
        if (m_list.chosen() == yes_row) m_yes(screens);
    }

    void draw(Canvas& canvas) override {
        Box inner = draw_dialog(canvas, 440, 220, m_title);
        Box buttons = inner.cut_bottom(canvas.px(80));
        canvas.paragraph(inner, m_question, {TextSize::normal, style::text, false});
        for (const ChoiceList::Row& row : m_list.lay_out(buttons, buttons.height / 2)) {
            const bool is_yes = row.index == yes_row;
            draw_button(canvas, row.box.inset(canvas.px(2)), is_yes ? m_yes_text : m_no_text, row.index == m_list.chosen(),
                        is_yes ? std::optional(style::bad) : std::nullopt);
        }
    }

private:
    static constexpr int yes_row = 0, no_row = 1;

    std::string m_title;
    std::string m_question;
    std::string m_yes_text;
    std::string m_no_text;
    std::function<void(Screens&)> m_yes;
    ChoiceList m_list;
};

}  // namespace

std::unique_ptr<Screen> make_question(const Catalog& catalog, std::string question, std::string yes_text,
                                      std::function<void(Screens&)> yes) {
    return std::make_unique<QuestionScreen>(catalog, std::move(question), std::move(yes_text), std::move(yes));
}

}  // namespace td
