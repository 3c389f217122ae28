// What the awaited creature can do on a tile of the map: step there, attack, shoot. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "controls/controls.hpp"
#include "play/session.hpp"

namespace td {

/// A step in that direction, or the plain attack on a known foe there.
Command step_or_attack(Session& session, Direction direction);

/// The plain attack that would shoot the foe on `tile`; nothing if none would.
std::optional<commands::Attack> shot_at(Session& session, Point tile);
/// The tiles that the shots of a plain attack in that direction would reach.
std::vector<Point> tiles_of_shots(Session& session, Direction direction);

/// Plain attacks that would strike a foe: only the one ahead, if that would; else one for each such direction.
std::vector<Command> attacks_on_foes(Session& session);
/// A sentence on why attacks_on_foes() is empty, and what would help. Precondition: a creature on the floor is awaited.
std::string why_no_attack(Session& session);

/// The command of the pick-up key: takes the item underfoot, else lays down a carried ally, else carries a fallen ally in reach.
Command pick_up_command(const Game& game);

/// A line of a tile's menu: a command that would not be refused, or a control.
struct TileChoice {
    std::string text;
    std::variant<Command, Control> choice;
};
/// Everything that keys can do there and a plain click cannot.
std::vector<TileChoice> choices_on_tile(Session& session, Point tile);

}  // namespace td
