// The options of one content pack, one per row; changes take effect at once.
#include <string>
#include <utility>
#include <vector>

#include "text/describe_packs.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

class PackOptionsScreen final : public Screen {
public:
    PackOptionsScreen(CurrentCatalog words, std::string pack, std::vector<OptionInForce> options, OptionsChanged changed)
        : m_words(std::move(words)), m_pack(std::move(pack)), m_options(std::move(options)), m_changed(std::move(changed)) {
        m_list.resize(static_cast<int>(m_options.size()));
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::open_settings)) return screens.pop();
        if (event.is(Control::move_east)) return change(+1, screens);
        if (event.is(Control::move_west)) return change(-1, screens);
        m_list.handle_pages(event);
        if (m_list.handle(event, screens) != ChoiceList::Result::activated) return;
        change(event.clicked() && event.at.x < m_lower_until ? -1 : +1, screens);
    }

    void draw(Canvas& canvas) override;

private:
    OptionInForce& chosen() { return m_options[static_cast<std::size_t>(m_list.chosen())]; }

    void change(int by, Screens& screens) {
        OptionInForce& option = chosen();
        option.value = stepped(option.option, option.value, by);
        m_changed(m_options);
        screens.tell(MenuMove::to_another_row);
    }

    void draw_rows(Canvas& canvas, Box area);

    CurrentCatalog m_words;
    std::string m_pack;
    std::vector<OptionInForce> m_options;
    OptionsChanged m_changed;
    ChoiceList m_list;
    int m_lower_until = 0;  ///< a click to the left of this x lowers the value
};

void PackOptionsScreen::draw_rows(Canvas& canvas, Box area) {
    for (const ChoiceList::Row& row : lay_out_scrolled(canvas, m_list, area, canvas.px(38))) {
        const OptionInForce& option = m_options[static_cast<std::size_t>(row.index)];
        m_lower_until = draw_value_row(canvas, row.box.inset(canvas.px(2)), option.option.name, option_value_text(option, m_words()),
                                       row.index == m_list.chosen());
    }
}

void PackOptionsScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 720, 480, say(m_words(), {"pack_options_title", "pack"}, m_pack));
    cut_key_hints(canvas, m_words(), inner,
                  {{Control::move_south, say(m_words(), "hint_next")},
                   {Control::move_east, say(m_words(), "hint_change")},
                   {Control::cancel, say(m_words(), "hint_close")}},
                  4);
    canvas.paragraph(inner.cut_bottom(3 * canvas.line_height(TextSize::small)), chosen().option.description,
                     {TextSize::small, style::text_soft, false});
    inner.cut_bottom(canvas.px(8));
    draw_rows(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_pack_options(CurrentCatalog words, std::string pack, std::vector<OptionInForce> options,
                                          OptionsChanged changed) {
    return std::make_unique<PackOptionsScreen>(std::move(words), std::move(pack), std::move(options), std::move(changed));
}

}  // namespace td
