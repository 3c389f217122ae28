// A list of options to choose from, with a text about the chosen one.
#include <utility>

#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

class OptionScreen final : public Screen {
public:
    OptionScreen(CurrentCatalog words, std::string title, std::vector<ChoiceText> options, int chosen,
                 std::function<void(int, Screens&)> choose)
        : m_words(std::move(words)), m_title(std::move(title)), m_options(std::move(options)), m_choose(std::move(choose)) {
        m_list.resize(static_cast<int>(m_options.size()));
        m_list.choose(chosen);
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel)) return screens.pop();
        if (m_list.handle_pages(event)) return screens.tell(MenuMove::to_another_row);
        if (m_list.handle(event, screens) != ChoiceList::Result::activated) return;
        screens.pop();
        m_choose(m_list.chosen(), screens);
    }
    void draw(Canvas& canvas) override;

private:
    CurrentCatalog m_words;
    std::string m_title;
    std::vector<ChoiceText> m_options;
    std::function<void(int, Screens&)> m_choose;
    ChoiceList m_list;
};

void OptionScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 760, 560, m_title);
    cut_key_hints(canvas, m_words(), inner,
                  {{Control::move_south, say(m_words(), "hint_next")},
                   {Control::move_southeast, say(m_words(), "hint_next_page")},
                   {Control::confirm, say(m_words(), "hint_choose")},
                   {Control::cancel, say(m_words(), "hint_close")}});
    const Box about = inner.cut_bottom(3 * canvas.line_height());
    inner.cut_bottom(canvas.px(8));
    canvas.paragraph(about, m_options[static_cast<std::size_t>(m_list.chosen())].about, {TextSize::normal, style::text_soft, false});
    for (const ChoiceList::Row& row : lay_out_scrolled(canvas, m_list, inner, canvas.px(28))) {
        const bool is_chosen = row.index == m_list.chosen();
        const Box box = row.box.inset(std::max(1, canvas.px(1)));
        draw_slab(canvas, box, is_chosen);
        canvas.write(box.inset(canvas.px(12), 0), m_options[static_cast<std::size_t>(row.index)].text,
                     {TextSize::normal, is_chosen ? style::text : style::text_soft, is_chosen});
    }
}

}  // namespace

std::unique_ptr<Screen> make_options(CurrentCatalog words, std::string title, std::vector<ChoiceText> options, int chosen,
                                     std::function<void(int, Screens&)> choose) {
    return std::make_unique<OptionScreen>(std::move(words), std::move(title), std::move(options), chosen, std::move(choose));
}

}  // namespace td
