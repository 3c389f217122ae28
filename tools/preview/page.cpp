#include "tools/preview/page.hpp"

#include <algorithm>

#include "base/nearest.hpp"
#include "text/say.hpp"
#include "tools/preview/definition_text.hpp"
#include "view/draw/style.hpp"
#include "view/map/map_view.hpp"

namespace td {

namespace {

class TextPage final : public PreviewPage {
public:
    TextPage(PreviewContext context, PreviewedDefinition shown) : m_context(std::move(context)), m_shown(std::move(shown)) {}

    void handle(const InputEvent& event) override {
        if (is_sound() && event.is(Control::attack) && m_context.play_sound) m_context.play_sound(SoundId(m_shown.number));
    }

    void draw(Canvas& /*canvas*/, Box /*area*/) override {}
    bool is_text_only() const override { return true; }

    std::vector<InfoLine> lines() override {
        const Catalog& catalog = *m_shown.catalog;
        std::vector<InfoLine> lines;
        for (std::string& line : definition_text(catalog, m_shown.subject, m_shown.number))
            lines.push_back({std::move(line), lines.empty() ? style::accent : style::text, lines.empty(),
                             lines.empty() ? TextSize::large : TextSize::normal});
        lines.push_back({say(catalog, {"preview_text_only", "type"}, m_shown.subject.type), style::text_faint});
        return lines;
    }

    std::vector<KeyHint> hints() override {
        if (!is_sound()) return {};
        return {{Control::attack, say(*m_shown.catalog, "preview_hint_hear")}};
    }

    std::vector<std::pair<std::string, std::string>> facts() const override { return {{"page", "text"}}; }

private:
    bool is_sound() const { return m_shown.subject.type == "sounds"; }

    PreviewContext m_context;
    PreviewedDefinition m_shown;
};

}  // namespace

std::unique_ptr<PreviewPage> make_text_page(PreviewContext context, PreviewedDefinition shown) {
    return std::make_unique<TextPage>(std::move(context), std::move(shown));
}

std::unique_ptr<PreviewPage> make_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices) {
    const std::string& type = shown.subject.type;
    if (is_one_of(type, {"species", "sprites", "palettes"})) return make_creature_page(std::move(context), std::move(shown), choices);
    if (is_one_of(type, {"items", "features", "terrains", "landmarks", "weathers", "themes"}))
        return make_thing_page(std::move(context), std::move(shown), choices);
    if (is_one_of(type, {"dungeons", "vaults"})) return make_floor_page(std::move(context), std::move(shown), choices);
    if (type == "skills") return make_skill_page(std::move(context), std::move(shown), choices);
    if (type == "statuses") return make_status_page(std::move(context), std::move(shown), choices);
    if (type == "tactics") return make_tactic_page(std::move(context), std::move(shown), choices);
    return make_text_page(std::move(context), std::move(shown));
}

TimeChoice chosen_time(const Catalog& catalog, const PreviewChoices& choices) {
    const std::vector<TimeChoice> all = time_choices(catalog);
    return all[choices.time % all.size()];
}

std::vector<InfoLine> text_lines(const PreviewedDefinition& shown) {
    std::vector<InfoLine> lines;
    for (std::string& line : definition_text(*shown.catalog, shown.subject, shown.number))
        lines.push_back({std::move(line), lines.empty() ? style::accent : style::text, lines.empty(),
                         lines.empty() ? TextSize::normal : TextSize::small});
    return lines;
}

int PreviewPage::zoom_for(const PreviewChoices& choices, Box area, int tiles_wide, int tiles_high) {
    const int wide = area.width / (tiles_wide * tile_pixels), high = area.height / (std::max(1, tiles_high - 1) * tile_pixels);
    const int fitting = std::clamp(std::min(wide, high), 1, most_zoom);
    return m_zoom = choices.zoom > 0 ? choices.zoom : fitting;
}

}  // namespace td
