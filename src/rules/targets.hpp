// Whom and which tiles an area reaches from where somebody stands: one answer for the rules, the tactics and the aiming player.
#pragma once

#include <vector>

#include "catalog/effects.hpp"
#include "world/world.hpp"

namespace td {

struct Reach {
    std::vector<Point> tiles;
    std::vector<EntityId> targets;  ///< living creatures on them that the audience means, in the order of the tiles
};

/// `direction` counts for shapes that go ahead, `aim` for bursts (out of range or out of sight it reaches nothing).
Reach reach_of(const World& world, EntityId who, const Area& area, Audience audience, Direction direction, Point aim);

/// The same around any place: `who` is whose foes and allies are meant (none: everybody is), `direction` is ahead.
Reach reach_around(const World& world, Point centre, EntityId who, const Area& area, Audience audience, Direction direction);

/// The item in a slot of the bag of its team, or what it holds itself; none when there is no such thing.
ItemId item_in_slot(const World& world, EntityId who, int slot);
/// Its skill in that slot, from 0; none when nothing is there.
SkillId skill_in_slot(const World& world, EntityId who, int slot);

/// Is `target` one of those meant? Oneself is an ally of oneself.
bool is_meant(const World& world, EntityId who, EntityId target, Audience audience);

/// Percent with which `who` hits `target`, all statuses and evasion counted, 0..100.
int hit_chance(const World& world, const Catalog& catalog, EntityId who, EntityId target, int accuracy);

/// Percent; what is thrown to a friend always arrives.
int throw_chance(const World& world, const Catalog& catalog, EntityId who, EntityId target);

/// What a hit of `power` takes away on average, before chance moves it by up to 15 percent; at least 1 unless immune (0).
int expected_damage(const World& world, const Catalog& catalog, EntityId who, EntityId target, int power, DamageKindId kind);

/// What is left of plain harm after what the target's kind resists; nobody swings fire or poison.
int resisted(const World& world, const Catalog& catalog, EntityId target, int amount, DamageKindId kind);

/// Where a thrown thing comes down: the tile of whom it hits, or the last free one; `target` none then.
struct Landing {
    Point at;
    EntityId target;
};
Landing landing_of(const World& world, EntityId who, Direction direction, int range);

}  // namespace td
