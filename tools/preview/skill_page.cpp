#include <algorithm>

#include "play/aim.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "tools/preview/skill_trial.hpp"
#include "tools/preview/stage_view.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

class SkillPage final : public PreviewPage {
public:
    SkillPage(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices)
        : m_shown(std::move(shown)),
          m_choices(choices),
          m_trial(*m_shown.catalog, SkillId(m_shown.number), chosen_time(*m_shown.catalog, choices)),
          m_view(context) {
        context.pictures.use(m_trial.stage().catalog());
        begin_again();
    }

    void handle(const InputEvent& event) override {
        if (event.by_pointer()) return pointer(event);
        if (event.kind != InputEvent::Kind::control) return;
        if (const std::optional<Direction> way = direction_of(event.control)) {
            if (m_aim) m_aim->move(*way);
            return show_aim();
        }
        switch (event.control) {
            case Control::confirm:
            case Control::attack: return use();
            case Control::next_target: return cycle(1);
            case Control::previous_target: return cycle(-1);
            case Control::wait: return give(commands::Wait{});
            case Control::rest: return begin_again();
            default: return;
        }
    }

    bool tick(std::int64_t now) override { return m_view.tick(now); }

    bool is_timed() const override { return true; }

    void draw(Canvas& canvas, Box area) override {
        m_view.draw_ribbon(canvas, area.cut_top(canvas.px(style::ribbon_height)));
        const int zoom = zoom_for(m_choices, area, SkillTrial::width, SkillTrial::height);
        m_view.draw(canvas, area, zoom, spot_of({SkillTrial::width / 2, SkillTrial::height / 2}));
    }

    std::vector<InfoLine> lines() override {
        const Catalog& catalog = *m_shown.catalog;
        std::vector<InfoLine> lines = m_aim ? describe_aim(m_aim->command(), m_view.session()) : std::vector<InfoLine>{};
        if (lines.empty()) lines = text_lines(m_shown);
        const SkillUser user = user_of(catalog, SkillId(m_shown.number));
        const std::string& name = catalog[user.species].name;
        lines.push_back({user.is_own ? say(catalog, {"preview_used_by", "who"}, name) : say(catalog, {"preview_used_by_none", "who"}, name),
                         style::text_soft});
        if (const std::optional<Refusal> refusal = m_aim ? m_view.game().would_refuse(m_aim->command()) : std::nullopt)
            lines.push_back({describe(*refusal, m_trial.user(), m_view.game().view()), style::bad});
        constexpr std::size_t most_messages = 8;
        for (InfoLine& line : m_view.messages(most_messages)) lines.push_back(std::move(line));
        return lines;
    }

    std::vector<KeyHint> hints() override {
        const Catalog& catalog = *m_shown.catalog;
        return {{Control::confirm, say(catalog, "preview_hint_use")},
                {Control::next_target, say(catalog, "preview_hint_target")},
                {Control::move_north, say(catalog, "preview_hint_aim")},
                {Control::wait, say(catalog, "preview_hint_turn")},
                {Control::rest, say(catalog, "preview_hint_again")}};
    }

    std::vector<std::pair<std::string, std::string>> facts() const override {
        const std::optional<Point> cursor = m_aim ? m_aim->cursor() : std::nullopt;
        return {{"page", "skill"},
                {"reached", std::to_string(m_aim ? m_aim->reached().size() : 0)},
                {"aim", cursor ? std::to_string(cursor->x) + "," + std::to_string(cursor->y) : "none"},
                {"uses", std::to_string(m_uses)}};
    }

private:
    void begin_again() {
        m_aim.reset();
        m_uses = 0;
        m_view.show(m_trial.stage().game({}));
        aim_anew();
    }

    /// True while the user is asked for a command.
    void aim_anew() {
        m_aim.reset();
        if (m_view.game().awaiting() == m_trial.user())
            m_aim.emplace(m_view.game(), commands::UseSkill{SkillTrial::slot, Direction::east, {}});
        show_aim();
    }

    void show_aim() {
        UiFocus& focus = m_view.session().focus;
        focus.mode = m_aim ? UiFocus::Mode::aiming : UiFocus::Mode::playing;
        focus.aimed = m_aim ? std::optional(m_aim->command()) : std::nullopt;
        focus.considered = focus.aimed;
        focus.reached = m_aim ? m_aim->reached() : std::vector<Point>{};
        focus.tile = m_aim ? m_aim->cursor() : std::nullopt;
        focus.creature = m_aim ? m_aim->aimed_at() : EntityId{};
    }

    void cycle(int step) {
        if (m_aim) m_aim->cycle(step);
        show_aim();
    }

    void give(const Command& command) {
        m_view.finish();
        if (!m_view.game().awaiting()) return begin_again();
        m_view.session().give(command);
        aim_anew();
    }

    void use() {
        if (!m_aim || m_view.game().would_refuse(m_aim->command())) return;
        ++m_uses;
        give(m_aim->command());
    }

    void pointer(const InputEvent& event) {
        const bool on_map = m_view.map().area().contains(event.at);
        const Point at = m_view.map().tile_at(event.at);
        if (!m_aim || !on_map || !m_view.game().world().contains(at)) return;
        if (event.kind == InputEvent::Kind::pointer_moved) m_aim->point_at(at);
        if (event.clicked()) use();
        show_aim();
    }

    PreviewedDefinition m_shown;
    PreviewChoices& m_choices;
    SkillTrial m_trial;
    StageView m_view;
    std::optional<Aim> m_aim;  ///< set while the user is asked
    int m_uses = 0;
};

}  // namespace

std::unique_ptr<PreviewPage> make_skill_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices) {
    return std::make_unique<SkillPage>(std::move(context), std::move(shown), choices);
}

}  // namespace td
