// The preferences for look, sound and controls, one per row; changes take effect at once.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "play/preference_text.hpp"
#include "text/say.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/choice_list.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

enum class PreferenceRow : std::uint8_t {
    language,
    volume,
    text_size,
    zoom,
    pace,
    full_screen,
    numbers,
    danger,
    minimap,
    speed,
    lists,
    flashes,
    motion,
    hints,
    letters,
    keys,
    defaults
};
// In the order of PreferenceRow.
constexpr std::array<PhraseWith<0>, 17> preference_names{
    "settings_language", "settings_volume", "settings_text_size", "settings_zoom",  "settings_pace",    "settings_full_screen",
    "settings_numbers",  "settings_danger", "settings_minimap",   "settings_speed", "settings_lists",   "settings_flashes",
    "settings_motion",   "settings_hints",  "settings_letters",   "settings_keys",  "settings_defaults"};
constexpr std::array<PhraseWith<0>, 3> minimap_names{"minimap_small", "minimap_large", "minimap_none"};
constexpr std::array<PhraseWith<0>, 3> list_names{"lists_when_asked", "lists_in_fights", "lists_always"};
constexpr int percent_step = 10;

/// The next value of an enumeration of three, wrapping around.
template <class Choice>
Choice next_of_three(Choice now, int by) {
    return static_cast<Choice>((static_cast<int>(now) + by + 3) % 3);
}

enum class AtEnd : std::uint8_t { stop, wrap_around };

/// `now` changed by `by` within the bounds.
int stepped(int now, int by, int least, int most, AtEnd at_end) {
    const int next = now + by;
    if (at_end == AtEnd::wrap_around && next > most) return least;
    return std::clamp(next, least, most);
}

/// The next value of Preferences::text_size: 0, as large as fits, comes before the smallest.
int next_text_size(int now, int by, AtEnd at_end) {
    constexpr int step = 25, none = Preferences::least_text - step;
    const int next = stepped(now == 0 ? none : now, step * by, none, Preferences::most_text, at_end);
    return next == none ? 0 : next;
}

class SettingsScreen final : public Screen {
public:
    SettingsScreen(CurrentCatalog words, Settings& settings) : m_words(std::move(words)), m_settings(settings) {
        for (std::size_t row = 0; row < preference_names.size(); ++row) m_rows.push_back(static_cast<PreferenceRow>(row));
        if (m_words().languages.empty()) std::erase(m_rows, PreferenceRow::language);
        m_list.resize(static_cast<int>(m_rows.size()));
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::open_settings)) return screens.pop();
        if (event.is(Control::move_east)) return change(+1, AtEnd::stop, screens);
        if (event.is(Control::move_west)) return change(-1, AtEnd::stop, screens);
        if (m_list.handle(event, screens) != ChoiceList::Result::activated) return;
        if (event.clicked() && event.at.x < m_lower_until) return change(-1, AtEnd::stop, screens);
        activate(screens);
    }

    void draw(Canvas& canvas) override;

private:
    PreferenceRow row(int number) const { return m_rows[static_cast<std::size_t>(number)]; }
    PreferenceRow chosen() const { return row(m_list.chosen()); }
    const Preferences& preferences() const { return m_settings.now(); }

    void activate(Screens& screens) {
        if (chosen() == PreferenceRow::keys) return screens.push(make_keys(m_words, m_settings));
        if (chosen() != PreferenceRow::defaults) return change(+1, AtEnd::wrap_around, screens);
        screens.push(make_question(m_words(), say(m_words(), "settings_warning"), say(m_words(), "settings_defaults"),
                                   [&settings = m_settings](Screens&) { settings.set(default_preferences(settings.now())); }));
    }

    void change(int by, AtEnd at_end, Screens& screens) {
        m_settings.change([&](Preferences& next) { change(next, by, at_end); });
        screens.tell(MenuMove::to_another_row);  // its sound also demonstrates the volume
    }

    void change(Preferences& next, int by, AtEnd at_end) const {
        switch (chosen()) {
            case PreferenceRow::language: next.language = next_language(next.language, by); return;
            case PreferenceRow::volume: next.volume = stepped(next.volume, percent_step * by, 0, 100, at_end); return;
            case PreferenceRow::text_size: next.text_size = next_text_size(next.text_size, by, at_end); return;
            case PreferenceRow::zoom: next.zoom = stepped(next.zoom, by, Preferences::least_zoom, Preferences::most_zoom, at_end); return;
            case PreferenceRow::pace:
                next.pace = static_cast<Pace>(stepped(static_cast<int>(next.pace), by, 0, pace_count - 1, at_end));
                return;
            case PreferenceRow::full_screen: next.full_screen = !next.full_screen; return;
            case PreferenceRow::numbers: next.numbers = !next.numbers; return;
            case PreferenceRow::danger: next.danger = !next.danger; return;
            case PreferenceRow::minimap: next.minimap = next_of_three(next.minimap, by); return;
            case PreferenceRow::speed: next.steps_in_ticks = !next.steps_in_ticks; return;
            case PreferenceRow::lists: next.lists = next_of_three(next.lists, by); return;
            case PreferenceRow::flashes: next.flashes = !next.flashes; return;
            case PreferenceRow::motion: next.motion = next.motion == MotionAmount::full ? MotionAmount::less : MotionAmount::full; return;
            case PreferenceRow::hints: next.hints = !next.hints; return;
            case PreferenceRow::letters: next.smooth_letters = !next.smooth_letters; return;
            case PreferenceRow::keys:
            case PreferenceRow::defaults: return;
        }
    }

    /// Chooses among English and the languages of the content, wrapping around.
    std::string next_language(const std::string& now, int by) const {
        std::vector<std::string> codes{{}};
        for (const Language& language : m_words().languages) codes.push_back(language.code);
        const auto found = std::find(codes.begin(), codes.end(), now);
        const auto count = static_cast<std::ptrdiff_t>(codes.size());
        const std::ptrdiff_t place = found == codes.end() ? 0 : found - codes.begin();
        return codes[static_cast<std::size_t>((place + by + count) % count)];
    }

    std::string language_text() const {
        for (const Language& language : m_words().languages)
            if (language.code == preferences().language) return language.name;
        return "English";
    }

    std::string text_of_size(int largest) const {
        const int size = preferences().text_size;
        if (size == 0) return say(m_words(), "settings_as_fits");
        return size <= largest ? say(m_words(), {"settings_percent", "percent"}, size)
                               : say(m_words(), {"settings_window_too_small", "percent", "most"}, size, largest);
    }

    std::string value_of(PreferenceRow which, const Canvas& canvas) const {
        const Catalog& words = m_words();
        const auto yes_or_no = [&](bool is) { return is ? say(words, "settings_yes") : say(words, "settings_no"); };
        switch (which) {
            case PreferenceRow::language: return language_text();
            case PreferenceRow::volume:
                return preferences().volume == 0 ? say(words, "settings_silent")
                                                 : say(words, {"settings_percent", "percent"}, preferences().volume);
            case PreferenceRow::text_size: return text_of_size(canvas.largest_text_size());
            case PreferenceRow::zoom:
                return preferences().zoom == 0  ? say(words, "settings_as_fits")
                       : preferences().zoom > 0 ? "+" + std::to_string(preferences().zoom)
                                                : std::to_string(preferences().zoom);
            case PreferenceRow::pace: return name_of_pace(preferences().pace, words);
            case PreferenceRow::full_screen: return yes_or_no(preferences().full_screen);
            case PreferenceRow::numbers: return yes_or_no(preferences().numbers);
            case PreferenceRow::danger: return yes_or_no(preferences().danger);
            case PreferenceRow::minimap: return say(words, minimap_names[static_cast<std::size_t>(preferences().minimap)]);
            case PreferenceRow::speed:
                return preferences().steps_in_ticks ? say(words, "speed_told_in_ticks") : say(words, "speed_told_in_percent");
            case PreferenceRow::lists: return say(words, list_names[static_cast<std::size_t>(preferences().lists)]);
            case PreferenceRow::flashes: return yes_or_no(preferences().flashes);
            case PreferenceRow::motion:
                return preferences().motion == MotionAmount::full ? say(words, "motion_full") : say(words, "motion_less");
            case PreferenceRow::hints: return yes_or_no(preferences().hints);
            case PreferenceRow::letters: return preferences().smooth_letters ? say(words, "letters_smooth") : say(words, "letters_pixels");
            case PreferenceRow::keys:
            case PreferenceRow::defaults: break;
        }
        return {};
    }

    CurrentCatalog m_words;
    Settings& m_settings;
    std::vector<PreferenceRow> m_rows;
    ChoiceList m_list;
    int m_lower_until = 0;  ///< a click to the left of this x lowers the value
};

void SettingsScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 720, 640, say(m_words(), "settings_title"));
    cut_key_hints(canvas, m_words(), inner,
                  {{Control::move_south, say(m_words(), "hint_next")},
                   {Control::move_east, say(m_words(), "hint_change")},
                   {Control::confirm, say(m_words(), "hint_choose")},
                   {Control::cancel, say(m_words(), "hint_close")}});
    for (const ChoiceList::Row& line : m_list.lay_out(inner, canvas.px(31))) {
        const PreferenceRow which = row(line.index);
        const bool is_chosen = line.index == m_list.chosen();
        const Box box = line.box.inset(canvas.px(2));
        const std::string name = say(m_words(), preference_names[static_cast<std::size_t>(which)]);
        if (which == PreferenceRow::keys || which == PreferenceRow::defaults)
            draw_button(canvas, box, name, is_chosen);
        else
            m_lower_until = draw_value_row(canvas, box, name, value_of(which, canvas), is_chosen);
    }
}

}  // namespace

std::unique_ptr<Screen> make_settings(CurrentCatalog words, Settings& settings) {
    return std::make_unique<SettingsScreen>(std::move(words), settings);
}

}  // namespace td
