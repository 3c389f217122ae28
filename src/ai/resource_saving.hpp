// Which charges and pools AI-controlled party members save for later fights of the dungeon. Foes have only one fight and save nothing.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"

namespace td::tactics {

/// True if `who` sleeps in a way that harm would end.
bool sleeps(const AiContext& context, EntityId who);
/// The reach of a plain attack of `who` in tiles, at least 1.
int reach_of_plain_attack(const AiContext& context, EntityId who);
/// The average harm of a plain attack of `who` to `foe`, if it were in reach; 0 if `who` cannot strike.
int plain_harm(const AiContext& context, EntityId who, EntityId foe);

/// True if the skill strikes blows, and they would do less than a quarter of the harm to `foe` that content gives them: the party spends no
/// charge or pool on that.
bool is_shrugged_off(const AiContext& context, EntityId who, const Skill& skill, EntityId foe);

/// True if the skill strikes blows, and `foe` has a status that makes it twice as hard or more, or the first blow would open it: the party
/// spends charges and pools on it only at another time.
bool is_shut_to(const AiContext& context, EntityId who, const Skill& skill, EntityId foe);

class ResourceSaving {
public:
    /// `foes`: those in sight, nearest first.
    ResourceSaving(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);

    /// True if this creature saves the charges of `skill`, or the pools that pay for it. The upper half of a pool that refills is spent
    /// freely.
    bool saves(const Skill& skill) const { return m_saves && (skill.charges > 0 || !leaves_enough(skill.pool_cost)); }
    /// The reach without the foes on which a charge would be wasted: those asleep, if all are, and those that the party's plain attacks
    /// would kill anyway.
    Reach without_wasted_targets(Reach reach) const;
    /// True if an awake foe is near enough to prepare for a fight.
    bool danger_is_near() const;
    /// True if the plain attacks of those of the party who have `foe` in range would kill it on average.
    bool dies_anyway(EntityId foe) const;

private:
    bool leaves_enough(const PoolCost& cost) const;

    const AiContext& m_context;
    EntityId m_who;
    const std::vector<EntityId>& m_foes;
    bool m_saves;
};

}  // namespace td::tactics
