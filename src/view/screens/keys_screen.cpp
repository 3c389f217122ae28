// Shows and changes the keys of controls: a row for every control.
#include <vector>

#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/scrolled_rows.hpp"

namespace td {

namespace {

class KeysScreen final : public Screen {
public:
    KeysScreen(CurrentCatalog words, Settings& settings) : m_words(std::move(words)), m_settings(settings) {
        m_list.resize(static_cast<int>(all_controls.size()) + 1);
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;
    bool wants_raw_keys() const override { return m_waiting; }

private:
    bool is_control(int row) const { return row < static_cast<int>(all_controls.size()); }
    /// Precondition: the chosen row is a control.
    Control chosen() const { return all_controls[static_cast<std::size_t>(m_list.chosen())].control; }
    const KeySettings& keys() const { return m_settings.now().keys; }
    std::string what(Control control) const { return say(m_words(), info(control).description); }

    void activate(Screens& screens);
    void offer_key(const std::string& key, Screens& screens);
    void bind(const std::string& key, Control control) {
        m_settings.change([&](Preferences& next) { next.keys.bind(key, control); });
    }
    void remove_last_key();

    CurrentCatalog m_words;
    Settings& m_settings;
    ChoiceList m_list;
    bool m_waiting = false;  ///< waits for a key for the chosen row
    std::string m_notice;
};

void KeysScreen::handle(const InputEvent& event, Screens& screens) {
    if (m_waiting) {
        const bool is_nameless = event.kind == InputEvent::Kind::key && event.key.empty();
        if (is_nameless) m_notice = say(m_words(), "keys_nameless");
        const bool is_key = (!event.key.empty() || is_nameless) && event.kind != InputEvent::Kind::key_released;
        const bool ends_waiting = is_key || event.kind == InputEvent::Kind::pressed || event.is(Control::cancel);
        m_waiting = !ends_waiting;
        if (is_key && !is_nameless && !event.is(Control::cancel)) offer_key(event.key, screens);
        return;
    }
    if (event.is(Control::cancel)) return screens.pop();
    // Works whatever these keys do elsewhere, so that even a key assigned to them can be removed.
    const bool deletes = event.key == "Backspace" || event.key == "Delete";
    if (deletes && event.kind != InputEvent::Kind::key_released) return remove_last_key();
    const ChoiceList::Result result = m_list.handle(event, screens);
    if (result != ChoiceList::Result::none) m_notice.clear();
    if (result == ChoiceList::Result::activated) activate(screens);
}

void KeysScreen::activate(Screens& screens) {
    if (is_control(m_list.chosen())) {
        m_waiting = true;
        return;
    }
    screens.push(make_question(m_words(), say(m_words(), "keys_all_warning"), say(m_words(), "keys_all_defaults"),
                               [&settings = m_settings](Screens&) { settings.change([](Preferences& next) { next.keys = {}; }); }));
}

/// Binds the key, after a question if another control already has it.
void KeysScreen::offer_key(const std::string& key, Screens& screens) {
    const Control control = chosen();
    const std::optional<Control> other = keys().owner_of(key);
    if (!other || *other == control) return bind(key, control);
    const std::string caption = key_caption(key, m_words());
    if (KeySettings::is_needed(*other) && keys().keys_of(*other).size() == 1) {
        m_notice = say(m_words(), {"keys_needed", "key", "other"}, caption, what(*other));
        return;
    }
    screens.push(make_question(m_words(), say(m_words(), {"keys_in_use", "key", "other"}, caption, what(*other)),
                               say(m_words(), "keys_take"), [this, key, control](Screens&) { bind(key, control); }));
}

void KeysScreen::remove_last_key() {
    if (!is_control(m_list.chosen())) return;
    const Control control = chosen();
    std::vector<std::string> left = keys().keys_of(control);
    if (left.empty()) return;
    if (left.size() == 1 && KeySettings::is_needed(control)) {
        m_notice = say(m_words(), {"keys_needed_last", "what"}, what(control));
        return;
    }
    left.pop_back();
    m_settings.change([&](Preferences& next) { next.keys.set_keys(control, left); });
}

void KeysScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 900, 600, say(m_words(), "settings_keys"));
    Box foot = inner.cut_bottom(canvas.line_height(TextSize::small));
    Box notice = inner.cut_bottom(canvas.line_height() + canvas.px(8));
    if (m_waiting) {
        canvas.write_line(
            notice,
            say(m_words(), {"keys_press", "what", "cancel"}, what(chosen()), key_in_text(Control::cancel, canvas.keys(), m_words())),
            {TextSize::normal, style::text, true});
    } else {
        canvas.write_line(notice, m_notice, {TextSize::normal, style::bad, false});
        const int width = draw_key_hint(canvas, foot.corner(), key_caption("Backspace", m_words()), say(m_words(), "hint_take_key_away"));
        foot.cut_left(width + canvas.px(14));
        draw_key_hints(canvas, m_words(), foot,
                       {{Control::confirm, say(m_words(), "hint_another_key")}, {Control::cancel, say(m_words(), "hint_close")}});
    }
    inner.cut_bottom(canvas.px(6));
    for (const ChoiceList::Row& row : lay_out_scrolled(canvas, m_list, inner, canvas.px(26))) {
        const bool is_chosen = row.index == m_list.chosen();
        Box box = row.box.inset(std::max(1, canvas.px(1)));
        const TextStyle look{TextSize::normal, is_chosen ? style::text : style::text_soft, false};
        draw_slab(canvas, box, is_chosen);
        if (!is_control(row.index)) {
            canvas.write(box, say(m_words(), "keys_all_defaults"), look, Align::centre);
            continue;
        }
        const Control control = all_controls[static_cast<std::size_t>(row.index)].control;
        const Box its_keys = box.cut_right(box.width * 2 / 5);
        const std::string text = keys_of(control, keys(), m_words());
        canvas.write(box.inset(canvas.px(12), 0), what(control), look);
        canvas.write({its_keys.x, its_keys.y, its_keys.width - canvas.px(8), its_keys.height},
                     text.empty() ? say(m_words(), "key_none") : text, {TextSize::normal, is_chosen ? style::accent : style::text, true});
    }
}

}  // namespace

std::unique_ptr<Screen> make_keys(CurrentCatalog words, Settings& settings) {
    return std::make_unique<KeysScreen>(std::move(words), settings);
}

}  // namespace td
