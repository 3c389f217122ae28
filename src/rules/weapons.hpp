// Weapons among a creature's parts: which are switched on, and their targets. One answer for rules, AI and previews.
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "world/world_view.hpp"

namespace td {

enum class WeaponKind : std::uint8_t { ranged, melee, autonomous };

/// The switched-on weapons of the kind, in the order attached.
std::vector<ItemId> ready_weapons(const WorldView& view, EntityId who, WeaponKind kind);

/// True if a weapon is switched on that a plain attack uses.
bool has_ready_weapons(const WorldView& view, EntityId who);

/// The plain attack in `direction`: the first melee weapon that reaches a creature strikes; with none, all ranged weapons that reach one
/// fire. Each is paid from what those before it leave of the pools; one that cannot be paid stays silent. No shots: no weapon reaches a
/// creature and can be paid. Follow-ups of other melee weapons are not included.
FireWeapons attack_with_parts(const WorldView& view, EntityId who, Direction direction);
/// What the shots cost of pools, in sum.
PoolCost pool_cost_of(const Catalog& catalog, const std::vector<Shot>& shots);
/// The shots of melee weapons that may follow up after the first has struck, each with the chance Part::follow_up; those that can be paid.
std::vector<Shot> follow_ups(const WorldView& view, EntityId who, const FireWeapons& strike);

/// The shot of an autonomous weapon now: at the nearest foe that it reaches (at equal distance the first in the order of teams); nothing
/// when it reaches none, or cannot be paid.
std::optional<FireWeapons> autonomous_shot(const WorldView& view, EntityId who, ItemId weapon);

}  // namespace td
