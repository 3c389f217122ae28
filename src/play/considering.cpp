#include "play/considering.hpp"

#include "play/tile_commands.hpp"
#include "play/travel.hpp"

namespace td {

void consider_nothing(UiFocus& focus) {
    focus.considered.reset();
    focus.path.clear();
    focus.reached.clear();
}

void consider(Session& session, const Command& command) {
    session.focus.considered.reset();
    if (!session.refusal_of(command)) session.focus.considered = command;
}

void consider_click(Session& session, Point tile) {
    consider_nothing(session.focus);
    const Game& next_game = session.next_game();
    const std::optional<Point> at = next_game.world().position(next_game.awaiting());
    if (!at || tile == *at || !session.game().sight().explored(tile)) return;
    if (const std::optional<commands::Attack> shot = shot_at(session, tile)) {
        session.focus.reached = tiles_of_shots(session, shot->direction);
        return consider(session, *shot);
    }
    const Travel way(next_game, tile);
    if (chebyshev(*at, tile) > 1 && !way.obstacle().empty()) return;
    session.focus.path = way.path();
    if (const std::optional<Direction> step = way.next_step()) consider(session, step_or_attack(session, *step));
}

void consider_skill(Session& session, int slot) {
    consider_nothing(session.focus);
    if (!session.next_game().awaiting()) return;
    const Aim aim(session.next_game(), commands::UseSkill{slot, Direction::south, {}});
    session.focus.reached = aim.reached();
    consider(session, aim.command());
}

void consider_aim(Session& session, const Aim& aim) {
    UiFocus& focus = session.focus;
    focus.reached = aim.reached();
    focus.tile = aim.cursor();
    focus.aimed = aim.command();
    if (aim.moves_turns()) focus.aimable = aim.aimable(), focus.creature = aim.aimed_at();
    consider(session, aim.command());
}

}  // namespace td
