// From effects as authors write them to the actions that carry them out.
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "base/dice.hpp"
#include "catalog/effect_traits.hpp"
#include "world/world.hpp"

namespace td {

/// Where effects come from.
struct EffectSource {
    EntityId who;   ///< the doer; none: the ground, the weather
    Point at;       ///< where it stands, or stood
    EntityId whom;  ///< who set it off, where there is no doer
    StatusId status;
    FeatureId feature;
    SkillId skill;
};
/// Of an action. Precondition: `who` is on the floor.
EffectSource effect_source_of(const World& world, EntityId who, SkillId skill = {});

/// What `effects` do to `target`, chance decided. Precondition: `target` is alive.
std::vector<Action> consequences(const World& world, const Catalog& catalog, Dice& dice, const std::vector<Effect>& effects,
                                 const EffectSource& source, EntityId target);

/// What those effects that are about the ground do to `tiles`.
std::vector<Action> consequences_for_ground(const World& world, const Catalog& catalog, Dice& dice, const std::vector<Effect>& effects,
                                            const EffectSource& source, const std::vector<Point>& tiles);

/// What an effect does to one creature on average, chance left aside: for AI and previews, which weigh it.
struct ExpectedOutcome {
    int harm = 0;        ///< points of health that the target would lose
    int healing = 0;     ///< points of health that it would get back
    int ills_cured = 0;  ///< harmful statuses that it would lose
    StatusId gained;     ///< the status that it would gain
};
/// Ground effects and effects that change neither health nor statuses have an empty outcome. Precondition: `target` is alive.
ExpectedOutcome expected_outcome(const World& world, const Catalog& catalog, EntityId who, const Effect& effect, EntityId target);

/// Would what `effect` does to the ground under `who` burn or hold it?
bool ground_would_harm(const World& world, const Catalog& catalog, const Effect& effect, EntityId who);

/// Why a tile cannot be dug through; nothing if it can.
std::optional<Refusal> why_not_dig(const World& world, const Catalog& catalog, Point p);

/// What is left of effects of which only `done` turns of `of` were spent: amounts and durations in proportion, rounded down. Effects
/// that have no amount are left out.
std::vector<Effect> share_of(const std::vector<Effect>& effects, const Catalog& catalog, int done, int of);

/// False when nothing of it would change anything for the target (healing the unhurt): then it is refused rather than wasted.
bool would_do_anything(const World& world, const Catalog& catalog, const std::vector<Effect>& effects, EntityId target);

}  // namespace td
