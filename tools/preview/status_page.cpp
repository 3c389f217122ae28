#include <algorithm>

#include "text/say.hpp"
#include "tools/preview/stage_view.hpp"
#include "tools/preview/status_trial.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

constexpr std::int64_t milliseconds_of_turn = 900;
/// Turns for which its results remain visible.
constexpr int turns_after_end = 3;

class StatusPage final : public PreviewPage {
public:
    StatusPage(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices)
        : m_shown(std::move(shown)),
          m_choices(choices),
          m_trial(*m_shown.catalog, status(), chosen_time(*m_shown.catalog, choices)),
          m_view(context) {
        context.pictures.use(m_trial.stage().catalog());
        begin_again();
    }

    void handle(const InputEvent& event) override {
        if (event.is(Control::wait)) {
            m_choices.held = true;
            let_turn_pass();
        }
        if (event.is(Control::confirm)) m_choices.held = !m_choices.held;
        if (event.is(Control::rest)) begin_again();
    }

    bool tick(std::int64_t now) override {
        const bool redraw = m_view.tick(now);
        if (m_choices.held || now - m_turn_began < milliseconds_of_turn) return redraw;
        m_turn_began = now;
        let_turn_pass();
        return true;
    }

    bool is_timed() const override { return true; }

    void draw(Canvas& canvas, Box area) override {
        const int zoom = zoom_for(m_choices, area, StatusTrial::width, StatusTrial::height);
        m_view.draw(canvas, area, zoom, spot_of({StatusTrial::width / 2, StatusTrial::height / 2}));
    }

    std::vector<InfoLine> lines() override {
        const Catalog& catalog = *m_shown.catalog;
        std::vector<InfoLine> lines = text_lines(m_shown);
        const World& world = m_view.game().world();
        const Health& health = world.get<Health>(m_trial.bearer());
        const auto add = [&](std::string text, Colour colour) { lines.push_back({std::move(text), colour}); };
        add(say(catalog, {"preview_borne_by", "who"}, world.get<Creature>(m_trial.bearer()).name), style::text_soft);
        add(say(catalog, {"preview_health", "now", "of"}, health.now, health.maximum),
            health_colour(Side::party, health.now, health.maximum));
        add(what_is_left(), style::change);
        constexpr std::size_t most_messages = 10;
        for (InfoLine& line : m_view.messages(most_messages)) lines.push_back(std::move(line));
        return lines;
    }

    std::vector<KeyHint> hints() override {
        const Catalog& catalog = *m_shown.catalog;
        return {{Control::wait, say(catalog, "preview_hint_turn")},
                {Control::confirm, say(catalog, "preview_hint_hold")},
                {Control::rest, say(catalog, "preview_hint_again")}};
    }

    std::vector<std::pair<std::string, std::string>> facts() const override {
        const std::optional<ActiveStatus> active = status_now(m_view.game(), m_trial.bearer(), status());
        return {{"page", "status"},
                {"health", std::to_string(m_view.game().world().get<Health>(m_trial.bearer()).now)},
                {"left", active ? std::to_string(active->left) : "over"},
                {"turns", std::to_string(m_turns)}};
    }

private:
    StatusId status() const { return StatusId(m_shown.number); }

    void begin_again() {
        m_turns = 0;
        m_turns_over = 0;
        m_view.show(m_trial.stage().game({}));
        for (const Command& command : m_trial.beginning()) m_view.session().give(command);
    }

    /// Starts again some turns after the status is over, or if the bearer died of it.
    void let_turn_pass() {
        m_view.finish();
        const Game& game = m_view.game();
        if (!status_now(game, m_trial.bearer(), status())) ++m_turns_over;
        const bool is_here = game.world().roster().is_here(m_trial.bearer());
        if (m_turns_over > turns_after_end || !is_here || !game.awaiting()) return begin_again();
        ++m_turns;
        m_view.session().give(commands::Wait{});
    }

    std::string what_is_left() const {
        const Catalog& catalog = *m_shown.catalog;
        const std::optional<ActiveStatus> active = status_now(m_view.game(), m_trial.bearer(), status());
        if (!active && m_trial.is_resisted())
            return say(catalog, {"preview_immune", "who"}, m_view.game().world().get<Creature>(m_trial.bearer()).name);
        if (!active) return say(catalog, "preview_over");
        if (active->left == 0) return say(catalog, "preview_left_forever");
        return catalog[status()].unit == DurationUnit::rounds ? say(catalog, {"preview_left_rounds", "left"}, active->left)
                                                              : say(catalog, {"preview_left_turns", "left"}, active->left);
    }

    PreviewedDefinition m_shown;
    PreviewChoices& m_choices;
    StatusTrial m_trial;
    StageView m_view;
    std::int64_t m_turn_began = 0;
    int m_turns = 0;
    int m_turns_over = 0;  ///< turns since the status is over
};

}  // namespace

std::unique_ptr<PreviewPage> make_status_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices) {
    return std::make_unique<StatusPage>(std::move(context), std::move(shown), choices);
}

}  // namespace td
