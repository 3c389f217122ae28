// Which creatures a command would affect and how, as far as the rules can tell in advance: for aiming, and for questions before a command.
#pragma once

#include <optional>
#include <vector>

#include "catalog/effect_traits.hpp"
#include "game/run/game.hpp"
#include "rules/targets.hpp"

namespace td {

/// Effects, and the creatures and tiles that they would reach.
struct EffectPreview {
    std::vector<Effect> effects;
    Reach reach;
    Audience audience = Audience::everyone;
};

/// For an attack, a skill, an item or a throw by the actor who is asked: one, or one for each weapon. Empty for all other commands. Leaves
/// out creatures that the player's side does not know of, and tiles that it has not seen.
std::vector<EffectPreview> effect_previews_of(const Game& game, const Command& command);

/// How many turns `target` has, in which it may leave, before an action of several turns that the actor who is asked begins with `command`
/// takes effect. Leaves out turns in which it surely does nothing as things are. Nothing if that end is not foreseen.
std::optional<int> turns_to_leave(const Game& game, const Command& command, int turns, EntityId target);

/// What an effect is meant to do: to harm, to help, or neither.
EffectIntent intent_of(const Effect& effect, const Catalog& catalog);
/// The same for several effects together: harm if any of them is meant to harm, else help if any is.
EffectIntent intent_of(const std::vector<Effect>& effects, const Catalog& catalog);

/// Creatures that are no foes of the actor who is asked and might be harmed by `command`, the actor included, each once. Assumes
/// that every chance comes true and no blow goes astray. Leaves out what a creature only does to itself.
std::vector<EntityId> non_foes_harmed_by(const Game& game, const Command& command);

}  // namespace td
