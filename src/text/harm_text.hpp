// What a blow would come to, in words: its chance to hit, its harm, and who answers it.
#pragma once

#include <string>
#include <vector>

#include "ai/threats.hpp"
#include "game/run/game.hpp"

namespace td {

/// The chance in percent that `who` hits the target; allies are always hit.
int aimed_chance(const Game& game, EntityId who, EntityId target, int accuracy);

/// "85 %, 5 to 7 (fells in 4 of 10)", "100 %, 6 (1 hit to fell)": the harm of `effects` of `who` to `target`, with that chance to hit, and
/// what that comes to with the spread of the dice, which `brief` leaves out.
std::string chance_and_harm(const Game& game, EntityId who, EntityId target, int chance, const std::vector<Effect>& effects,
                            bool brief = false);
/// The same for a skill, with its own chance to hit.
std::string chance_and_harm(const Game& game, EntityId who, EntityId target, const Skill& skill, bool brief = false);

/// Null: it has none.
const Skill* plain_attack_of(EntityId who, const Game& game);

/// The answers of foes in sight to a hit of `who` on the foe `target` with that skill.
std::vector<tactics::Threat> answers_to(const Game& game, EntityId who, EntityId target, const Skill& skill);

}  // namespace td
