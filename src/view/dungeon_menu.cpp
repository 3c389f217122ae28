// What the right button offers on the map: all that keys do there and a plain click does not.
#include "game/explain.hpp"
#include "view/dungeon_screen.hpp"

namespace td {

bool DungeonScreen::opens_menu(const InputEvent& event) const {
    const bool right = event.is(Control::cancel) && event.button == InputEvent::Button::right;
    const bool busy = m_question || attention().mode != Attention::Mode::playing || going_on();
    return right && !busy && !m_hud->covers(event.at) && game().outcome() == Outcome::running;
}

void DungeonScreen::open_menu(Point pixel) {
    leave_mode();
    std::vector<MenuEntry> entries;
    const EntityId who = game().awaiting();
    const Point tile = m_view.tile_at(pixel);
    const std::optional<Point> at = game().world().position(who);
    const auto add = [&](std::string text, const Command& command) {
        if (!game().would_refuse(command)) entries.push_back({std::move(text), [this, command] { ask_or_give(command); }});
    };
    if (at && tile != *at) {
        const Direction way = direction_towards(*at, tile);
        add("Turn this way", {.kind = Command::Kind::turn, .direction = way});
        if (chebyshev(*at, tile) == 1) add("Close the door", {.kind = Command::Kind::close_door, .direction = way});
        add("Attack this way", Command::attack(way));
    } else if (at) {
        add("Wait a turn", Command::wait());
        add("Pick up what lies here", {.kind = Command::Kind::pick_up});
        add("Take the stairs", {.kind = Command::Kind::stairs});
    }
    add(game().team_mode() ? "Steer the leader alone" : "Steer every member yourself",
        {.kind = Command::Kind::team_mode, .slot = game().team_mode() ? 0 : 1});
    const auto further = [&](std::string text, Control what) {
        entries.push_back({std::move(text), [this, what] { control(what, false); }});
    };
    further("The party's next tactic", Control::toggle_tactics);
    further("What wins and what loses", Control::open_goals);
    further("Pause", Control::pause);
    m_screens.push(make_menu(pixel, who ? name_of(who, game().world()) : std::string("Others act"), std::move(entries)));
}

}  // namespace td
