// The pause menu.
#include <array>
#include <vector>

#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/goals.hpp"
#include "view/screens/choice_list.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

enum class PauseItem : std::uint8_t { go_on, list, help, log, settings, leave, give_up };
// In the order of PauseItem.
constexpr std::array<PhraseWith<0>, 7> texts{"pause_go_on",    "menu_list",   "help_title",   "log_title",
                                             "settings_title", "pause_leave", "pause_give_up"};

class PauseScreen final : public Screen {
public:
    PauseScreen(ScreenContext context, Leaving leaving, std::function<void()> fill_list)
        : m_context(context), m_leaving(std::move(leaving)), m_fill_list(std::move(fill_list)) {
        m_items = {PauseItem::go_on};
        if (m_fill_list) m_items.push_back(PauseItem::list);
        m_items.insert(m_items.end(), {PauseItem::help, PauseItem::log, PauseItem::settings});
        m_is_kept = m_leaving.is_kept();
        if (m_is_kept) m_items.push_back(PauseItem::leave);
        m_items.push_back(PauseItem::give_up);
        m_list.resize(static_cast<int>(m_items.size()));
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::pause)) return screens.pop();
        if (event.is(Control::help)) return screens.push(make_help(catalog(), &m_context.session.game()));
        if (event.is(Control::plan_ahead) && m_fill_list) return fill_list(screens);
        if (m_list.handle(event, screens) == ChoiceList::Result::activated) activate(screens);
    }

    void draw(Canvas& canvas) override;

private:
    const Catalog& catalog() const { return m_context.session.game().catalog(); }
    PauseItem item(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    void fill_list(Screens& screens) {
        screens.pop();
        m_fill_list();
    }

    void activate(Screens& screens) {
        switch (item(m_list.chosen())) {
            case PauseItem::go_on: return screens.pop();
            case PauseItem::list: return fill_list(screens);
            case PauseItem::help: return screens.push(make_help(catalog(), &m_context.session.game()));
            case PauseItem::log: return screens.push(make_log(m_context));
            case PauseItem::settings:
                return screens.push(make_settings([this]() -> const Catalog& { return catalog(); }, m_context.settings));
            case PauseItem::leave: return m_leaving.to_title(screens);
            case PauseItem::give_up: break;
        }
        screens.push(make_question(catalog(), say(catalog(), "pause_warning"), say(catalog(), "pause_give_up"), m_leaving.give_up));
    }

    ScreenContext m_context;
    Leaving m_leaving;
    std::function<void()> m_fill_list;
    bool m_is_kept = false;
    std::vector<PauseItem> m_items;
    ChoiceList m_list;
};

void PauseScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 720, 400, say(catalog(), "pause_title"));
    const Game& game = m_context.session.game();
    std::string run =
        say(catalog(), {"pause_run", "dungeon", "floor", "seed"}, game.dungeon().name, game.depth(), std::to_string(game.settings().seed));
    if (game.settings().difficulty) run += ", " + game.difficulty().name;
    canvas.write_paragraph(inner, run, {TextSize::small, style::text_soft, false}, 10);
    if (!m_is_kept) canvas.write_paragraph(inner, say(catalog(), "pause_not_kept"), {TextSize::small, style::bad, false}, 10);
    draw_goals(canvas, inner.cut_right(inner.width / 2 - canvas.px(10)), game);
    inner.cut_right(canvas.px(20));
    for (const ChoiceList::Row& row : m_list.lay_out(inner, canvas.px(40)))
        draw_button(canvas, row.box.inset(canvas.px(2)), say(catalog(), texts[static_cast<std::size_t>(item(row.index))]),
                    row.index == m_list.chosen());
}

}  // namespace

std::unique_ptr<Screen> make_pause(ScreenContext context, Leaving leaving, std::function<void()> fill_list) {
    return std::make_unique<PauseScreen>(context, std::move(leaving), std::move(fill_list));
}

}  // namespace td
