#include "text/say.hpp"
#include "tools/preview/stage_view.hpp"
#include "tools/preview/thing_show.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

class ThingPage final : public PreviewPage {
public:
    ThingPage(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices)
        : m_shown(std::move(shown)), m_choices(choices), m_show(*m_shown.catalog, m_shown.subject, m_shown.number), m_view(context) {
        context.pictures.use(m_show.stage().catalog());
        m_view.show(m_show.game(theme()));
    }

    void handle(const InputEvent& event) override {
        if (event.kind != InputEvent::Kind::control || is_theme()) return;
        const std::size_t count = m_shown.catalog->themes.size();
        if (event.control == Control::next_target) ++m_choices.theme;
        if (event.control == Control::previous_target && count > 0) m_choices.theme += count - 1;
        m_view.show(m_show.game(theme()));
    }

    bool tick(std::int64_t now) override { return m_view.tick(now); }

    void draw(Canvas& canvas, Box area) override {
        const int zoom = zoom_for(m_choices, area, ThingShow::width, ThingShow::height);
        m_view.draw(canvas, area, zoom, spot_of(ThingShow::middle));
    }

    std::vector<InfoLine> lines() override {
        std::vector<InfoLine> lines = text_lines(m_shown);
        if (theme()) lines.push_back({say(*m_shown.catalog, {"preview_theme", "theme"}, (*m_shown.catalog)[theme()].id), style::change});
        return lines;
    }

    std::vector<KeyHint> hints() override {
        if (is_theme()) return {};
        return {{Control::next_target, say(*m_shown.catalog, "preview_hint_theme")}};
    }

    std::vector<std::pair<std::string, std::string>> facts() const override {
        return {{"page", "thing"}, {"theme", theme() ? (*m_shown.catalog)[theme()].id : ""}};
    }

private:
    bool is_theme() const { return m_shown.subject.type == "themes"; }
    ThemeId theme() const {
        if (is_theme()) return ThemeId(m_shown.number);
        const std::size_t count = m_shown.catalog->themes.size();
        return count == 0 ? ThemeId{} : ThemeId(m_choices.theme % count);
    }

    PreviewedDefinition m_shown;
    PreviewChoices& m_choices;
    ThingShow m_show;
    StageView m_view;
};

}  // namespace

std::unique_ptr<PreviewPage> make_thing_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices) {
    return std::make_unique<ThingPage>(std::move(context), std::move(shown), choices);
}

}  // namespace td
