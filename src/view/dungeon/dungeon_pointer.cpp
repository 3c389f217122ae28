// How the dungeon's layer understands the mouse: pointing considers, clicking does.
#include "rules/weapons.hpp"
#include "text/say.hpp"
#include "view/dungeon/dungeon_screen.hpp"

namespace td {

Point DungeonScreen::tile_at(Point pixel) const { return m_minimap.box.contains(pixel) ? m_minimap.tile_at(pixel) : m_view.tile_at(pixel); }

void DungeonScreen::pointer(const InputEvent& event) {
    m_hud->handle(event, m_screens);
    if (event.kind == InputEvent::Kind::wheel && !m_hud->covers(event.at))
        return setting(event.wheel > 0 ? Control::zoom_in : Control::zoom_out);
    m_pointer = event.at;
    if (event.clicked() && m_hud->creature_at(event.at) && game().may_reconsider(m_hud->creature_at(event.at)))
        return reconsider(m_hud->creature_at(event.at));
    if (event.kind == InputEvent::Kind::pointer_moved) return hover(event.at);
    if (event.kind != InputEvent::Kind::pressed || m_hud->covers(event.at)) return;
    m_animator.finish();
    if (event.clicked()) click(tile_at(event.at));
}

void DungeonScreen::hover(Point pixel) {
    if (m_question) return;
    if (m_hud->covers(pixel)) {
        if (focus().mode == UiFocus::Mode::playing) hover_hud(pixel);
        return;
    }
    const Point tile = tile_at(pixel);
    if (m_aim) {
        aim_at(tile);
        return;
    }
    if (focus().tile == tile) return;
    focus().tile = tile;
    focus().creature = game().sight().sees(tile) ? game().world().creature_at(tile) : EntityId{};
    focus().path.clear();
    focus().considered.reset();
    if (focus().mode == UiFocus::Mode::playing) focus().reached.clear();
    const Game& asking = session().asking();
    const std::optional<Point> at = asking.world().position(asking.awaiting());
    if (focus().mode != UiFocus::Mode::playing || !at || tile == *at || !game().sight().explored(tile)) return;
    if (const std::optional<Command> shot = shot_at(tile)) {
        for (const Shot& each : attack_with_parts(asking.world(), asking.catalog(), asking.awaiting(), shot->direction).shots)
            focus().reached.insert(focus().reached.end(), each.tiles.begin(), each.tiles.end());
        return consider(*shot);
    }
    const Travel way(asking, tile);
    // What a click would refuse is not considered.
    if (chebyshev(*at, tile) > 1 && !way.obstacle().empty()) return;
    focus().path = way.path();
    if (const std::optional<Direction> step = way.next_step()) consider(step_or_attack(*step));
}

void DungeonScreen::hover_hud(Point pixel) {
    focus().tile.reset();
    focus().considered.reset();
    focus().path.clear();
    focus().reached.clear();
    const std::optional<int> slot = m_hud->skill_at(pixel);
    const Game& asking = session().asking();
    if (!slot || !asking.awaiting()) return;
    // As it would be aimed at first.
    const Aim aim(asking, Command::use_skill(*slot, Direction::south, {}));
    focus().reached = aim.reached();
    consider(aim.command());
}

bool DungeonScreen::aim_at(Point tile) {
    const bool in_reach = m_aim->point_at(tile);
    show_aim();
    if (!in_reach)
        m_hud->set_hint(
            say(game().catalog(), {"aim_refused", "why", "cancel"}, say(game().catalog(), "refused_too_far"), key(Control::cancel)));
    return in_reach;
}

bool DungeonScreen::point_again() {
    if (!m_pointer || m_aim || m_screens.top() != this || going_on() || m_hud->covers(*m_pointer)) return false;
    const std::optional<Point> before = focus().tile;
    hover(*m_pointer);
    return focus().tile != before;
}

void DungeonScreen::click(Point tile) {
    m_travel.reset();
    m_auto_continue.stop();
    m_stretch = Stretch::none;
    if (m_aim) {
        const std::optional<Command> question = m_question;
        if (!aim_at(tile)) return;
        if (question == m_aim->command()) m_question = question;
        return confirm();
    }
    const EntityId clicked = game().world().contains(tile) ? game().world().creature_at(tile) : EntityId{};
    if (clicked && clicked != game().awaiting() && !game().reconsidering() && game().may_reconsider(clicked)) return reconsider(clicked);
    if (focus().mode == UiFocus::Mode::looking) return;
    const Game& asking = session().asking();
    const std::optional<Point> at = asking.world().position(asking.awaiting());
    // The refusal says that nothing is begun that another action could replace.
    if (!at) return game().paused() ? reconsider(game().leader()) : void();
    const bool is_beside = chebyshev(*at, tile) <= 1 || shot_at(tile);
    if (const std::string obstacle = is_beside ? std::string() : Travel(asking, tile).obstacle(); !obstacle.empty())
        return m_hud->set_hint(obstacle);
    order_leader_at_pause();
    const bool is_asked = m_question && m_question->kind == Command::Kind::attack;
    if (is_asked && tile == *at + offset(m_question->direction)) return confirm();
    if (tile == *at) return confirm();
    if (const std::optional<Command> shot = shot_at(tile)) return ask_or_give(*shot);
    if (chebyshev(*at, tile) == 1) return ask_or_give(step_or_attack(direction_towards(*at, tile)));
    m_travel.emplace(game(), tile);
    const std::optional<Direction> step = m_travel->next_step();
    if (!step) return m_travel.reset();
    if (foes_in_sight(game()) || !doubt_about(step_or_attack(*step)).empty()) {
        m_travel.reset();
        return ask_or_give(step_or_attack(*step));
    }
    go_on();
}

}  // namespace td
