// Whether a skill, an item or a weapon can be used now, as far as that is the user's own affair: charges, pools, cooldowns.
#pragma once

#include <optional>

#include "actions/refusal.hpp"
#include "world/world_view.hpp"

namespace td {

/// Why `who` cannot pay that; nothing if it can.
std::optional<Refusal> why_not_payable(const WorldView& view, EntityId who, const PoolCost& cost);
/// Why the skill in a slot of `who` cannot be used; nothing if it can.
std::optional<Refusal> why_not_ready(const WorldView& view, EntityId who, const SkillSlot& slot);
inline bool is_ready(const WorldView& view, EntityId who, const SkillSlot& slot) { return !why_not_ready(view, who, slot); }
/// As is_ready, but true also if the skill may become ready within a round.
bool may_become_ready(const WorldView& view, EntityId who, const SkillSlot& slot);

}  // namespace td
