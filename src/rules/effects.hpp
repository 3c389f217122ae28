// From effects as authors write them to the actions that carry them out.
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "base/dice.hpp"
#include "world/world.hpp"

namespace td {

/// True for effects that change tiles, maps or the company rather than a creature in the area; they happen once, also when nobody is there.
constexpr bool is_about_ground(EffectKind kind) {
    return kind == EffectKind::change_terrain || kind == EffectKind::dig || kind == EffectKind::reveal_map || kind == EffectKind::summon ||
           kind == EffectKind::place_feature || kind == EffectKind::clear_features || kind == EffectKind::ignite ||
           kind == EffectKind::extinguish;
}

/// What `effects` do to `target`, chance decided. `who` may be none (terrain) or the bearer itself (statuses).
std::vector<Action> consequences(const World& world, const Catalog& catalog, Dice& dice, const std::vector<Effect>& effects, EntityId who,
                                 EntityId target, StatusId by_status = {});

/// What those effects that are about the ground do to `tiles`.
std::vector<Action> consequences_for_ground(const World& world, const Catalog& catalog, Dice& dice, const std::vector<Effect>& effects,
                                            EntityId who, const std::vector<Point>& tiles);

/// Why a tile cannot be dug through; nothing if it can.
std::optional<Refusal> why_not_dig(const World& world, const Catalog& catalog, Point p);

/// What is left of effects of which only `done` turns of `of` were spent: amounts and durations in proportion, rounded down. Effects
/// that have no amount are left out.
std::vector<Effect> share_of(const std::vector<Effect>& effects, const Catalog& catalog, int done, int of);

/// False when nothing of it would change anything for the target (healing the unhurt): then it is refused rather than wasted.
bool would_do_anything(const World& world, const Catalog& catalog, const std::vector<Effect>& effects, EntityId target);

}  // namespace td
