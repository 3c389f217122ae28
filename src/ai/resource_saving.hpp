// What the party keeps for later: it has a whole dungeon before it, and what it can do a few times only is missed when it is needed.
// Foes have this one fight, and keep nothing.
#pragma once

#include <vector>

#include "ai/ai_context.hpp"
#include "rules/targets.hpp"

namespace td::tactics {

/// Does it sleep, so that harm would wake it?
bool sleeps(const AiContext& context, EntityId who);

class ResourceSaving {
public:
    /// `foes`: those in sight, nearest first.
    ResourceSaving(const AiContext& context, EntityId who, const std::vector<EntityId>& foes);

    /// Is a charge of this skill worth saving to who asks?
    bool saves(const Skill& skill) const { return m_keeps && skill.charges > 0; }
    /// Less the foes on whom a charge would be lost: who sleeps, and who falls to the next plain blows of the party anyway.
    Reach without_wasted_targets(Reach reach) const;
    /// Is a foe that is awake so near that it is time to make ready for it?
    bool danger_is_near() const;

private:
    bool falls_anyway(EntityId foe) const;

    const AiContext& m_context;
    EntityId m_who;
    const std::vector<EntityId>& m_foes;
    bool m_keeps;
};

}  // namespace td::tactics
