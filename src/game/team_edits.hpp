// How an AI-controlled leader of the party orders it anew: each edit that costs no turn is played on in a copy of the game, with
// everybody's tactics, and the best is made if it is better than none.
#pragma once

#include <optional>

#include "actions/command.hpp"

namespace td {

struct GameState;

/// The swap of two members, or the member who takes the lead, after which the party stands best at the end of the next round;
/// nothing if it stands no better than now, no foe is in sight, or the turn is one besides its own. All edits are tried with the same
/// throws of dice, so after the edits that it names, one after the other, it names none. Only what its side sees is played.
/// Precondition: the loop has begun the turn of `leader`, who leads the party, and asks for its decision. Foes never edit their teams: the
/// forecast could not tell the player.
/// Source: resources/docs/rules.md, "Editing the team".
std::optional<Command> best_team_edit(const GameState& state, EntityId leader);

}  // namespace td
