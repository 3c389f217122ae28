// Turns effects, as authors write them, into the actions that carry them out.
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "base/dice.hpp"
#include "catalog/effect_traits.hpp"
#include "world/world_view.hpp"

namespace td {

/// The cause of effects.
struct EffectSource {
    EntityId who;   ///< the doer; none: the ground or the weather is the cause
    Point at;       ///< where the doer stands, or stood
    EntityId whom;  ///< the creature that set the effects off, where there is no doer
    StatusId status;
    FeatureId feature;
    SkillId skill;
};
/// The source of effects of an action of `who`. Precondition: `who` is on the floor.
EffectSource effect_source_of(const World& world, EntityId who, SkillId skill = {});

/// The actions by which `effects` change `target`; chances are drawn from `dice`. Precondition: `target` is alive.
std::vector<Action> consequences(const WorldView& view, Dice& dice, const std::vector<Effect>& effects, const EffectSource& source,
                                 EntityId target);

/// The actions by which those of `effects` that are about the ground change `tiles`.
std::vector<Action> consequences_for_ground(const WorldView& view, Dice& dice, const std::vector<Effect>& effects,
                                            const EffectSource& source, const std::vector<Point>& tiles);

/// The skill with which `who` strikes: the one named, or its plain attack.
SkillId skill_of(const WorldView& view, EntityId who, const effect::Strike& strike);

/// What an effect does to one creature on average, chance left aside: for AI and previews, which weigh it.
struct ExpectedOutcome {
    int harm = 0;                   ///< points of health that the target would lose
    int healing = 0;                ///< points of health that it would get back
    int harmful_statuses_lost = 0;  ///< harmful statuses that it would lose
    int pool_points = 0;            ///< points of a pool that it would get back; below 0: lose
    int skills_ready_again = 0;     ///< skills without a charge left that would get one back
    StatusId gained;                ///< the status that it would gain
};
/// Ground effects and effects that change neither health nor statuses nor charges have an empty outcome. Precondition: `target` is alive.
ExpectedOutcome expected_outcome(const WorldView& view, EntityId who, const Effect& effect, EntityId target);

/// The health that `effect` takes from `target` on average if it is a blow: damage, or harm of a fixed amount. Others take 0 here.
/// Precondition: `target` is alive.
int expected_harm(const WorldView& view, EntityId who, const Effect& effect, EntityId target);

/// The greatest health that such a blow can take, repetitions included, if it takes `expected` on average.
int most_harm(const Effect& effect, int expected);

/// True if `effect`, on the ground under `who`, burns or holds `who`.
bool ground_would_harm(const WorldView& view, const Effect& effect, EntityId who);

/// Why the tile `p` cannot be dug through; nothing if it can.
[[nodiscard]] std::optional<Refusal> why_not_dig(const WorldView& view, Point p);

/// The effects of a multi-turn action that was broken off after `turns_done` of its `turns`: amounts and durations in proportion, rounded
/// down. Effects without an amount are left out.
std::vector<Effect> partial_effects(const std::vector<Effect>& effects, const Catalog& catalog, int turns_done, int turns);

/// True if the effect changes anything for `target` as it is now.
bool would_change(const WorldView& view, const Effect& effect, EntityId target);
/// False when none of `effects` would change anything for `target` (healing the unhurt): then the use is refused, not wasted.
bool would_do_anything(const WorldView& view, const std::vector<Effect>& effects, EntityId target);

}  // namespace td
