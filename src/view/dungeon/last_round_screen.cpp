#include "view/dungeon/last_round_screen.hpp"

#include <algorithm>
#include <utility>

#include "play/preference_text.hpp"
#include "play/round_replay.hpp"
#include "text/say.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/hud.hpp"
#include "view/map/camera.hpp"
#include "view/map/map_scale.hpp"
#include "view/map/scene.hpp"

namespace td {

namespace {

constexpr std::int64_t replay_beat_ms = 600;

class LastRoundScreen final : public Screen {
public:
    LastRoundScreen(ScreenContext context, RoundRecording recording, std::function<void(SoundId)> play_sound)
        : m_replay(std::move(recording)),
          m_context{m_replay.session(), context.pictures, context.settings},
          m_play_sound(std::move(play_sound)),
          m_scene(m_replay.session(), context.pictures, m_animator),
          m_hud(make_hud(m_context)),
          m_events(m_replay.session().listen([this](const Game& game, const Event& event) {
              m_animator.set_tempo(tempo());
              m_animator.set_liveliness(liveliness_in(preferences()));
              if (m_replay.in_round()) m_animator.add(game, event);
          })) {
        // Shows the first turn at once.
        play_until_visible();
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;
    bool covers_all() const override { return true; }

private:
    const Game& game() const { return m_replay.session().game(); }
    const Catalog& catalog() const { return game().catalog(); }
    const Preferences& preferences() const { return m_context.settings.now(); }
    Tempo tempo() const { return {.pace = preferences().pace, .turn_by_turn = true}; }
    void play_until_visible();
    std::string hint() const;

    RoundReplay m_replay;
    ScreenContext m_context;
    std::function<void(SoundId)> m_play_sound;
    Animator m_animator;
    Scene m_scene;
    MapView m_view;
    std::unique_ptr<Hud> m_hud;
    Subscription m_events;
    bool m_is_over = false;
    bool m_key_was_released = false;  ///< the key that opened it was released; a held key repeats
    bool m_placed = false;            ///< the camera has been placed
    std::int64_t m_now = 0;
};

/// Plays until there is something to show, or everything has been played.
void LastRoundScreen::play_until_visible() {
    while (!m_is_over && m_animator.settled()) m_is_over = !m_replay.advance();
}

void LastRoundScreen::handle(const InputEvent& event, Screens& screens) {
    const bool changes_pace = event.is(Control::show_slower) || event.is(Control::show_faster);
    if (event.kind == InputEvent::Kind::key_released && event.control == Control::show_last_round) m_key_was_released = true;
    if (event.is(Control::show_last_round) && !m_key_was_released) return;
    if (changes_pace) return m_context.settings.change([&](Preferences& next) { change_by_control(next, event.control); });
    const bool ends = event.kind == InputEvent::Kind::control || event.kind == InputEvent::Kind::key || event.clicked();
    if (ends) screens.pop();
}

std::string LastRoundScreen::hint() const {
    if (m_is_over && m_animator.settled()) return say(catalog(), "last_round_over");
    const RoundPresentation presentation = game().time().presentation();
    return say(catalog(), {"last_round_shown", "word", "gender", "round"}, word_of(presentation, catalog()), gender_of_word(presentation),
               m_replay.round()) +
           " " + say(catalog(), {"pace_told", "pace"}, name_of_pace(preferences().pace, catalog()));
}

void LastRoundScreen::draw(Canvas& canvas) {
    const Box map = m_hud->map_area(canvas);
    const int scale = fitting_map_scale(map, {game().world().width(), game().world().height()}, canvas.window_lines());
    m_view.set(map, std::max(1, scale + preferences().zoom));
    if (!std::exchange(m_placed, true) && game().leader()) m_view.jump(camera_place(game(), m_animator, m_view));
    m_scene.draw(canvas, m_view, static_cast<int>(m_now / replay_beat_ms), preferences().numbers);
    m_hud->keep_clear({}, {});
    m_hud->set_prompt(hint());
    const RoundPresentation presentation = game().time().presentation();
    m_hud->set_headline(
        say(catalog(), {"last_round_headline", "word", "gender"}, word_of(presentation, catalog()), gender_of_word(presentation)));
    m_hud->set_turns_shown(m_animator.turns_shown());
    m_hud->draw(canvas);
    // Nothing in the panels can be clicked.
    canvas.begin_layer();
    const std::vector<KeyHint> hints{{Control::show_slower, say(catalog(), "hint_slower")},
                                     {Control::show_faster, say(catalog(), "hint_faster")},
                                     {Control::cancel, say(catalog(), "hint_end_showing")}};
    const int pad = canvas.px(8);
    const Box plate{map.x + pad, map.y + pad, key_hints_width(canvas, catalog(), hints) + 2 * pad,
                    canvas.line_height(TextSize::small) + 2 * pad};
    draw_plate(canvas, plate);
    draw_key_hints(canvas, catalog(), plate.inset(pad), hints);
}

bool LastRoundScreen::tick(std::int64_t now) {
    const auto passed = static_cast<float>(std::min<std::int64_t>(now - m_now, 100));
    const bool beaten = now / replay_beat_ms != m_now / replay_beat_ms;
    m_now = now;
    const bool moving = m_animator.busy();
    m_animator.set_tempo(tempo());
    m_animator.advance(now);
    for (const SoundId sound : m_animator.take_sounds())
        if (m_play_sound) m_play_sound(sound);
    play_until_visible();
    const bool gliding = game().leader() && m_view.follow(camera_place(game(), m_animator, m_view), passed);
    return m_hud->tick(now) || moving || beaten || gliding;
}

}  // namespace

std::unique_ptr<Screen> make_last_round(ScreenContext context, RoundRecording recording, std::function<void(SoundId)> play_sound) {
    return std::make_unique<LastRoundScreen>(context, std::move(recording), std::move(play_sound));
}

}  // namespace td
