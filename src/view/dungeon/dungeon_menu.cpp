// What the right button offers on the map: all that keys do there and a plain click does not.
#include "text/explain.hpp"
#include "text/say.hpp"
#include "view/dungeon/dungeon_screen.hpp"

namespace td {

bool DungeonScreen::opens_menu(const InputEvent& event) const {
    const bool right = event.is(Control::cancel) && event.button == InputEvent::Button::right;
    const bool busy = m_question || focus().mode != UiFocus::Mode::playing || going_on();
    return right && !busy && !m_hud->covers(event.at) && game().outcome() == Outcome::running;
}

void DungeonScreen::open_menu(Point pixel) {
    leave_mode();
    std::vector<MenuEntry> entries;
    const EntityId who = game().awaiting();
    const Point tile = tile_at(pixel);
    const std::optional<Point> at = game().world().position(who);
    const auto add = [&](std::string text, const Command& command) {
        if (!game().would_refuse(command)) entries.push_back({std::move(text), [this, command] { ask_or_give(command); }});
    };
    if (at && tile != *at) {
        const Direction way = direction_towards(*at, tile);
        add(say(game().catalog(), "menu_face"), {.kind = Command::Kind::turn, .direction = way});
        if (chebyshev(*at, tile) == 1) add(say(game().catalog(), "menu_close_door"), {.kind = Command::Kind::close_door, .direction = way});
        add(say(game().catalog(), "menu_attack"), Command::attack(way));
    } else if (at) {
        add(say(game().catalog(), "menu_wait"), Command::wait());
        add(say(game().catalog(), "menu_pick_up"), {.kind = Command::Kind::pick_up});
        add(say(game().catalog(), "menu_stairs"), {.kind = Command::Kind::stairs});
    }
    add(game().team_mode() ? say(game().catalog(), "menu_steer_leader") : say(game().catalog(), "menu_steer_all"),
        {.kind = Command::Kind::team_mode, .slot = game().team_mode() ? 0 : 1});
    const auto further = [&](std::string text, Control what) {
        entries.push_back({std::move(text), [this, what] { control(what, false); }});
    };
    further(say(game().catalog(), "menu_tactic"), Control::toggle_tactics);
    further(say(game().catalog(), "menu_goals"), Control::open_goals);
    further(say(game().catalog(), "menu_pauses"), Control::toggle_pauses);
    further(say(game().catalog(), "menu_numbers"), Control::toggle_numbers);
    further(say(game().catalog(), "menu_speed"), Control::toggle_speed);
    further(say(game().catalog(), "pause_title"), Control::pause);
    m_screens.push(make_menu(pixel, who ? name_of(who, game().world()) : say(game().catalog(), "others_act"), std::move(entries)));
}

}  // namespace td
