// What a command would do to which creatures, as far as the rules can tell in advance: for aiming, and for questions asked before a
// command.
#pragma once

#include <vector>

#include "catalog/effect_traits.hpp"
#include "game/game.hpp"
#include "rules/targets.hpp"

namespace td {

/// Effects, with the creatures and tiles they would reach.
struct EffectPreview {
    std::vector<Effect> effects;
    Reach reach;
    Audience audience = Audience::everyone;
};

/// Of an attack, a skill, an item or a throw of the actor who is asked: one, or one for each weapon. Nothing for all else.
std::vector<EffectPreview> effect_previews_of(const Game& game, const Command& command);

/// Whether an effect is meant to `harm`, to `help`, or for `neither`.
EffectIntent intent_of(const Effect& effect, const Catalog& catalog);
/// The same of several effects together: to harm if any of them is, else to help if any is.
EffectIntent intent_of(const std::vector<Effect>& effects, const Catalog& catalog);

/// Creatures that are no foes of the actor who is asked and might be harmed by `command`, the actor included, each once. Every chance is
/// taken to come true, but no blow goes astray. What a creature does to itself alone is not counted.
std::vector<EntityId> non_foes_harmed_by(const Game& game, const Command& command);

}  // namespace td
