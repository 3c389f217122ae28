// What the awaited creature can do on a tile of the map: step there, attack, shoot. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "controls/controls.hpp"
#include "play/session.hpp"

namespace td {

/// A step that way; where a foe that the player knows of stands there, the plain attack on it.
Command step_or_attack(Session& session, Direction direction);

/// The plain attack whose guns would reach the foe on `tile`; nothing if none would.
std::optional<commands::Attack> shot_at(Session& session, Point tile);
/// The tiles that the shots of a plain attack that way would reach.
std::vector<Point> tiles_of_shots(Session& session, Direction direction);

/// Plain attacks that would strike a foe: only the one ahead, if one stands there; else one for each side on which one does.
std::vector<Command> attacks_on_foes(Session& session);
/// Why attacks_on_foes() is empty and what would help, as a sentence.
std::string why_no_attack(Session& session);

/// What the actor who is asked would pick up: what lies underfoot, else a fallen one in reach; who carries one lays it down.
Command picking_up(const Game& game);

/// A line of a tile's menu: a command that would not be refused, or what a control asks for.
struct TileChoice {
    std::string text;
    std::variant<Command, Control> choice;
};
/// All that keys do there and a plain click does not.
std::vector<TileChoice> choices_on_tile(Session& session, Point tile);

}  // namespace td
