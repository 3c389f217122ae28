// Which charges and pools AI-controlled members of the party save for later fights of the dungeon. Foes have only one fight and save
// nothing.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"

namespace td::tactics {

/// Does `who` sleep, so that harm would wake it?
bool sleeps(const AiContext& context, EntityId who);
/// Tiles at which a plain attack of `who` strikes, at least 1.
int reach_of_plain_attack(const AiContext& context, EntityId who);
/// Health that a plain attack of `who` would take from `foe` on average, were it in reach; 0 if `who` cannot strike.
int plain_harm(const AiContext& context, EntityId who, EntityId foe);

class ResourceSaving {
public:
    /// `foes`: those in sight, nearest first.
    ResourceSaving(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);

    /// Does this creature save the charges of `skill`, or what it is paid from? Of a pool that something comes back to, the upper half is
    /// spent freely.
    bool saves(const Skill& skill) const { return m_keeps && (skill.charges > 0 || !leaves_enough(skill.pool_cost)); }
    /// The reach without the foes on whom a charge would be wasted: those asleep, and those that the party's next plain attacks kill
    /// anyway.
    Reach without_wasted_targets(Reach reach) const;
    /// Is an awake foe near enough to prepare for it?
    bool danger_is_near() const;

private:
    bool leaves_enough(const PoolCost& cost) const;
    bool falls_anyway(EntityId foe) const;

    const AiContext& m_context;
    EntityId m_who;
    const std::vector<EntityId>& m_foes;
    bool m_keeps;
};

}  // namespace td::tactics
