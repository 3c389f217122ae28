// The content packs: which are loaded, in which order, what each adds and requires, and its problems.
#include <algorithm>
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

using State = PackSummary::State;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string joined(const std::vector<NeededPack>& packs) {
    std::vector<std::string> words;
    for (const NeededPack& pack : packs) words.push_back(pack.versions.empty() ? pack.id : pack.id + " " + pack.versions);
    return joined(words);
}

class PacksScreen final : public Screen {
public:
    PacksScreen(CurrentCatalog words, PacksShown shown, std::function<void(const PackChoice&)> chosen)
        : m_words(std::move(words)), m_shown(std::move(shown)), m_chosen(std::move(chosen)) {
        std::stable_partition(m_shown.packs.begin(), m_shown.packs.end(), [](const PackSummary& pack) { return pack.language.empty(); });
        m_list.resize(static_cast<int>(m_shown.packs.size()));
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    const Catalog& words() const { return m_words(); }
    PackSummary& chosen() { return m_shown.packs[static_cast<std::size_t>(m_list.chosen())]; }
    /// True if the player may neither switch it off nor move it.
    static bool is_locked(const PackSummary& pack) { return pack.is_fixed || !pack.language.empty() || !pack.same_id_as.empty(); }

    std::string why_locked(const PackSummary& pack) const {
        if (!pack.same_id_as.empty()) return say(words(), {"packs_same_id", "pack", "other"}, pack.name, pack.same_id_as);
        return pack.language.empty() ? say(words(), {"packs_stays", "pack"}, pack.name) : say(words(), "packs_language");
    }

    void open_options(Screens& screens);
    void switch_chosen();
    void move_chosen(int by);
    void close(Screens& screens);
    std::string state_of(const PackSummary& pack) const;
    void draw_rows(Canvas& canvas, Box area);
    void draw_pack(Canvas& canvas, Box area);

    CurrentCatalog m_words;
    PacksShown m_shown;
    std::function<void(const PackChoice&)> m_chosen;
    ChoiceList m_list;
    std::string m_notice;
    bool m_reordered = false;
};

void PacksScreen::open_options(Screens& screens) {
    if (chosen().options.empty()) {
        m_notice = say(words(), {"packs_no_options", "pack"}, chosen().name);
        return;
    }
    screens.push(make_pack_options(m_words, chosen().name, chosen().options, [this](const std::vector<OptionInForce>& options) {
        PackSummary& pack = chosen();
        pack.options = options;
        std::vector<ChosenOption>& all = m_shown.choice.options;
        std::erase_if(all, [&](const ChosenOption& option) { return option.pack == pack.id; });
        for (const OptionInForce& option : options)
            if (option.value != preset_of(option.option)) all.push_back({pack.id, option.id, option.value});
    }));
}

void PacksScreen::switch_chosen() {
    PackSummary& pack = chosen();
    if (is_locked(pack)) {
        m_notice = why_locked(pack);
        return;
    }
    std::vector<std::string>& off = m_shown.choice.off;
    const bool was_off = std::erase(off, pack.id) > 0;
    pack.state = was_off ? State::on : State::off;
    pack.problems.clear();
    if (!was_off) off.push_back(pack.id);
    m_notice = was_off || pack.needed_by.empty() ? std::string()
                                                 : say(words(), {"packs_takes_along", "pack", "packs"}, pack.name, joined(pack.needed_by));
}

void PacksScreen::move_chosen(int by) {
    const int from = m_list.chosen();
    const int to = from + by;
    if (to < 0 || to >= m_list.count()) return;
    std::vector<PackSummary>& packs = m_shown.packs;
    if (is_locked(chosen()) || is_locked(packs[static_cast<std::size_t>(to)])) {
        m_notice = why_locked(is_locked(chosen()) ? chosen() : packs[static_cast<std::size_t>(to)]);
        return;
    }
    std::swap(packs[static_cast<std::size_t>(from)], packs[static_cast<std::size_t>(to)]);
    m_list.choose(to);
    m_reordered = true;
    m_notice = say(words(), {"packs_new_order", "pack", "place", "of"}, chosen().name, to + 1, m_list.count());
}

void PacksScreen::close(Screens& screens) {
    PackChoice choice = m_shown.choice;
    if (m_reordered) {
        choice.order.clear();
        for (const PackSummary& pack : m_shown.packs)
            if (!is_locked(pack)) choice.order.push_back(pack.id);
    }
    std::sort(choice.off.begin(), choice.off.end());
    const auto tell = m_chosen;
    screens.pop();
    tell(choice);
}

void PacksScreen::handle(const InputEvent& event, Screens& screens) {
    if (event.is(Control::cancel)) return close(screens);
    if (event.is(Control::move_west)) return move_chosen(-1);
    if (event.is(Control::move_east)) return move_chosen(+1);
    if (event.is(Control::open_settings)) return open_options(screens);
    m_list.handle_pages(event);
    const ChoiceList::Result result = m_list.handle(event, screens);
    if (result == ChoiceList::Result::moved) m_notice.clear();
    if (result == ChoiceList::Result::activated) switch_chosen();
}

std::string PacksScreen::state_of(const PackSummary& pack) const {
    if (!pack.same_id_as.empty()) return say(words(), "packs_copy");
    if (!pack.language.empty() && pack.state != State::refused) return say(words(), "packs_language");
    if (pack.is_fixed && pack.state == State::on) return say(words(), "packs_fixed");
    return pack.state == State::on    ? say(words(), "packs_on")
           : pack.state == State::off ? say(words(), "packs_off")
                                      : say(words(), "packs_refused");
}

void PacksScreen::draw_rows(Canvas& canvas, Box area) {
    for (const ChoiceList::Row& row : lay_out_scrolled(canvas, m_list, area, canvas.px(46))) {
        const PackSummary& pack = m_shown.packs[static_cast<std::size_t>(row.index)];
        const bool is_chosen = row.index == m_list.chosen();
        Box box = row.box.inset(std::max(1, canvas.px(2)));
        draw_slab(canvas, box, is_chosen);
        box = box.inset(canvas.px(6));
        const Colour colour = pack.state == State::refused ? style::bad : pack.state == State::off ? style::text_faint : style::good;
        canvas.write(box.cut_bottom(canvas.line_height(TextSize::small)), state_of(pack),
                     {TextSize::small, is_locked(pack) && pack.state == State::on ? style::text_faint : colour, false});
        canvas.write_line(box, pack.name, {TextSize::normal, is_chosen ? style::text : style::text_soft, is_chosen});
    }
}

void PacksScreen::draw_pack(Canvas& canvas, Box area) {
    const PackSummary& pack = chosen();
    canvas.push_clip(area);
    const auto line = [&](const std::string& text, const TextStyle& look) {
        if (!text.empty()) canvas.write_paragraph(area, text, look, 3);
    };
    const TextStyle small{TextSize::small, style::text_soft, false};
    const auto list = [&](const std::string& title, const std::vector<std::string>& items, const TextStyle& look) {
        if (items.empty()) return;
        area.cut_top(canvas.px(6));
        line(title, {TextSize::normal, style::text, true});
        for (const std::string& item : items) line(item, look);
    };
    line(pack.name, {TextSize::large, style::text, true});
    if (!pack.version.empty()) line(say(words(), {"packs_version", "version"}, pack.version), {TextSize::small, style::text_faint, false});
    line(pack.place, {TextSize::small, style::text_faint, false});
    line(pack.description, {TextSize::normal, style::text_soft, false});
    list(say(words(), "packs_problems"), pack.problems, {TextSize::small, style::bad, false});
    std::vector<std::string> options;
    for (const OptionInForce& option : pack.options)
        options.push_back(say(words(), {"pack_option", "option", "value"}, option.option.name, option_value_text(option, words())));
    list(say(words(), "packs_options"), options, small);
    if (!pack.needs.empty()) line(say(words(), {"packs_needs", "packs"}, joined(pack.needs)), small);
    if (!pack.needed_by.empty()) line(say(words(), {"packs_needed_by", "packs"}, joined(pack.needed_by)), small);
    if (!pack.conflicts.empty()) line(say(words(), {"packs_conflicts", "packs"}, joined(pack.conflicts)), small);
    list(say(words(), "packs_changes"), pack.changes, small);
    list(say(words(), "packs_defines"), pack.definitions, small);
    canvas.pop_clip();
}

void PacksScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 980, 560, say(words(), "packs_title"));
    cut_key_hints(canvas, words(), inner,
                  {{Control::move_south, say(words(), "hint_next")},
                   {Control::confirm, say(words(), "hint_switch")},
                   {Control::move_west, say(words(), "hint_earlier")},
                   {Control::move_east, say(words(), "hint_later")},
                   {Control::open_settings, say(words(), "hint_options")},
                   {Control::cancel, say(words(), "hint_close")}},
                  4);
    const std::string foot = m_notice.empty() ? say(words(), {"packs_folder", "folder"}, m_shown.folder) : m_notice;
    canvas.paragraph(inner.cut_bottom(canvas.line_height() + canvas.px(6)), foot,
                     {TextSize::small, m_notice.empty() ? style::text_faint : style::amber, false});
    draw_rows(canvas, inner.cut_left(inner.width * 38 / 100));
    inner.cut_left(canvas.px(20));
    if (m_list.count() > 0) draw_pack(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_packs(CurrentCatalog words, PacksShown shown, std::function<void(const PackChoice&)> chosen) {
    return std::make_unique<PacksScreen>(std::move(words), std::move(shown), std::move(chosen));
}

}  // namespace td
