#include <algorithm>

#include "text/say.hpp"
#include "tools/preview/stage_view.hpp"
#include "tools/preview/tactic_scene.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

class TacticPage final : public PreviewPage {
public:
    TacticPage(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices)
        : m_shown(std::move(shown)),
          m_choices(choices),
          m_scene(*m_shown.catalog, TacticId(m_shown.number), chosen_time(*m_shown.catalog, choices)),
          m_view(context) {
        context.pictures.use(m_scene.stage().catalog());
        begin_again();
    }

    void handle(const InputEvent& event) override {
        if (event.by_pointer()) return pointer(event);
        if (event.kind != InputEvent::Kind::control) return;
        if (const std::optional<Direction> way = direction_of(event.control)) return move(*way);
        const std::size_t count = m_scene.creatures().size();
        switch (event.control) {
            case Control::next_target: m_chosen = (m_chosen + 1) % count; break;
            case Control::previous_target: m_chosen = (m_chosen + count - 1) % count; break;
            case Control::attack: m_scene.wound(chosen()); return show();
            case Control::wait:
            case Control::confirm: return act();
            case Control::rest: return begin_again();
            default: return;
        }
        mark();
    }

    bool tick(std::int64_t now) override { return m_view.tick(now); }

    bool is_timed() const override { return true; }

    void draw(Canvas& canvas, Box area) override {
        const int zoom = zoom_for(m_choices, area, TacticScene::width, TacticScene::height);
        m_view.draw(canvas, area, zoom, spot_of({TacticScene::width / 2, TacticScene::height / 2}));
        const std::optional<Point> from = world().position(m_scene.mind());
        if (!m_told || !from || m_told->tiles.empty()) return;
        canvas.push_clip(area);
        for (const Point tile : m_told->tiles)
            canvas.line(m_view.map().box(*from).centre(), m_view.map().box(tile).centre(), std::max(1, zoom), style::accent);
        canvas.pop_clip();
    }

    std::vector<InfoLine> lines() override {
        const Catalog& catalog = *m_shown.catalog;
        std::vector<InfoLine> lines{{catalog[TacticId(m_shown.number)].name, style::accent, true, TextSize::normal}};
        const auto add = [&](std::string text, Colour colour) { lines.push_back({std::move(text), colour}); };
        add(say(catalog, {"preview_mind", "who"}, name_of(m_scene.mind())), style::text_soft);
        if (m_told)
            for (const ReasonLine& line : m_told->reasons) add(line.text, line.is_done ? style::change : style::text_soft);
        const Health& health = world().get<Health>(chosen());
        add(say(catalog, {"preview_chosen", "who", "percent"}, name_of(chosen()), 100 * health.now / std::max(1, health.maximum)),
            style::text);
        for (InfoLine& line : text_lines(m_shown)) lines.push_back({std::move(line.text), style::text_faint});
        return lines;
    }

    std::vector<KeyHint> hints() override {
        const Catalog& catalog = *m_shown.catalog;
        return {{Control::next_target, say(catalog, "preview_hint_creature")},
                {Control::move_north, say(catalog, "preview_hint_move")},
                {Control::attack, say(catalog, "preview_hint_wound")},
                {Control::wait, say(catalog, "preview_hint_act")},
                {Control::rest, say(catalog, "preview_hint_again")}};
    }

    std::vector<std::pair<std::string, std::string>> facts() const override {
        const Point at = world().position(m_scene.mind()).value_or(Point{-1, -1});
        return {{"page", "tactic"},
                {"mind", std::to_string(at.x) + "," + std::to_string(at.y)},
                {"decides", m_told && !m_told->reasons.empty() ? m_told->reasons.front().text : "nothing"}};
    }

private:
    const World& world() const { return m_scene.game().world(); }
    EntityId chosen() const { return m_scene.creatures()[m_chosen]; }
    std::string name_of(EntityId who) const {
        return name_among_known(who, m_scene.game().view(), [](EntityId) { return true; });
    }

    void begin_again() {
        m_scene.reset();
        m_acted = false;
        show();
    }

    /// The current scene, and the mind's decision in it.
    void show() {
        m_turns = {};
        m_view.show(m_scene.game(), false);
        m_turns = m_view.session().listen([this](const Game&, const Event& event) {
            const auto* const turn = std::get_if<TurnBegan>(&event);
            m_mind_acted = m_mind_acted || (turn != nullptr && turn->who == m_scene.mind());
        });
        m_told = m_scene.decision();
        mark();
    }

    void mark() {
        UiFocus& focus = m_view.session().focus;
        focus.creature = chosen();
        focus.reached = m_told ? m_told->tiles : std::vector<Point>{};
    }

    void move(Direction way) {
        const std::optional<Point> at = world().position(chosen());
        if (at && m_scene.put(chosen(), *at + offset(way))) show();
    }

    /// Continues the real game, with the party's leader waiting, until the mind has had a turn and the leader is asked again.
    void act() {
        m_view.finish();
        if (m_acted && !m_view.game().awaiting()) return begin_again();
        m_mind_acted = false;
        if (!m_view.game().awaiting()) m_view.session().begin();
        if (!m_mind_acted && m_view.game().awaiting()) m_view.session().give(commands::Wait{});
        m_acted = true;
        m_scene.continue_from(m_view.game());
        m_told = m_scene.decision();
        mark();
    }

    void pointer(const InputEvent& event) {
        const Point at = m_view.map().tile_at(event.at);
        const bool on_map = m_view.map().area().contains(event.at) && world().contains(at);
        if (event.kind == InputEvent::Kind::released) m_drags = false;
        if (!on_map) return;
        if (event.clicked()) {
            const EntityId there = world().creature_at(at);
            const auto& all = m_scene.creatures();
            const auto found = std::find(all.begin(), all.end(), there);
            if (!there || found == all.end()) return;
            m_chosen = static_cast<std::size_t>(found - all.begin());
            m_drags = true;
            mark();
        }
        if (m_drags && event.kind == InputEvent::Kind::pointer_moved && world().position(chosen()) != at && m_scene.put(chosen(), at))
            show();
    }

    PreviewedDefinition m_shown;
    PreviewChoices& m_choices;
    TacticScene m_scene;
    StageView m_view;
    std::optional<TacticScene::Told> m_told;
    std::size_t m_chosen = 0;  ///< index into the creatures of the scene
    bool m_drags = false;
    bool m_acted = false;  ///< since the scene was set up
    bool m_mind_acted = false;
    Subscription m_turns;
};

}  // namespace

std::unique_ptr<PreviewPage> make_tactic_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices) {
    return std::make_unique<TacticPage>(std::move(context), std::move(shown), choices);
}

}  // namespace td
