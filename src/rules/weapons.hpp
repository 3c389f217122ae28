// Weapons among a creature's parts: which are switched on, and whom they reach. One answer for the rules, the tactics and the screen.
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "world/world.hpp"

namespace td {

enum class WeaponKind : std::uint8_t { ranged, melee, autonomous };

/// Items of the switched-on weapons of the kind, in the order attached.
std::vector<ItemId> ready_weapons(const World& world, const Catalog& catalog, EntityId who, WeaponKind kind);

/// Is anything switched on that a plain attack would fire?
bool has_ready_weapons(const World& world, const Catalog& catalog, EntityId who);

/// The plain attack in `direction`: the first melee weapon that reaches somebody strikes; with none, all ranged ones that do fire.
/// No shots: none of them reaches anybody. Follow-ups of other melee weapons are left to chance.
FireWeapons attack_with_parts(const World& world, const Catalog& catalog, EntityId who, Direction direction);
/// Melee weapons that may follow up after the first has struck, as shots; whether they do is theirs by chance (Part::follow_up).
std::vector<Shot> follow_ups(const World& world, const Catalog& catalog, EntityId who, const FireWeapons& strike);

/// What an autonomous weapon would do now: at the nearest foe that it reaches (of equals the one who came first); nothing when it reaches
/// none.
std::optional<FireWeapons> lone_shot(const World& world, const Catalog& catalog, EntityId who, ItemId weapon);

}  // namespace td
