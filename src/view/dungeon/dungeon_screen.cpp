#include "view/dungeon/dungeon_screen.hpp"

#include <algorithm>
#include <cmath>

#include "text/describe.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/dungeon/last_round_screen.hpp"
#include "view/hud/goals.hpp"
#include "view/hud/hint_card.hpp"
#include "view/map/foes_beyond.hpp"
#include "view/map/list_marks.hpp"
#include "view/map/map_scale.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// After this long without input the creatures stop moving and the program sleeps.
constexpr std::int64_t still_after_ms = 8'000;
constexpr std::int64_t beat_ms = 600;

}  // namespace

DungeonScreen::DungeonScreen(ScreenContext context, Screens& screens, Options options)
    : m_context(context),
      m_screens(screens),
      m_options(std::move(options)),
      m_scene(context.session, context.pictures, m_animator),
      m_hud(make_hud(context)),
      m_controller(context.session, context.settings, *this),
      m_events(context.session.listen([this](const Game& game, const Event& event) {
          if (std::holds_alternative<FloorEntered>(event)) {
              m_arrived = true;
              m_shows_goals = !game.dungeon().lesson;
          }
          m_animator.set_tempo(tempo());
          m_animator.set_liveliness(liveliness_in(preferences()));
          if (!m_options.instant) m_animator.add(game, event);
      })),
      m_shows_goals(!context.session.game().dungeon().lesson && context.session.game().now().round <= 1) {
    focus().threats = preferences().danger;
}

void DungeonScreen::content_changed() {
    m_animator.finish();
    m_animator.take_sounds();
    m_controller.reset();
    m_tutor.content_changed();
}

void DungeonScreen::handle(const InputEvent& event, Screens&) {
    if (event.kind == InputEvent::Kind::key_released) return control_released(event.control);
    m_last_input = m_now;
    const bool showed_goals = m_shows_goals;
    if (event.kind == InputEvent::Kind::control || event.clicked()) m_shows_goals = false;
    const bool closes = event.is(Control::cancel) && !opens_menu(event) && (showed_goals || hint_shown());
    if (closes)
        m_tutor.dismiss();
    else
        carry_out(event);
    if (m_options.instant) refresh_hint();
}

void DungeonScreen::carry_out(const InputEvent& event) {
    m_controller.aim_chosen();
    if (opens_menu(event)) {
        open_menu(event.at);
    } else if (event.is(Control::show_threats)) {
        toggle_threats();
    } else if (event.kind == InputEvent::Kind::control) {
        // The speed can be changed during an animation.
        const bool may_go_on = event.control == Control::show_slower || event.control == Control::show_faster || m_controller.fills_list();
        if (!may_go_on) m_animator.finish();
        m_pointer.reset();
        m_hud->handle(event, m_screens);
        m_threats_since.reset();
        m_controller.control(event.control, event.ctrl);
    } else if (event.by_pointer()) {
        handle_pointer(event);
    }
    // A click on a panel may have chosen something that needs a target, which the next key already aims.
    m_controller.aim_chosen();
    while (m_options.instant && m_controller.continues()) m_controller.continue_once();
    if (m_options.instant) show_what_came();
}

void DungeonScreen::open_screen(Control control) {
    for (const KeyedScreen& screen : keyed_screens)
        if (screen.control == control) return m_screens.push(screen.make(m_context));
    switch (control) {
        case Control::show_last_round: return show_last_round();
        case Control::open_settings:
            return m_screens.push(make_settings([this]() -> const Catalog& { return game().catalog(); }, m_context.settings));
        case Control::help:
            return m_screens.push(
                make_help(game().catalog(), &game(), [this] { return hints_to_reread(game().catalog(), m_tutor.shown(), preferences()); }));
        case Control::open_console: return m_options.open_console ? m_options.open_console(m_screens) : void();
        default: return m_screens.push(make_pause(m_context, m_options.leaving, [this] { m_controller.control(Control::plan_ahead); }));
    }
}

void DungeonScreen::open_orders(EntityId about) { m_screens.push(make_companion_orders(m_context, about)); }

void DungeonScreen::show_last_round() {
    std::optional<RoundRecording> recording = session().last_round();
    if (recording) m_screens.push(make_last_round(m_context, std::move(*recording), m_options.play_sound));
}

/// Turn by turn only while foes are in sight: else walking runs at an even pace.
Tempo DungeonScreen::tempo() const {
    return {.pace = preferences().pace, .turn_by_turn = preferences().pace <= Pace::turn_by_turn && foes_in_sight(game())};
}

void DungeonScreen::toggle_threats() {
    // A held key repeats.
    if (m_threats_since) return;
    m_threats_since = m_now;
    focus().threats = !focus().threats;
    if (focus().threats && !foes_in_sight(game())) session().note(say(game().catalog(), "threats_none"));
}

void DungeonScreen::control_released(Control control) {
    if (control != Control::show_threats || !m_threats_since) return;
    if (m_now - *m_threats_since > longest_tap_ms) focus().threats = !focus().threats;
    m_threats_since.reset();
}

// --- the pointer ---

Point DungeonScreen::tile_at(Point pixel) const { return m_minimap.box.contains(pixel) ? m_minimap.tile_at(pixel) : m_view.tile_at(pixel); }

void DungeonScreen::handle_pointer(const InputEvent& event) {
    m_hud->handle(event, m_screens);
    if (event.kind == InputEvent::Kind::wheel && m_hud->has_long_text()) return m_controller.scroll_text(-event.wheel);
    if (event.kind == InputEvent::Kind::wheel && !m_hud->covers(event.at))
        return m_controller.control(event.wheel > 0 ? Control::zoom_in : Control::zoom_out);
    m_pointer = event.at;
    if (event.clicked() && m_controller.fill_list_of(m_hud->creature_at(event.at))) return;
    if (event.clicked() && m_controller.click_creature(m_hud->creature_at(event.at))) return;
    if (event.kind == InputEvent::Kind::pointer_moved) point_at(event.at);
    if (event.clicked() && !m_hud->covers(event.at)) m_controller.click(tile_at(event.at));
}

bool DungeonScreen::point_at(Point pixel) {
    if (!m_hud->covers(pixel)) return m_controller.point_at(tile_at(pixel));
    if (const EntityId who = m_hud->creature_at(pixel); who && m_controller.aim_at_creature(who)) return true;
    m_controller.point_at_skill(m_hud->skill_at(pixel));
    return false;
}

Spot DungeonScreen::camera_place() const {
    const Spot place = td::camera_place(game(), m_animator, m_view);
    const bool by_keys = !m_pointer && focus().mode != UiFocus::Mode::playing && focus().tile;
    return by_keys ? m_view.place_showing(place, spot_of(*focus().tile)) : place;
}

bool DungeonScreen::refresh_pointed() {
    const bool rests = m_pointer && !m_hud->covers(*m_pointer) && m_screens.top() == this;
    if (!rests || m_controller.is_in<dungeon_state::Aiming>() || m_controller.continues()) return false;
    return m_controller.point_at(tile_at(*m_pointer));
}

bool DungeonScreen::opens_menu(const InputEvent& event) const {
    const bool right = event.is(Control::cancel) && event.button == InputEvent::Button::right;
    return right && !m_hud->covers(event.at) && m_controller.may_open_menu();
}

void DungeonScreen::open_menu(Point pixel) {
    std::vector<MenuEntry> entries;
    for (TileChoice& choice : m_controller.choices_at(tile_at(pixel))) {
        std::string text = choice.text;
        entries.push_back({std::move(text), [this, choice = std::move(choice)] { m_controller.choose(choice); }});
    }
    const EntityId who = game().awaiting();
    m_screens.push(make_menu(m_minimap.box.contains(pixel) ? Box{pixel.x, pixel.y, 1, 1} : m_view.box(tile_at(pixel)),
                             who ? name_of(who, game().view()) : say(game().catalog(), "others_act"), std::move(entries)));
}

// --- what is seen ---

Box DungeonScreen::box_with_head(Point tile) const {
    const Box box = m_view.box(tile);
    const int above = m_view.tile() / 2, beside = 4 * m_view.scale();
    return {box.x, box.y - above, box.width + beside, box.height + above};
}

std::vector<Box> DungeonScreen::boxes_of_creatures() const {
    std::vector<Box> boxes;
    for (const EntityId who : game().world().table<Creature>().owners())
        if (const std::optional<Point> at = game().world().position(who); at && session().knows(who)) boxes.push_back(box_with_head(*at));
    return boxes;
}

std::vector<EntityId> DungeonScreen::creatures_moving() const {
    std::vector<EntityId> moving;
    if (m_animator.settled()) return moving;
    for (const EntityId who : game().world().table<Creature>().owners())
        if (const std::optional<Point> at = game().world().position(who)) {
            const Spot away = m_animator.shown(game(), who).at - spot_of(*at);
            if (std::max(std::abs(away.x), std::abs(away.y)) > 0.5f) moving.push_back(who);
        }
    return moving;
}

std::vector<Box> DungeonScreen::boxes_described() const {
    std::vector<Point> tiles = focus().reached;
    tiles.insert(tiles.end(), focus().path.begin(), focus().path.end());
    if (focus().tile) tiles.push_back(*focus().tile);
    if (const ActionList* const list = session().shown_list())
        for (const Point tile : listed_tiles(*list)) tiles.push_back(tile);
    const std::optional<Point> at = focus().creature ? game().world().position(focus().creature) : std::nullopt;
    if (at && session().knows(focus().creature)) tiles.push_back(*at);
    // The order after a command or a list concerns every creature in it.
    const bool shows_order_after = focus().considered || session().shown_list() != nullptr;
    std::vector<Box> boxes = shows_order_after ? boxes_of_creatures() : std::vector<Box>{};
    for (const Point tile : tiles) boxes.push_back(box_with_head(tile));
    return boxes;
}

void DungeonScreen::draw(Canvas& canvas) {
    Box map = m_hud->map_area(canvas);
    const int scale = fitting_map_scale(map, {game().world().width(), game().world().height()}, canvas.window_lines());
    if (focus().times) map.cut_right(canvas.px(style::order_width));
    m_view.set(map, std::max(1, scale + preferences().zoom));
    // Without a leader the run has ended, and the camera stays where it is.
    if ((std::exchange(m_arrived, false) || m_options.instant) && game().leader()) m_view.jump(camera_place());
    std::vector<Box> creatures = boxes_of_creatures();
    m_minimap = place_of_minimap(canvas, session(), m_hud->map_area(canvas), preferences().minimap, m_minimap_corner, creatures);
    m_scene.draw(canvas, m_view, m_beat, preferences().numbers && foes_in_sight(game()), {m_minimap.box, m_hud->party_box()});
    canvas.forget_texts();
    // The list of the order names them.
    Box below_goals = m_view.area();
    below_goals.cut_top(goal_lines_height(canvas, game()));
    if (!focus().times) draw_foes_beyond(canvas, m_context.pictures, m_view, game(), below_goals);
    draw_minimap(canvas, session(), m_minimap);
    draw_goal_lines(canvas, m_hud->map_area(canvas), game(), creatures);
    m_hud->set_prompt(m_controller.prompt());
    m_hud->set_turns_shown(m_animator.turns_shown());
    std::vector<Box> described = boxes_described();
    described.push_back(m_minimap.box);
    creatures.insert(creatures.end(), m_scene.labels().begin(), m_scene.labels().end());
    m_hud->keep_clear(std::move(described), std::move(creatures));
    m_hud->set_moving(creatures_moving());
    m_hud->draw(canvas);
    draw_hint(canvas);
    if (m_shows_goals && game().outcome() == Outcome::running) draw_arrival(canvas, m_hud->map_area(canvas), game(), boxes_of_creatures());
}

bool DungeonScreen::refresh_hint() {
    if (m_shows_goals || !m_animator.settled() || m_screens.top() != this) return false;
    const bool changed = m_tutor.refresh(session(), preferences());
    if (changed) m_context.settings.change([&](Preferences& next) { m_tutor.remember(next); });
    return changed;
}

std::optional<Box> DungeonScreen::button_of(const Canvas& canvas, Control control) const {
    const std::optional<int> slot = skill_of(control);
    if (!slot || static_cast<std::size_t>(*slot) >= m_hud->skill_boxes().size()) return canvas.box_of(control);
    return m_hud->skill_boxes()[static_cast<std::size_t>(*slot)];
}

const HintShown* DungeonScreen::hint_shown() const {
    const bool has_room = !m_shows_goals && m_animator.settled() && m_screens.top() == this && focus().mode == UiFocus::Mode::playing;
    return has_room && m_tutor.now() ? &*m_tutor.now() : nullptr;
}

void DungeonScreen::draw_hint(Canvas& canvas) {
    const HintShown* const shown = hint_shown();
    if (shown == nullptr) return;
    const Hint& hint = game().catalog()[shown->hint];
    HintCard card{hint.name,
                  text_of(hint, game(), canvas.keys()),
                  say(game().catalog(), {"hint_reread", "close", "help"}, key_in_text(Control::cancel, canvas.keys(), game().catalog()),
                      key_in_text(Control::help, canvas.keys(), game().catalog())),
                  {}};
    if (shown->tile && m_view.area().intersected(m_view.box(*shown->tile)) == m_view.box(*shown->tile))
        card.about.push_back(m_view.box(*shown->tile));
    if (shown->on_ribbon) card.about = m_hud->portraits_of(shown->on_ribbon);
    if (shown->at_party) card.about.push_back(m_hud->party_box());
    if (hint.target == Hint::Target::control && shown->control)
        if (const std::optional<Box> button = button_of(canvas, *shown->control)) card.about.push_back(*button);
    Box area = m_hud->map_area(canvas);
    area.cut_top(goal_lines_height(canvas, game()));
    std::vector<Box> keep_visible = m_hud->taken(), less_urgent;
    for (const Box& creature : boxes_of_creatures()) keep_visible.push_back(creature);
    keep_visible.insert(keep_visible.end(), m_scene.labels().begin(), m_scene.labels().end());
    for (const Point near : tiles_around_awaited()) less_urgent.push_back(m_view.box(near));
    for (const TileThreats& tile : session().threats())
        if (!tile.threats.empty()) less_urgent.push_back(m_view.box(tile.at));
    draw_hint_card(canvas, card, area, std::move(keep_visible), less_urgent);
}

std::vector<Point> DungeonScreen::tiles_around_awaited() const {
    constexpr int steps = 2;
    std::vector<Point> tiles;
    const std::optional<Point> at = game().world().position(game().awaiting());
    for (int y = -steps; at && y <= steps; ++y)
        for (int x = -steps; x <= steps; ++x)
            if (const Point tile = *at + Point{x, y}; game().known().sees(tile) && !blocks_sight(game().world(), tile))
                tiles.push_back(tile);
    return tiles;
}

bool DungeonScreen::tick(std::int64_t now) {
    const auto passed = static_cast<float>(std::min<std::int64_t>(now - m_now, 100));
    m_now = now;
    if (m_screens.top() == this) m_controller.aim_chosen();
    const bool moving = m_animator.busy();
    m_animator.set_tempo(tempo());
    m_animator.advance(now);
    for (const SoundId sound : m_animator.take_sounds())
        if (m_options.play_sound) m_options.play_sound(sound);
    const bool continued = m_controller.continues() && m_animator.settled();
    if (continued) m_controller.continue_once();
    if (m_animator.settled()) show_what_came();
    const bool hinted = refresh_hint();
    const int beat = now - m_last_input < still_after_ms ? static_cast<int>(now / beat_ms) : m_beat;
    const bool beaten = std::exchange(m_beat, beat) != beat;
    const bool gliding = game().leader() && m_view.follow(camera_place(), passed);
    const bool pointed = refresh_pointed();
    return m_hud->tick(now) || moving || continued || beaten || gliding || pointed || hinted;
}

void DungeonScreen::show_what_came() {
    if (const std::vector<PartyChoice>& choices = game().state().choices; !choices.empty() && m_screens.top() == this)
        return m_screens.push(make_choice(m_context, m_options.leaving));
    if (m_ended || game().outcome() == Outcome::running) return;
    m_ended = true;
    m_screens.push(make_ending(m_context, m_options.leaving));
}

}  // namespace td
