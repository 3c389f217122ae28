// A short menu beside a place on the screen.
#include <algorithm>

#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/choice_list.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

class MenuScreen final : public Screen {
public:
    MenuScreen(Box about, std::string title, std::vector<MenuEntry> entries)
        : m_about(about), m_title(std::move(title)), m_entries(std::move(entries)) {
        m_list.resize(static_cast<int>(m_entries.size()));
    }

    void handle(const InputEvent& event, Screens& screens) override {
        const bool beside = event.clicked() && !m_box.contains(event.at);
        if (event.is(Control::cancel) || beside) return screens.pop();
        if (m_list.handle(event, screens) != ChoiceList::Result::activated) return;
        // The menu is removed first: the action may push other screens.
        screens.pop();
        m_entries[static_cast<std::size_t>(m_list.chosen())].choose();
    }

    void draw(Canvas& canvas) override;

private:
    Box m_about;  ///< not covered by the menu
    std::string m_title;
    std::vector<MenuEntry> m_entries;
    ChoiceList m_list;
    Box m_box;
};

void MenuScreen::draw(Canvas& canvas) {
    const TextStyle normal{TextSize::normal, style::text, false};
    const TextStyle heading{TextSize::small, style::text_soft, false};
    const int pad = canvas.px(style::padding);
    const int row = canvas.line_height() + canvas.px(8);
    int width = canvas.text_width(m_title, heading);
    for (const MenuEntry& entry : m_entries) width = std::max(width, canvas.text_width(entry.text, normal));
    const int title = canvas.line_height(TextSize::small) + canvas.px(4);
    const int box_width = width + 4 * pad;
    const int box_height = title + row * static_cast<int>(m_entries.size()) + 2 * pad;
    std::vector<Box> wished = places_around(m_about, box_width, box_height, canvas.px(6));
    for (Box& wish : wished) wish.x = wish.moved_into(canvas.area()).x;
    m_box = place_panel(canvas.area(), wished, {m_about});
    draw_plate(canvas, m_box);
    Box inner = m_box.inset(pad);
    Box head = inner.cut_top(title).inset(pad, 0);
    canvas.write_line(head, m_title, heading);
    for (const ChoiceList::Row& line : m_list.lay_out(inner, row)) {
        const bool chosen = line.index == m_list.chosen();
        if (chosen) canvas.rect(line.box, style::row_chosen);
        canvas.write(line.box.inset(pad, 0), m_entries[static_cast<std::size_t>(line.index)].text,
                     {TextSize::normal, chosen ? style::accent : style::text, false});
    }
}

}  // namespace

std::unique_ptr<Screen> make_menu(Box about, std::string title, std::vector<MenuEntry> entries) {
    return std::make_unique<MenuScreen>(about, std::move(title), std::move(entries));
}

}  // namespace td
