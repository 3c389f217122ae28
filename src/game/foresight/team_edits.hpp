// How an AI-controlled leader of the party rearranges it: each edit that costs no turn is played on in a copy of the game, with everybody's
// tactics, and the best one is made if it is better than none.
#pragma once

#include <optional>

#include "actions/command.hpp"

namespace td {

struct GameState;

/// The swap of two members, or the change of leader, with the best result for the party at the end of the next round; nothing if none is
/// better than no edit, no foe is in sight, or the turn is an extra turn. All edits are tried with the same throws of dice, so repeated
/// calls come to an end. Only what its side sees is played.
/// Precondition: the loop has begun the turn of `leader`, who leads the party, and asks for its decision. Foes never edit their teams: the
/// forecast could not tell the player.
/// Source: resources/docs/rules.md, "Editing the team".
std::optional<Command> best_team_edit(const GameState& state, EntityId leader);

}  // namespace td
