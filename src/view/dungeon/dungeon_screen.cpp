#include "view/dungeon/dungeon_screen.hpp"

#include <algorithm>
#include <tuple>

#include "rules/ongoing_actions.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/goals.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// After so long without a key the creatures stand still too, and the program sleeps.
constexpr std::int64_t doze_after = 8'000;
constexpr std::int64_t beat_length = 600;

}  // namespace

DungeonScreen::DungeonScreen(ScreenContext context, Screens& screens, Options options)
    : m_context(context),
      m_screens(screens),
      m_options(std::move(options)),
      m_scene(context.session, context.pictures, m_animator),
      m_hud(make_hud(context)) {
    session().listen([this](const Game& game, const Event& event) {
        if (std::holds_alternative<FloorEntered>(event)) m_arrived = m_shows_goals = true;
        if (!m_options.instant) m_animator.add(game, event);
    });
}

void DungeonScreen::content_changed(bool is_kept) {
    m_animator.finish();
    m_animator.take_sounds();
    m_travel.reset();
    m_auto_continue.stop();
    m_stretch = Stretch::none;
    m_question.reset();
    m_hud->set_hint({});
    m_options.leaving.is_kept = is_kept;
    leave_mode();
}

void DungeonScreen::handle(const InputEvent& event, Screens&) {
    if (event.kind == InputEvent::Kind::let_go) return;
    m_last_input = m_now;
    const bool showed_goals = m_shows_goals;
    if (event.kind == InputEvent::Kind::control || event.clicked()) m_shows_goals = false;
    if (showed_goals && event.is(Control::cancel) && !opens_menu(event)) return;
    m_asked_before.reset();
    aim_what_was_chosen();
    if (opens_menu(event)) {
        open_menu(event.at);
    } else if (event.kind == InputEvent::Kind::control) {
        m_animator.finish();
        m_pointer.reset();
        control(event.control, event.ctrl);
    } else if (event.by_pointer()) {
        pointer(event);
    }
    aim_what_was_chosen();
    while (m_options.instant && going_on()) go_on();
    if (m_options.instant) show_ending();
}

/// A menu or the HUD may have begun something that needs a target: the next key is its aim already.
void DungeonScreen::aim_what_was_chosen() {
    if (focus().to_aim) begin_aim(*std::exchange(focus().to_aim, std::nullopt));
}

void DungeonScreen::control(Control control, bool only_turn) {
    if (control == Control::open_console) return m_options.open_console ? m_options.open_console(m_screens) : void();
    m_travel.reset();
    m_auto_continue.stop();
    m_stretch = Stretch::none;
    if (control_of_mode(control) || control_of_pause(control)) return;
    if (const std::optional<Direction> way = direction_of(control)) return direction(*way, only_turn);
    if (control == Control::confirm) return confirm();
    if (control == Control::cancel) return cancel();
    m_asked_before = std::exchange(m_question, std::nullopt);
    m_hud->set_hint({});
    if (info(control).group == ControlGroup::settings) return setting(control);
    if (info(control).group == ControlGroup::screens) return open(control);
    command(control);
}

bool DungeonScreen::control_of_mode(Control control) {
    if (focus().mode == UiFocus::Mode::aiming && m_aim) {
        if (control == Control::next_target || control == Control::previous_target) {
            m_aim->cycle(control == Control::next_target ? 1 : -1);
            show_aim();
            return true;
        }
        // The same key again means it.
        const bool same =
            skill_of(control) && m_aim->command().kind == Command::Kind::use_skill && *skill_of(control) == m_aim->command().slot;
        if (same) confirm();
        return same;
    }
    if (focus().mode == UiFocus::Mode::looking && (control == Control::next_target || control == Control::previous_target)) {
        look_at_next(control == Control::next_target);
        return true;
    }
    return false;
}

/// Of the others in sight: foes of the party first, and the nearest of them.
void DungeonScreen::look_at_next(bool onwards) {
    const World& world = game().world();
    const EntityId self = game().awaiting() ? game().awaiting() : game().leader();
    const Point from = world.position(self).value_or(Point{});
    std::vector<std::tuple<bool, int, EntityId>> order;
    for (const EntityId who : world.table<Creature>().owners())
        if (const std::optional<Point> at = world.position(who); at && who != self && session().knows(who) && game().sight().sees(*at))
            order.push_back({!self || !are_hostile(world, self, who), chebyshev(from, *at), who});
    std::sort(order.begin(), order.end());
    std::vector<EntityId> seen;
    for (const auto& [friendly, distance, who] : order) seen.push_back(who);
    if (seen.empty()) return;
    const auto now = std::find(seen.begin(), seen.end(), focus().creature);
    const auto count = static_cast<std::ptrdiff_t>(seen.size());
    const std::ptrdiff_t before = now == seen.end() ? (onwards ? -1 : count) : now - seen.begin();
    focus().creature = seen[static_cast<std::size_t>((before + (onwards ? 1 : count - 1)) % count)];
    focus().tile = world.position(focus().creature);
}

void DungeonScreen::direction(Direction way, bool only_turn) {
    using Mode = UiFocus::Mode;
    if (focus().mode == Mode::aiming && m_aim) {
        m_aim->move(way);
        return show_aim();
    }
    if (focus().mode == Mode::looking) {
        const Point next = focus().tile.value_or(Point{}) + offset(way);
        if (game().world().contains(next)) focus().tile = next;
        focus().creature = game().sight().sees(*focus().tile) ? game().world().creature_at(*focus().tile) : EntityId{};
        return;
    }
    focus().tile.reset();
    focus().creature = {};
    focus().path.clear();
    focus().reached.clear();
    focus().considered.reset();
    if (focus().mode == Mode::turning || only_turn) {
        leave_mode();
        return give({.kind = Command::Kind::turn, .direction = way});
    }
    ask_or_give(step_or_attack(way));
}

void DungeonScreen::confirm() {
    if (m_question) {
        const Command agreed = *m_question;
        leave_mode();
        return give(agreed);
    }
    if (m_aim) {
        const Command command = m_aim->command();
        // What is refused is told, and aimed anew.
        if (game().would_refuse(command)) return show_aim();
        const bool is_sure = doubt_about(command).empty();
        // What it reaches is still shown while it is asked about.
        if (is_sure) leave_mode();
        return ask_or_give(command);
    }
    if (focus().mode == UiFocus::Mode::looking) return leave_mode();
    if (const auto further = td::going_on(game().world(), game().awaiting())) return give(*further);
    const std::optional<Point> at = game().world().position(game().awaiting());
    if (!at) return;
    if (game().world().first_at<Stairs>(*at)) return ask_or_give({.kind = Command::Kind::stairs});
    if (game().world().first_at<Loot>(*at)) return give({.kind = Command::Kind::pick_up});
}

void DungeonScreen::cancel() {
    const bool something_open = m_question || focus().mode != UiFocus::Mode::playing;
    m_question.reset();
    m_hud->set_hint({});
    leave_mode();
    if (!something_open) open(Control::pause);
}

void DungeonScreen::command(Control control) {
    leave_mode();
    const Creature* const creature = game().world().find<Creature>(game().awaiting());
    if (creature == nullptr) return;
    if (const std::optional<int> slot = skill_of(control)) {
        // The key of what is under way goes on with it.
        const auto further = td::going_on(game().world(), game().awaiting());
        if (further && further->kind == Command::Kind::use_skill && further->slot == *slot) return give(*further);
        return begin_aim(Command::use_skill(*slot, creature->facing, {}));
    }
    switch (control) {
        case Control::wait: return ask_or_give(Command::wait());
        case Control::rest: return rest();
        case Control::attack: return ask_or_give(attack_from(creature->facing));
        case Control::pick_up: return ask_or_give({.kind = Command::Kind::pick_up});
        case Control::take_stairs: return go_to_stairs();
        case Control::explore: return explore();
        case Control::close_door: return ask_or_give({.kind = Command::Kind::close_door, .direction = creature->facing});
        case Control::turn_in_place: focus().mode = UiFocus::Mode::turning; return m_hud->set_hint(say(game().catalog(), "turn_which_way"));
        case Control::look:
            focus().mode = UiFocus::Mode::looking;
            focus().tile = game().world().position(game().awaiting());
            return m_hud->set_hint(say(game().catalog(), {"looking", "next", "cancel"}, key(Control::next_target), key(Control::cancel)));
        default: return;
    }
}

void DungeonScreen::open(Control control) {
    leave_mode();
    switch (control) {
        case Control::open_bag: return m_screens.push(make_bag(m_context));
        case Control::open_team: return m_screens.push(make_team(m_context));
        case Control::open_log: return m_screens.push(make_log(m_context));
        case Control::open_order: return m_screens.push(make_order(m_context));
        case Control::open_goals: return m_screens.push(make_goals(m_context));
        case Control::open_settings:
            return m_screens.push(make_settings([this]() -> const Catalog& { return game().catalog(); }, m_context.settings));
        case Control::help: return m_screens.push(make_help(game().catalog(), &game()));
        default: return m_screens.push(make_pause(m_context, m_options.leaving));
    }
}

std::string DungeonScreen::key(Control control) const { return key_in_text(control, preferences().keys, game().catalog()); }

void DungeonScreen::setting(Control control) {
    switch (control) {
        case Control::toggle_team_mode: return give({.kind = Command::Kind::team_mode, .slot = game().team_mode() ? 0 : 1});
        case Control::toggle_tactics: return next_tactic();
        case Control::toggle_pauses: return next_pause_mode();
        default: return m_context.settings.change([&](Preferences& preferences) { change_preference(control, preferences); });
    }
}

void DungeonScreen::change_preference(Control control, Preferences& preferences) {
    switch (control) {
        case Control::toggle_numbers: preferences.numbers = !preferences.numbers; return;
        case Control::toggle_minimap:
            preferences.minimap = static_cast<MinimapSize>((static_cast<int>(preferences.minimap) + 1) % 3);
            return;
        case Control::toggle_speed:
            preferences.steps_in_ticks = !preferences.steps_in_ticks;
            return m_hud->set_hint(preferences.steps_in_ticks ? say(game().catalog(), "speed_in_ticks")
                                                              : say(game().catalog(), "speed_in_percent"));
        case Control::zoom_in: preferences.zoom = std::min(preferences.zoom + 1, Preferences::most_zoom); return;
        case Control::zoom_out: preferences.zoom = std::max(preferences.zoom - 1, Preferences::least_zoom); return;
        default: return;
    }
}

/// The leader; whoever is asked instead, where that one would not be seen otherwise.
EntityId DungeonScreen::followed() const {
    const EntityId leader = game().leader(), asked = game().awaiting();
    const std::optional<Point> at = game().world().position(asked);
    if (!at || !leader || asked == leader) return leader;
    const Spot place = m_animator.shown(game(), leader).at;
    const Spot moved = m_view.place_for(place, {spot_of(*at)});
    return moved.x == place.x && moved.y == place.y ? leader : asked;
}

Spot DungeonScreen::camera_place() const {
    const World& world = game().world();
    std::vector<Spot> foes;
    for (const EntityId who : world.table<Creature>().owners()) {
        const std::optional<Point> at = world.position(who);
        if (at && game().sight().sees(*at) && are_hostile(world, game().leader(), who)) foes.push_back(spot_of(*at));
    }
    return m_view.place_for(m_animator.shown(game(), followed()).at, foes);
}

std::vector<Box> DungeonScreen::boxes_of_creatures() const {
    std::vector<Box> boxes;
    for (const EntityId who : game().world().table<Creature>().owners())
        if (const std::optional<Point> at = game().world().position(who); at && session().knows(who)) boxes.push_back(m_view.box(*at));
    return boxes;
}

std::vector<Box> DungeonScreen::boxes_of_party() const {
    std::vector<Box> boxes;
    for (const EntityId member : game().world().roster()[game().player_team()].members)
        if (const std::optional<Point> at = game().world().position(member)) boxes.push_back(m_view.box(*at));
    return boxes;
}

std::vector<Box> DungeonScreen::boxes_described() const {
    std::vector<Point> tiles = focus().reached;
    if (focus().tile) tiles.push_back(*focus().tile);
    const std::optional<Point> at = focus().creature ? game().world().position(focus().creature) : std::nullopt;
    if (at && session().knows(focus().creature)) tiles.push_back(*at);
    std::vector<Box> boxes;
    for (const Point tile : tiles) {
        // Heads stand out above their tiles.
        Box box = m_view.box(tile).moved(0, -m_view.tile() / 2);
        box.height += m_view.tile() / 2;
        boxes.push_back(box);
    }
    return boxes;
}

void DungeonScreen::draw(Canvas& canvas) {
    Box map = m_hud->map_area(canvas);
    if (focus().times) map.cut_right(canvas.px(style::order_width));
    m_view.set(map, std::max(1, canvas.picture_scale() + preferences().zoom));
    // Without a leader the run is over, and the camera stays where that happened.
    if ((std::exchange(m_arrived, false) || m_options.instant) && game().leader()) m_view.jump(camera_place());
    m_scene.draw(canvas, m_view, m_beat, preferences().numbers && foes_in_sight(game()));
    m_minimap = draw_minimap(canvas, session(), m_hud->map_area(canvas), preferences().minimap, m_minimap_corner, boxes_of_creatures());
    draw_goal_lines(canvas, m_hud->map_area(canvas), game());
    m_hud->keep_clear(boxes_described());
    m_hud->draw(canvas);
    if (m_shows_goals && game().outcome() == Outcome::running) draw_arrival(canvas, m_hud->map_area(canvas), game(), boxes_of_party());
}

bool DungeonScreen::tick(std::int64_t now) {
    const auto passed = static_cast<float>(std::min<std::int64_t>(now - m_now, 100));
    m_now = now;
    if (m_screens.top() == this) aim_what_was_chosen();
    const bool moving = m_animator.busy();
    m_animator.advance(now, preferences().pace);
    for (const SoundId sound : m_animator.take_sounds())
        if (m_options.play_sound) m_options.play_sound(sound);
    const bool went_on = going_on() && m_animator.settled();
    if (went_on) go_on();
    if (m_animator.settled()) show_ending();
    const int beat = now - m_last_input < doze_after ? static_cast<int>(now / beat_length) : m_beat;
    const bool beaten = std::exchange(m_beat, beat) != beat;
    const bool gliding = game().leader() && m_view.follow(camera_place(), passed);
    const bool pointed = point_again();
    return m_hud->tick(now) || moving || went_on || beaten || gliding || pointed;
}

}  // namespace td
